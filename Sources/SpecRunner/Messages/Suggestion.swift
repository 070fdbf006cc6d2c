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
  package var comments: String { advice.map { "\(mark)\($0)\n" }.joined() }

  /// The snippets as a recording has them: advice alone is a snippet of comments.
  var recorded: [Snippet] {
    if snippets.isEmpty, !advice.isEmpty {
      return [Snippet(language: Snippet.gherkin, code: comments)]
    }
    return snippets.map { Snippet(language: $0.language, code: comments + $0.code) }
  }

  /// What begins a comment in the language of the snippets.
  private var mark: String { snippets.first?.language == Snippet.swift ? "// " : "# " }

  /// The suggestion with the comments before the first snippet's code moved to `advice`, for this
  /// tool's own recordings.
  func withAdviceOfComments() -> Suggestion {
    guard let code = snippets.first?.code.utf8 else { return self }
    var result = self
    var rest = code[...]
    let mark = mark
    while rest.starts(with: mark.utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      result.advice.append(String(Substring(rest[..<end].dropFirst(mark.utf8.count))))
      rest = rest[rest.index(after: end)...]
    }
    let comments = result.comments
    for place in snippets.indices where snippets[place].code.utf8.starts(with: comments.utf8) {
      let code = snippets[place].code.utf8.dropFirst(comments.utf8.count)
      result.snippets[place].code = String(Substring(code))
    }
    result.snippets.removeAll(where: \.code.isEmpty)
    return result
  }

  package struct Snippet: Hashable, Sendable {
    package var language: String
    package var code: String

    package static let (swift, gherkin) = ("swift", "gherkin")

    package init(language: String, code: String) {
      self.language = language
      self.code = code
    }
  }
}
