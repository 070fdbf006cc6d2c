/// Reads a regular expression: the syntax of ECMAScript, by code points, without back references.
///
/// As upstream, `\d` and `\w` are ASCII and `.` takes anything but a line end; `\s` is Unicode's
/// White_Space. A look-behind must have a fixed length, so that every search stays linear.
struct PatternParser {
  /// Groups inside groups beyond this depth are refused: the tree is walked recursively.
  private static let deepest = 100
  /// A counted repetition beyond this number is refused: its body is compiled that many times.
  static let mostRepetitions = 1000

  let scalars: [UInt32]
  var at = 0
  var ignoresCase = false
  private var dotTakesLineEnds = false
  private var isMultiline = false
  private var depth = 0
  private var groups: [PatternSyntax.Group] = []

  /// The syntax of a regular expression.
  static func parse(_ source: String) throws(PatternError) -> PatternSyntax {
    var parser = PatternParser(scalars: source.unicodeScalars.map(\.value))
    let root = try parser.alternatives()
    if parser.at < parser.scalars.count {
      throw parser.error("The ')' does not have a matching '('", "Write '\\)' for the character")
    }
    return PatternSyntax(root: root, groups: parser.groups)
  }

  private init(scalars: [UInt32]) {
    self.scalars = scalars
  }

  /// The code point at the place, or nil at the end.
  var current: UInt32? { at < scalars.count ? scalars[at] : nil }

  func isNext(_ character: Unicode.Scalar) -> Bool { current == character.value }

  /// Takes a character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    at += 1
    return true
  }

  func error(_ problem: String, _ advice: String, at place: Int? = nil) -> PatternError {
    PatternError(problem: problem, advice: advice, offset: place ?? at)
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    var literal: [UInt32] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      if isPlain(scalar) {
        literal.append(scalar)
        at += 1
        continue
      }
      guard let atom = try atom() else { continue }
      let node = try quantified(atom)
      if case .literal(let more) = node {
        literal += more
        continue
      }
      if !literal.isEmpty { nodes.append(.literal(literal)) }
      literal = []
      nodes.append(node)
    }
    if !literal.isEmpty { nodes.append(.literal(literal)) }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  /// Whether a code point stands for itself and nothing after it repeats it: most do.
  private func isPlain(_ scalar: UInt32) -> Bool {
    guard !ignoresCase, !Self.isSpecial(scalar) else { return false }
    guard at + 1 < scalars.count else { return true }
    switch Unicode.Scalar(scalars[at + 1]) {
    case "*", "+", "?", "{": return false
    default: return true
    }
  }

  private static func isSpecial(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar) {
    case "(", ")", "[", "\\", "*", "+", "?", "{", ".", "^", "$", "|": true
    default: false
    }
  }

  /// The next atom; nil for a group that only sets options.
  private mutating func atom() throws(PatternError) -> PatternNode? {
    guard let scalar = current else { return nil }
    switch Unicode.Scalar(scalar) {
    case "(": return try group()
    case "[": return .set(try characterClass())
    case "\\": return try escape()
    case "*", "+", "?":
      throw error("There is nothing to repeat", "Write a backslash before the character itself")
    case "{" where counts() != nil:
      throw error("There is nothing to repeat", "Write '\\{' for the character")
    default: break
    }
    at += 1
    switch Unicode.Scalar(scalar) {
    case ".": return .set(ScalarSet(dotTakesLineEnds ? .any : .lineEnd, negated: !dotTakesLineEnds))
    case "^": return .edge(isMultiline ? .lineStart : .textStart)
    case "$": return .edge(isMultiline ? .lineEnd : .textEnd)
    default: return literal(scalar)
    }
  }

  /// A code point that stands for itself, or for itself in either case.
  func literal(_ scalar: UInt32) -> PatternNode {
    guard ignoresCase, let properties = Unicode.Scalar(scalar)?.properties,
      properties.changesWhenLowercased || properties.changesWhenUppercased
    else { return .literal([scalar]) }
    return .set(ScalarSet(scalar, ignoringCase: true))
  }
}

// MARK: - Repetition

extension PatternParser {
  private mutating func quantified(_ atom: PatternNode) throws(PatternError) -> PatternNode {
    let place = at
    var bounds: (least: Int, most: Int?)
    switch current.flatMap(Unicode.Scalar.init) {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      guard let counted = counts() else { return atom }
      bounds = (counted.least, counted.most)
      at = counted.end - 1
    default: return atom
    }
    at += 1
    if case .edge = atom {
      throw error("There is nothing to repeat", "An anchor takes no text", at: place)
    }
    if bounds.least > Self.mostRepetitions || bounds.most ?? 0 > Self.mostRepetitions {
      throw error(
        "A repetition may not count beyond \(Self.mostRepetitions)", "Use '*' or '+'", at: place)
    }
    if let most = bounds.most, most < bounds.least {
      throw error("The numbers of the repetition are out of order", "Swap them", at: place)
    }
    let isLazy = take("?")
    return .repeated(atom, least: bounds.least, most: bounds.most, isLazy: isLazy)
  }

