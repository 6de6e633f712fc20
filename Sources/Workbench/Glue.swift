/// The file that is added to a learner's program so that it starts, and so that every file of it
/// is told of the simulated system: what the program's own module declares wins over what the
/// modules that a file imports have under that name.
enum Glue {
  static let name = "viewkata-main.swift"

  static let text = """
    import KataLab
    @main enum ViewKataMain { static func main() async { await KataLab._run(scenario) } }

    """ + system

  /// What a module needs in which `#available` was rewritten.
  static let system = """
    import SwiftUI
    public func _viewKataAvailable(_ versions: [(String, Int, Int, Int)]) -> Swift.Bool {
      SwiftUI._viewKataAvailable(versions)
    }
    extension Foundation.ProcessInfo {
      var operatingSystemVersion: Foundation.OperatingSystemVersion {
        SwiftUI._viewKataOperatingSystemVersion
      }
      var operatingSystemVersionString: Swift.String {
        SwiftUI._viewKataOperatingSystemVersionString
      }
      func isOperatingSystemAtLeast(_ version: Foundation.OperatingSystemVersion) -> Swift.Bool {
        SwiftUI._viewKataIsOperatingSystemAtLeast(version)
      }
    }

    """

  /// A program of the same parts that does nothing.
  static let empty = """
    import KataLab
    import SwiftUI
    @main enum ViewKataMain { static func main() async {} }

    """
}
