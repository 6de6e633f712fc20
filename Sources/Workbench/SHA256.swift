/// The hash that names what is in the cache (FIPS 180-4).
enum SHA256 {
  static func hex(of message: [UInt8]) -> String {
    var state = initial
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    padded.withUnsafeBufferPointer { bytes in
      for block in stride(from: 0, to: bytes.count, by: 64) {
        mix(UnsafeBufferPointer(rebasing: bytes[block..<block + 64]), into: &state)
      }
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func mix(_ block: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
    func rotated(_ word: UInt32, _ by: UInt32) -> UInt32 { word >> by | word << (32 - by) }
    var words = [UInt32](repeating: 0, count: 64)
    for i in 0..<16 {
      words[i] =
        UInt32(block[4 * i]) << 24 | UInt32(block[4 * i + 1]) << 16
        | UInt32(block[4 * i + 2]) << 8 | UInt32(block[4 * i + 3])
    }
    for i in 16..<64 {
      let (near, far) = (words[i - 2], words[i - 15])
      let s0 = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
      let s1 = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
      words[i] = words[i - 16] &+ s0 &+ words[i - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ rounds[i] &+ words[i]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
  }

  private static let primes: [UInt32] = {
    var found: [UInt32] = []
    var candidate: UInt32 = 2
    while found.count < 64 {
      if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }()

  // The first 32 bits of the fractional parts of the primes' roots: a double has 53, of which at
  // most 5 are taken by the whole part.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }

  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let rounds = primes.map { fraction(cubeRoot(Double($0))) }

  private static func cubeRoot(_ number: Double) -> Double {
    var root = number / 2
    for _ in 0..<60 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}
