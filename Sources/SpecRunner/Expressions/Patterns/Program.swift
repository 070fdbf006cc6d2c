/// A compiled expression: what the matcher runs, and what is known of every text it matches.
final class Program: Sendable {
  /// One argument the expression finds: its outer group and its type, if it has one.
  struct Parameter: Sendable {
    var type: ParameterType?
    var group: Int
  }

  let instructions: [Instruction]
  /// The bytes of all literals.
  let literals: [UInt8]
  let sets: [ScalarSet]
  let parameters: [Parameter]
  /// For each group how many groups stand inside it; empty when no group has any.
  let descendants: [Int]
  let groupCount: Int
  let markCount: Int
  /// How many instructions have more than one way to go on.
  let rowCount: Int
  /// Whether a match can only start where the text starts.
  let isAnchored: Bool
  /// The part of `literals` every text starts with, if it is anchored; may be empty.
  let prefix: Range<Int>
  /// The part of `literals` every text ends with; may be empty.
  let suffix: Range<Int>
  /// The longest part of `literals` that stands somewhere in every text; may be empty.
  let required: Range<Int>

  /// Takes over what was built; see `ProgramBuilder.program()`.
  init(_ builder: ProgramBuilder) {
    instructions = builder.instructions
    literals = builder.literals
    sets = builder.sets
    parameters = builder.parameters
    descendants = builder.descendants.contains { $0 > 0 } ? builder.descendants : []
    groupCount = builder.descendants.count
    markCount = builder.markCount
    rowCount = builder.rowCount
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

  /// The bytes of the instruction if it is a literal that stands on every way.
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
