import SwiftSyntax

extension SourceIndex {
  /// A view whose body reads what can change and, each time it runs, makes the view; not one that
  /// only presents it.
  func maker(of view: Nominal) -> Nominal? {
    constructions(of: view).lazy.compactMap { call -> Nominal? in
      guard let maker = type(around: call), maker.isView, maker.name != view.name,
        let body = maker.body, !call.isPresented
      else { return nil }
      let evaluation = Evaluation(of: maker, in: self)
      guard evaluation.members.contains(where: { call.isInside($0.code) }),
        !evaluation.reads(of: body).isEmpty
      else { return nil }
      return maker
    }.first
  }
}

extension FunctionCallExprSyntax {
  // What is presented is made when it is, and seldom again.
  fileprivate var isPresented: Bool {
    ancestors().contains { node in
      guard let call = node.as(ClosureExprSyntax.self)?.receiver?.call else { return false }
      return call.constructedType == "NavigationLink"
        || ["sheet", "fullScreenCover", "popover", "navigationDestination"].contains(call.name)
    }
  }
}
