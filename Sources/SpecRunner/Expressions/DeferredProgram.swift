import Synchronization

/// A program that is compiled when it is first run, and what is known of its texts before.
///
/// Of a vocabulary's few hundred expressions a run tries a handful. Those whose parameters have
/// regular expressions of their own are checked when they are made and compiled when they are
/// needed; that is a third of the time from start to first step.
final class DeferredProgram: Sendable {
  /// What every text an expression matches has, in UTF-8.
  struct Outline: Sendable {
    /// Beginnings of which it has one, none of them empty; nil if there is no such choice.
    var beginnings: [[UInt8]]?
    /// What it ends with; may be empty.
    var ending: [UInt8]
    /// The longest literal that stands somewhere in it; may be empty.
    var required: [UInt8]
    /// How many arguments a match has.
    var parameterCount: Int
  }

  let outline: Outline
  private let compiled = AtomicLazyReference<Program>()
  private let compile: @Sendable () -> Program

  /// A program that is there already.
  init(_ program: Program) {
    outline = Outline(program)
    compile = { program }
  }

  /// A program that can be compiled later, because its expression has been checked.
  init(_ outline: Outline, compile: @escaping @Sendable () -> Program) {
    self.outline = outline
    self.compile = compile
  }

  /// The program; the first to ask compiles it.
  var program: Program { compiled.load() ?? compiled.storeIfNil(compile()) }
}

extension DeferredProgram.Outline {
  fileprivate init(_ program: Program) {
    self.init(
      beginnings: program.beginnings(), ending: Array(program.literals[program.suffix]),
      required: Array(program.literals[program.required]),
      parameterCount: program.parameters.count)
  }

  /// What the tree of a cucumber expression tells: the literals between its other parts.
  ///
  /// Nil if it begins with a choice, whose beginnings only the program tells.
  init?(_ tree: ExpressionNode) {
    guard let first = tree.nodes.first, first.kind == .text || first.kind == .parameter else {
      return nil
    }
    var literals: [[UInt8]] = [[]]
    for node in tree.nodes {
      if node.kind == .text {
        literals[literals.count - 1] += Array(node.token.utf8)
      } else {
        literals.append([])
      }
    }
    let beginning = literals.first ?? []
    self.init(
      beginnings: beginning.isEmpty ? nil : [beginning], ending: literals.last ?? [],
      required: literals.max { $0.count < $1.count } ?? [],
      parameterCount: tree.nodes.count { $0.kind == .parameter })
  }
}

extension Program {
  /// Beginnings of which every text has one, none of them empty; nil if there is no such choice.
  fileprivate func beginnings() -> [[UInt8]]? {
    guard isAnchored else { return nil }
    if !prefix.isEmpty { return [Array(literals[prefix])] }
    var result: [[UInt8]] = []
    return collect(&result, from: 1, []) ? result : nil
  }

  /// Follows each way up to the first choice after some literal; false if one has no literal, or
  /// there are too many.
  private func collect(_ result: inout [[UInt8]], from index: Int, _ beginning: [UInt8]) -> Bool {
    let instruction = instructions[index]
    switch instruction.operation {
    case .literal:
      let bytes = literals[Int(instruction.a)..<Int(instruction.a + instruction.b)]
      return collect(&result, from: index + 1, beginning + bytes)
    case .jump where Int(instruction.a) > index:
      return collect(&result, from: Int(instruction.a), beginning)
    case .split where beginning.isEmpty && Int(min(instruction.a, instruction.b)) > index:
      return collect(&result, from: Int(instruction.a), [])
        && collect(&result, from: Int(instruction.b), [])
    default:
      guard !beginning.isEmpty, result.count < 16 else { return false }
      result.append(beginning)
      return true
    }
  }
}
