public import SpecGherkin

/// What is required of one app: the statements of one `requirements.md`, in the order of its lines.
public struct RequirementsDocument: Sendable {
  public let uri: String
  /// Its first heading; empty if it has none.
  public let title: String
  public let statements: [Statement]

  /// What its requirements are of, in a word: the folder it lies in, or its title.
  public var flow: String {
    let folders = uri.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return folders.last.map(String.init) ?? title
  }

  /// The statement of an id.
  public func statement(_ id: RequirementID) -> Statement? { statements.first { $0.id == id } }

  /// One requirement: a line of the document.
  public struct Statement: Sendable {
    public let id: RequirementID
    public let kind: Kind
    /// The sentence, on one line.
    public let text: String
    /// The heading it stands under; empty if there is none below the title.
    public let section: String
    /// The place of the id.
    public let location: Location
  }

  /// What kind of statement it is: a letter and its meaning.
  public struct Kind: Hashable, Sendable {
    public let letter: String
    /// Such as `a must`; empty if the document does not say.
    public let meaning: String

    public init(letter: String, meaning: String) {
      self.letter = letter
      self.meaning = meaning
    }

    /// Whether a scenario can show that it holds; an `N`, a remark, cannot be tested.
    public var isTestable: Bool { letter != "N" }

    /// The kinds of a document that names none itself.
    public static let standard = [
      Kind(letter: "M", meaning: "a must"),
      Kind(letter: "C", meaning: "a must that is known from code alone"),
      Kind(letter: "P", meaning: "a choice the app may make"),
      Kind(letter: "D", meaning: "a defect that was found and must not come back"),
      Kind(letter: "F", meaning: "the way it was mended"),
      Kind(letter: "R", meaning: "what follows for the user"),
      Kind(letter: "O", meaning: "an order of events"),
      Kind(letter: "L", meaning: "a limit that is accepted"),
      remark,
    ]

    /// The kind every document has, whether it says so or not.
    public static let remark = Kind(letter: "N", meaning: "a remark that nothing can test")
  }
}

/// All documents that were read, and everything that is wrong with them.
public struct Requirements: Sendable {
  public let documents: [RequirementsDocument]
  /// What does not parse, and ids that are taken twice, in one document or in two.
  public let diagnostics: [Diagnostic]

  /// Reads documents, in the order given.
  public init(_ sources: [Source]) {
    var documents: [RequirementsDocument] = []
    var diagnostics: [Diagnostic] = []
    var places: [RequirementID: String] = [:]
    for source in sources {
      var parser = RequirementsParser(source)
      let document = parser.parse()
      diagnostics += parser.diagnostics
      for statement in document.statements {
        let place = "\(document.uri):\(statement.location.line)"
        if let first = places[statement.id] {
          diagnostics.append(.taken(statement, document.uri, first: first))
        } else {
          places[statement.id] = place
        }
      }
      documents.append(document)
    }
    self.documents = documents
    self.diagnostics = diagnostics
  }
}

extension Diagnostic {
  fileprivate static func taken(
    _ statement: RequirementsDocument.Statement, _ uri: String, first: String
  ) -> Diagnostic {
    Diagnostic(
      code: "requirements.twice", message: "the id \(statement.id) is given twice", uri: uri,
      location: statement.location, notes: ["it is given first at \(first)"],
      fix: "give one of the two the next free number; scenarios tell them apart by it alone")
  }
}
