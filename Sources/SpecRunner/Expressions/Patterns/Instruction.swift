/// One instruction of a compiled expression, without references.
struct Instruction: Sendable {
  enum Operation: UInt8, Sendable {
    /// The bytes `a ..< a + b` of the program's literals.
    case literal
    /// One code point of the set `a`.
    case set
    /// `b` to `c` code points of the set `a`, as many as possible first unless lazy.
    case scan
    /// Goes on at `a`, and if that fails at `b`.
    case split
    /// Goes on at `a`.
    case jump
    /// Notes the place in slot `a`.
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
    case textStart, textEnd, lineStart, lineEnd, wordEdge, noWordEdge
    /// What follows, up to its `accept`, must hold here; then goes on at `a`. With `b` not
    /// negative it is looked for `b` code points back.
    case look
    /// Notes the place in mark `a`: a turn of a loop begins.
    case turn
    /// Fails when the turn noted in mark `a` took no text.
    case advance
    /// Succeeds.
    case accept
    /// Succeeds at the end of the text.
    case finish
  }

  var operation: Operation
  /// Gives nothing back: no shorter run could be followed by what must follow.
  var isPossessive = false
  var isLazy = false
  var isNegative = false
  /// For `save`: an earlier value must be put back when the way fails.
  var isConditional = false
  /// For a literal: it stands on every way through the program.
  var isRequired = false
  /// The ASCII or first UTF-8 byte that must follow, or -1.
  var next: Int16 = -1
  /// Its row in the table of failed places, or -1.
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
