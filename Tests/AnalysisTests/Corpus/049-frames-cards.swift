// For iOS 17, macOS 14
import SwiftUI

struct DashboardTile<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).textCase(.uppercase)
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    .padding()
    .frame(minWidth: 120, maxWidth: .infinity, minHeight: 96, maxHeight: .infinity)
    .background()
    .backgroundStyle(.background.secondary)
    .clipShape(.rect(cornerRadius: 12))
  }
}

struct DashboardGrid: View {
  private static let columns = [
    GridItem(.flexible(minimum: 120), spacing: 8, alignment: .top), GridItem(.flexible()),
    GridItem(.adaptive(minimum: 80), alignment: .leading),
  ]

  let sales: Double
  let visitors: Int

  var body: some View {
    LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 12) {
      DashboardTile("Sales") { Text(sales, format: .number) }
      DashboardTile("Visitors") { Text("\(visitors)") }
      DashboardTile("Share") {
        ProgressView(value: min(1, sales / 1000))
          .progressViewStyle(.linear)
          .frame(maxWidth: 120, minHeight: 4, maxHeight: 8)
      }
      DashboardTile("Note") {
        Text("A note of several lines which may be cut")
          .lineLimit(2)
          .fixedSize()
          .frame(minWidth: 60, maxWidth: 200, alignment: .leading)
      }
    }
  }
}

struct FrameProbe: View {
  let width: CGFloat

  var body: some View {
    VStack {
      Color.red.frame(minWidth: 10)
      Color.red.frame(maxHeight: 10)
      Color.red.frame(maxHeight: 10, alignment: .top)
      Color.red.frame(alignment: .leading)
      Color.red.frame(width: width, alignment: .leading)
      Color.red.frame(minWidth: 1, maxWidth: 10, maxHeight: 10)
      Color.red.frame(minWidth: 1, maxWidth: 10, maxHeight: 10, alignment: .top)
      Color.red.frame(idealWidth: 10, maxWidth: 20, alignment: .leading)
      Color.red.frame(idealWidth: 10, maxWidth: 20)
      Color.red.frame(idealWidth: 10)
    }
    VStack {
      Color.red.frame(idealHeight: 10)
      Color.red.frame(idealWidth: 10, idealHeight: 10)
      Color.red.frame(idealWidth: 10, alignment: .leading)
      Color.red.frame(idealWidth: 10, maxHeight: 10)
      Color.red.frame(minWidth: 1, idealWidth: 5)
      Color.red.frame(minWidth: 1, idealWidth: 5, minHeight: 1, idealHeight: 5)
      Color.red.frame(minWidth: 1, minHeight: 1, maxHeight: 10)
      Color.red.frame(minWidth: 1, alignment: .leading)
      Color.red.frame(minHeight: 1, alignment: .top)
    }
    VStack {
      Color.red.frame(minHeight: 1, maxHeight: 5, alignment: .top)
      Color.red.frame(minWidth: 1, minHeight: 1, alignment: .top)
      Color.red.frame(minWidth: 1, maxHeight: 4)
      Color.red.frame(minWidth: 1, maxWidth: 5, minHeight: 1)
      Color.red.frame(minWidth: 1, maxWidth: 5, minHeight: 1, alignment: .top)
      Color.red.frame(minWidth: 1, maxWidth: 5, minHeight: 1, maxHeight: 5, alignment: .top)
      Color.red.frame(maxWidth: 5, idealHeight: 5)
      Color.red.frame(maxWidth: 5, minHeight: 1, maxHeight: 5, alignment: .top)
      Color.red.frame(maxWidth: 5, minHeight: 1, idealHeight: 3, maxHeight: 5)
      Color.red.frame(minWidth: 1, idealHeight: 3)
    }
    VStack {
      Color.red.frame(minWidth: 1, idealWidth: 2, maxHeight: 3, alignment: .top)
      Color.red.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, maxHeight: 3)
      Color.red.frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3)
      Color.red.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, maxHeight: 3)
    }
  }
}
