/// The results of `work` for each input, in the inputs' order, worked out on all processors by threads
/// that know the same ``NodeLists`` as the one that asks.
func spread<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output
) -> [Output] {
  let known = NodeLists.known
  return concurrently(inputs) { input in NodeLists.$known.withValue(known) { work(input) } }
}
