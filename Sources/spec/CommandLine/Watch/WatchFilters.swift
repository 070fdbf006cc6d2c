import SpecExpressions
import SpecRunner

/// What somebody who watches has said they want to see: some paths, tags, or names.
struct WatchFilters {
  private var path = ""
  private var tags: TagExpression?
  private var name: NamePattern?

  /// A filter by the key that asks for it.
  enum Kind: Unicode.Scalar, CaseIterable {
    case path = "p"
    case tags = "t"
    case name = "n"

    var question: String {
      switch self {
      case .path: "part of a path (empty for all):"
      case .tags: "tag expression (empty for all):"
      case .name: "part of a name, or /a regular expression/ (empty for all):"
      }
    }
  }

  /// Sets a filter, or takes it away.
  ///
  /// - Returns: what is wrong with the text; nil if nothing is.
  mutating func set(_ kind: Kind, to text: String) -> String? {
    do {
      switch kind {
      case .path: path = text
      case .tags:
        let expression = text.isEmpty ? nil : try TagExpression(text)
        if let warning = expression?.warning { return warning }
        tags = expression
      case .name: name = text.isEmpty ? nil : try NamePattern(text)
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What is set, for a sentence; nil if nothing is.
  var description: String? {
    var parts: [String] = []
    if !path.isEmpty { parts.append("path \"\(path)\"") }
    if let tags { parts.append("tags \(tags.description)") }
    if let name { parts.append("name \"\(name.source)\"") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Leaves the files whose path is wanted.
  func narrow(_ suite: inout Suite) {
    if path.isEmpty { return }
    suite.files.removeAll { !$0.source.uri.contains(path) }
    suite.warnings.removeAll { !$0.uri.contains(path) }
  }

  /// A selection that satisfies these as well.
  func added(to selection: Selection) -> Selection {
    var selection = selection
    if let tags {
      let both = selection.tags.map { "(\($0.description)) and (\(tags.description))" }
      selection.tags = both.flatMap { try? TagExpression($0) } ?? tags
    }
    if let name { selection.names = [name] }
    return selection
  }
}
