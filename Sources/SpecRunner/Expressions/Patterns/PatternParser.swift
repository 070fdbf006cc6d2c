/// A parser of regular expressions: ECMAScript syntax on code points, without back references.
///
/// As in upstream, `\d` and `\w` are ASCII and `.` matches anything but a line terminator; `\s` is
/// Unicode's White_Space. A look-behind must have a fixed length, so that every search remains
/// linear.
struct PatternParser {
  /// The maximum nesting of groups: the tree is walked recursively.
  private static let maximumDepth = 100
  /// The maximum count of a repetition: its body is compiled that many times.
  static let maximumRepetitions = 1000

  let scalars: [UInt32]
  var at = 0
  var ignoresCase = false
  private var dotMatchesLineTerminators = false
  private var isMultiline = false
  private var depth = 0
  private var groups: [PatternSyntax.Group] = []

  /// Parses a regular expression.
  static func parse(_ source: String) throws(PatternError) -> PatternSyntax {
    var parser = PatternParser(scalars: source.unicodeScalars.map(\.value))
    let root = try parser.alternatives()
    if parser.at < parser.scalars.count {
      throw parser.error("The ')' does not have a matching '('", "Write '\\)' for the character")
    }
    return PatternSyntax(root: root, groups: parser.groups)
  }

  /// The next code point, or nil at the end.
  var current: UInt32? { at < scalars.count ? scalars[at] : nil }

  func isNext(_ character: Unicode.Scalar) -> Bool { current == character.value }

  /// Consumes a character if it is next.
  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    at += 1
    return true
  }

  func error(_ problem: String, _ advice: String, at position: Int? = nil) -> PatternError {
    PatternError(problem: problem, advice: advice, offset: position ?? at)
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var nodes = [try sequence()]
    while consume("|") { nodes.append(try sequence()) }
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

  /// Whether a code point is literal and not quantified, as most are.
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
    case ".":
      return .set(
        ScalarSet(dotMatchesLineTerminators ? .any : .lineEnd, negated: !dotMatchesLineTerminators))
    case "^": return .assertion(isMultiline ? .lineStart : .textStart)
    case "$": return .assertion(isMultiline ? .lineEnd : .textEnd)
    default: return literal(scalar)
    }
  }

  /// A literal code point, or a set of its cases.
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
    let position = at
    var bounds: (minimum: Int, maximum: Int?)
    switch current.flatMap(Unicode.Scalar.init) {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      guard let counted = counts() else { return atom }
      bounds = (counted.minimum, counted.maximum)
      at = counted.end - 1
    default: return atom
    }
    at += 1
    if case .assertion = atom {
      throw error("There is nothing to repeat", "An anchor takes no text", at: position)
    }
    if bounds.minimum > Self.maximumRepetitions || bounds.maximum ?? 0 > Self.maximumRepetitions {
      throw error(
        "A repetition may not count beyond \(Self.maximumRepetitions)", "Use '*' or '+'",
        at: position)
    }
    if let maximum = bounds.maximum, maximum < bounds.minimum {
      throw error("The numbers of the repetition are out of order", "Swap them", at: position)
    }
    let isLazy = consume("?")
    return .repeated(atom, minimum: bounds.minimum, maximum: bounds.maximum, isLazy: isLazy)
  }

  /// `{2}`, `{2,}` or `{2,3}` at the position; nil if the brace is literal.
  private func counts() -> (minimum: Int, maximum: Int?, end: Int)? {
    var position = at + 1
    guard let minimum = number(&position) else { return nil }
    var maximum: Int? = minimum
    if position < scalars.count, scalars[position] == "," {
      position += 1
      maximum = number(&position)
    }
    guard position < scalars.count, scalars[position] == "}" else { return nil }
    return (minimum, maximum, position + 1)
  }

  /// The decimal number at a position, capped above the limit of repetitions.
  private func number(_ position: inout Int) -> Int? {
    let start = position
    var result = 0
    while position < scalars.count, ScalarClass.isDigit(scalars[position]) {
      result = min(result * 10 + Int(scalars[position] - 0x30), 1_000_000)
      position += 1
    }
    return position > start ? result : nil
  }
}

