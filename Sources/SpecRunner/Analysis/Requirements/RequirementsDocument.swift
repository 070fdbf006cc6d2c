package import SpecGherkin

/// A requirements document: the statements of a `requirements.md`, in the order of its lines.
package struct RequirementsDocument: Sendable {
  package let uri: String
  /// The first heading; empty if there is none.
  package let title: String
  package let statements: [Statement]

  /// The name of the flow: the folder of the document, or its title.
  package var flow: String {
    let folders = uri.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return folders.last.map(String.init) ?? title
  }

  /// The statement with an id.
  package func statement(_ id: RequirementID) -> Statement? { statements.first { $0.id == id } }

  /// A requirement: a list item of the document.
  package struct Statement: Sendable {
    package let id: RequirementID
    package let kind: Kind
    /// The text, on one line.
    package let text: String
    /// The heading above it; empty if there is none below the title.
    package let section: String
    /// The location of the id.
    package let location: Location

    /// What the text adds to the source of the requirements, written at the end of the text:
    /// `(decision: with a sound.)`; nil if it adds nothing.
    package var decision: String? {
      let start = Array("(decision:".unicodeScalars)
      let scalars = Array(text.unicodeScalars)
      guard scalars.last == ")", scalars.count > start.count,
        let place = (0...(scalars.count - start.count)).last(where: {
          scalars[$0..<($0 + start.count)].elementsEqual(start)
        })
      else { return nil }
      let part = scalars[(place + start.count)..<(scalars.count - 1)]
      let decision = part.drop { $0 == " " }
      return decision.isEmpty ? nil : String(String.UnicodeScalarView(decision))
    }
  }

  /// The kind of a statement: a letter and its meaning.
  package struct Kind: Hashable, Sendable {
    package let letter: String
    /// The meaning, such as `a must`; empty if the document does not define it.
    package let meaning: String

    package init(letter: String, meaning: String) {
      self.letter = letter
      self.meaning = meaning
    }

    /// Whether a scenario can test it; an `N`, a remark, cannot be tested.
    package var isTestable: Bool { letter != "N" }

    /// The kinds of a document that does not define its own.
    package static let standard = [
      Kind(letter: "M", meaning: "a must"),
      Kind(letter: "C", meaning: "a must known only from code"),
      Kind(letter: "P", meaning: "a choice the app may make"),
      Kind(letter: "D", meaning: "a defect that must not recur"),
      Kind(letter: "F", meaning: "how it was fixed"),
      Kind(letter: "R", meaning: "the effect on the user"),
      Kind(letter: "O", meaning: "an order of events"),
      Kind(letter: "L", meaning: "a limit that is accepted"),
      remark,
    ]

    /// The kind that every document has.
    package static let remark = Kind(letter: "N", meaning: "a remark that nothing can test")
  }
}

/// All requirements documents, and their errors.
package struct Requirements: Sendable {
  package let documents: [RequirementsDocument]
  /// Syntax errors and duplicate ids, within a document and across documents.
  package let diagnostics: [Diagnostic]

  /// Parses documents, in the given order.
  package init(_ sources: [Source]) {
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
      code: "requirements.twice", message: "the id \(statement.id) is used twice", uri: uri,
      location: statement.location, notes: ["it is first used at \(first)"],
      fix: "give one of them the next free number")
  }
}
