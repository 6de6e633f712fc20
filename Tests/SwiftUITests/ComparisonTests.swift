import Testing

@testable import SwiftUI

/// Whether two values are equal to the graph by default and under `.equatable()`.
private func equal<T>(_ a: T, _ b: T, always: Bool = false) -> Bool {
  var (a, b) = (a, b)
  return Comparison.plan(
    for: T.self, mode: always ? .equatableAlways : .equatableUnlessTrivial
  ).equal(&a, &b)
}

private struct Parity: Equatable {
  var n: Int
  static func == (a: Parity, b: Parity) -> Bool { a.n % 2 == b.n % 2 }
}

private struct Named: Equatable {
  var name: String
  var note: String
  static func == (a: Named, b: Named) -> Bool { a.name == b.name }
}

private struct Loose {
  var small: Int8
  var large: Int64
}

private struct Plain {
  var x = 0
  var name = "n"
}

private class Box { var value = 0 }
private final class Same: Equatable {
  var id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Same, b: Same) -> Bool { a.id == b.id }
}

private enum Shape {
  case none
  case circle(Double)
  case label(String)
  indirect case pair(Shape, Shape)
}

private struct Holder { var action: () -> Void }

@MainActor @Test
func `trivially copyable values compare by their bytes, whatever their own == says`() {
  #expect(!equal(Parity(n: 2), Parity(n: 4)))
  #expect(equal(Parity(n: 2), Parity(n: 4), always: true))
}

@MainActor @Test func `other equatable values compare by ==`() {
  #expect(equal(Named(name: "a", note: "x"), Named(name: "a", note: "y")))
  #expect(!equal(Named(name: "a", note: "x"), Named(name: "b", note: "x")))
}

@MainActor @Test func `padding between fields is not compared`() {
  var (a, b) = (Loose(small: 1, large: 2), Loose(small: 1, large: 2))
  withUnsafeMutableBytes(of: &a) { $0[3] = 0xAA }
  withUnsafeMutableBytes(of: &b) { $0[3] = 0x55 }
  #expect(equal(a, b))
}

@MainActor @Test func `structs and tuples without == compare field by field`() {
  #expect(equal(Plain(), Plain()))
  #expect(!equal(Plain(x: 1), Plain()))
  #expect(!equal(Plain(name: "m"), Plain()))
  #expect(equal((1, "a"), (1, "a")))
  #expect(!equal((1, "a"), (1, "b")))
}

@MainActor @Test func `equal strings in different buffers are equal`() {
  let long = String(repeating: "x", count: 100)
  #expect(equal(long, String(long.map { $0 })))
}

@MainActor @Test
func `rebuilt arrays are equal if their elements are equatable, else only the same buffer`() {
  #expect(equal([1, 2, 3].map { $0 * 2 }, [2, 4, 6]))
  let plain = [Plain(), Plain()]
  #expect(equal(plain, plain))
  #expect(!equal(plain, [Plain(), Plain()]))
}

@MainActor @Test func `objects compare by identity unless their class says otherwise`() {
  let box = Box()
  #expect(equal(box, box))
  #expect(!equal(Box(), Box()))
  #expect(equal(Same(1), Same(1)))
  #expect(!equal(Same(1), Same(2)))
}

@MainActor @Test func `optionals compare what is in them, and nothing equals nothing`() {
  #expect(equal(Plain?.none, nil))
  #expect(equal(Plain?.some(Plain()), Plain()))
  #expect(!equal(Plain?.some(Plain()), nil))
  #expect(equal(Int?.none, nil))
  let box = Box()
  #expect(equal(Box?.some(box), box))
  #expect(!equal(Box?.some(box), nil))
}

@MainActor @Test func `enums compare case first, then payload, also indirect ones`() {
  #expect(equal(Shape.none, .none))
  #expect(equal(Shape.circle(1), .circle(1)))
  #expect(!equal(Shape.circle(1), .circle(2)))
  #expect(!equal(Shape.none, .circle(0)))
  #expect(equal(Shape.pair(.label("a"), .none), .pair(.label("a"), .none)))
  #expect(!equal(Shape.pair(.label("a"), .none), .pair(.label("b"), .none)))
}

@MainActor @Test func `existentials compare dynamic type, then content`() {
  #expect(equal(Plain() as Any, Plain() as Any))
  #expect(!equal(Plain(x: 1) as Any, Plain() as Any))
  #expect(!equal(1 as Any, "1" as Any))
}

@MainActor @Test
func `a closure equals itself and one that captures the same object, not a fresh capture`() {
  let holder = Holder {}
  #expect(equal(holder, holder))
  func makeFresh(_ n: Int) -> Holder { Holder { _ = n } }
  #expect(!equal(makeFresh(1), makeFresh(1)))
}

@MainActor @Test func `every differing field is named, and how it was compared`() {
  var (a, b) = (Plain(x: 1, name: "a"), Plain(x: 2, name: "b"))
  let plan = Comparison.plan(for: Plain.self)
  let differences = withUnsafePointer(to: &a) { a in
    withUnsafePointer(to: &b) { b in plan.differences(a, b, madeBy: nil) }
  }
  #expect(differences.map(\.field) == ["x", "name"])
  #expect(differences.map(\.comparison) == ["Int", "String, by =="])
}
