/// A text an expression matched: its arguments, found again in the text only when asked for.
public struct ExpressionMatch: Sendable {
  let program: Program
  /// The step's text; empty when there are no arguments.
  let text: String
  /// Two byte offsets a group, both -1 for a group that took no part.
  let slots: [Int32]

  /// How many arguments there are.
  public var argumentCount: Int { program.parameters.count }

  /// The arguments, in the order of the expression.
  public var arguments: [Argument] {
    argumentCount == 0 ? [] : (0..<argumentCount).map { Argument(match: self, index: $0) }
  }

  /// One argument; `index` must be below `argumentCount`.
  public subscript(index: Int) -> Argument { Argument(match: self, index: index) }

  /// The bytes of the text a group takes; nil if it took no part.
  func range(of group: Int) -> Range<Int>? {
    let start = Int(slots[2 * group])
    let end = Int(slots[2 * group + 1])
    return start < 0 || end < start ? nil : start..<end
  }

  /// Part of the text, in bytes.
  func text(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
  }

  /// A group with all groups inside it.
  func group(_ group: Int) -> Group {
    var children: [Group] = []
    let end = group + program.descendants(of: group)
    var child = group + 1
    while child <= end {
      children.append(self.group(child))
      child += 1 + program.descendants(of: child)
    }
    return made(range(of: group), children)
  }

  /// A group that takes a range, or took no part.
  func made(_ range: Range<Int>?, _ children: [Group] = []) -> Group {
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

/// A compiled expression, for who keeps many: one reference, where a match keeps text and places.
package struct ExpressionMatcher: Sendable {
  let program: Program

  /// How many arguments a match has.
  package var argumentCount: Int { program.parameters.count }

  /// The match of a text given as UTF-8; the match keeps a copy if it has arguments.
  package func match(utf8: UnsafeBufferPointer<UInt8>) -> ExpressionMatch? {
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
