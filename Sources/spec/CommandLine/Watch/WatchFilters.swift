import SpecExpressions
import SpecRunner

/// The filters of watch mode: paths, tags and names.
struct WatchFilters {
  private var path = ""
  private var tags: TagExpression?
  private var name: NamePattern?

  /// A kind of filter and its key.
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

  /// Sets or removes a filter.
  ///
  /// - Returns: an error message for an invalid text.
  mutating func set(_ kind: Kind, to text: String) -> String? {
    do {
      switch kind {
      case .path: path = text
      case .tags:
        let expression = text.isEmpty ? nil : try TagExpression(text)
        if let complaint = expression?.complaint { return complaint }
        tags = expression
      case .name: name = text.isEmpty ? nil : try NamePattern(text)
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The active filters in words; nil if there are none.
  var description: String? {
    var parts: [String] = []
    if !path.isEmpty { parts.append("path \"\(path)\"") }
    if let tags { parts.append("tags \(tags.description)") }
    if let name { parts.append("name \"\(name.source)\"") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Keeps the files whose path matches.
  func narrow(_ suite: inout Suite) {
    if path.isEmpty { return }
    suite.files.removeAll { !$0.source.uri.contains(path) }
    suite.warnings.removeAll { !$0.uri.contains(path) }
  }

  /// A selection that also satisfies the filters.
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
