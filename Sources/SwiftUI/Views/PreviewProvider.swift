/// Views to look at while developing; run only by `viewkata measure` of a file without a scenario.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
