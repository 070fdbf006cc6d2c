package import SpecGherkin

/// Code for an undefined step, ready to paste.
package struct Suggestion: Hashable, Sendable {
  package var id: NodeID
  package var pickleStepID: NodeID
  /// Existing steps that the author may have meant, one per line, the likeliest first.
  package var advice: [String]
  /// A snippet for each possible reading of the step's text, the likeliest first.
  package var snippets: [Snippet]

  package init(id: NodeID, pickleStepID: NodeID, advice: [String] = [], snippets: [Snippet]) {
    self.id = id
    self.pickleStepID = pickleStepID
    self.advice = advice
    self.snippets = snippets
  }

  /// The advice as comments to put before the code; the schema has no field for it.
  package var comments: String { advice.map { "\(Self.comment)\($0)\n" }.joined() }

  private static let comment = "// "

  /// The suggestion with the comments before the first snippet's code moved to `advice`, for this
  /// tool's own recordings.
  func withAdviceOfComments() -> Suggestion {
    guard let code = snippets.first?.code.utf8 else { return self }
    var result = self
    var rest = code[...]
    while rest.starts(with: Self.comment.utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      result.advice.append(String(Substring(rest[..<end].dropFirst(Self.comment.utf8.count))))
      rest = rest[rest.index(after: end)...]
    }
    let comments = result.comments
    for place in snippets.indices where snippets[place].code.utf8.starts(with: comments.utf8) {
      let code = snippets[place].code.utf8.dropFirst(comments.utf8.count)
      result.snippets[place].code = String(Substring(code))
    }
    return result
  }

  package struct Snippet: Hashable, Sendable {
    package var language: String
    package var code: String

    package init(language: String, code: String) {
      self.language = language
      self.code = code
    }
  }
}
