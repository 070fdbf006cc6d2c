/// What a notation must tell the reader: plain Gherkin and Markdown differ in this alone.
protocol LineScanner {
  init(_ keywords: KeywordLookup, lines: LineReader)

  /// The dialect's keywords; a language line changes them.
  var keywords: KeywordLookup { get set }

  /// What a line is, where only some kinds may stand.
  func scan(_ line: Line, allowed: TokenSet) -> Token

  /// Hands over the tags of a tag line by start, end and column, a bare `@` among them.
  ///
  /// Returns the column of the first tag with white space in it; the tags are not to be used then.
  func readTags(_ line: Line, _ body: (Int, Int, UInt32) -> Void) -> UInt32?

  /// The range of the code in a language line; empty if the line is none.
  func languageCode(_ line: Line) -> Range<Int>

  /// The end of the doc string delimiter a line begins with.
  func delimiterEnd(_ line: Line) -> Int

  /// Whether a line ends the doc string that this delimiter opened.
  func closes(_ line: Line, delimiter: Range<Int>) -> Bool

  /// Whether `\"\"\"` in a doc string stands for the delimiter.
  static var unescapesDelimiters: Bool { get }

  /// Whether comment lines are kept as comments of the document.
  static var keepsComments: Bool { get }
}
