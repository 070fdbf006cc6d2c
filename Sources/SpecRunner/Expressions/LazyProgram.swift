import Synchronization

/// A program that is compiled when it is first run, and what is known about matching texts before.
///
/// A run uses only some of a vocabulary's few hundred expressions. Those whose parameters have
/// custom regular expressions are checked at once and compiled when needed, which saves a third of
/// the time from start to first step.
final class LazyProgram: Sendable {
  /// What all texts that an expression matches have in common, in UTF-8.
  struct Outline: Sendable {
    /// The possible prefixes, none of them empty; nil if there is no such list.
    var prefixes: [[UInt8]]?
    /// The common suffix; may be empty.
    var suffix: [UInt8]
    /// The longest literal that every text contains; may be empty.
    var required: [UInt8]
    /// The number of arguments of a match.
    var parameterCount: Int
  }

  let outline: Outline
  private let compiled: Mutex<Program?>
  private let compile: @Sendable () -> Program

  /// Wraps a compiled program.
  init(_ program: Program) {
    outline = Outline(program)
    compiled = Mutex(program)
    compile = { program }
  }

  /// Wraps the compilation of an expression that has been checked.
  init(_ outline: Outline, compile: @escaping @Sendable () -> Program) {
    self.outline = outline
    compiled = Mutex(nil)
    self.compile = compile
  }

  /// The program; the first access compiles it.
  ///
  /// A lock is faster than an `AtomicLazyReference`, whose `load` looks up generic metadata: 6 % of
  /// a run.
  var program: Program {
    compiled.withLock { compiled in
      if let compiled { return compiled }
      let program = compile()
      compiled = program
      return program
    }
  }
}

extension LazyProgram.Outline {
  fileprivate init(_ program: Program) {
    self.init(
      prefixes: program.prefixes(), suffix: Array(program.literals[program.suffix]),
      required: Array(program.literals[program.required]),
      parameterCount: program.parameters.count)
  }

  /// The outline of a cucumber expression, from the literals in its tree.
  ///
  /// Nil if it begins with an alternation or an optional, whose prefixes only the program provides.
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
    let prefix = literals.first ?? []
    self.init(
      prefixes: prefix.isEmpty ? nil : [prefix], suffix: literals.last ?? [],
      required: literals.max { $0.count < $1.count } ?? [],
      parameterCount: tree.nodes.count { $0.kind == .parameter })
  }
}

extension Program {
  /// The possible prefixes of a match, none of them empty; nil if there is no such list.
  fileprivate func prefixes() -> [[UInt8]]? {
    guard isAnchored else { return nil }
    if !prefix.isEmpty { return [Array(literals[prefix])] }
    var result: [[UInt8]] = []
    return collect(&result, from: 1, []) ? result : nil
  }

  /// Follows each path up to the first branch after a literal; false if one has no literal, or
  /// there are too many.
  private func collect(_ result: inout [[UInt8]], from index: Int, _ prefix: [UInt8]) -> Bool {
    let instruction = instructions[index]
    switch instruction.operation {
    case .literal:
      let bytes = literals[Int(instruction.a)..<Int(instruction.a + instruction.b)]
      return collect(&result, from: index + 1, prefix + bytes)
    case .jump where Int(instruction.a) > index:
      return collect(&result, from: Int(instruction.a), prefix)
    case .split where prefix.isEmpty && Int(min(instruction.a, instruction.b)) > index:
      return collect(&result, from: Int(instruction.a), [])
        && collect(&result, from: Int(instruction.b), [])
    default:
      guard !prefix.isEmpty, result.count < 16 else { return false }
      result.append(prefix)
      return true
    }
  }
}
