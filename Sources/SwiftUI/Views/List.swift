/// Rows of views, made as they come on screen.
///
/// A row that is one view whatever its data costs nothing until then; a top-level `if`, `switch`
/// or `AnyView` makes the list run every row to see what it consists of
/// (semantics-dependencies 9).
/// - Note: differs from SwiftUI as ``LazyVStack`` does: twenty rows fit on a screen.
public struct List<SelectionValue: Hashable, Content: View>: LazyElement {
  let content: Content
  private let selection: Binding<Set<SelectionValue>>?

  static var elementName: String? { nil }
  static var rowsKind: LazyRows.Kind { .list }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = nil
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    selection = nil
    content = ForEach(data, content: rowContent).inList()
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    selection = nil
    content = ForEach(data, id: id, content: rowContent).inList()
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    selection = nil
    content = ForEach(data, content: rowContent).inList()
  }
}
