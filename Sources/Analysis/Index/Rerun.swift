import SwiftSyntax

extension Nominal {
  /// Whether something can make the body run a second time at the same place: an input that may
  /// differ, a wrapper that subscribes by being declared, or a value that the body reads.
  ///
  /// A root view with none of these runs once, and what it makes, it makes once.
  func canRunAgain(in index: SourceIndex) -> Bool {
    if properties.contains(where: \.canDiffer) { return true }
    guard body != nil else { return false }
    let evaluation = Evaluation(of: self, in: index)
    return evaluation.members.contains { !evaluation.reads(of: $0).isEmpty }
  }

  /// Whether it has a body that makes views: a view, a modifier, a scene or an app.
  var makesViews: Bool {
    isView || isViewModifier || inherited.contains("App") || inherited.contains("Scene")
  }
}

extension Property {
  fileprivate var canDiffer: Bool {
    guard let wrapper else { return initializer == nil }
    return Self.subscribing.contains(wrapper)
  }

  /// Wrappers that wake the view by being declared. Of others, such as `@State`, a read tells, and
  /// of ones that are not known nothing is assumed.
  private static let subscribing: Set = [
    "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Query", "FetchRequest",
    "SectionedFetchRequest", "ObservedRealmObject", "ObservedResults",
  ]
}
