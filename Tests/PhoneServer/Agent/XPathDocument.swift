import SpecText

/// The tree of an application as an XPath sees it: the document, then its elements in order.
struct XPathDocument {
  /// An element with its place in the tree; the first entry is the document.
  struct Entry {
    let node: Node
    let index: Int
    let parent: Int
    var children: [Int] = []
  }

  /// Where an expression is evaluated.
  struct Context {
    var entry: Int
    var position: Int
    var size: Int
  }

  static let functions = [
    "position", "last", "count", "contains", "starts-with", "ends-with", "not", "true", "false",
    "string", "number", "concat", "normalize-space", "string-length", "name", "local-name",
    "lower-case", "upper-case",
  ]

  private(set) var entries: [Entry] = []

  init(_ root: Node) {
    entries = [Entry(node: root, index: 0, parent: -1)]
    add(root, index: 0, parent: 0)
  }

  private mutating func add(_ node: Node, index: Int, parent: Int) {
    let place = entries.count
    entries.append(Entry(node: node, index: index, parent: parent))
    entries[parent].children.append(place)
    for (index, child) in node.children.enumerated() { add(child, index: index, parent: place) }
  }

  func value(of expression: XPath.Expression, in context: Context) -> XPath.Value {
    switch expression {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .path(let start, let steps):
      return followed(steps, from: [start == .document ? 0 : context.entry])
    case .filtered(let inner, let conditions, let steps):
      let value = value(of: inner, in: context)
      guard case .entries(let found) = value else { return value }
      let kept = conditions.reduce(found) { filtered($0, by: $1) }
      return steps.isEmpty ? .entries(kept) : followed(steps, from: kept)
    case .union(let left, let right):
      guard case .entries(let one) = value(of: left, in: context),
        case .entries(let other) = value(of: right, in: context)
      else { return .entries([]) }
      return .entries(Set(one + other).sorted())
    case .call(let name, let arguments):
      return call(name, arguments, in: context)
    case .operation(let sign, let left, let right):
      return operation(sign, left, right, in: context)
    }
  }

  // MARK: Steps

  private func followed(_ steps: [XPath.Step], from start: [Int]) -> XPath.Value {
    var found = start
    for step in steps {
      if step.axis == .attribute {
        return .texts(found.flatMap { attributes(step.name, of: $0) })
      }
      let next = found.flatMap { entry in
        step.conditions.reduce(reached(by: step, from: entry)) { filtered($0, by: $1) }
      }
      found = Set(next).sorted()
    }
    return .entries(found)
  }

  /// The entries on an axis, nearest first.
  private func reached(by step: XPath.Step, from entry: Int) -> [Int] {
    let all: [Int] =
      switch step.axis {
      case .child: entries[entry].children
      case .descendant: descendants(of: entry)
      case .descendantOrSelf: [entry] + descendants(of: entry)
      case .parent: entries[entry].parent >= 0 ? [entries[entry].parent] : []
      case .ancestor: ancestors(of: entry)
      case .ancestorOrSelf: [entry] + ancestors(of: entry)
      case .self: [entry]
      case .followingSibling: siblings(of: entry).filter { $0 > entry }
      case .precedingSibling: siblings(of: entry).filter { $0 < entry }.reversed()
      case .attribute: []
      }
    return all.filter {
      step.name == "*" || $0 > 0 && entries[$0].node.fullType.isSame(as: step.name)
    }
  }

  private func descendants(of entry: Int) -> [Int] {
    entries[entry].children.flatMap { [$0] + descendants(of: $0) }
  }

  private func ancestors(of entry: Int) -> [Int] {
    let parent = entries[entry].parent
    return parent < 0 ? [] : [parent] + ancestors(of: parent)
  }

  private func siblings(of entry: Int) -> [Int] {
    let parent = entries[entry].parent
    return parent < 0 ? [] : entries[parent].children
  }

  private func attributes(_ name: String, of entry: Int) -> [String] {
    guard entry > 0 else { return [] }
    return NodeAttributes.inSource(of: entries[entry].node, index: entries[entry].index)
      .filter { name == "*" || $0.name.isSame(as: name) }.map(\.value)
  }

