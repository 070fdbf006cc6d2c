/// Reduces the text of a Markdown block to what a reader sees, for titles and the search.
enum MarkdownPlain {
  /// The text without the signs of code and emphasis, and with links as their texts.
  static func text(_ markdown: String) -> String {
    var view = String.UnicodeScalarView()
    var isInTag = false
    var entity: String.UnicodeScalarView?
    for scalar in MarkdownInline.html(markdown, resolve: { _ in nil }).unicodeScalars {
      if isInTag {
        isInTag = scalar != ">"
      } else if scalar == "<" {
        isInTag = true
      } else if entity != nil {
        if scalar == ";" {
          view.append(contentsOf: character(String(entity ?? .init())).unicodeScalars)
          entity = nil
        } else {
          entity?.append(scalar)
        }
      } else if scalar == "&" {
        entity = .init()
      } else {
        view.append(scalar == "\n" ? " " : scalar)
      }
    }
    return String(view)
  }

  private static func character(_ entity: String) -> String {
    switch entity {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    default: "'"
    }
  }
}
