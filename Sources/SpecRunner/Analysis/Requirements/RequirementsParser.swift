import SpecGherkin

/// A parser of `requirements.md`: a list item for each statement in otherwise free Markdown.
///
/// ```markdown
/// - **slack-5.4** [M] Any other character is refused.
/// ```
///
/// The text may continue in indented lines. Everything else is ignored: headings, paragraphs, other
/// lists, code, comments. Before the first statement, the document may define its own kinds, each a bold
/// capital letter followed by its meaning: `**M** a must, **N** a remark`.
struct RequirementsParser {
  private let source: Source
  private let lines: [[Unicode.Scalar]]
  private(set) var diagnostics: [Diagnostic] = []
  private var title = ""
  private var section = ""
  private var preface = ""
  private var kinds: [RequirementsDocument.Kind] = []
  private var statements: [RequirementsDocument.Statement] = []
  /// Whether the previous line belongs to the last statement, so that an indented line continues
  /// it.
  private var isOpen = false

  init(_ source: Source) {
    self.source = source
    var scalars = Array(source.text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? Array(line.dropLast()) : Array(line)
    }
  }

  mutating func parse() -> RequirementsDocument {
    if let place = source.firstInvalidUTF8 {
      report(
        "utf8", "this byte is not valid UTF-8", place.line, place.column ?? 1,
        fix: "save the file as UTF-8")
      return document
    }
    var block: Block?
    for (index, line) in lines.enumerated() {
      let start = line.firstIndex { $0 != " " } ?? line.count
      let text = line[start...]
      if let open = block {
        if open.ends(at: text) { block = nil }
      } else if let open = Block(text, line: index + 1) {
        if !open.isClosed { block = open }
        isOpen = false
      } else {
        read(text, number: index + 1)
      }
    }
    // A page of prose may have such a block, too, and is nothing but that.
    let isEmpty = statements.isEmpty && diagnostics.isEmpty
    if let block {
      report(
        "open-block", "this \(block.noun) is never closed, so nothing after it is read", block.line,
        1, fix: "close it with a line \(block.end)")
    }
    if isEmpty {
      report(
        "empty", "this file has no statements", 1, nil, fix: Self.example("app-1.1"))
    }
    return document
  }

  private var document: RequirementsDocument {
    RequirementsDocument(uri: source.uri, title: title, statements: statements)
  }

  // MARK: - Lines

  /// - Parameter text: The line without its indentation; its indices are those of the line.
  private mutating func read(_ text: ArraySlice<Unicode.Scalar>, number: Int) {
    guard let first = text.first else {
      isOpen = false
      return
    }
    if first == "#", text.startIndex == 0 {
      _ = reportOtherForm(text, number: number)
      return readHeading(text)
    }
    if text.count > 1, "-*+".unicodeScalars.contains(first), text[text.startIndex + 1] == " " {
      isOpen = false
      return readItem(text.dropFirst().drop { $0 == " " }, number: number)
    }
    if reportOtherForm(text, number: number) { return }
    if isOpen, text.startIndex >= 2, let last = statements.popLast() {
      statements.append(last.appending(on: Self.string(text)))
    } else if statements.isEmpty {
      preface += Self.string(text) + " "
    }
  }

  private mutating func readHeading(_ text: ArraySlice<Unicode.Scalar>) {
    let name = Self.string(text.drop { $0 == "#" })
    if title.isEmpty, section.isEmpty { title = name } else { section = name }
    isOpen = false
  }

  /// Parses a list item: a statement, or free text.
  private mutating func readItem(_ item: ArraySlice<Unicode.Scalar>, number: Int) {
    var rest = item
    guard Self.take("**", &rest) else {
      if reportOtherForm(item, number: number) { return }
      let word = rest.prefix { $0 != " " && $0 != ":" }
      guard let id = RequirementID(Self.string(word).filter { $0 != "`" && $0 != "*" }) else {
        return
      }
      return report(
        "id", "the id \(id) is not between two pairs of asterisks", number,
        item.startIndex + 1, fix: Self.example("\(id)"))
    }
    let word = rest.prefix { $0 != "*" }
    let start = word.startIndex
    rest = rest[word.endIndex...]
    let isClosed = Self.take("**", &rest)
    let text = Self.string(word)
    guard let id = RequirementID(text), isClosed else {
      let goesOn = rest.drop { $0 == " " }.first == "["
      if isClosed, !goesOn, reportOtherForm(item, number: number) { return }
      return reportMalformedID(
        text, isClosed, goesOn: goesOn, Location(line: number, column: start + 1))
    }
    readStatement(id, at: Location(line: number, column: start + 1), rest)
  }

