import Foundation

/// Where the lessons are, and how that was decided.
struct CourseFolder: Sendable, Equatable {
  var path: String
  var reason: String

  /// `--lessons` decides, then `VIEWKATA_LESSONS`, then what lies near the program: an installed
  /// `share/viewkata/Lessons`, or the `Lessons` of the source tree it was built in.
  static func find(option: String?, environment: [String: String], executable: String)
    throws(ShellError) -> CourseFolder
  {
    if let option { return CourseFolder(path: lessons(in: option), reason: "--lessons") }
    if let given = environment["VIEWKATA_LESSONS"], !given.isEmpty {
      return CourseFolder(path: lessons(in: given), reason: "VIEWKATA_LESSONS")
    }
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      for name in ["share/viewkata/Lessons", "Lessons"] {
        let path = folder.appendingPathComponent(name).path
        if isFolder(path) { return CourseFolder(path: path, reason: "near the program") }
      }
    }
    throw .invalid(
      "there are no lessons near \(executable)",
      advice: "Name a course: viewkata --lessons DIR, or set VIEWKATA_LESSONS.")
  }
}

extension CourseFolder {
  /// The folder itself, or the `Lessons` in it where somebody names the folder around them.
  static func lessons(in folder: String) -> String {
    let inner = absolute(folder) + "/Lessons"
    return isFolder(inner) ? inner : absolute(folder)
  }
}

func isFolder(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && isDirectory.boolValue
}
