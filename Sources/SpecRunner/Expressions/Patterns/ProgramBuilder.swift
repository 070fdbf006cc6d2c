/// Puts a program together, instruction by instruction.
struct ProgramBuilder {
  private(set) var instructions: [Instruction] = []
  private(set) var literals: [UInt8] = []
  private(set) var sets: [ScalarSet] = []
  private(set) var descendants: [Int] = []
  private(set) var markCount = 0
  private(set) var rowCount = 0
  var parameters: [Program.Parameter] = []
  /// How many code points all runs with a greatest length may take together.
  var scanned = 0
  /// Above 0 while what is added stands on some ways through the program only.
  var branchDepth = 0
  /// No literal grows across this place: something jumps to it.
  private var label = 0

  init(estimatedBytes: Int) {
    instructions.reserveCapacity(8)
    literals.reserveCapacity(estimatedBytes)
  }

  /// A program that matches no text.
  static var nothing: Program {
    var builder = ProgramBuilder(estimatedBytes: 0)
    let look = builder.add(Instruction(.look, b: -1))
    builder.negate(look)
    builder.add(Instruction(.accept))
    builder.direct(look, to: builder.here())
    builder.add(Instruction(.accept))
    return builder.program()
  }

  /// The place of the next instruction, as a goal of jumps.
  mutating func here() -> Int {
    label = instructions.count
    return label
  }

  /// Adds an instruction and tells its place.
  @discardableResult
  mutating func add(_ instruction: Instruction) -> Int {
    instructions.append(instruction)
    return instructions.count - 1
  }

  /// Adds bytes to the literal before, or as a new one.
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

  /// Adds the note of a place in a slot.
  mutating func addSave(slot: Int) {
    var save = Instruction(.save, a: slot)
    save.isConditional = branchDepth > 0
    instructions.append(save)
  }

  mutating func addSet(_ set: ScalarSet) -> Int {
    sets.append(set)
    return sets.count - 1
  }

  /// Takes a number for a group with so many groups inside, which are added next.
  mutating func addGroup(descendants count: Int = 0) -> Int {
    descendants.append(count)
    return descendants.count - 1
  }

  mutating func addMark() -> Int {
    markCount += 1
    return markCount - 1
  }

  /// Names the goals of a split: the one preferred, and the other.
  mutating func direct(_ split: Int, to preferred: Int, or other: Int) {
    instructions[split].a = Int32(preferred)
    instructions[split].b = Int32(other)
  }

  /// Names the goal of a jump or look.
  mutating func direct(_ jump: Int, to goal: Int) {
    instructions[jump].a = Int32(goal)
  }

  mutating func negate(_ look: Int) {
    instructions[look].isNegative = true
  }

  /// Adds each branch behind a split, the earlier preferred.
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

  /// Gives the instructions with a choice their rows and what is known of the byte that follows.
  private mutating func complete() {
    for index in instructions.indices {
      switch instructions[index].operation {
      case .split: break
      case .scan, .integer, .decimal, .word, .anything: lookAhead(from: index)
      default: continue
      }
      instructions[index].row = Int32(rowCount)
      rowCount += 1
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

  /// Whether the byte after a shortened run of this instruction could be this one.
  private func canRun(_ instruction: Instruction, over byte: UInt8) -> Bool {
    switch instruction.operation {
    case .integer: ScalarSort.isDigit(byte)
    case .decimal: ScalarSort.isDigit(byte) || byte == 0x2E || byte == 0x45
    case .word: byte >= 0x80 || !ScalarSort.isWhiteSpace(UInt32(byte))
    case .scan: byte >= 0x80 || sets[Int(instruction.a)].contains(UInt32(byte))
    default: true
    }
  }
}
