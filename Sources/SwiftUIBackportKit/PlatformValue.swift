/// One of two values, by the version of the system: `platformValue(20, ifAtLeast: OSVersion(17),
/// else: 12)`. Only the one that is chosen is evaluated.
public func platformValue<Value>(
  _ value: @autoclosure () throws -> Value, ifAtLeast version: OSVersion,
  else older: @autoclosure () throws -> Value
) rethrows -> Value {
  OS.isAtLeast(version) ? try value() : try older()
}
