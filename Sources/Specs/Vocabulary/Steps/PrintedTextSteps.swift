import SpecExpressions
import SpecRunner
import SpecText

/// Checks of a text that a command printed or that a file has.
enum PrintedTextSteps {
  static let library = StepLibrary("printed texts and files") {
    Parameter(printed)
    parts
    wholes
    patterns
  }

  /// `the printed text`, `standard error`, `the file "report.txt"`.
  private static let printed = ParameterType(
    "printed",
    matching: "the printed text|standard output|standard error|the whole output|the file "
      + ElementPattern.text + "|출력한 글|표준 출력|표준 오류|출력 전체|" + ElementPattern.text + " 파일",
    useForSnippets: false
  ) { PrintedText(written: $0) }

  private static let parts = StepLibrary("parts of texts") {
    Then(
      "{printed} contains {string}",
      "Searches the printed text, standard output, standard error, the whole output or a file.",
      example: #"Then the file "report.txt" contains "3 users""#
    ) { (world: World, place: PrintedText, part: String) in
      try search(place, in: world, for: part, part.quoted)
    }

    Then(
      "{printed} contains:", "Searches a printed text or a file for a text of several lines.",
      example: "Then the printed text contains:"
    ) { (world: World, place: PrintedText, part: TextBlock) in
      try search(place, in: world, for: part.text, "the text")
    }

    Then(
      "{printed} does not contain {string}",
      "Checks that a printed text or a file does not contain a text.",
      example: #"Then standard error does not contain "warning""#
    ) { (world: World, place: PrintedText, part: String) in
      try search(place, in: world, for: part, part.quoted, isWanted: false)
    }

    Then(
      "{printed} does not contain:",
      "Checks that a printed text or a file does not contain a text of several lines.",
      example: "Then the printed text does not contain:"
    ) { (world: World, place: PrintedText, part: TextBlock) in
      try search(place, in: world, for: part.text, "the text", isWanted: false)
    }
  }

  private static let wholes = StepLibrary("whole texts") {
    Then(
      "{printed} is:", "Compares a printed text or a file; final line ends are ignored.",
      example: #"Then the file "report.txt" is:"#
    ) { (world: World, place: PrintedText, text: DocStringArgument) in
      try place.compare(text, in: world)
    }

    Then(
      "{printed} is empty", "Checks that a printed text or a file has no character at all.",
      example: "Then standard error is empty"
    ) { (world: World, place: PrintedText) in
      let found = try place.content(in: world)
      if found.text.isEmpty { return }
      throw StepFailure("\(found.name) is not empty", notes: [found.summary])
    }

    Then(
      "{printed} is not empty", "Checks that a printed text or a file is not blank.",
      example: "Then the printed text is not empty"
    ) { (world: World, place: PrintedText) in
      let found = try place.content(in: world)
      if !found.text.isBlank { return }
      throw StepFailure(
        "\(found.name) \(found.text.isEmpty ? "is empty" : "has nothing but blanks")",
        notes: [found.summary])
    }
  }

  private static let patterns = StepLibrary("patterns in texts") {
    Then(
      "{printed} contains a match of {pattern}",
      "Searches a printed text or a file; ^ and $ match at the ends of a line.",
      example: #"Then the printed text contains a match of /^\d+ users$/"#
    ) { (world: World, place: PrintedText, pattern: SearchPattern) in
      try search(place, in: world, for: pattern)
    }

    Then(
      "{printed} contains a match of:",
      "Searches a printed text or a file for the regular expression in the doc string.",
      example: "Then the printed text contains a match of:"
    ) { (world: World, place: PrintedText, pattern: SearchPattern) in
      try search(place, in: world, for: pattern)
    }

    Then(
      "{printed} contains no match of {pattern}",
      "Checks that nothing in a printed text or a file matches.",
      example: #"Then the printed text contains no match of /warning: .*/"#
    ) { (world: World, place: PrintedText, pattern: SearchPattern) in
      try search(place, in: world, for: pattern, isWanted: false)
    }

    Then(
      "{printed} contains no match of:",
      "Checks that nothing in a printed text or a file matches the expression in the doc string.",
      example: "Then the printed text contains no match of:"
    ) { (world: World, place: PrintedText, pattern: SearchPattern) in
      try search(place, in: world, for: pattern, isWanted: false)
    }
  }

  private static func search(
    _ place: PrintedText, in world: World, for part: String, _ shown: String,
    isWanted: Bool = true
  ) throws {
    let found = try isWanted ? place.content(in: world) : place.whole(in: world)
    if found.text.includes(lines: part) == isWanted { return }
    throw StepFailure(
      "\(found.name) \(isWanted ? "does not contain" : "contains") \(shown)",
      notes: (isWanted ? Confusables.notes(on: found.text, without: part) : []) + [found.summary])
  }

