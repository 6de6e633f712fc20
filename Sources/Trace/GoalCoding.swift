// Goals cross the pipe and stand in reports, so they are written as a person would:
//
//     {"title": "Rows sleep", "metric": "bodies", "name": "RowView", "during": "Tap Sync",
//      "comparison": "at most", "expected": 1, "value": 1, "passed": true}

extension Goal {
  private enum CodingKeys: String, CodingKey { case title, metric, name, during }

  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    title = try keyed.decode(String.self, forKey: .title)
    metric = Metric(
      try keyed.decode(Metric.Kind.self, forKey: .metric),
      try keyed.decodeIfPresent(String.self, forKey: .name))
    during = try keyed.decodeIfPresent(String.self, forKey: .during)
    comparison = try Comparison(from: decoder)
  }

  /// Writes one flat object, the comparison's keys among its own.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(title, forKey: .title)
    try keyed.encode(metric.kind, forKey: .metric)
    try keyed.encodeIfPresent(metric.name, forKey: .name)
    try keyed.encodeIfPresent(during, forKey: .during)
    try comparison.encode(to: encoder)
  }
}

extension GoalResult {
  private enum CodingKeys: String, CodingKey { case value, passed }

  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    goal = try Goal(from: decoder)
    value =
      try keyed.decodeNil(forKey: .value) ? .missing : keyed.decode(Value.self, forKey: .value)
    passed = try keyed.decode(Bool.self, forKey: .passed)
  }

  /// Writes the goal's keys with `value` and `passed` beside them.
  public func encode(to encoder: any Encoder) throws {
    try goal.encode(to: encoder)
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(value, forKey: .value)
    try keyed.encode(passed, forKey: .passed)
  }
}

extension GoalResult.Value {
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .missing
    } else if let count = try? single.decode(Int.self) {
      self = .count(count)
    } else {
      self = .lines(try single.decode([String].self))
    }
  }

  /// Writes a number, a list of lines, or null for a step that never happened.
  public func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .count(let count): try single.encode(count)
    case .lines(let lines): try single.encode(lines)
    case .missing: try single.encodeNil()
    }
  }
}

extension Comparison {
  private enum CodingKeys: String, CodingKey { case comparison, expected }

  private enum Word: String, Codable {
    case equal, are, contain, lack
    case atMost = "at most"
    case atLeast = "at least"
  }

  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    func count() throws -> Int { try keyed.decode(Int.self, forKey: .expected) }
    func texts() throws -> [String] { try keyed.decode([String].self, forKey: .expected) }
    self =
      switch try keyed.decode(Word.self, forKey: .comparison) {
      case .equal: .equal(try count())
      case .atMost: .atMost(try count())
      case .atLeast: .atLeast(try count())
      case .are: .are(try texts())
      case .contain: .contain(try texts())
      case .lack: .lack(try texts())
      }
  }

  /// Writes `comparison` in words, and what is `expected`.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    func write(_ word: Word, _ expected: some Encodable) throws {
      try keyed.encode(word, forKey: .comparison)
      try keyed.encode(expected, forKey: .expected)
    }
    switch self {
    case .equal(let count): try write(.equal, count)
    case .atMost(let count): try write(.atMost, count)
    case .atLeast(let count): try write(.atLeast, count)
    case .are(let texts): try write(.are, texts)
    case .contain(let texts): try write(.contain, texts)
    case .lack(let texts): try write(.lack, texts)
    }
  }
}
