import SwiftSyntax

extension Context {
  /// A name for the view type that a member becomes: `SummarySection` for `summarySection`,
  /// `HeaderView` for `header`, with the owner's name in front where that is taken.
  func typeName(for member: Member, of owner: Nominal) -> String? {
    let short = member.name.withoutMakingVerb.capitalized
    let name = short.dropFirst().contains(where: \.isUppercase) ? short : "\(short)View"
    let stem = owner.nameToken.identifierText.withoutSuffix("View").withoutSuffix("Screen")
    return [name, stem + short, stem + name].first {
      !isTaken($0) && !owner.genericNames.contains($0)
    }
  }

  /// Whether the files or the system's libraries have something of that name.
  private func isTaken(_ name: String) -> Bool {
    if AvailabilityTable.standard?.types(name).isEmpty == false { return true }
    return !files(saying: name).isEmpty
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var withoutMakingVerb: String {
    for verb in ["make", "build", "create", "render"] where hasPrefix(verb) {
      let rest = dropFirst(verb.count)
      if rest.first?.isUppercase == true { return String(rest) }
    }
    return self
  }

  fileprivate func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}

extension String {
  /// Whether the name stands in it as a word.
  func says(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let around = [self[..<range.lowerBound].last, self[range.upperBound...].first]
      return !around.contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
  }
}
