/// A regular expression by itself, as a parameter type has it.
///
/// It is the same machine that matches expressions: no engine of Foundation or of the standard
/// library stands behind it, so a start pays for none, a syntax error is known at once and in
/// code points, and no text can make a match take exponential time.
struct Pattern: Sendable {
  private let program: Program

  /// Reads a regular expression.
  init(_ source: String) throws(PatternError) {
    let syntax = try PatternParser.parse(source)
    var builder = ProgramBuilder(estimatedBytes: source.utf8.count)
    for group in syntax.groups { _ = builder.addGroup(descendants: group.descendants) }
    try builder.add(syntax.root, firstGroup: 0)
    builder.add(Instruction(.accept))
    program = builder.program()
  }

  /// The bytes of the first match that starts at `offset` or later.
  func firstRange(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Range<Int>? {
    program.firstMatch(in: text, from: offset)?.range
  }
}
