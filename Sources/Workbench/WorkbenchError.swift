/// What kept the workbench from measuring; what is wrong with a program is a `Measurement`.
public enum WorkbenchError: Error, Equatable, CustomStringConvertible {
  /// No Swift compiler; the texts say where it was looked for.
  case noToolchain(lookedAt: [String])
  /// There is a compiler at `path`, but it does not work.
  case brokenToolchain(path: String, reason: String)
  /// The modules that learner programs are built on are in none of the places.
  case noKit(lookedAt: [String])
  case kitNotLinked(folder: String, reason: String)
  case noRecipe(reason: String)
  case notLinked(reason: String)
  /// One of our own modules that are compiled with a program.
  case moduleNotCompiled(name: String, reason: String)
  /// The compiler cannot be asked about Apple's systems.
  case noAvailability(reason: String)
  /// Git is missing or does not work.
  case noGit(reason: String)
  case noRepository(path: String)
  case noRevision(name: String, root: String)
  case diskFull(path: String)
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case cannotStart(program: String, reason: String)
  /// The process that kept the limits of `program` was ended from outside.
  case unwatched(program: String)
  /// `stop` said so.
  case interrupted

  public var description: String {
    switch self {
    case .noToolchain(let places):
      """
      there is no Swift compiler. Looked at:
      \(list(places))
      Install Swift 6.3 (https://www.swift.org/install/linux/) and put its usr/bin into PATH, \
      or name the compiler: VIEWKATA_SWIFTC=/path/to/swiftc
      """
    case .brokenToolchain(let path, let reason):
      """
      the Swift compiler \(path) does not work: \(reason)
      Try `\(path) --version`; VIEWKATA_SWIFTC=/path/to/swiftc names another one.
      """
    case .noKit(let places):
      """
      the SwiftUI that learner programs are compiled against is missing. Looked at:
      \(list(places))
      Run `swift build` in ViewKata's folder, or set VIEWKATA_KIT to a folder that holds \
      libViewKata.so and SwiftUI.swiftmodule.
      """
    case .kitNotLinked(let folder, let reason):
      """
      libViewKata.so could not be linked from \(folder): \(reason)
      Run `swift build` in ViewKata's folder again.
      """
    case .noRecipe(let reason):
      """
      the compiler did not say how it builds a program: \(reason)
      ViewKata is made for Swift 6.3; `viewkata doctor` shows which one it found.
      """
    case .notLinked(let reason):
      """
      the compiled program could not be linked: \(reason)
      If the file imports a library that is not installed, install it.
      """
    case .moduleNotCompiled(let name, let reason):
      """
      the module \(name) could not be compiled: \(reason)
      Its sources come with ViewKata; `viewkata doctor` shows which compiler was found.
      """
    case .noAvailability(let reason):
      "availability cannot be checked by the compiler: \(reason)"
    case .noGit(let reason):
      "git did not say what changed: \(reason)"
    case .noRepository(let path):
      "\(path) is in no git repository, so nothing can be said to have changed there"
    case .noRevision(let name, let root):
      """
      “\(name)” is no revision of the git repository \(root)
      A shallow clone knows few of them: git fetch --unshallow, or fetch-depth: 0 of actions/checkout.
      """
    case .diskFull(let path):
      """
      the disk is full: nothing more can be written to \(path)
      Free some space there, or set VIEWKATA_CACHE to a folder on another disk. \
      Nothing was lost.
      """
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason). Check its permissions, or set VIEWKATA_CACHE."
    case .cannotRead(let path, let reason):
      "cannot read \(path): \(reason). Check its permissions."
    case .cannotStart(let program, let reason):
      "cannot start \(program): \(reason). Check that it is there and may be executed."
    case .unwatched(let program):
      """
      \(program) was ended, because somebody ended the process that kept its limits.
      Try again; a machine that is short of memory ends processes by itself.
      """
    case .interrupted:
      "interrupted"
    }
  }

  private func list(_ places: [String]) -> String {
    places.map { "  \($0)" }.joined(separator: "\n")
  }
}