  /// Reports a statement in another form, such as `1. **app-1** [M]`, which is not read; returns
  /// whether a line has one: an id in bold, and a kind.
  private mutating func reportOtherForm(
    _ line: ArraySlice<Unicode.Scalar>, number: Int
  ) -> Bool {
    let text = Self.withoutCode(line)
    let isKind = { (place: Int) in
      let part = text[place...].prefix(4).map(Character.init)
      return part.count > 2 && part[0] == "[" && "A"..."Z" ~= part[1] && part[2] == "]"
        && part.dropFirst(3) != ["("]
    }
    guard text.indices.contains(where: isKind) else { return false }
    for start in text.indices {
      var rest = text[start...]
      guard Self.take("**", &rest) || Self.take("__", &rest),
        let id = RequirementID(Self.string(rest.prefix { !" *_".unicodeScalars.contains($0) }))
      else { continue }
      isOpen = false
      report(
        "form", "this line looks like the statement \(id), but is not read as one", number,
        start + 1, fix: Self.example("\(id)"))
      return true
    }
    return false
  }

  /// A line with spaces in place of code.
  private static func withoutCode(
    _ line: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    var text = line
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      let mark = rest[start...].prefix { $0 == "`" }
      rest = rest[mark.endIndex...]
      var search = rest
      while let next = search.firstIndex(of: "`") {
        let end = search[next...].prefix { $0 == "`" }
        search = search[end.endIndex...]
        guard end.count == mark.count else { continue }
        for place in start..<end.endIndex { text[place] = " " }
        rest = search
        break
      }
    }
    return text
  }

  /// Reports a malformed id.
  ///
  /// Other lists may contain bold words, so only an item that resembles a statement is reported.
  private mutating func reportMalformedID(
    _ text: String, _ isClosed: Bool, goesOn: Bool, _ place: Location
  ) {
    let first = text.prefix { $0 != " " }
    let message: String
    if isClosed {
      guard goesOn else { return }
      message = "\"\(text)\" is not an id"
    } else {
      guard RequirementID(first) != nil else { return }
      message = "the id \(first) is not closed by two asterisks"
    }
    report(
      "id", message, place.line, place.column,
      notes: ["an id is a word, a hyphen and a number, such as app-1.1 or app-Q2"],
      fix: Self.example("app-1.1"))
  }

  /// Parses the text after an id: the kind in brackets, and the sentence.
  private mutating func readStatement(
    _ id: RequirementID, at place: Location, _ text: ArraySlice<Unicode.Scalar>
  ) {
    var rest = text.drop { $0 == " " }
    let start = rest.startIndex
    guard Self.take("[", &rest), let end = rest.firstIndex(of: "]") else {
      return report(
        "kind", "the kind of \(id) is missing", place.line, start + 1,
        notes: ["the kind is a letter in brackets: \(known)"], fix: Self.example("\(id)"))
    }
    if kinds.isEmpty { kinds = Self.kinds(namedIn: preface) }
    let letter = Self.string(rest[..<end])
    guard let kind = kinds.first(where: { $0.letter == letter }) else {
      return report(
        "unknown-kind", "unknown kind [\(letter)]", place.line, start + 2,
        notes: ["the kinds are \(known)"],
        fix: "use one of them, or define it at the top of the file: **X** a wish")
    }
    let sentence = rest[(end + 1)...].drop { $0 == " " }
    guard !sentence.isEmpty else {
      return report(
        "text", "\(id) has no text", place.line, sentence.startIndex + 1,
        fix: Self.example("\(id)"))
    }
    _ = reportOtherForm(sentence, number: place.line)
    statements.append(
      RequirementsDocument.Statement(
        id: id, kind: kind, text: Self.string(sentence), section: section, location: place))
    isOpen = true
  }

  private var known: String {
    (kinds.isEmpty ? Self.kinds(namedIn: preface) : kinds).map(\.letter).joined(separator: ", ")
  }

  // MARK: - Text

  /// The kinds defined in a preface, and that of remarks; the standard ones if there are none.
  private static func kinds(namedIn preface: String) -> [RequirementsDocument.Kind] {
    let pieces = preface.unicodeScalars.split(separator: "*", omittingEmptySubsequences: false)
    var kinds: [RequirementsDocument.Kind] = []
    for index in pieces.indices where index >= 2 && index + 2 < pieces.count {
      // `**M** text` is split into "", "", "M", "", " text".
      guard pieces[index - 1].isEmpty, pieces[index + 1].isEmpty, pieces[index].count == 1,
        let letter = pieces[index].first, "A"..."Z" ~= letter
      else { continue }
      let meaning = pieces[index + 2].prefix { $0 != "." && $0 != ";" && $0 != "," }
      let kind = RequirementsDocument.Kind(letter: String(letter), meaning: string(meaning))
      if !kinds.contains(where: { $0.letter == kind.letter }) { kinds.append(kind) }
    }
    if kinds.isEmpty { return RequirementsDocument.Kind.standard }
    if !kinds.contains(where: { !$0.isTestable }) { kinds.append(.remark) }
    return kinds
  }

  private static func take(_ sign: String, _ text: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard text.starts(with: sign.unicodeScalars) else { return false }
    text = text.dropFirst(sign.unicodeScalars.count)
    return true
  }

  /// The trimmed text.
  private static func string(_ text: some BidirectionalCollection<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text.drop { $0 == " " || $0 == "\t" })
    while let last = view.last, last == " " || last == "\t" { view.removeLast() }
    return String(view)
  }

  private static func example(_ id: String) -> String {
    "write it like this: - **\(id)** [M] One plain sentence."
  }

  private mutating func report(
    _ code: String, _ message: String, _ line: Int, _ column: Int?, notes: [String] = [],
    fix: String
  ) {
    diagnostics.append(
      Diagnostic(
        code: "requirements." + code, message: message, uri: source.uri,
        location: Location(line: line, column: column), notes: notes, fix: fix))
  }
}

