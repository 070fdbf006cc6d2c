public import SpecGherkin

/// Code offered for an undefined step, ready to paste.
public struct Suggestion: Hashable, Sendable {
  public var id: NodeID
  public var pickleStepID: NodeID
  public var snippets: [Snippet]

  public init(id: NodeID, pickleStepID: NodeID, snippets: [Snippet]) {
    self.id = id
    self.pickleStepID = pickleStepID
    self.snippets = snippets
  }

  public struct Snippet: Hashable, Sendable {
    public var language: String
    public var code: String

    public init(language: String, code: String) {
      self.language = language
      self.code = code
    }
  }
}
