/// A path with wildcards, for shells that do not expand them: `specs/**/*.feature`.
///
/// `*` matches any text within a name, `?` any character, `[a-z]` and `[!a-z]` a character of a set
/// or not of it, `{a,b}` one of several texts, and `**` as a complete name any number of
/// directories, including none.
///
/// The pattern is a list of instructions, and all states are followed at once, so the cost is at
/// most the length of the path times that of the pattern.
package struct PathPattern {
  /// The directory that contains all matches.
  package let root: String
  private let code: [Instruction]

  fileprivate enum Instruction {
    case scalar(Unicode.Scalar)
    case anyScalar
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case anyText
    case anyFolders
    /// The end of a name. Empty names do not count: `a//b` is `a/b`.
    case separator
    /// Continues after the brace, or with any of its texts.
    case jump([Int])
  }

  /// A state of matching.
  private struct Way {
    enum Progress: Int {
      /// At the start of a name.
      case between
      case inName
      /// Within the directories that a `**` matches.
      case inFolders
    }
    let index: Int
    let progress: Progress
  }

  /// A set of states in order.
  private struct Ways {
    private(set) var list: [Way] = []
    private var isListed: [Bool]

    /// - Parameter count: the number of instructions.
    init(count: Int) { isListed = Array(repeating: false, count: 3 * (count + 1)) }

    mutating func add(_ way: Way) {
      let place = 3 * way.index + way.progress.rawValue
      if !isListed[place] { list.append(way) }
      isListed[place] = true
    }

    mutating func removeAll() {
      for way in list { isListed[3 * way.index + way.progress.rawValue] = false }
      list.removeAll(keepingCapacity: true)
    }
  }

  /// Nil for a path without wildcards.
  package init?(_ path: String) {
    guard path.unicodeScalars.contains(where: { "*?[{".unicodeScalars.contains($0) }) else {
      return nil
    }
    let names = path.split(separator: "/", omittingEmptySubsequences: true)
    let plain = names.prefix { name in
      !name.unicodeScalars.contains { "*?[{".unicodeScalars.contains($0) }
    }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let folder = plain.joined(separator: "/")
    root = isAbsolute ? "/" + folder : folder.isEmpty ? "." : folder
    code = Self.code(of: Array(names.dropFirst(plain.count).joined(separator: "/").unicodeScalars))
  }

  /// Whether a path below the root matches, or a directory could contain matches.
  package func fits(_ path: String) -> Bool {
    let prefix = root == "." ? 0 : root.utf8.count + (root == "/" ? 0 : 1)
    var ways = Ways(count: code.count)
    ways.add(Way(index: 0, progress: .between))
    close(&ways)
    var next = Ways(count: code.count)
    for scalar in String(Substring(path.utf8.dropFirst(prefix))).unicodeScalars {
      if scalar == "/", isComplete(ways) { return true }
      next.removeAll()
      for way in ways.list { if let after = step(way, over: scalar) { next.add(after) } }
      close(&next)
      if next.list.isEmpty { return false }
      swap(&ways, &next)
    }
    return isComplete(ways)
  }

  /// The state after one more code point; nil if it does not match.
  private func step(_ way: Way, over scalar: Unicode.Scalar) -> Way? {
    guard way.index < code.count else { return nil }
    let isSlash = scalar == "/"
    switch code[way.index] {
    case .anyFolders:
      guard way.progress == .inFolders else { return nil }
      return isSlash ? Way(index: way.index, progress: .between) : way
    case .anyText: return isSlash ? nil : Way(index: way.index, progress: .inName)
    case .separator: return isSlash ? Way(index: way.index + 1, progress: .between) : nil
    case let part:
      let fits = !isSlash && part.takes(scalar)
      return fits ? Way(index: way.index + 1, progress: .inName) : nil
    }
  }

  /// Adds the states that are reached without consuming a code point.
  private func close(_ ways: inout Ways) {
    var place = 0
    while place < ways.list.count {
      let way = ways.list[place]
      place += 1
      guard way.index < code.count else { continue }
      switch code[way.index] {
      case .jump(let goals):
        for goal in goals { ways.add(Way(index: goal, progress: way.progress)) }
      case .anyText: ways.add(Way(index: way.index + 1, progress: .inName))
      case .separator where way.progress == .between:
        ways.add(Way(index: way.index + 1, progress: .between))
      case .anyFolders where way.progress == .between:
        ways.add(Way(index: way.index, progress: .inFolders))
        ways.add(Way(index: way.index + 1, progress: .between))
      default: break
      }
    }
  }

  /// Whether a state accepts the end of a name.
  private func isComplete(_ ways: Ways) -> Bool {
    var ends = Ways(count: code.count)
    for way in ways.list where way.progress != .between {
      // The rest must not require another name.
      guard way.index < code.count else { return true }
      switch code[way.index] {
      case .separator, .anyFolders: ends.add(Way(index: way.index + 1, progress: .between))
      default: break
      }
    }
    var place = 0
    while place < ends.list.count {
      let index = ends.list[place].index
      place += 1
      guard index < code.count else { return true }
      switch code[index] {
      case .jump(let goals): for goal in goals { ends.add(Way(index: goal, progress: .between)) }
      case .separator, .anyFolders: ends.add(Way(index: index + 1, progress: .between))
      default: break
      }
    }
    return false
  }

  // MARK: - Parsing

  /// The instructions of a text; an unclosed brace is literal.
  private static func code(of text: [Unicode.Scalar]) -> [Instruction] {
    let cuts = cuts(in: text)
    var code: [Instruction] = []
    /// For each open brace, the jump to its texts, their start, and the jumps to its end.
    var open: [(jump: Int, starts: [Int], ends: [Int])] = []
    /// No bracket before this place closes a set.
    var bare = 0
    var place = 0
    while place < text.count {
      let isCut = cuts.contains(place)
      switch text[place] {
      case "{" where isCut:
        open.append((code.count, [code.count + 1], []))
        code.append(.jump([]))
      case "," where isCut:
        open[open.count - 1].starts.append(code.count + 1)
        open[open.count - 1].ends.append(code.count)
        code.append(.jump([]))
      case "}" where isCut:
        let (jump, starts, ends) = open.removeLast()
        code[jump] = .jump(starts)
        for end in ends { code[end] = .jump([code.count]) }
      case "/": code.append(.separator)
      case "*" where isWholeName(place, in: text, cuts):
        code.append(.anyFolders)
        place += 1
      case "*": code.append(.anyText)
      case "?": code.append(.anyScalar)
      case "[" where place >= bare:
        let (set, last) = set(in: text, at: place, cuts)
        code.append(set ?? .scalar("["))
        if set == nil { bare = last } else { place = last }
      default: code.append(.scalar(text[place]))
      }
      place += 1
    }
    return code
  }

  /// The places of closed braces and the commas that separate their texts.
  private static func cuts(in text: [Unicode.Scalar]) -> Set<Int> {
    var cuts: Set<Int> = []
    var open: [[Int]] = []
    for (place, scalar) in text.enumerated() {
      switch scalar {
      case "{": open.append([place])
      case "," where !open.isEmpty: open[open.count - 1].append(place)
      case "}": if let own = open.popLast() { cuts.formUnion(own + [place]) }
      default: break
      }
    }
    return cuts
  }

  /// Whether the two stars of a `**` are a complete name.
  private static func isWholeName(
    _ place: Int, in text: [Unicode.Scalar], _ cuts: Set<Int>
  ) -> Bool {
    func isEdge(_ place: Int) -> Bool {
      !text.indices.contains(place) || text[place] == "/" || cuts.contains(place)
    }
    return isEdge(place - 1) && !isEdge(place + 1) && text[place + 1] == "*" && isEdge(place + 2)
  }

  /// The set that begins at a bracket and its last place; if it is not closed, nil and the end of
  /// the name.
  private static func set(
    in text: [Unicode.Scalar], at open: Int, _ cuts: Set<Int>
  ) -> (Instruction?, last: Int) {
    func isInName(_ place: Int) -> Bool {
      place < text.count && text[place] != "/" && !cuts.contains(place)
    }
    var place = open + 1
    let isNegated = isInName(place) && (text[place] == "!" || text[place] == "^")
    if isNegated { place += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while isInName(place) {
      let low = text[place]
      if low == "]", !ranges.isEmpty { return (.oneOf(ranges, isNegated: isNegated), place) }
      if isInName(place + 1), text[place + 1] == "-", isInName(place + 2), text[place + 2] != "]" {
        let high = text[place + 2]
        ranges.append(min(low, high)...max(low, high))
        place += 3
      } else {
        ranges.append(low...low)
        place += 1
      }
    }
    return (nil, place)
  }
}

extension PathPattern.Instruction {
  /// Whether the set contains a code point.
  fileprivate func takes(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .anyScalar: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    case .anyText, .anyFolders, .separator, .jump: false
    }
  }
}
