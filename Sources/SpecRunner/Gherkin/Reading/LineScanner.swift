/// The notation-specific part of the parser: plain Gherkin or Markdown.
protocol LineScanner {
  init(_ keywords: KeywordLookup, lines: LineReader)

  /// The keywords of the dialect; a language line changes them.
  var keywords: KeywordLookup { get set }

  /// Classifies a line, given the allowed kinds.
  func scan(_ line: Line, allowed: TokenSet) -> Token

  /// Calls a closure with start, end and column of each tag of a line, also of a bare `@`.
  ///
  /// Returns the column of the first tag with white space; the tags are then invalid.
  func readTags(_ line: Line, _ body: (Int, Int, UInt32) -> Void) -> UInt32?

  /// The end of the tags of a line; a comment can follow.
  func tagsEnd(_ line: Line) -> Int

  /// The range of the code in a language line; empty for any other line.
  func languageCode(_ line: Line) -> Range<Int>

  /// The end of the doc string delimiter at the start of a line.
  func delimiterEnd(_ line: Line) -> Int

  /// Whether a line closes the doc string opened by a delimiter.
  func closes(_ line: Line, delimiter: Range<Int>) -> Bool

  /// Whether `\"\"\"` in a doc string denotes the delimiter.
  static var unescapesDelimiters: Bool { get }

  /// Whether comment lines are kept as comments of the document.
  static var keepsComments: Bool { get }
}
