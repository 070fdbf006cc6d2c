/// Compilation of regular expressions.
extension ProgramBuilder {
  /// The maximum number of instructions: `((a{999}){999})` would be a million.
  private static let maximumInstructions = 20_000

  /// Adds a tree whose groups are numbered from `firstGroup`.
  mutating func add(_ node: PatternNode, firstGroup: Int) throws(PatternError) {
    guard instructions.count + scanned < Self.maximumInstructions else {
      throw PatternError(
        problem: "The expression is too large", advice: "Use smaller repetitions", offset: 0)
    }
    switch node {
    case .literal(let scalars):
      addLiteral(Self.utf8(of: scalars))
    case .set(let set): add(Instruction(.set, a: addSet(set)))
    case .assertion(let assertion): add(Instruction(Self.operation(assertion)))
    case .sequence(let nodes): for node in nodes { try add(node, firstGroup: firstGroup) }
    case .alternatives(let nodes):
      try addAlternatives(nodes) { (builder, node) throws(PatternError) in
        try builder.add(node, firstGroup: firstGroup)
      }
    case .capture(let node, let index):
      addSave(slot: 2 * (firstGroup + index))
      try add(node, firstGroup: firstGroup)
      addSave(slot: 2 * (firstGroup + index) + 1)
    case .repeated(let node, let minimum, let maximum, let isLazy):
      try addRepetition(of: node, minimum, maximum, isLazy: isLazy, firstGroup: firstGroup)
    case .lookaround(let node, let isBehind, let isNegative):
      let lookaround = add(Instruction(.lookaround, b: isBehind ? node.width ?? 0 : -1))
      if isNegative { negate(lookaround) }
      // A lookaround is not part of the consumed text, and a negative one discards its captures.
      branchDepth += 1
      try add(node, firstGroup: firstGroup)
      branchDepth -= 1
      add(Instruction(.accept))
      direct(lookaround, to: here())
    }
  }

  /// Encodes code points in UTF-8 without an intermediate string, because every start runs this.
  private static func utf8(of scalars: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for value in scalars {
      if value < 0x80 {
        bytes.append(UInt8(value))
      } else if let scalar = Unicode.Scalar(value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  private static func operation(_ assertion: PatternNode.Assertion) -> Instruction.Operation {
    switch assertion {
    case .textStart: .textStart
    case .textEnd: .textEnd
    case .lineStart: .lineStart
    case .lineEnd: .lineEnd
    case .wordBoundary: .wordBoundary
    case .notWordBoundary: .notWordBoundary
    }
  }

  private mutating func addRepetition(
    of node: PatternNode, _ minimum: Int, _ maximum: Int?, isLazy: Bool, firstGroup: Int
  ) throws(PatternError) {
    if let set = Self.set(of: node) {
      var scan = Instruction(.scan, a: addSet(set), b: minimum, c: maximum ?? Int(Int32.max))
      scan.isLazy = isLazy
      add(scan)
      // It tries as many ends as that number of instructions would.
      scanned += maximum ?? minimum
      return
    }
    // Repeating an empty match changes nothing.
    let limit = node.width == 0 ? 1 : Int.max
    let maximum = node.width == 0 ? min(maximum ?? 1, 1) : maximum
    for _ in 0..<min(minimum, limit) { try add(node, firstGroup: firstGroup) }
    branchDepth += 1
    if let maximum {
      try addOptionals(
        node, count: max(0, maximum - minimum), isLazy: isLazy, firstGroup: firstGroup)
    } else {
      try addLoop(node, isLazy: isLazy, firstGroup: firstGroup)
    }
    branchDepth -= 1
  }

  /// The set of a node that always matches exactly one code point.
  private static func set(of node: PatternNode) -> ScalarSet? {
    switch node {
    case .set(let set): set
    case .literal(let scalars): scalars.count == 1 ? ScalarSet(scalars[0]) : nil
    default: nil
    }
  }

  private mutating func addOptionals(
    _ node: PatternNode, count: Int, isLazy: Bool, firstGroup: Int
  ) throws(PatternError) {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(add(Instruction(.split)))
      _ = here()
      try addIteration(of: node, firstGroup: firstGroup)
    }
    let end = here()
    for split in splits {
      direct(split, to: isLazy ? end : split + 1, or: isLazy ? split + 1 : end)
    }
  }

  private mutating func addLoop(
    _ node: PatternNode, isLazy: Bool, firstGroup: Int
  ) throws(PatternError) {
    let split = add(Instruction(.split))
    let body = here()
    try addIteration(of: node, firstGroup: firstGroup)
    add(Instruction(.jump, a: split))
    let end = here()
    direct(split, to: isLazy ? end : body, or: isLazy ? body : end)
  }

  /// Adds an optional iteration, which must consume text, as in ECMAScript.
  private mutating func addIteration(of node: PatternNode, firstGroup: Int) throws(PatternError) {
    let mark = node.canBeEmpty ? addMark() : nil
    if let mark { add(Instruction(.iterate, a: mark)) }
    try add(node, firstGroup: firstGroup)
    if let mark { add(Instruction(.advance, a: mark)) }
  }
}
