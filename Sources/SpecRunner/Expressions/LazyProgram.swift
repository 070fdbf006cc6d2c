import Synchronization

/// A program that is compiled when it is first run, and what is known about matching texts before.
///
/// A run uses only some of a few hundred expressions, and most are ruled out for a text by its
/// beginning or end.
final class LazyProgram: Sendable {
  let outline: ExpressionOutline
  /// A lock is faster than an `AtomicLazyReference`, whose `load` looks up generic metadata: 6 % of
  /// a run.
  private let compiled: Mutex<Program?>
  private let compile: @Sendable () -> Program

  /// Wraps a compiled program.
  init(_ program: Program) {
    outline = ExpressionOutline(program)
    compiled = Mutex(program)
    compile = { program }
  }

  /// Wraps the compilation of an expression that is known to be valid.
  init(_ outline: ExpressionOutline, compile: @escaping @Sendable () -> Program) {
    self.outline = outline
    compiled = Mutex(nil)
    self.compile = compile
  }

  /// The program, unless it has never been needed and cannot match a text.
  func program(ifMatching text: UnsafeBufferPointer<UInt8>) -> Program? {
    if let program = compiled.withLock({ $0 }) { return program }
    return outline.mayMatch(in: text) ? program : nil
  }

  /// The program; the first access compiles it.
  var program: Program {
    compiled.withLock { compiled in
      if let compiled { return compiled }
      let program = compile()
      compiled = program
      return program
    }
  }
}
