/// A match of an expression; its arguments are extracted from the text on demand.
public struct ExpressionMatch: Sendable {
  let program: Program
  /// The text of the step; empty if there are no arguments.
  let text: String
  /// Two byte offsets per group, both -1 if the group did not participate.
  let slots: [Int32]

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

  /// The text of a byte range.
  func text(_ range: Range<Int>) -> String {
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
      texts.append(range(of: child).map(text))
      child += 1 + program.descendants(of: child)
    }
    return texts
  }

  /// A group with a range, or one that did not participate.
  func makeGroup(_ range: Range<Int>?, _ children: [Group] = []) -> Group {
    guard let range else { return Group(value: nil, start: nil, children: children) }
    let utf8 = text.utf8
    let end = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let start = utf8[..<end].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
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

  /// The number of arguments of a match.
  package var argumentCount: Int { program.parameters.count }

  /// The match of a text given as UTF-8; the match keeps a copy if it has arguments.
  package func match(utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatch? {
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
