/// A compiled expression: the instructions, and what is known about matching texts.
final class Program: Sendable {
  /// An argument of the expression: its outer group and its type, if it has one.
  struct Parameter: Sendable {
    var type: ParameterType?
    var group: Int
  }

  let instructions: [Instruction]
  /// The bytes of all literals.
  let literals: [UInt8]
  let sets: [ScalarSet]
  let parameters: [Parameter]
  /// The number of groups inside each group; empty if no group contains another.
  let descendants: [Int]
  let groupCount: Int
  let markCount: Int
  /// The number of instructions with more than one branch.
  let branchCount: Int
  /// Whether a match can start only at the start of the text.
  let isAnchored: Bool
  /// The part of `literals` that every match starts with, if it is anchored; may be empty.
  let prefix: Range<Int>
  /// The part of `literals` that every match ends with; may be empty.
  let suffix: Range<Int>
  /// The longest part of `literals` that every match contains; may be empty.
  let required: Range<Int>

  /// Creates a program from a builder; see `ProgramBuilder.program()`.
  init(_ builder: ProgramBuilder) {
    instructions = builder.instructions
    literals = builder.literals
    sets = builder.sets
    parameters = builder.parameters
    descendants = builder.descendants.contains { $0 > 0 } ? builder.descendants : []
    groupCount = builder.descendants.count
    markCount = builder.markCount
    branchCount = builder.branchCount
    isAnchored = instructions.first?.operation == .textStart
    prefix = isAnchored ? Self.literal(instructions, at: 1) : 0..<0
    let last = instructions.count - 1
    suffix =
      instructions[last].operation == .finish ? Self.literal(instructions, at: last - 1) : 0..<0
    var longest = 0..<0
    for index in instructions.indices {
      let literal = Self.literal(instructions, at: index)
      if literal.count > longest.count { longest = literal }
    }
    required = longest
  }

  /// The byte range of an instruction, if it is a literal on every path.
  private static func literal(_ instructions: [Instruction], at index: Int) -> Range<Int> {
    guard instructions.indices.contains(index) else { return 0..<0 }
    let instruction = instructions[index]
    guard instruction.operation == .literal, instruction.isRequired else { return 0..<0 }
    return Int(instruction.a)..<Int(instruction.a + instruction.b)
  }

  /// The number of groups directly or indirectly inside a group.
  func descendants(of group: Int) -> Int {
    descendants.isEmpty ? 0 : descendants[group]
  }
}