  /// `{2}`, `{2,}` or `{2,3}` at the place; nil where the brace stands for itself.
  private func counts() -> (least: Int, most: Int?, end: Int)? {
    var place = at + 1
    guard let least = number(&place) else { return nil }
    var most: Int? = least
    if place < scalars.count, scalars[place] == "," {
      place += 1
      most = number(&place)
    }
    guard place < scalars.count, scalars[place] == "}" else { return nil }
    return (least, most, place + 1)
  }

  /// The decimal number at a place, held below a limit no repetition reaches.
  private func number(_ place: inout Int) -> Int? {
    let start = place
    var result = 0
    while place < scalars.count, ScalarSort.isDigit(scalars[place]) {
      result = min(result * 10 + Int(scalars[place] - 0x30), 1_000_000)
      place += 1
    }
    return place > start ? result : nil
  }
}

// MARK: - Groups

extension PatternParser {
  private mutating func group() throws(PatternError) -> PatternNode? {
    let place = at
    at += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw error("The groups are nested too deep", "Use fewer groups", at: place)
    }
    let options = (ignoresCase, dotTakesLineEnds, isMultiline)
    guard take("?") else { return try capture(from: place) }
    if take("<"), !isNext("="), !isNext("!") {
      try groupName()
      return try capture(from: place)
    }
    let isBehind = scalars[at - 1] == "<"
    if take("=") { return try look(from: place, isBehind: isBehind, isNegative: false) }
    if take("!") { return try look(from: place, isBehind: isBehind, isNegative: true) }
    try setOptions(from: place)
    // `(?i)` holds to the end of the enclosing group, `(?i:…)` to its own.
    if take(")") { return nil }
    guard take(":") else {
      throw error("The group has an unknown kind", "Write '(?:' for a group that takes nothing")
    }
    let node = try alternatives()
    try close(from: place)
    (ignoresCase, dotTakesLineEnds, isMultiline) = options
    return node
  }

  private mutating func capture(from place: Int) throws(PatternError) -> PatternNode {
    let index = groups.count
    let start = at
    let options = (ignoresCase, dotTakesLineEnds, isMultiline)
    groups.append(PatternSyntax.Group(source: "", descendants: 0))
    let node = try alternatives()
    let source = String(codePoints: scalars[start..<at])
    try close(from: place)
    (ignoresCase, dotTakesLineEnds, isMultiline) = options
    groups[index] = PatternSyntax.Group(source: source, descendants: groups.count - index - 1)
    return .capture(node, index: index)
  }

  private mutating func look(
    from place: Int, isBehind: Bool, isNegative: Bool
  ) throws(PatternError) -> PatternNode {
    let node = try alternatives()
    try close(from: place)
    if !isBehind { return .look(node, isBehind: false, isNegative: isNegative) }
    let branches: [PatternNode] = if case .alternatives(let nodes) = node { nodes } else { [node] }
    guard branches.allSatisfy({ $0.width != nil }) else {
      throw error(
        "A look-behind must have a fixed length", "Leave out '*', '+' and '?'", at: place)
    }
    // Behind a place stands one of several texts, or none of them.
    let looks = branches.map { PatternNode.look($0, isBehind: true, isNegative: isNegative) }
    if looks.count == 1 { return looks[0] }
    return isNegative ? .sequence(looks) : .alternatives(looks)
  }

  private mutating func groupName() throws(PatternError) {
    let start = at
    while let scalar = current, scalar != ">" {
      let isName = Unicode.Scalar(scalar).map { $0.properties.isXIDContinue } ?? false
      guard isName else { break }
      at += 1
    }
    guard at > start, take(">") else {
      throw error("The name of the group is not finished", "Write '(?<name>'", at: start)
    }
  }

  private mutating func setOptions(from place: Int) throws(PatternError) {
    var isOn = true
    while let scalar = current, scalar != ":", scalar != ")" {
      switch Unicode.Scalar(scalar) {
      case "-": isOn = false
      case "i": ignoresCase = isOn
      case "s": dotTakesLineEnds = isOn
      case "m": isMultiline = isOn
      default:
        throw error(
          "The group has an unknown kind", "Write '(?:' for a group that takes nothing", at: place)
      }
      at += 1
    }
  }

  private mutating func close(from place: Int) throws(PatternError) {
    guard take(")") else {
      throw error(
        "The '(' does not have a matching ')'", "Write '\\(' for the character", at: place)
    }
  }
}

extension String {
  /// The text of code points.
  init(codePoints: some Sequence<UInt32>) {
    self = String(UnicodeScalarView(codePoints.compactMap(Unicode.Scalar.init)))
  }
}

extension UInt32 {
  /// Lets the parser compare a code point with a character as it is read.
  static func == (left: UInt32, right: Unicode.Scalar) -> Bool { left == right.value }
  static func != (left: UInt32, right: Unicode.Scalar) -> Bool { left != right.value }
}
