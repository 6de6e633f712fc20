// For iOS 16, macOS 13
import SwiftUI

private struct TabBoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Tabs whose underline slides below the selected title.
struct UnderlinedTabs: View {
  @Binding var selection: Int
  let titles: [String]

  var body: some View {
    HStack(spacing: 24) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Button(title) { withAnimation(.spring()) { selection = index } }
          .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [index: $0] }
      }
    }
    .buttonStyle(.plain)
    .overlayPreferenceValue(TabBoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let rect = proxy[anchor]
          Capsule()
            .fill(Color.accentColor)
            .frame(width: rect.width, height: 2)
            .position(x: rect.midX, y: rect.maxY + 4)
        }
      }
    }
  }
}

struct EqualHeightCards: View {
  @State private var height: CGFloat?
  let texts: [String]

  var body: some View {
    HStack(alignment: .top) {
      ForEach(texts, id: \.self) { text in
        Text(text)
          .padding()
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          )
          .frame(height: height, alignment: .top)
          .border(.secondary)
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .coordinateSpace(name: "cards")
  }
}

struct ScrollOffsetHeader: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      Text("Title")
        .font(.largeTitle)
        .opacity(1 - min(1, offset / 80))
        .background(
          GeometryReader { proxy in
            Color.clear.preference(
              key: HeightKey.self, value: -proxy.frame(in: .named("scroll")).minY)
          })
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(HeightKey.self) { value in
      offset = value
    }
  }
}

#Preview {
  UnderlinedTabs(selection: .constant(1), titles: ["Day", "Week", "Month"])
}
