/// A comparison of two documents by their content.
struct ContentComparison {
  private let one: DocumentStorage
  private let other: DocumentStorage

  init(_ one: DocumentStorage, _ other: DocumentStorage) {
    self.one = one
    self.other = other
  }

  /// Whether all nodes and texts are the same.
  var isSame: Bool {
    one.language.utf8.elementsEqual(other.language.utf8) && haveSameBlocks && haveSameSteps
      && all(one.records.comments.count, other.records.comments.count) {
        areSame(
          one.records.comments[$0].text, other.records.comments[$0].text, trimmingLines: true)
      }
  }

  private var haveSameBlocks: Bool {
    let (left, right) = (one.records.feature, other.records.feature)
    guard let left, let right else { return left == nil && right == nil }
    return areSame(left.heading, right.heading) && left.background == right.background
      && areSame(left.scenarios, right.scenarios) && areSame(left.rules, right.rules)
      && all(one.records.rules.count, other.records.rules.count) {
        let (left, right) = (one.records.rules[$0], other.records.rules[$0])
        return areSame(left.heading, right.heading) && left.background == right.background
          && areSame(left.scenarios, right.scenarios)
      }
      && all(one.records.backgrounds.count, other.records.backgrounds.count) {
        let (left, right) = (one.records.backgrounds[$0], other.records.backgrounds[$0])
        return areSame(left.heading, right.heading) && areSame(left.steps, right.steps)
      }
      && all(one.records.scenarios.count, other.records.scenarios.count) {
        let (left, right) = (one.records.scenarios[$0], other.records.scenarios[$0])
        return areSame(left.heading, right.heading) && areSame(left.steps, right.steps)
          && areSame(left.examples, right.examples) && left.rule == right.rule
      }
      && all(one.records.examples.count, other.records.examples.count) {
        let (left, right) = (one.records.examples[$0], other.records.examples[$0])
        return areSame(left.heading, right.heading) && areSame(left.rows, right.rows)
      }
      && all(one.records.tags.count, other.records.tags.count) {
        areSame(one.records.tags[$0].name, other.records.tags[$0].name)
      }
  }

  private var haveSameSteps: Bool {
    all(one.records.steps.count, other.records.steps.count) {
      let (left, right) = (one.records.steps[$0], other.records.steps[$0])
      return areSame(left.keyword, right.keyword) && areSame(left.text, right.text)
        && left.type == right.type && left.arguments == right.arguments
    }
      && all(one.records.arguments.count, other.records.arguments.count) {
        let (left, right) = (one.records.arguments[$0], other.records.arguments[$0])
        return left.docString == right.docString && areSame(left.rows, right.rows)
          && left.isTableFirst == right.isTableFirst
      }
      && all(one.records.docStrings.count, other.records.docStrings.count) {
        let (left, right) = (one.records.docStrings[$0], other.records.docStrings[$0])
        return areSame(left.content, right.content) && areSame(left.mediaType, right.mediaType)
          && areSame(left.delimiter, right.delimiter)
      }
      && all(one.records.rows.count, other.records.rows.count) {
        areSame(one.records.rows[$0].cells, other.records.rows[$0].cells)
      }
      && all(one.records.cells.count, other.records.cells.count) {
        areSame(one.records.cells[$0].value, other.records.cells[$0].value)
      }
  }

  private func all(_ count: Int, _ otherCount: Int, _ isSame: (Int) -> Bool) -> Bool {
    count == otherCount && (0..<count).allSatisfy(isSame)
  }

  private func areSame(_ left: Run, _ right: Run) -> Bool {
    left.first == right.first && left.count == right.count || left.count == 0 && right.count == 0
  }

  private func areSame(
    _ left: DocumentRecords.Heading, _ right: DocumentRecords.Heading
  ) -> Bool {
    areSame(left.keyword, right.keyword) && areSame(left.name, right.name)
      && areSame(left.tags, right.tags)
      && areSame(left.description, right.description, trimmingLines: true)
  }

  private func areSame(
    _ left: TextSpan, _ right: TextSpan, trimmingLines: Bool = false
  ) -> Bool {
    if left.isAbsent || right.isAbsent { return left.isAbsent == right.isAbsent }
    return one.withBytes(of: left) { left in
      other.withBytes(of: right) { right in
        trimmingLines ? areSameTrimmed(left, right) : left.elementsEqual(right)
      }
    }
  }

  /// Compares line by line, without the white space around each.
  private func areSameTrimmed(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let left = TrimmedLines(left), let right = TrimmedLines(right) else {
      return left.isEmpty && right.isEmpty
    }
    return left.elementsEqual(right) { $0.elementsEqual($1) }
  }
}

/// The lines of a text without the white space around each.
private struct TrimmedLines: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private let base: UnsafePointer<UInt8>
  private var start = 0

  /// Nil for an empty text.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress, !text.isEmpty else { return nil }
    self.text = text
    self.base = base
  }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard start <= text.count else { return nil }
    let end = UTF8Scan.find(0x0A, in: base, from: start, to: text.count)
    let first = UTF8Scan.skipWhitespace(base, from: start, end: end)
    let last = UTF8Scan.trimEnd(base, from: first, end: end)
    start = end + 1
    return UnsafeBufferPointer(rebasing: text[first..<last])
  }
}

extension GherkinDocument {
  /// Whether another document has the same content: all nodes and texts, apart from their places,
  /// and from the white space around comments and the lines of descriptions.
  package func hasSameContent(as other: GherkinDocument) -> Bool {
    ContentComparison(storage, other.storage).isSame
  }
}
