/// Builds a program, instruction by instruction.
struct ProgramBuilder {
  private(set) var instructions: [Instruction] = []
  private(set) var literals: [UInt8] = []
  private(set) var sets: [ScalarSet] = []
  private(set) var descendants: [Int] = []
  private(set) var markCount = 0
  private(set) var branchCount = 0
  var parameters: [Program.Parameter] = []
  /// The total maximum length of all bounded runs.
  var scanned = 0
  /// Above 0 while instructions are added that are not on every path.
  var branchDepth = 0
  /// Literals are not merged across this position, because something jumps to it.
  private var label = 0

  init(estimatedBytes: Int) {
    instructions.reserveCapacity(8)
    literals.reserveCapacity(estimatedBytes)
  }

  /// A program that matches no text.
  static var nothing: Program {
    var builder = ProgramBuilder(estimatedBytes: 0)
    let lookaround = builder.add(Instruction(.lookaround, b: -1))
    builder.negate(lookaround)
    builder.add(Instruction(.accept))
    builder.direct(lookaround, to: builder.here())
    builder.add(Instruction(.accept))
    return builder.program()
  }

  /// The index of the next instruction, as the target of a jump.
  mutating func here() -> Int {
    label = instructions.count
    return label
  }

  /// Adds an instruction and returns its index.
  @discardableResult
  mutating func add(_ instruction: Instruction) -> Int {
    instructions.append(instruction)
    return instructions.count - 1
  }

  /// Appends bytes to the previous literal, or adds a new one.
  mutating func addLiteral(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let last = instructions.count - 1
    if last >= label, instructions[last].operation == .literal {
      instructions[last].b += Int32(bytes.count)
    } else {
      var literal = Instruction(.literal, a: literals.count, b: bytes.count)
      literal.isRequired = branchDepth == 0
      instructions.append(literal)
    }
    literals.append(contentsOf: bytes)
  }

  /// Adds an instruction that stores the position in a slot.
  mutating func addSave(slot: Int) {
    var save = Instruction(.save, a: slot)
    save.isConditional = branchDepth > 0
    instructions.append(save)
  }

  mutating func addSet(_ set: ScalarSet) -> Int {
    sets.append(set)
    return sets.count - 1
  }

  /// Reserves the index of a group with a number of groups inside, which are added next.
  mutating func addGroup(descendants count: Int = 0) -> Int {
    descendants.append(count)
    return descendants.count - 1
  }

  mutating func addMark() -> Int {
    markCount += 1
    return markCount - 1
  }

  /// Sets the targets of a split: the preferred one, and the other.
  mutating func direct(_ split: Int, to preferred: Int, or other: Int) {
    instructions[split].a = Int32(preferred)
    instructions[split].b = Int32(other)
  }

  /// Sets the target of a jump or lookaround.
  mutating func direct(_ jump: Int, to goal: Int) {
    instructions[jump].a = Int32(goal)
  }

  mutating func negate(_ lookaround: Int) {
    instructions[lookaround].isNegative = true
  }

  /// Adds each branch after a split, the earlier one preferred.
  mutating func addAlternatives<Branch, Failure: Error>(
    _ branches: [Branch], add: (inout ProgramBuilder, Branch) throws(Failure) -> Void
  ) throws(Failure) {
    branchDepth += branches.count > 1 ? 1 : 0
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      let isLast = index == branches.count - 1
      let split = isLast ? nil : self.add(Instruction(.split))
      let start = here()
      try add(&self, branch)
      if let split {
        jumps.append(self.add(Instruction(.jump)))
        direct(split, to: start, or: here())
      }
    }
    let end = here()
    for jump in jumps { direct(jump, to: end) }
    branchDepth -= branches.count > 1 ? 1 : 0
  }

  /// Completes the program.
  mutating func program() -> Program {
    complete()
    return Program(self)
  }

  /// Assigns rows to the instructions with branches, and the byte that must follow them.
  private mutating func complete() {
    for index in instructions.indices {
      switch instructions[index].operation {
      case .split: break
      case .scan, .integer, .decimal, .word, .anything: lookAhead(from: index)
      default: continue
      }
      instructions[index].row = Int32(branchCount)
      branchCount += 1
    }
  }

  private mutating func lookAhead(from index: Int) {
    var following = index + 1
    while instructions[following].operation == .save { following += 1 }
    switch instructions[following].operation {
    case .finish: instructions[index].isPossessive = !instructions[index].isLazy
    case .literal:
      let byte = literals[Int(instructions[following].a)]
      instructions[index].next = Int16(byte)
      instructions[index].isPossessive =
        !instructions[index].isLazy && !canRun(instructions[index], over: byte)
    default: break
    }
  }

  /// Whether a shortened run of this instruction could be followed by this byte.
  private func canRun(_ instruction: Instruction, over byte: UInt8) -> Bool {
    switch instruction.operation {
    case .integer: ScalarClass.isDigit(byte)
    case .decimal: ScalarClass.isDigit(byte) || byte == 0x2E || byte == 0x45
    case .word: byte >= 0x80 || !ScalarClass.isWhiteSpace(UInt32(byte))
    case .scan: byte >= 0x80 || sets[Int(instruction.a)].contains(UInt32(byte))
    default: true
    }
  }
}
