/// A block of a Markdown page: what the reader of pages knows of Markdown.
indirect enum MarkdownBlock: Hashable, Sendable {
  /// A heading of level 1 to 6.
  case heading(level: Int, text: String)
  /// Lines of text, joined by line feeds.
  case paragraph(String)
  case list(MarkdownList)
  /// Text between fences, or indented; with the word after the opening fence.
  case code(language: String, text: String)
  case quote([MarkdownBlock])
  case table(MarkdownTable)
  /// A line between two parts.
  case rule
}

/// A list of a Markdown page.
struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; nil for a list without numbers.
  var start: Int?
  var items: [Item]

  struct Item: Hashable, Sendable {
    /// The line of the page, from 1.
    var line: Int
    var blocks: [MarkdownBlock]
  }
}

/// A table of a Markdown page; every row has as many cells as the header.
struct MarkdownTable: Hashable, Sendable {
  enum Alignment: Hashable, Sendable { case none, left, center, right }

  var header: [String]
  var alignments: [Alignment]
  var rows: [[String]]
}
