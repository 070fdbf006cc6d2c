/// A regular expression of a parameter type.
///
/// It is matched by the same engine as expressions. Unlike the engines of Foundation and the
/// standard library, it costs nothing at start, reports syntax errors at once and in code points,
/// and never takes exponential time.
struct Pattern: Sendable {
  private let program: Program

  /// Parses and compiles a regular expression.
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