  private func filtered(_ found: [Int], by condition: XPath.Expression) -> [Int] {
    found.enumerated().filter { place, entry in
      let context = Context(entry: entry, position: place + 1, size: found.count)
      let value = value(of: condition, in: context)
      if case .number(let number) = value { return number == Double(place + 1) }
      return flag(value)
    }.map(\.element)
  }

  // MARK: Functions and operators

  private func call(
    _ name: String, _ arguments: [XPath.Expression], in context: Context
  ) -> XPath.Value {
    func text(_ place: Int) -> String {
      arguments.indices.contains(place)
        ? self.text(value(of: arguments[place], in: context))
        : self.text(.entries([context.entry]))
    }
    switch name {
    case "position": return .number(Double(context.position))
    case "last": return .number(Double(context.size))
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "not": return .flag(!(arguments.first.map { flag(value(of: $0, in: context)) } ?? false))
    case "contains": return .flag(text(1).isEmpty || text(0).includes(text(1)))
    case "starts-with": return .flag(text(0).begins(with: text(1)))
    case "ends-with": return .flag(text(0).ends(with: text(1)))
    case "concat": return .text(arguments.indices.map(text).joined())
    case "string-length": return .number(Double(text(0).unicodeScalars.count))
    case "normalize-space":
      let words = text(0).unicodeScalars.split { $0.properties.isWhitespace }
      return .text(words.map { String($0) }.joined(separator: " "))
    case "lower-case": return .text(text(0).lowercased())
    case "upper-case": return .text(text(0).uppercased())
    case "number": return .number(Double(text(0)) ?? .nan)
    case "count":
      switch arguments.first.map({ value(of: $0, in: context) }) {
      case .entries(let entries)?: return .number(Double(entries.count))
      case .texts(let texts)?: return .number(Double(texts.count))
      default: return .number(.nan)
      }
    case "name", "local-name":
      return .text(context.entry > 0 ? entries[context.entry].node.fullType : "")
    default: return .text(text(0))
    }
  }

  private func operation(
    _ sign: String, _ left: XPath.Expression, _ right: XPath.Expression, in context: Context
  ) -> XPath.Value {
    let one = value(of: left, in: context)
    if sign == "or" { return .flag(flag(one) || flag(value(of: right, in: context))) }
    if sign == "and" { return .flag(flag(one) && flag(value(of: right, in: context))) }
    let other = value(of: right, in: context)
    switch sign {
    case "+": return .number(number(one) + number(other))
    case "-": return .number(number(one) - number(other))
    case "=": return .flag(isSome(one, other) { $0.isSame(as: $1) })
    case "!=": return .flag(isSome(one, other) { !$0.isSame(as: $1) })
    case "<": return .flag(number(one) < number(other))
    case "<=": return .flag(number(one) <= number(other))
    case ">": return .flag(number(one) > number(other))
    default: return .flag(number(one) >= number(other))
    }
  }

  /// Whether a comparison is true for some of the attributes on both sides; numbers are compared as
  /// numbers.
  private func isSome(
    _ one: XPath.Value, _ other: XPath.Value, _ holds: (String, String) -> Bool
  ) -> Bool {
    if case .flag(let flag) = one { return holds("\(flag)", "\(self.flag(other))") }
    if case .flag(let flag) = other { return holds("\(self.flag(one))", "\(flag)") }
    func texts(_ value: XPath.Value, numeric: Bool) -> [String] {
      let all: [String] = if case .texts(let texts) = value { texts } else { [text(value)] }
      return numeric ? all.map { "\(Double($0) ?? .nan)" } : all
    }
    var numeric = false
    if case .number = one { numeric = true }
    if case .number = other { numeric = true }
    return texts(one, numeric: numeric).contains { left in
      texts(other, numeric: numeric).contains { holds(left, $0) }
    }
  }

  private func flag(_ value: XPath.Value) -> Bool {
    switch value {
    case .entries(let entries): !entries.isEmpty
    case .texts(let texts): !texts.isEmpty
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .flag(let flag): flag
    }
  }

  private func text(_ value: XPath.Value) -> String {
    switch value {
    case .texts(let texts): texts.first ?? ""
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .flag(let flag): "\(flag)"
    // Elements have no text of their own in the source.
    case .entries: ""
    }
  }

  private func number(_ value: XPath.Value) -> Double {
    switch value {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: Double(text(value)) ?? .nan
    }
  }
}
