package import SpecText

/// The tag of a scenario that sets up or tears down others.
///
/// `@setup` and `@teardown` are for the scenarios of the feature or rule; `@setup:shop` is for all
/// scenarios that are tagged `@shop`.
package struct StageTag: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case setup, teardown

    /// The tag without a name.
    package var tag: String { "@" + rawValue }
  }

  package let kind: Kind
  /// The tag of the scenarios that it is for; nil for those of the feature or rule.
  @ExactText private var name: String
  private let isNamed: Bool
  package var tag: String? { isNamed ? name : nil }

  /// Nil for any other tag.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 5, bytes[1] == UInt8(ascii: "s") || bytes[1] == UInt8(ascii: "t") else {
      return nil
    }
    for kind in Kind.allCases {
      let word = kind.tag.utf8
      guard bytes.starts(with: word) else { continue }
      let rest = bytes.dropFirst(word.count)
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { continue }
      self.kind = kind
      isNamed = !rest.isEmpty
      name = isNamed ? "@" + String(decoding: rest.dropFirst(), as: UTF8.self) : ""
      return
    }
    return nil
  }
}

extension StageTag {
  /// Whether a tag makes a scenario set up or tear down others.
  package static func isStage(_ tag: String) -> Bool {
    var tag = tag
    return tag.withUTF8 { StageTag($0) } != nil
  }

  /// The tags that setups and teardowns in a text may be for, whether or not the text has errors.
  package static func tags(in text: [UInt8]) -> Set<ExactText> {
    guard starts.contains(where: { $0.isFound(in: text) }) else { return [] }
    // Tags may follow each other directly, and in Markdown they are between back-ticks.
    let words = text.split { $0 <= 0x20 || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "`") }
    var tags: Set<ExactText> = []
    for kind in Kind.allCases {
      let start = "\(kind.rawValue):".utf8
      for word in words where word.starts(with: start) {
        tags.insert(ExactText("@" + String(decoding: word.dropFirst(start.count), as: UTF8.self)))
      }
    }
    return tags
  }

  /// What the tags of a name begin with.
  private static let starts = Kind.allCases.map { TextPart(Array("\($0.rawValue):".utf8)) }
}

extension Pickle {
  /// The tag of scenarios that have to be true on every screen; only `spec explore` checks them.
  package static let standingTag = "@always"

  /// Whether it has to be true on every screen.
  package var isStanding: Bool {
    tags.contains { $0.withNameUTF8 { $0.elementsEqual(Self.standingTag.utf8) } }
  }

  /// The tags by which it sets up or tears down other scenarios, each once.
  package var stageTags: [StageTag] {
    var found: [StageTag] = []
    for tag in tags {
      guard let stage = tag.withNameUTF8({ StageTag($0) }), !found.contains(stage) else { continue }
      found.append(stage)
    }
    return found
  }
}

extension GherkinDocument {
  /// Whether a tag makes a scenario set up or tear down others.
  package var hasStages: Bool {
    storage.records.tags.buffer.contains { tag in
      storage.withBytes(of: tag.name) { StageTag($0) } != nil
    }
  }
}
