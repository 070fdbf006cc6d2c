import SpecText

/// A match of an expression; its arguments are extracted from the text on demand.
public struct ExpressionMatch: Sendable {
  let program: Program
  /// The text of the step; empty if there are no arguments.
  let text: String
  /// Two byte offsets per group, both -1 if the group did not participate.
  let slots: [Int32]
  /// The text as written, if it has variables; `text` then has some of their values.
  var filled: FilledText?

  /// Whether the text has variables.
  package var hasVariables: Bool { filled != nil }

  /// The number of arguments.
  public var argumentCount: Int { program.parameters.count }

  /// The arguments, in the order of the expression.
  public var arguments: [Argument] {
    argumentCount == 0 ? [] : (0..<argumentCount).map { Argument(match: self, index: $0) }
  }

  /// An argument; `index` must be below `argumentCount`.
  public subscript(index: Int) -> Argument { Argument(match: self, index: index) }

  /// The byte range of a group; nil if it did not participate.
  func range(of group: Int) -> Range<Int>? {
    let start = Int(slots[2 * group])
    let end = Int(slots[2 * group + 1])
    return start < 0 || end < start ? nil : start..<end
  }

  /// The text of a byte range as written.
  func text(_ range: Range<Int>) -> String {
    guard let filled else { return matched(range) }
    return String(decoding: filled.written[filled.written(range)], as: UTF8.self)
  }

  /// The text of a byte range with all variables put in.
  func value(_ range: Range<Int>) -> String {
    filled?.value(range, escapesQuotes: true) ?? matched(range)
  }

  /// The text of a byte range as it was matched.
  func matched(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
  }

  /// A group with the groups inside it.
  func group(_ group: Int) -> Group {
    var children: [Group] = []
    let end = group + program.descendants(of: group)
    var child = group + 1
    while child <= end {
      children.append(self.group(child))
      child += 1 + program.descendants(of: child)
    }
    return makeGroup(range(of: group), children)
  }

  /// The texts of the groups directly inside a group, or its own text; as `Group.texts`, without
  /// the group.
  func texts(of group: Int) -> [String?] {
    let end = group + program.descendants(of: group)
    var texts: [String?] = []
    var child = group == end ? group : group + 1
    while child <= end {
      texts.append(range(of: child).map(value))
      child += 1 + program.descendants(of: child)
    }
    return texts
  }

  /// A group with a range, or one that did not participate.
  func makeGroup(_ range: Range<Int>?, _ children: [Group] = []) -> Group {
    guard let range else { return Group(value: nil, start: nil, children: children) }
    let start: Int
    if let filled {
      start = filled.written[..<filled.written(range).lowerBound].count { $0 & 0xC0 != 0x80 }
    } else {
      let utf8 = text.utf8
      let end = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      start = utf8[..<end].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }
    return Group(value: text(range), start: start, children: children)
  }
}

extension Expression {
  /// The match of a text, or nil if the expression does not match it.
  public func match(_ text: String) -> ExpressionMatch? {
    ExpressionMatcher(program: program).match(text)
  }

  /// The match of a text given as UTF-8; the match keeps a copy if it has arguments.
  package func match(utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatch? {
    ExpressionMatcher(program: program).match(utf8: utf8)
  }
}

/// A compiled expression in one reference, where a match keeps its text and offsets.
package struct ExpressionMatcher: Sendable {
  let program: Program
  /// The variables of texts; nil to match texts as they are.
  var variables: Variables?

  /// The number of arguments of a match.
  package var argumentCount: Int { program.parameters.count }

  /// The match of a text given as UTF-8; the match keeps a copy if it has arguments.
  package func match(utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatch? {
    if let variables, VariableScanner.mayContain(utf8) {
      let forms = FilledText.forms(of: utf8, variables)
      for form in forms {
        guard var match = form.bytes.withUnsafeBufferPointer({ exactMatch(utf8: $0) }) else {
          continue
        }
        match.filled = form
        return match
      }
      if !forms.isEmpty { return nil }
    }
    return exactMatch(utf8: utf8)
  }

  /// The match of a text without regard to variables.
  private func exactMatch(utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatch? {
    if program.groupCount == 0 {
      return program.firstMatch(in: utf8).map { _ in
        ExpressionMatch(program: program, text: "", slots: [])
      }
    }
    let text = String(decoding: utf8, as: UTF8.self)
    // Malformed bytes are repaired first, so that the offsets are those of the text kept.
    if text.utf8.count != utf8.count { return match(text) }
    guard let found = program.firstMatch(in: utf8) else { return nil }
    return ExpressionMatch(
      program: program, text: found.slots.isEmpty ? "" : text, slots: found.slots)
  }

  func match(_ text: String) -> ExpressionMatch? {
    var text = text
    text.makeContiguousUTF8()
    guard let found = text.withUTF8({ program.firstMatch(in: $0) }) else { return nil }
    return ExpressionMatch(
      program: program, text: found.slots.isEmpty ? "" : text, slots: found.slots)
  }
}
