package import SpecGherkin
package import SpecJSON
package import SpecText

/// A fault of an app, the statements that it breaks, and whether it was caught.
package struct DocsFault {
  @ExactText package var app: String
  @ExactText package var name: String
  package var summary: String
  /// The ids of the statements that it breaks.
  package var statements: [String]
  /// What a proof found; nil if it was not tried.
  package var outcome: Outcome?
  /// The scenarios that caught it.
  package var catches: [Witness] = []

  /// The outcome of a proof.
  package enum Outcome: String, CaseIterable {
    case caught, survived, broken
    case unsupported
  }

  /// A scenario that caught the fault.
  package struct Witness {
    package var uri: String
    package var line: Int
    package var name: String
  }

  package init(app: String, name: String, summary: String, statements: [String]) {
    self.app = app
    self.name = name
    self.summary = summary
    self.statements = statements
  }

  /// What identifies a fault.
  package struct Key: Hashable {
    @ExactText var app: String
    @ExactText var name: String
  }

  package var key: Key { Key(app: app, name: name) }

  package var ids: [RequirementID] { statements.compactMap { RequirementID($0) } }

  /// The faults in what `spec prove --format json` prints.
  package static func proven(in json: JSONValue) throws(JSONDecodingError) -> [DocsFault] {
    let version = try json.integer(at: "version")
    guard version == 1 else {
      throw JSONDecodingError(path: [.key("version")], expected: "1", found: "\(version)")
    }
    return try json.array(at: "faults", of: DocsFault.init(proven:))
  }

  private init(proven json: JSONValue) throws(JSONDecodingError) {
    app = try json.string(at: "app")
    name = try json.string(at: "name")
    summary =
      try json.string(ifPresent: "summary") ?? ""
    statements = try json.strings(at: "statements")
    let word = try json.string(at: "outcome")
    guard let outcome = Outcome(rawValue: word) else {
      throw JSONDecodingError(
        path: [.key("outcome")], expected: Outcome.allCases.map(\.rawValue).listed(),
        found: "\"\(word)\"")
    }
    self.outcome = outcome
    catches = try json.array(at: "catches") { witness throws(JSONDecodingError) in
      Witness(
        uri: try witness.string(at: "file"), line: try witness.integer(at: "line"),
        name: try witness.string(at: "name"))
    }
  }
}
