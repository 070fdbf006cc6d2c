import SpecGherkin

/// What parsing a text gives, as one text to compare: the tree, or the errors, official words.
func parsed(
  _ text: String, uri: String = "a.feature", language: String = "en",
  showing details: TreeText.Details = .locations
) -> String {
  let result = Parser.parse(Source(uri: uri, text: text), defaultLanguage: language)
  guard let document = result.document else {
    return result.errors.map(\.officialText).joined(separator: "\n")
  }
  return TreeText(document, showing: details).description
}

/// The pickles of a text as one text to compare; the errors if there are any.
func pickled(
  _ text: String, uri: String = "a.feature", showing details: TreeText.Details = .types
) -> String {
  let result = Parser.parse(Source(uri: uri, text: text))
  guard result.document != nil else {
    return result.errors.map(\.officialText).joined(separator: "\n")
  }
  return TreeText(result.pickles, showing: details).description
}

/// The warnings of a text, `line:column code message`, one a line.
func warnings(_ text: String, uri: String = "a.feature") -> String {
  Parser.parse(Source(uri: uri, text: text)).warnings.map { warning in
    "\(warning.location?.description ?? "-") \(warning.code) \(warning.message)"
  }.joined(separator: "\n")
}
