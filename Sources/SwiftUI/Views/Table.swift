import Foundation

/// Rows of values, a column per part of them.
///
/// The rows have the identity of a ``ForEach``; each of them is made of one view per column.
/// - Note: differs from SwiftUI: the titles of all columns are on screen, on iPhone as well; a tap
///   neither selects nor sorts.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Table<Value: Identifiable, Rows, Columns>: View
where
  Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value,
  Columns.TableRowValue == Value
{
  private let columns: Columns
  private let rows: Rows

  fileprivate init(_ columns: Columns, _ rows: Rows) {
    (self.columns, self.rows) = (columns, rows)
  }

  public var body: some View {
    let columns = columns
    VStack {
      HStack { columns._titles }
      rows._rows { value in AnyView(HStack { columns._cells(value) }) }
    }
  }
}

// MARK: - Columns

/// A column or several.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  var tableColumnBody: TableColumnBody { get }
  /// The titles of the columns.
  associatedtype _Titles: View
  var _titles: _Titles { get }
  /// What the columns show of a value.
  associatedtype _Cells: View
  func _cells(_ value: TableRowValue) -> _Cells
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = _NoRow
  public typealias TableColumnSortComparator = _NoSort<_NoRow>
  public typealias TableColumnBody = Never
  public typealias _Titles = Never
  public typealias _Cells = Never
  public var _titles: Never { fatalError("Never has no columns") }
  public func _cells(_ value: _NoRow) -> Never { fatalError("Never has no columns") }
}

/// The row of a table without rows.
public struct _NoRow: Identifiable {
  public var id: Int { 0 }
}

/// What columns that cannot be sorted are sorted by.
public struct _NoSort<Compared>: SortComparator, Hashable {
  public var order: SortOrder = .forward
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { .orderedSame }
}

/// One column of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
where Sort.Compared == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  private let label: Label
  private let content: (RowValue) -> Content

  fileprivate init(_ label: Label, _ content: @escaping (RowValue) -> Content) {
    (self.label, self.content) = (label, content)
  }

  public var _titles: Label { label }
  public func _cells(_ value: RowValue) -> Content { content(value) }

  /// The column at a width.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// The column within widths.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent {
  /// The column, known by a name where the user arranges columns.
  @available(iOS 17.0, macOS 14.0, *)
  public func customizationID(_ id: String) -> Self { self }
  /// Whether the column is shown where the user has not said so.
  @available(iOS 17.0, macOS 14.0, *)
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  /// How far the user may not arrange the column.
  @available(iOS 17.0, macOS 14.0, *)
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
  /// How the column's content is aligned.
  @available(iOS 17.0, macOS 14.0, *)
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// What the user may arrange of a column.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let reorder = Self(rawValue: 1)
  public static let resize = Self(rawValue: 2)
  public static let visibility = Self(rawValue: 4)
  public static let all: Self = [.reorder, .resize, .visibility]
}

/// How a column's content is aligned.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let numeric = Self(name: "numeric")
}

/// How the user has arranged columns.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  public init() {}
  public static func == (a: Self, b: Self) -> Bool { true }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == _NoSort<RowValue>, Label == Text {
  /// A column with a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
  /// A column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
  /// A column with a title.
  @available(iOS 16.6, macOS 13.5, *)
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, content)
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn
where Sort == _NoSort<RowValue>, Label == Text, Content == Text {
  /// A column that shows a string of each value.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
  /// A column that shows a string of each value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column sorted by a part of each value.
  public init<V: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
  /// A column sorted by a part of each value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
  /// A column sorted by a part of each value that may be none.
  public init<V: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
  /// A column sorted by a part of each value in a way of its own.
  public init<V, C: SortComparator>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), content)
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column that shows a string of each value and is sorted by it.
  public init(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
  /// A column that shows a string of each value and is sorted by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Label == Text {
  /// A column sorted by a comparator.
  public init(
    _ title: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
  /// A column sorted by a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
}

/// Several columns.
public struct _TableColumns<Value: Identifiable, Sort: SortComparator, Titles: View, Cells: View>:
  TableColumnContent
{
  public typealias TableRowValue = Value
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public let _titles: Titles
  fileprivate let cells: (Value) -> Cells
  public func _cells(_ value: Value) -> Cells { cells(value) }
}

/// Puts the columns of a table together.
@resultBuilder
@MainActor @preconcurrency
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>
where Sort.Compared == RowValue {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, _NoSort<RowValue>, Content, Label>
  ) -> TableColumn<RowValue, _NoSort<RowValue>, Content, Label> { column }
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
  where C.TableRowValue == RowValue { first }
  public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
    accumulated: A, next: B
  ) -> _TableColumns<
    RowValue, Sort, TupleView<(A._Titles, B._Titles)>, TupleView<(A._Cells, B._Cells)>
  > where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    _TableColumns(_titles: TupleView((accumulated._titles, next._titles))) { value in
      TupleView((accumulated._cells(value), next._cells(value)))
    }
  }
  @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where C.TableRowValue == RowValue { column }
  @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first))
  }
  @available(iOS 17.4, macOS 14.4, visionOS 1.1, *)
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
  @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
  public static func buildLimitedAvailability<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue, Sort, AnyView, AnyView> where C.TableRowValue == RowValue {
    _TableColumns(_titles: AnyView(column._titles)) { AnyView(column._cells($0)) }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public var _titles: Wrapped._Titles? { self?._titles }
  public func _cells(_ value: Wrapped.TableRowValue) -> Wrapped._Cells? { self?._cells(value) }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public var _titles: _ConditionalContent<TrueContent._Titles, FalseContent._Titles> {
    switch storage {
    case .trueContent(let column): .init(storage: .trueContent(column._titles))
    case .falseContent(let column): .init(storage: .falseContent(column._titles))
    }
  }
  public func _cells(
    _ value: TrueContent.TableRowValue
  ) -> _ConditionalContent<TrueContent._Cells, FalseContent._Cells> {
    switch storage {
    case .trueContent(let column): .init(storage: .trueContent(column._cells(value)))
    case .falseContent(let column): .init(storage: .falseContent(column._cells(value)))
    }
  }
}

