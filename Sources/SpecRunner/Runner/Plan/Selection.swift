public import SpecExpressions
import SpecGherkin
package import SpecText

/// Which pickles are to run: by tags, by name, by place; a pickle must satisfy each that is given.
public struct Selection: Sendable {
  /// A tag expression, or nil for every pickle.
  public var tags: TagExpression?
  /// Names looked for, any of them; empty for every pickle.
  public var names: [NamePattern]
  /// Lines asked for in each file, by the file's uri; a file without an entry is taken whole.
  package var lines: [ExactText: Set<Int>] = [:]

  public init(tags: TagExpression? = nil, names: [NamePattern] = []) {
    self.tags = tags
    self.names = names
  }

  /// Whether anything is filtered at all.
  public var isEverything: Bool { tags == nil && names.isEmpty && lines.isEmpty }

  /// What was asked for, for a sentence when nothing was found.
  public var description: String {
    var parts: [String] = []
    if let tags { parts.append("tags \(tags.description)") }
    parts += names.map { "name \"\($0.source)\"" }
    let places = lines.sorted { $0.key < $1.key }.flatMap { file, lines in
      lines.sorted().map { "\(file.wrappedValue):\($0)" }
    }
    parts += places.prefix(3)
    if places.count > 3 { parts.append("\(places.count - 3) other lines") }
    return parts.joined(separator: ", ")
  }

  /// A selected pickle, and which of the suite's files it comes from.
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

  /// Whether a pickle is to run, as far as tags and names tell.
  private func selects(_ pickle: Pickle) -> Bool {
    if let tags, !tags.matches(pickle.tags.map(\.name)) { return false }
    if names.isEmpty { return true }
    let name = pickle.name
    return names.contains { $0.isFound(in: name) }
  }
}

/// A part of a scenario's name, or a regular expression in slashes.
public struct NamePattern: Sendable {
  public let source: String
  private let pattern: Expression?
  private let part: TextPart<UInt8>

  /// - Throws: `ExpressionError` if a regular expression cannot be read.
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

  func isFound(in name: String) -> Bool {
    if let pattern { return pattern.match(name) != nil }
    return part.isFound(in: name.utf8)
  }
}
