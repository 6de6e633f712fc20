extension Array where Element == Int {
  /// Which elements can stay where they are while the others move to bring all into this order: a
  /// longest ascending subsequence, as indices. O(n log n); O(n) if everything ascends already.
  var fixed: Set<Int> {
    // The last index of the best sequence of each length so far, and what came before each element.
    var lasts: [Int] = []
    var before = [Int?](repeating: nil, count: count)
    for (index, value) in enumerated() {
      var place = lasts.count
      if let last = lasts.last, self[last] > value {
        place = lasts.partitioningIndex { self[$0] > value }
      }
      before[index] = place > 0 ? lasts[place - 1] : nil
      if place == lasts.count { lasts.append(index) } else { lasts[place] = index }
    }
    var fixed: Set<Int> = []
    var next = lasts.last
    while let index = next {
      fixed.insert(index)
      next = before[index]
    }
    return fixed
  }

  /// The first index whose element satisfies `belongs`, which all later ones do as well.
  private func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
