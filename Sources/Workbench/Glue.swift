/// The file that is added to a learner's program so that it starts.
enum Glue {
  static let name = "viewkata-main.swift"

  static let text = """
    import KataLab
    @main enum ViewKataMain { static func main() async { await KataLab._run(scenario) } }

    """

  /// A program of the same parts that does nothing.
  static let empty = """
    import KataLab
    import SwiftUI
    @main enum ViewKataMain { static func main() async {} }

    """
}
