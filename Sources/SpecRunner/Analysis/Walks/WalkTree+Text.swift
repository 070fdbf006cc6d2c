package import SpecText

/// The file of walks: a step a line, indented below the one before it, then what it changed, then
/// the digests of the screen and of the events.
///
/// ```
/// the "memo" app is open  → screen "sign in" 414 × 896; keyboard hidden  #90f1-02ce
///   I tap "Sign in with Apple"  → permission …  #11aa-0310
/// ```
extension WalkTree {
  /// What a file of walks says about itself.
  package struct Header: Sendable {
    @ExactText package var app: String
    @ExactText package var engine: String
    package var seed: UInt64

    package init(app: String, engine: String, seed: UInt64) {
      _app = ExactText(app)
      _engine = ExactText(engine)
      self.seed = seed
    }
  }

  /// A line that cannot be read.
  package struct BrokenLine: Error, Sendable {
    package let line: Int
    package let reason: String
  }

  private static let (arrow, mark) = ("  → ", "  #")
  private static let (appKey, engineKey, seedKey) = ("# app: ", "# engine: ", "# seed: ")

  /// The text of a file.
  package func text(_ header: Header) -> String {
    var lines = [
      "# What an app shows on walks that a machine made. spec walk compares and updates this file.",
      "# Each line: a step, what it changed, and digests of the screen and of the events after it.",
      Self.appKey + header.app.asPartOfLine, Self.engineKey + header.engine.asPartOfLine,
      Self.seedKey + "\(header.seed)", "",
    ]
    var depths: [Int: Int] = [:]
    for number in order {
      let node = nodes[number]
      let depth = node.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[number] = depth
      var line = String(repeating: "  ", count: depth) + node.text
      if let sight = node.sight {
        line += Self.arrow + sight.words + Self.mark + sight.screen + "-" + sight.events
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text of a file.
  package static func read(_ text: String) throws(BrokenLine) -> (Header, WalkTree) {
    var header = Header(app: "", engine: "", seed: 1)
    var tree = WalkTree()
    /// The last step of each depth.
    var path: [Int] = []
    let lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" })
    for (index, line) in lines.lazy.map({ String($0) }).enumerated() {
      func broken(_ reason: String) -> BrokenLine { BrokenLine(line: index + 1, reason: reason) }
      if line.begins(with: "#") {
        if let app = line.rest(after: appKey) { header.app = app }
        if let engine = line.rest(after: engineKey) { header.engine = engine }
        if let seed = line.rest(after: seedKey).flatMap({ UInt64($0) }) { header.seed = seed }
        continue
      }
      let blanks = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if blanks == line.utf8.count { continue }
      guard blanks.isMultiple(of: 2), blanks / 2 <= path.count else {
        throw broken("the indentation of \(blanks) spaces fits no step above it")
      }
      guard let (step, sight) = parts(line) else {
        throw broken("it does not end with what was seen, such as →  nothing changes  #1a2b-3c4d")
      }
      path.removeSubrange((blanks / 2)...)
      let count = tree.nodes.count
      let number = tree.add(step, after: path.last)
      guard number == count else {
        throw broken("the same step is already above at the same place")
      }
      tree.nodes[number].sight = sight
      tree.nodes[number].line = index + 1
      path.append(number)
    }
    return (header, tree)
  }

  private static func parts(_ line: String) -> (step: String, sight: WalkSight)? {
    let line = line.unicodeScalars.drop { $0 == " " }
    guard let mark = line.ranges(of: mark.unicodeScalars).last,
      let arrow = line[..<mark.lowerBound].ranges(of: arrow.unicodeScalars).last
    else { return nil }
    let digests = line[mark.upperBound...].split(
      separator: "-", omittingEmptySubsequences: false)
    let isDigest = { (text: Substring.UnicodeScalarView) in
      text.count == 4 && text.allSatisfy { $0.properties.isASCIIHexDigit }
    }
    let step = String(line[..<arrow.lowerBound])
    guard digests.count == 2, digests.allSatisfy(isDigest), !step.isEmpty else { return nil }
    return (
      step,
      WalkSight(
        screen: String(digests[0]), events: String(digests[1]),
        words: String(line[arrow.upperBound..<mark.lowerBound]))
    )
  }
}

extension String {
  /// What follows a beginning; nil if the text does not begin so.
  fileprivate func rest(after start: String) -> String? {
    begins(with: start) ? String(Substring(utf8.dropFirst(start.utf8.count))) : nil
  }
}