// MARK: - Groups

extension PatternParser {
  private mutating func group() throws(PatternError) -> PatternNode? {
    let position = at
    at += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw error("The groups are nested too deep", "Use fewer groups", at: position)
    }
    let options = (ignoresCase, dotMatchesLineTerminators, isMultiline)
    guard consume("?") else { return try capture(from: position) }
    if consume("<"), !isNext("="), !isNext("!") {
      try groupName()
      return try capture(from: position)
    }
    let isBehind = scalars[at - 1] == "<"
    if consume("=") { return try lookaround(from: position, isBehind: isBehind, isNegative: false) }
    if consume("!") { return try lookaround(from: position, isBehind: isBehind, isNegative: true) }
    try setOptions(from: position)
    // `(?i)` applies to the end of the enclosing group, `(?i:…)` to its own.
    if consume(")") { return nil }
    guard consume(":") else {
      throw error("The group has an unknown kind", "Write '(?:' for a group that takes nothing")
    }
    let node = try alternatives()
    try close(from: position)
    (ignoresCase, dotMatchesLineTerminators, isMultiline) = options
    return node
  }

  private mutating func capture(from position: Int) throws(PatternError) -> PatternNode {
    let index = groups.count
    let start = at
    let options = (ignoresCase, dotMatchesLineTerminators, isMultiline)
    groups.append(PatternSyntax.Group(source: "", descendants: 0))
    let node = try alternatives()
    let source = String(codePoints: scalars[start..<at])
    try close(from: position)
    (ignoresCase, dotMatchesLineTerminators, isMultiline) = options
    groups[index] = PatternSyntax.Group(source: source, descendants: groups.count - index - 1)
    return .capture(node, index: index)
  }

  private mutating func lookaround(
    from position: Int, isBehind: Bool, isNegative: Bool
  ) throws(PatternError) -> PatternNode {
    let node = try alternatives()
    try close(from: position)
    if !isBehind { return .lookaround(node, isBehind: false, isNegative: isNegative) }
    let branches: [PatternNode] = if case .alternatives(let nodes) = node { nodes } else { [node] }
    guard branches.allSatisfy({ $0.width != nil }) else {
      throw error(
        "A look-behind must have a fixed length", "Leave out '*', '+' and '?'", at: position)
    }
    // Each alternative is a look-behind of its own.
    let lookarounds = branches.map {
      PatternNode.lookaround($0, isBehind: true, isNegative: isNegative)
    }
    if lookarounds.count == 1 { return lookarounds[0] }
    return isNegative ? .sequence(lookarounds) : .alternatives(lookarounds)
  }

  private mutating func groupName() throws(PatternError) {
    let start = at
    while let scalar = current, scalar != ">" {
      let isName = Unicode.Scalar(scalar).map { $0.properties.isXIDContinue } ?? false
      guard isName else { break }
      at += 1
    }
    guard at > start, consume(">") else {
      throw error("The name of the group is not finished", "Write '(?<name>'", at: start)
    }
  }

  private mutating func setOptions(from position: Int) throws(PatternError) {
    var isOn = true
    while let scalar = current, scalar != ":", scalar != ")" {
      switch Unicode.Scalar(scalar) {
      case "-": isOn = false
      case "i": ignoresCase = isOn
      case "s": dotMatchesLineTerminators = isOn
      case "m": isMultiline = isOn
      default:
        throw error(
          "The group has an unknown kind", "Write '(?:' for a group that takes nothing",
          at: position)
      }
      at += 1
    }
  }

  private mutating func close(from position: Int) throws(PatternError) {
    guard consume(")") else {
      throw error(
        "The '(' does not have a matching ')'", "Write '\\(' for the character", at: position)
    }
  }
}

extension String {
  /// Creates a text from code points.
  init(codePoints: some Sequence<UInt32>) {
    self = String(UnicodeScalarView(codePoints.compactMap(Unicode.Scalar.init)))
  }
}

extension UInt32 {
  /// Compares a code point with a character.
  static func == (left: UInt32, right: Unicode.Scalar) -> Bool { left == right.value }
  static func != (left: UInt32, right: Unicode.Scalar) -> Bool { left != right.value }
}
