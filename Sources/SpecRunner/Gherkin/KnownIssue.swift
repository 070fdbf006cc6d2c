import SpecText

/// The open issues because of which a scenario is expected to fail, from its tags
/// `@known-issue(URL)`.
package struct KnownIssue: Sendable {
  /// The addresses, those of the feature first, each once.
  package let urls: [String]

  /// The addresses as text: `https://bugs.example/7 and https://bugs.example/9`.
  package var text: String { urls.listed("and") }

  /// The first bytes of the tag, which a mistyped tag has too.
  fileprivate static let name = "@known-issue"

  /// The problem of a tag without its end, which an `@` in the address causes.
  fileprivate static let unclosed = "has no closing parenthesis"

  /// A tag with this name.
  enum Parsed {
    case address(String)
    /// The reason why the tag is invalid.
    case invalid(String)
  }

  /// The longest address that is accepted.
  private static let longest = 2000

  /// Nil for any other tag.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Parsed? {
    guard bytes.count >= name.utf8.count, bytes.starts(with: name.utf8) else { return nil }
    let rest = bytes.dropFirst(name.utf8.count)
    guard let first = rest.first else { return .invalid("names no issue") }
    // `@known-issues` is another tag.
    guard first == UInt8(ascii: "(") || first == UInt8(ascii: ":") else { return nil }
    guard first == UInt8(ascii: "(") else { return .invalid("has no address in parentheses") }
    guard rest.last == UInt8(ascii: ")"), rest.count >= 2 else {
      return .invalid(unclosed)
    }
    let address = String(decoding: rest.dropFirst().dropLast(), as: UTF8.self)
    if address.isEmpty { return .invalid("names no issue") }
    return problem(with: address).map { .invalid($0) } ?? .address(address)
  }

  /// The address of the issue that a tag names; nil for any other tag.
  package static func address(ofTag tag: String) -> String? {
    var tag = tag
    guard case .address(let address) = tag.withUTF8({ parse($0) }) else { return nil }
    return address
  }

  private static func problem(with address: String) -> String? {
    let scalars = address.unicodeScalars
    guard scalars.count <= longest else {
      return "has an address of more than \(longest) characters"
    }
    let lower = address.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lower.begins(with: $0) }) else {
      return "has no http or https address"
    }
    let rest = scalars.dropFirst(scheme.unicodeScalars.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !host.isEmpty else { return "has an address without a host" }
    let isClean = scalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator, .spaceSeparator:
        false
      default: !"<>\"`\\^{}|".unicodeScalars.contains(scalar)
      }
    }
    return isClean ? nil : "has an address with an invalid character"
  }
}

/// What its tags excuse a failure of a scenario with.
package enum Excuse: Sendable {
  /// It is expected to fail: `@known-issue(URL)`.
  case knownIssue
  /// It may pass or fail, and decides nothing: `@quarantine`.
  case quarantine

  /// The tag of a scenario whose result does not count.
  package static let quarantineTag = "@quarantine"
}

extension Pickle {
  /// What excuses its failures.
  ///
  /// A setup has no excuse: scenarios are skipped because of it.
  package var excuse: Excuse? {
    let isQuarantined = tags.contains { tag in
      tag.withNameUTF8 { $0.elementsEqual(Excuse.quarantineTag.utf8) }
    }
    if isQuarantined, !stageTags.contains(where: { $0.kind == .setup }) { return .quarantine }
    return knownIssue == nil ? nil : .knownIssue
  }

  /// The issues because of which it is expected to fail; nil if there are none.
  ///
  /// A setup has none: scenarios are skipped because of it, so its failure must be one.
  package var knownIssue: KnownIssue? {
    var urls: [String] = []
    for tag in tags {
      guard case .address(let url) = tag.withNameUTF8({ KnownIssue.parse($0) }),
        !urls.contains(same: url)
      else { continue }
      urls.append(url)
    }
    if urls.isEmpty || stageTags.contains(where: { $0.kind == .setup }) { return nil }
    return KnownIssue(urls: urls)
  }

  /// The place of the tag of its innermost known issue.
  package var knownIssueLocation: Location? {
    let node = tags.last { tag in
      if case .address = tag.withNameUTF8({ KnownIssue.parse($0) }) { true } else { false }
    }?.astNodeID
    guard let node else { return nil }
    return (0..<storage.document.records.tags.count).lazy
      .map { Tag(storage: self.storage.document, index: $0) }
      .first { $0.id == node }?.location
  }
}

extension GherkinDocument {
  /// Errors of tags that should name a known issue, at the tags.
  package var knownIssueErrors: [Diagnostic] {
    var errors: [Diagnostic] = []
    for (index, tag) in storage.records.tags.buffer.enumerated() {
      guard case .invalid(let problem) = storage.withBytes(of: tag.name, { KnownIssue.parse($0) })
      else { continue }
      let written = Tag(storage: storage, index: index)
      errors.append(
        Diagnostic(
          code: "known-issue.address", message: "\(written.name) \(problem)", uri: uri,
          location: written.location,
          notes: problem == KnownIssue.unclosed
            ? ["an @ begins another tag; in an address, write %40"] : [],
          fix: "write the address of the issue: \(KnownIssue.name)(https://example.com/issues/12)"))
    }
    return errors
  }
}
