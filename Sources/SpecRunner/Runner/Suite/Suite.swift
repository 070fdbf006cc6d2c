public import SpecGherkin
package import SpecText

/// All that is written: the documents and pickles of a run, and what is wrong with them.
public struct Suite: Sendable {
  /// One result per file, in order of uri.
  public var files: [ParseResult]
  /// The lines asked for with `file:line`, by uri.
  package var lines: [ExactText: Set<Int>] = [:]
  /// What could not be read at all: missing paths, bytes that are no text.
  public var unread: [Diagnostic]
  /// What is suspicious and runs all the same.
  public var warnings: [Diagnostic]
  /// The list of paths that names none, because everything passed in the run that wrote it.
  package var listOfNothing: String?
  /// The first id that no node of these documents has.
  public var nextID: UInt32

  public init(
    files: [ParseResult] = [], unread: [Diagnostic] = [], warnings: [Diagnostic] = [],
    nextID: UInt32 = 0
  ) {
    self.files = files
    self.unread = unread
    self.warnings = warnings
    self.nextID = nextID
  }

  /// Parses sources in the order given; ids count through all of them.
  public init(sources: [Source], language: String = "en") {
    self.init()
    files.reserveCapacity(sources.count)
    for source in sources { add(source, language: language) }
  }

  /// Everything that keeps the suite from being run: what could not be read, and parse errors.
  public var errors: [Diagnostic] { unread + files.flatMap(\.errors) }

  /// How many scenarios are written, rows of outlines counted one by one.
  public var pickleCount: Int { files.reduce(0) { $0 + $1.pickles.count } }

  mutating func add(_ source: Source, language: String) {
    if let place = source.firstInvalidUTF8 {
      unread.append(
        Diagnostic(
          code: "text.utf8", severity: .error, message: "this byte is not valid UTF-8",
          uri: source.uri, location: place,
          notes: ["feature files are read as UTF-8"],
          fix: "save the file as UTF-8"))
      return
    }
    let result = Parser.parse(source, firstID: nextID, defaultLanguage: language)
    nextID = result.nextID
    warnings += result.warnings + Diagnostic.vacuous(in: result, language: language)
    files.append(result)
  }
}
