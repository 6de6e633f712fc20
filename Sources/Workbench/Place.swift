/// A place in a file of the user.
struct Place: Codable, Hashable {
  var file: String
  var line: Int
  var column: Int
}
