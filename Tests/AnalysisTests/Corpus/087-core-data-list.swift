// For iOS 16, macOS 13
import SwiftUI

#if canImport(CoreData)
  import CoreData

  struct DiaryList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\DiaryEntry.date, order: .reverse)], predicate: nil,
      animation: .default)
    private var entries: FetchedResults<DiaryEntry>
    @SectionedFetchRequest(
      sectionIdentifier: \.month, sortDescriptors: [SortDescriptor(\.date)], predicate: nil,
      animation: .default)
    private var months: SectionedFetchResults<String, DiaryEntry>
    @State private var isGrouped = false

    var body: some View {
      List {
        Toggle("By month", isOn: $isGrouped)
        if isGrouped {
          ForEach(months) { month in
            Section(month.id) {
              ForEach(month) { DiaryRow(entry: $0) }
            }
          }
        } else {
          ForEach(entries) { entry in
            DiaryRow(entry: entry)
          }
          .onDelete { offsets in offsets.map { entries[$0] }.forEach { entry in context.delete(entry) } }
        }
      }
    }
  }

  private struct DiaryRow: View {
    @ObservedObject var entry: DiaryEntry

    var body: some View {
      Text(entry.title ?? "Untitled")
    }
  }
#endif

struct DiaryTeaser: View {
  @State private var isShown = true
  let title: String

  var body: some View {
    VStack {
      if isShown { Text(title) }
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}
