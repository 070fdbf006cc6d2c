public import SpecExpressions
import SpecGherkin
package import SpecText

/// Selects pickles by tags, name and place; a pickle must satisfy all of them.
public struct Selection: Sendable {
  /// A tag expression; nil for all.
  public var tags: TagExpression?
  /// Name patterns, of which one must match; empty for all.
  public var names: [NamePattern]
  /// Requested lines by uri; a file without an entry is not restricted.
  package var lines: [ExactText: Set<Int>] = [:]
  /// The scenarios that changes since a revision affect; nil for all.
  package var changes: ChangedScenarios?

  /// Makes a selection; without arguments, it selects every scenario.
  public init(tags: TagExpression? = nil, names: [NamePattern] = []) {
    self.tags = tags
    self.names = names
  }

  /// Whether there is any restriction.
  package var isEverything: Bool { tags == nil && names.isEmpty && lines.isEmpty && changes == nil }

  /// The selection in words, for messages.
  package var description: String {
    var parts: [String] = []
    if let tags { parts.append("tags \(tags.description)") }
    parts += names.map { "name \"\($0.source)\"" }
    let places = lines.sorted { $0.key < $1.key }.flatMap { file, lines in
      lines.sorted().map { "\(file.wrappedValue):\($0)" }
    }
    parts += places.prefix(3)
    if let changes { parts.append("changes since \(changes.revision)") }
    if places.count > 3 { parts.append("\(places.count - 3) other lines") }
    return parts.joined(separator: ", ")
  }

  /// The number of scenarios that would be selected without regard to changes.
  package func countWithoutChanges(in suite: Suite) -> Int {
    var selection = self
    selection.changes = nil
    selection.lines.merge(suite.lines) { $0.union($1) }
    return selection.chosen(in: suite).count
  }

  /// A selected pickle and the index of its file.
  typealias Choice = (pickle: Pickle, file: Int)

  /// The selected pickles in the order of the suite.
  func chosen(in suite: Suite) -> [Choice] {
    var chosen: [Choice] = []
    if isEverything { chosen.reserveCapacity(suite.pickleCount) }
    for (number, file) in suite.files.enumerated() {
      guard let document = file.document else { continue }
      let asked = lines[document.uri].map { RequestedLines($0, of: document) }
      for pickle in file.pickles {
        if let asked, !asked.contains(pickle, in: document) { continue }
        guard isEverything || selects(pickle) else { continue }
        chosen.append((pickle, number))
      }
    }
    return chosen
  }

  /// Whether a pickle matches tags and names.
  func selects(_ pickle: Pickle) -> Bool {
    if let changes, !changes.ids.contains(pickle.id) { return false }
    if let tags, !tags.matches(pickle.tags.map(\.name)) { return false }
    if names.isEmpty { return true }
    let name = pickle.name
    return names.contains { $0.isFound(in: name) }
  }
}

/// A part of a scenario's name, or a regular expression between slashes.
public struct NamePattern: Sendable {
  package let source: String
  private let pattern: Expression?
  private let part: TextPart<UInt8>

  /// - Throws: `ExpressionError` for an invalid regular expression.
  public init(_ source: String) throws(ExpressionError) {
    self.source = source
    part = TextPart(Array(source.utf8))
    if source.unicodeScalars.count > 2, source.begins(with: "/"), source.ends(with: "/") {
      let regex = String(source.unicodeScalars.dropFirst().dropLast())
      pattern = try Expression.regex(regex, types: .builtIn)
    } else {
      pattern = nil
    }
  }

  package func isFound(in name: String) -> Bool {
    if let pattern { return pattern.match(name) != nil }
    return part.isFound(in: name.utf8)
  }
}
