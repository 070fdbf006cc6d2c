import SpecDrivers

/// The regular expressions of references to elements; `ElementReference` parses what they match.
enum ElementPattern {
  static let text = #""(?:[^"\\]|\\.)*""#
  static let pattern = #"/(?:[^/\\]|\\.)+/"#
  private static let name = "(?:\(text)|\(pattern))"

  private static let position =
    "(?:(?:" + #"\d+(?:st|nd|rd|th)|last|"# + ElementReference.ordinals.joined(separator: "|")
    + ") )?"

  private static func roles(_ form: KeyPath<RoleWords.Word, String>) -> String {
    RoleWords.all.map { $0[keyPath: form] }.joined(separator: "|")
  }

  /// The conditions on the name of an element whose role is named first.
  private static let condition =
    "(?: containing \(text)| starting with \(text)| matching \(pattern))"

  /// An element without the elements around it.
  ///
  /// `the alert "Saved"` is excluded, because `I see the alert "Saved"` is a step about the alerts of
  /// the system.
  private static let single =
    "(?:(?:(?:the|an?) )?\(position)\(name)(?: (?:\(roles(\.one))))?(?: ignoring case)?"
    + "|(?:the|an?) \(position)(?:\(roles(\.one)))(?:\(condition)|(?<! alert) \(name))?)"

  private static let scopes =
    "(?: (?:of|" + Selector.Relation.allCases.map(\.rawValue).joined(separator: "|")
    + ") \(single))*"

  /// A reference to one element.
  ///
  /// A role alone is not followed by `of`: in `the cell of the "Milk" row is selected`, `cell` is
  /// the name of a property.
  static let one = "(?!(?:the|an?) \(position)(?:\(roles(\.one))) of )\(single)\(scopes)"

  /// A reference to any number of elements: `"Delete" buttons in the "Team" table`, `row`.
  ///
  /// `alert` is excluded in the singular, because `I see no alert` is a step of its own.
  static let several =
    "(?:\(name) )?(?:\(roles(\.several))|(?!alert(?: |$))(?:\(roles(\.one))))\(condition)?\(scopes)"
}
