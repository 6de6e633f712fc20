/// One source file of a program, as it is handed to the compiler.
public struct SourceUnit: Sendable {
  /// The base name the compiler sees, such as `counter.swift`; unique within a program.
  public var name: String
  /// The file as the user named it, for messages.
  public var path: String
  public var text: String
  /// From a place in ``text`` to the place in the user's file.
  public var position: @Sendable (_ line: Int, _ column: Int) -> (line: Int, column: Int)

  public init(
    name: String, path: String, text: String,
    position: @escaping @Sendable (_ line: Int, _ column: Int) -> (line: Int, column: Int) = {
      (line: $0, column: $1)
    }
  ) {
    (self.name, self.path, self.text, self.position) = (name, path, text, position)
  }
}
