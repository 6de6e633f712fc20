import CMark
import Synchronization

/// A Markdown document as a tree of values; the one place that knows cmark.
struct MarkdownNode {
  enum Kind: Equatable {
    case document, quote, paragraph, rule
    /// `start` is the first number; `nil` for a list with bullets.
    case list(start: Int?, isTight: Bool)
    case item(checked: Bool?)
    /// `info` is what stands behind the fence; `nil` for code that is only indented.
    case code(String, info: String?)
    case html(String)
    case heading(Int)
    case table, tableRow, tableCell
    case text(String), inlineCode(String)
    case softBreak, lineBreak, emphasis, strong, strikethrough
    case link(String), image(String)
  }

  var kind: Kind
  /// Counted from 1, as are columns; a column counts bytes.
  var startLine: Int
  var endLine: Int
  var startColumn: Int
  var children: [MarkdownNode]

  /// Parses GitHub-flavoured Markdown. Every text is a document, so nothing can fail.
  ///
  /// One at a time: while it parses, cmark notes in a table of the whole process which characters its
  /// extensions look for, and takes them out again when it is done.
  init(_ markdown: String) {
    self = Self.oneAtATime.withLock { _ in MarkdownNode(parsing: markdown) }
  }

  private static let oneAtATime = Mutex(())

  private init(parsing markdown: String) {
    _ = Self.extensionsAreRegistered
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = markdown
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else {
      preconditionFailure("cmark returns a document for every text")
    }
    defer { cmark_node_free(root) }
    self.init(root, depth: 0)
  }

  /// This node and all below it, in the order of the text.
  var all: [MarkdownNode] { [self] + children.flatMap(\.all) }

  /// The words in it, without any markup.
  var plainText: String {
    switch kind {
    case .text(let text), .inlineCode(let text): text
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }
}

extension MarkdownNode {
  // Registration writes to a global table, so it happens once.
  private static let extensionsAreRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  // Quotes can be nested as deep as a line is long; nobody reads beyond this, and the stack is finite.
  private static let deepest = 64

  private init(_ node: OpaquePointer, depth: Int) {
    kind = Self.kind(of: node)
    startLine = Int(cmark_node_get_start_line(node))
    endLine = Int(cmark_node_get_end_line(node))
    startColumn = Int(cmark_node_get_start_column(node))
    children = []
    guard depth < Self.deepest else { return }
    var child = cmark_node_first_child(node)
    while let current = child {
      children.append(MarkdownNode(current, depth: depth + 1))
      child = cmark_node_next(current)
    }
  }

  private static func kind(of node: OpaquePointer) -> Kind {
    var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
    var url: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }
    // Extensions number their node types at run time; the names are fixed.
    switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
    case "document": return .document
    case "block_quote": return .quote
    case "list":
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
    case "item": return .item(checked: nil)
    case "tasklist":
      return .item(checked: cmark_gfm_extensions_get_tasklist_item_checked(node))
    case "code_block":
      var (length, offset, character): (Int32, Int32, CChar) = (0, 0, 0)
      let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
      let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
      return .code(literal, info: isFenced ? info : nil)
    case "html_block", "html_inline": return .html(literal)
    case "heading": return .heading(Int(cmark_node_get_heading_level(node)))
    case "thematic_break": return .rule
    case "table": return .table
    case "table_row", "table_header": return .tableRow
    case "table_cell": return .tableCell
    case "text": return .text(literal)
    case "code": return .inlineCode(literal)
    case "softbreak": return .softBreak
    case "linebreak": return .lineBreak
    case "emph": return .emphasis
    case "strong": return .strong
    case "strikethrough": return .strikethrough
    case "link": return .link(url)
    case "image": return .image(url)
    default: return .paragraph
    }
  }
}
