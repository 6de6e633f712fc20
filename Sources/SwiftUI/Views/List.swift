/// Rows of views, made as they come on screen.
///
/// A row that is one view whatever its data costs nothing until then; a top-level `if`, `switch`
/// or `AnyView` makes the list run every row to see what it consists of
/// (semantics-dependencies 9).
/// - Note: differs from SwiftUI as ``LazyVStack`` does: twenty rows fit on a screen.
public struct List<SelectionValue: Hashable, Content: View>: LazyElement {
  let content: Content
  let select: ((AnyHashable) -> Void)?

  static var elementName: String? { nil }
  static var rowsKind: LazyRows.Kind { .list }

  /// Rows of which any number can be selected: a tap adds a row to the selection, or takes it out.
  @available(watchOS, unavailable)
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selecting: selection, content())
  }

  /// Rows of which one can be selected, by a tap.
  @available(watchOS 10.0, *)
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selecting: selection, content())
  }

  private init(selecting selection: Binding<Set<SelectionValue>>?, _ content: Content) {
    self.content = content
    select = selection.map { selection in
      { id in
        guard let value = id.base as? SelectionValue else { return }
        selection.wrappedValue.formSymmetricDifference([value])
      }
    }
  }

  private init(selecting selection: Binding<SelectionValue?>?, _ content: Content) {
    self.content = content
    select = selection.map { selection in
      { id in
        if let value = id.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
  }
}

extension List {
  /// A row per element, of which any number can be selected.
  @available(watchOS, unavailable)
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selecting: selection, ForEach(data, content: rowContent).inList())
  }

  /// A row per element, of which one can be selected.
  @available(watchOS 10.0, *)
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selecting: selection, ForEach(data, content: rowContent).inList())
  }

  /// A row per element, of which any number can be selected.
  @available(watchOS, unavailable)
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selecting: selection, ForEach(data, id: id, content: rowContent).inList())
  }

  /// A row per element, of which one can be selected.
  @available(watchOS 10.0, *)
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selecting: selection, ForEach(data, id: id, content: rowContent).inList())
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    select = nil
    self.content = content()
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    select = nil
    content = ForEach(data, content: rowContent).inList()
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    select = nil
    content = ForEach(data, id: id, content: rowContent).inList()
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    select = nil
    content = ForEach(data, content: rowContent).inList()
  }
}
