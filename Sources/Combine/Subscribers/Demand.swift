extension Subscribers {
  /// How many values a subscriber will take.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
    /// `UInt.max` stands for no limit.
    private var count: UInt

    private init(count: UInt) { self.count = count }

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    /// At most `value` more; a negative number is a mistake.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is never negative")
      return Demand(count: UInt(value))
    }

    /// The number, or `nil` if there is no limit.
    public var max: Int? { count == .max ? nil : Int(count) }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

    public static func + (a: Demand, b: Demand) -> Demand {
      if a == .unlimited || b == .unlimited { return .unlimited }
      let (sum, overflow) = a.count.addingReportingOverflow(b.count)
      return overflow ? .unlimited : Demand(count: sum)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    public static func - (a: Demand, b: Demand) -> Demand {
      if a == .unlimited { return .unlimited }
      return Demand(count: a.count > b.count ? a.count - b.count : 0)
    }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func * (a: Demand, b: Int) -> Demand {
      if a == .unlimited { return .unlimited }
      let (product, overflow) = a.count.multipliedReportingOverflow(by: UInt(b))
      return overflow ? .unlimited : Demand(count: product)
    }
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    public static func > (a: Demand, b: Int) -> Bool { a.count > UInt(Swift.max(b, 0)) }
    public static func < (a: Demand, b: Int) -> Bool { a.count < UInt(Swift.max(b, 0)) }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