// MARK: - Rows

/// A row or several.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  var tableRowBody: TableRowBody { get }
  /// The rows as views, each of what the columns show of its value.
  associatedtype _Rows: View
  func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> _Rows
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public typealias _Rows = Never
  public func _rows(_ row: @escaping (_NoRow) -> AnyView) -> Never {
    fatalError("Never has no rows")
  }
}

/// One row of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let value: Value

  /// The row of a value.
  public init(_ value: Value) { self.value = value }

  public func _rows(_ row: @escaping (Value) -> AnyView) -> some View { row(value).id(value.id) }
}

/// The rows of a table that was given its values directly.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  fileprivate let data: Data

  public func _rows(
    _ row: @escaping (Data.Element) -> AnyView
  ) -> ForEach<Data, Data.Element.ID, AnyView> {
    ForEach(data) { row($0) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(
    _ row: @escaping (Content.TableRowValue) -> AnyView
  ) -> ForEach<Data, ID, Content._Rows> {
    let make = content
    return ForEach<Data, ID, Content._Rows>(data: data, id: id) { element in
      onMain { make(element)._rows(row) }
    }
  }

  /// One row per element.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TableRowValue == V {
    self.init(data: data, id: { $0.id }, content: content)
  }
  /// One row per element.
  @available(iOS 16.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// A row with rows below it that can be folded away.
/// - Note: differs from SwiftUI: they are always unfolded.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  private let label: Label
  private let content: Content

  /// The row of a value with rows below it.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    (label, self.content) = (TableRow(value), content())
  }

  public func _rows(
    _ row: @escaping (Label.TableRowValue) -> AnyView
  ) -> TupleView<(Label._Rows, Content._Rows)> {
    TupleView((label._rows(row), content._rows(row)))
  }
}

/// Several rows.
public struct _TableRows<Value: Identifiable, Rows: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  fileprivate let rows: (@escaping (Value) -> AnyView) -> Rows
  public func _rows(_ row: @escaping (Value) -> AnyView) -> Rows { rows(row) }
}

/// Puts the rows of a table together.
@resultBuilder
@MainActor @preconcurrency
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  public static func buildPartialBlock<C: TableRowContent>(first: C) -> C
  where C.TableRowValue == Value { first }
  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A, next: B
  ) -> _TableRows<Value, TupleView<(A._Rows, B._Rows)>>
  where A.TableRowValue == Value, B.TableRowValue == Value {
    _TableRows { TupleView((accumulated._rows($0), next._rows($0))) }
  }
  @available(macOS 13.0, *)
  public static func buildIf<C: TableRowContent>(_ content: C?) -> _OptionalRows<C>
  where C.TableRowValue == Value { _OptionalRows(content: content) }
  @available(macOS 13.0, *)
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _EitherRows<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _EitherRows(content: .init(storage: .trueContent(first)))
  }
  @available(macOS 13.0, *)
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _EitherRows<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _EitherRows(content: .init(storage: .falseContent(second)))
  }
}

/// A row or none.
public struct _OptionalRows<Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  fileprivate let content: Content?

  public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> Content._Rows? {
    content?._rows(row)
  }
}

/// One of two rows.
public struct _EitherRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  fileprivate let content: _ConditionalContent<First, Second>

  public func _rows(
    _ row: @escaping (First.TableRowValue) -> AnyView
  ) -> _ConditionalContent<First._Rows, Second._Rows> {
    switch content.storage {
    case .trueContent(let rows): .init(storage: .trueContent(rows._rows(row)))
    case .falseContent(let rows): .init(storage: .falseContent(rows._rows(row)))
    }
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  /// The row with a menu, which is not shown here.
  @available(macOS 13.0, *)
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> { self }
  /// The row, which may not be selected.
  @available(iOS 17.0, macOS 14.0, *)
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    self
  }
  /// Does something when a pointer comes or goes; there is none here.
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> { self }
}

// MARK: - Tables

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Table {
  /// Rows of values.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows())
  }
  /// Rows of values.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows())
  }
  /// Rows of values that can be sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows())
  }
  /// Rows of values that can be sorted.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be sorted.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected and sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected and sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected and sorted.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected and sorted.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected.
  @available(iOS 17.0, macOS 14.0, *)
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected and sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected and sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows())
  }
  /// Rows of values that can be selected and sorted.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// Rows of values that can be selected and sorted.
  @available(iOS 17.0, macOS 14.0, *)
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows())
  }
}