  private static func search(
    _ place: PrintedText, in world: World, for pattern: SearchPattern, isWanted: Bool = true
  ) throws {
    let found = try isWanted ? place.content(in: world) : place.whole(in: world)
    if pattern.isFound(in: found.text) == isWanted { return }
    throw StepFailure(
      "\(found.name) has \(isWanted ? "nothing" : "something") that matches /\(pattern.source)/",
      notes: [found.summary])
  }
}

/// A text that a check looks at: what the last command printed, or a file of the scenario.
enum PrintedText: Hashable, StepArgument {
  /// What was printed, with standard error unless that is kept apart.
  case printed
  case output, errors
  /// Standard output, then standard error if that is kept apart.
  case whole
  case file(String)

  init(written: String) {
    self =
      switch written {
      case "the printed text", "출력한 글": .printed
      case "standard output", "표준 출력": .output
      case "standard error", "표준 오류": .errors
      case "the whole output", "출력 전체": .whole
      default: .file(Self.name(in: written.unicodeScalars))
      }
  }

  private static func name(in written: String.UnicodeScalarView) -> String {
    guard let start = written.firstIndex(of: "\""), let end = written.lastIndex(of: "\"") else {
      return ""
    }
    return QuotedText.content(of: String(Substring(written[start...end])))
  }

  static func objection(to input: StepInput) -> StepFailure? {
    guard case .file(let name)? = try? read(input), name.isBlank else { return nil }
    return StepFailure(
      "the name of the file is empty", notes: ["write a name: the file \"report.txt\""],
      kind: .argument)
  }

  /// A text, what messages call it, and its beginning or end for them.
  struct Content {
    let name: String
    let text: String
    let summary: String
    var isCut = false
  }

  /// The text, which the running step checks.
  ///
  /// - Throws: `StepFailure` if there is none.
  func content(in world: World) throws -> Content {
    if case .file(let file) = self {
      let text = try ScratchFolder.text(of: file, in: world)
      world.noteCheck()
      let start = String(text.unicodeScalars.prefix(1_000))
      return Content(name: "the file \(file.quoted)", text: text, summary: "it has: \(start)")
    }
    let result = try CommandResult.of(world)
    world.noteCheck()
    let (stream, text, isCut) = try stream(of: result)
    return Content(
      name: "what the command \(result.command.quoted) printed\(stream)", text: text,
      summary: result.summary, isCut: isCut)
  }

  private func stream(of result: CommandResult) throws -> (String, String, isCut: Bool) {
    guard self == .output || self == .errors else {
      let isAll = self == .whole
      return (
        "", result.output + (isAll ? result.errors ?? "" : ""),
        result.isCut || isAll && result.hasMoreErrors
      )
    }
    guard let errors = result.errors else {
      throw StepFailure(
        "the error output of the command \(result.command.quoted) is in its output",
        notes: ["before the command: Given standard error is kept apart"], kind: .setup)
    }
    return self == .output
      ? (" to standard output", result.output, result.isCut)
      : (" to standard error", errors, result.hasMoreErrors)
  }

  /// The text, for a check of all of it.
  ///
  /// - Throws: `StepFailure` if there is none, or if its rest was not kept.
  func whole(in world: World) throws -> Content {
    let content = try content(in: world)
    if !content.isCut { return content }
    throw StepFailure(
      "\(content.name) has more than \(CommandRun.mostOutput) bytes",
      notes: ["let the command write to a file, and check the file"])
  }

  /// Compares all of the text; final line ends are ignored.
  func compare(_ expected: DocStringArgument, in world: World) throws {
    let found = try whole(in: world)
    try expect(
      found.text.withoutFinalLineEnds, is: expected.content.withoutFinalLineEnds, found.name,
      in: world)
  }
}

/// A regular expression that is searched for, between slashes or in a doc string.
struct SearchPattern: StepArgument {
  let source: String

  static var accepts: StepInput.Kinds { [.captured, .docString] }

  static func read(_ input: StepInput) throws -> SearchPattern {
    guard case .docString(let text) = input else {
      return SearchPattern(source: try TextPattern.read(input).source)
    }
    return SearchPattern(source: try TextPattern(written: "/\(text.content)/").source)
  }

  static func objection(to input: StepInput) -> StepFailure? {
    guard let pattern = try? read(input) else { return nil }
    if let misplaced = TextPattern.misplacedAnchor(in: pattern.source) { return misplaced }
    guard pattern.isFound(in: "") else { return nil }
    return StepFailure(
      "/\(pattern.source)/ matches an empty text, so it is found in every text",
      notes: ["write a pattern of at least one character"], kind: .argument)
  }

  func isFound(in text: String) -> Bool {
    let pattern = try? Regex(source).matchingSemantics(.unicodeScalar).anchorsMatchLineEndings()
    // A pattern may name the CR of a line end, or not know of it.
    return [text, text.withPlainLineEnds].contains {
      ((try? pattern?.firstMatch(in: $0)) ?? nil) != nil
    }
  }
}
