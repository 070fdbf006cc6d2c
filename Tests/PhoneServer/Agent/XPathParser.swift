import SpecText

/// Parses an XPath by recursive descent.
struct XPathParser {
  struct Failure: Error {}

  private enum Token: Equatable {
    case name(String)
    case text(String)
    case number(Double)
    case sign(String)
  }

  private var tokens: [Token] = []
  private var place = 0

  init(_ text: String) throws {
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.first {
      if scalar.properties.isWhitespace {
        scalars = scalars.dropFirst()
      } else if scalar == "'" || scalar == "\"" {
        let content = scalars.dropFirst().prefix { $0 != scalar }
        scalars = scalars.dropFirst(content.count + 1)
        guard scalars.popFirst() != nil else { throw Failure() }
        tokens.append(.text(String(String.UnicodeScalarView(content))))
      } else if ("0"..."9").contains(scalar) {
        let digits = scalars.prefix { ("0"..."9").contains($0) || $0 == "." }
        scalars = scalars.dropFirst(digits.count)
        guard let number = Double(String(String.UnicodeScalarView(digits))) else {
          throw Failure()
        }
        tokens.append(.number(number))
      } else if scalar.properties.isAlphabetic || scalar == "_" {
        let name = scalars.prefix {
          $0.properties.isAlphabetic || $0 == "_" || $0 == "-" || ("0"..."9").contains($0)
        }
        scalars = scalars.dropFirst(name.count)
        tokens.append(.name(String(String.UnicodeScalarView(name))))
      } else {
        tokens.append(.sign(try Self.sign(&scalars)))
      }
    }
  }

  private static func sign(_ scalars: inout ArraySlice<Unicode.Scalar>) throws -> String {
    for sign in ["//", "::", "..", "!=", "<=", ">="] where scalars.starts(with: sign.unicodeScalars)
    {
      scalars = scalars.dropFirst(2)
      return sign
    }
    let sign = scalars.removeFirst()
    guard "/.@[](),|=<>+-*".unicodeScalars.contains(sign) else { throw Failure() }
    return String(sign)
  }

  mutating func parse() throws -> XPath.Expression {
    let expression = try binary(0)
    guard place == tokens.count else { throw Failure() }
    return expression
  }

  // MARK: Operators

  /// The operators by increasing precedence.
  private static let levels = [["or"], ["and"], ["=", "!="], ["<", "<=", ">", ">="], ["+", "-"]]

  private mutating func binary(_ level: Int) throws -> XPath.Expression {
    guard level < Self.levels.count else { return try union() }
    var left = try binary(level + 1)
    while let sign = acceptOperator(Self.levels[level]) {
      left = .operation(sign, left, try binary(level + 1))
    }
    return left
  }

  private mutating func acceptOperator(_ signs: [String]) -> String? {
    guard place < tokens.count else { return nil }
    for sign in signs where tokens[place] == .sign(sign) || tokens[place] == .name(sign) {
      place += 1
      return sign
    }
    return nil
  }

  private mutating func union() throws -> XPath.Expression {
    var left = try operand()
    while accept("|") { left = .union(left, try operand()) }
    return left
  }

  private mutating func operand() throws -> XPath.Expression {
    switch next {
    case .text(let text)?:
      place += 1
      return .text(text)
    case .number(let number)?:
      place += 1
      return .number(number)
    case .sign("-")?:
      place += 1
      return .operation("-", .number(0), try operand())
    case .sign("(")?:
      place += 1
      let inner = try binary(0)
      guard accept(")") else { throw Failure() }
      let conditions = try conditions()
      return .filtered(inner, conditions, steps: try furtherSteps())
    case .name(let name)? where peek(1) == .sign("(") && name != "node" && name != "text":
      return try call(name)
    default: return try path()
    }
  }

  private mutating func call(_ name: String) throws -> XPath.Expression {
    guard XPathDocument.functions.contains(name) else { throw Failure() }
    place += 2
    var arguments: [XPath.Expression] = []
    while !accept(")") {
      if !arguments.isEmpty, !accept(",") { throw Failure() }
      arguments.append(try binary(0))
    }
    return .call(name, arguments)
  }

  // MARK: Paths

  private static let anyDescendant = XPath.Step(
    axis: .descendantOrSelf, name: "*", conditions: [])

  private mutating func path() throws -> XPath.Expression {
    if accept("//") {
      return .path(
        start: .document, steps: [Self.anyDescendant, try step()] + (try furtherSteps()))
    }
    if accept("/") {
      return .path(start: .document, steps: [try step()] + (try furtherSteps()))
    }
    return .path(start: .context, steps: [try step()] + (try furtherSteps()))
  }

  private mutating func furtherSteps() throws -> [XPath.Step] {
    var steps: [XPath.Step] = []
    while true {
      if accept("//") {
        steps += [Self.anyDescendant, try step()]
      } else if accept("/") {
        steps.append(try step())
      } else {
        return steps
      }
    }
  }

  private mutating func step() throws -> XPath.Step {
    if accept("..") { return XPath.Step(axis: .parent, name: "*", conditions: []) }
    if accept(".") { return XPath.Step(axis: .self, name: "*", conditions: []) }
    var axis = XPath.Axis.child
    if accept("@") {
      axis = .attribute
    } else if case .name(let name)? = next, peek(1) == .sign("::") {
      guard let known = XPath.Axis(rawValue: name) else { throw Failure() }
      axis = known
      place += 2
    }
    return XPath.Step(axis: axis, name: try test(), conditions: try conditions())
  }

  private mutating func test() throws -> String {
    if accept("*") { return "*" }
    guard case .name(let name)? = next else { throw Failure() }
    place += 1
    if name == "node", accept("(") {
      guard accept(")") else { throw Failure() }
      return "*"
    }
    return name
  }

  private mutating func conditions() throws -> [XPath.Expression] {
    var conditions: [XPath.Expression] = []
    while accept("[") {
      conditions.append(try binary(0))
      guard accept("]") else { throw Failure() }
    }
    return conditions
  }

  // MARK: Tokens

  private var next: Token? { peek(0) }

  private func peek(_ distance: Int) -> Token? {
    place + distance < tokens.count ? tokens[place + distance] : nil
  }

  private mutating func accept(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    place += 1
    return true
  }
}
