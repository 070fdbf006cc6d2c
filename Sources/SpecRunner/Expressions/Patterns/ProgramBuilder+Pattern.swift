/// Regular expressions as instructions.
extension ProgramBuilder {
  /// Beyond this many instructions an expression is refused: `((a{999}){999})` would be a million.
  private static let mostInstructions = 20_000

  /// Adds a tree; its groups are numbered from `firstGroup`.
  mutating func add(_ node: PatternNode, firstGroup: Int) throws(PatternError) {
    guard instructions.count + scanned < Self.mostInstructions else {
      throw PatternError(
        problem: "The expression is too large", advice: "Use smaller repetitions", offset: 0)
    }
    switch node {
    case .literal(let scalars):
      addLiteral(Self.utf8(of: scalars))
    case .set(let set): add(Instruction(.set, a: addSet(set)))
    case .edge(let edge): add(Instruction(Self.operation(edge)))
    case .sequence(let nodes): for node in nodes { try add(node, firstGroup: firstGroup) }
    case .alternatives(let nodes):
      try addAlternatives(nodes) { (builder, node) throws(PatternError) in
        try builder.add(node, firstGroup: firstGroup)
      }
    case .capture(let node, let index):
      addSave(slot: 2 * (firstGroup + index))
      try add(node, firstGroup: firstGroup)
      addSave(slot: 2 * (firstGroup + index) + 1)
    case .repeated(let node, let least, let most, let isLazy):
      try addRepetition(of: node, least, most, isLazy: isLazy, firstGroup: firstGroup)
    case .look(let node, let isBehind, let isNegative):
      let look = add(Instruction(.look, b: isBehind ? node.width ?? 0 : -1))
      if isNegative { negate(look) }
      // What stands in a look is no part of the text taken, and what a negative one notes is void.
      branchDepth += 1
      try add(node, firstGroup: firstGroup)
      branchDepth -= 1
      add(Instruction(.accept))
      direct(look, to: here())
    }
  }

  /// Code points in UTF-8, without a text in between: this is on the way of every start.
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

  private static func operation(_ edge: PatternNode.Edge) -> Instruction.Operation {
    switch edge {
    case .textStart: .textStart
    case .textEnd: .textEnd
    case .lineStart: .lineStart
    case .lineEnd: .lineEnd
    case .wordEdge: .wordEdge
    case .noWordEdge: .noWordEdge
    }
  }

  private mutating func addRepetition(
    of node: PatternNode, _ least: Int, _ most: Int?, isLazy: Bool, firstGroup: Int
  ) throws(PatternError) {
    if let set = Self.set(of: node) {
      var scan = Instruction(.scan, a: addSet(set), b: least, c: most ?? Int(Int32.max))
      scan.isLazy = isLazy
      add(scan)
      // It tries as many ends as so many instructions would.
      scanned += most ?? least
      return
    }
    // Taking nothing twice is taking nothing once.
    let limit = node.width == 0 ? 1 : Int.max
    let most = node.width == 0 ? min(most ?? 1, 1) : most
    for _ in 0..<min(least, limit) { try add(node, firstGroup: firstGroup) }
    branchDepth += 1
    if let most {
      try addOptionals(node, count: max(0, most - least), isLazy: isLazy, firstGroup: firstGroup)
    } else {
      try addLoop(node, isLazy: isLazy, firstGroup: firstGroup)
    }
    branchDepth -= 1
  }

  /// The set of a node that always takes exactly one code point.
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
      try addTurn(of: node, firstGroup: firstGroup)
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
    try addTurn(of: node, firstGroup: firstGroup)
    add(Instruction(.jump, a: split))
    let end = here()
    direct(split, to: isLazy ? end : body, or: isLazy ? body : end)
  }

  /// Adds a turn nobody asked for, which as in ECMAScript must take some text.
  private mutating func addTurn(of node: PatternNode, firstGroup: Int) throws(PatternError) {
    let mark = node.canBeEmpty ? addMark() : nil
    if let mark { add(Instruction(.turn, a: mark)) }
    try add(node, firstGroup: firstGroup)
    if let mark { add(Instruction(.advance, a: mark)) }
  }
}
