import SpecJSON

/// A text that completion offers.
struct CompletionItem {
  /// The kinds of LSP that are used.
  enum Kind: Int {
    case function = 3
    case variable = 6
    case value = 12
    case keyword = 14
    case file = 17
    case reference = 18
    case folder = 19
    case constant = 21
  }

  let label: String
  let kind: Kind
  var detail: String?
  var documentation: String?
  /// The text to write, and whether it is a snippet.
  let text: String
  var isSnippet = false

  /// - Parameters:
  ///   - range: what is replaced.
  ///   - typed: the text in the range, so that the client leaves the choice to the server.
  ///   - place: the place in the list.
  ///   - hasMarkdown: whether the client shows Markdown.
  func json(_ range: TextRange, typed: String, place: Int, hasMarkdown: Bool) -> JSONValue {
    let digits = String(place)
    return .fields([
      "label": .string(label), "kind": .integer(kind.rawValue),
      "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits),
      "filterText": .string(typed.isEmpty ? label : typed),
      "insertTextFormat": .integer(isSnippet ? 2 : 1),
      "textEdit": ["range": range.json, "newText": .string(text)],
      "detail": detail.map { .string($0) },
      "documentation": documentation.map { text in
        [
          "kind": hasMarkdown ? "markdown" : "plaintext",
          "value": .string(hasMarkdown ? text : text.replacing("`", with: "")),
        ]
      },
    ])
  }
}