extension RequirementsDocument.Statement {
  /// The statement with another line of text.
  fileprivate func appending(on line: String) -> Self {
    Self(id: id, kind: kind, text: text + " " + line, section: section, location: location)
  }
}

extension RequirementsParser {
  /// Lines that are no part of the document: code between fences, or a comment.
  private struct Block {
    let line: Int
    /// The fence; empty for a comment.
    private let fence: ArraySlice<Unicode.Scalar>
    /// Whether it ends in its first line.
    let isClosed: Bool

    /// - Parameter text: a line without its indentation; its indices are those of the line.
    init?(_ text: ArraySlice<Unicode.Scalar>, line: Int) {
      self.line = line
      // What is indented further continues a list item, or is code by itself.
      guard text.startIndex < 4, let sign = text.first else { return nil }
      if text.starts(with: "<!--".unicodeScalars) {
        fence = []
        isClosed = Self.hasEnd(text.dropFirst(4))
        return
      }
      fence = text.prefix { $0 == sign }
      isClosed = false
      guard "`~".unicodeScalars.contains(sign), fence.count >= 3 else { return nil }
      // Code within a line may have as many signs.
      if sign == "`", text.dropFirst(fence.count).contains(sign) { return nil }
    }

    func ends(at text: ArraySlice<Unicode.Scalar>) -> Bool {
      guard let sign = fence.first else { return Self.hasEnd(text) }
      let end = text.prefix { $0 == sign }
      return text.startIndex < 4 && end.count >= fence.count
        && text.dropFirst(end.count).allSatisfy { $0 == " " || $0 == "\t" }
    }

    var noun: String { fence.isEmpty ? "comment" : "code block" }
    var end: String {
      fence.isEmpty ? "that contains -->" : "of " + String(String.UnicodeScalarView(fence))
    }

    private static func hasEnd(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
      text.indices.contains { text[$0...].starts(with: "-->".unicodeScalars) }
    }
  }
}
