/// An instruction of a compiled expression, without references.
struct Instruction: Sendable {
  enum Operation: UInt8, Sendable {
    /// The bytes `a ..< a + b` of the program's literals.
    case literal
    /// One code point of the set `a`.
    case set
    /// `b` to `c` code points of the set `a`, as many as possible first unless lazy.
    case scan
    /// Continues at `a`, and if that fails at `b`.
    case split
    /// Continues at `a`.
    case jump
    /// Stores the position in slot `a`.
    case save
    /// `-?\d+` into group `a`.
    case integer
    /// `[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[E][+-]?\d+)?` into group `a`.
    case decimal
    /// `[^\s]+` into group `a`.
    case word
    /// `.*` into group `a`.
    case anything
    /// A text in double or single quotes into group `a`.
    case quoted
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, notWordBoundary
    /// A lookaround: the instructions up to its `accept` must match here; then matching continues
    /// at `a`. If `b` is not negative, it is a look-behind of `b` code points.
    case lookaround
    /// Stores the position in mark `a` at the start of a loop iteration.
    case iterate
    /// Fails if the iteration of mark `a` consumed no text.
    case advance
    /// Succeeds.
    case accept
    /// Succeeds at the end of the text.
    case finish
  }

  var operation: Operation
  /// Never backtracks, because no shorter run could match what follows.
  var isPossessive = false
  var isLazy = false
  var isNegative = false
  /// For `save`: the earlier value must be restored on backtracking.
  var isConditional = false
  /// For a literal: it is on every path through the program.
  var isRequired = false
  /// The byte that must follow, or -1.
  var next: Int16 = -1
  /// The row in the table of failures, or -1.
  var row: Int32 = -1
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0

  init(_ operation: Operation, a: Int = 0, b: Int = 0, c: Int = 0) {
    self.operation = operation
    self.a = Int32(truncatingIfNeeded: a)
    self.b = Int32(truncatingIfNeeded: b)
    self.c = Int32(truncatingIfNeeded: c)
  }
}
