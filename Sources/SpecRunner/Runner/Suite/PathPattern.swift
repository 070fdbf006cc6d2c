/// A path with wildcards, for shells that leave them alone: `specs/**/*.feature`.
///
/// `*` is any text within a name, `?` any one character, `[a-z]` and `[!a-z]` one of some or of
/// all others, `{a,b}` one of several texts, and `**` as a whole name any number of folders, none
/// included.
struct PathPattern {
  /// The folder below which everything it fits is found.
  let root: String
  /// What it means with braces resolved, each as names from the root on.
  private let alternatives: [[Name]]

  private enum Name {
    case anyFolders
    case parts([Part])
  }

  fileprivate enum Part {
    case scalar(Unicode.Scalar)
    case anyText
    case anyScalar
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// Nil for a path without wildcards.
  init?(_ path: String) {
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
    // A brace may hold slashes, so they are resolved before the rest is taken apart.
    let rest = names.dropFirst(plain.count).joined(separator: "/")
    alternatives = Self.resolved(Array(rest.unicodeScalars)).map { alternative in
      alternative.split(separator: "/").map { name in
        Array(name) == ["*", "*"] ? .anyFolders : .parts(Self.parts(of: Array(name)))
      }
    }
  }

  /// Whether it fits a path below the root, or a folder the path goes through.
  func fits(_ path: String) -> Bool {
    let prefix = root == "." ? 0 : root.utf8.count + (root == "/" ? 0 : 1)
    let names = path.utf8.dropFirst(prefix).split(separator: UInt8(ascii: "/"))
      .map { Array(String(Substring($0)).unicodeScalars) }
    return alternatives.contains { alternative in
      (1...max(names.count, 1)).contains { Self.fits(alternative[...], names.prefix($0)) }
    }
  }

  private static func fits(
    _ pattern: ArraySlice<Name>, _ names: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let first = pattern.first else { return names.isEmpty }
    switch first {
    case .anyFolders:
      return (names.startIndex...names.endIndex).contains {
        fits(pattern.dropFirst(), names[$0...])
      }
    case .parts(let parts):
      guard let name = names.first, fits(parts[...], name[...]) else { return false }
      return fits(pattern.dropFirst(), names.dropFirst())
    }
  }

  /// Goes back to the last `*` where the rest does not fit: no worse than length times length.
  private static func fits(
    _ parts: ArraySlice<Part>, _ name: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var (part, place) = (parts.startIndex, name.startIndex)
    var retry: (part: Int, place: Int)?
    while place < name.endIndex {
      if part < parts.endIndex, case .anyText = parts[part] {
        retry = (part + 1, place)
        part += 1
      } else if part < parts.endIndex, parts[part].fits(name[place]) {
        part += 1
        place += 1
      } else if let last = retry {
        retry = (last.part, last.place + 1)
        (part, place) = (last.part, last.place + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { if case .anyText = $0 { true } else { false } }
  }

  // MARK: - Reading

  /// The texts a text with braces stands for; a brace that is not closed stands for itself.
  private static func resolved(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    guard let open = text.firstIndex(of: "{") else { return [text] }
    var depth = 0
    var cuts = [open]
    for place in open..<text.count where place == open || depth > 0 {
      switch text[place] {
      case "{": depth += 1
      case "}": depth -= 1
      case "," where depth == 1: cuts.append(place)
      default: break
      }
      if depth == 0 { cuts.append(place) }
    }
    guard depth == 0 else { return [text] }
    let tails = resolved(Array(text[(cuts[cuts.count - 1] + 1)...]))
    return zip(cuts, cuts.dropFirst()).flatMap { start, end in
      resolved(Array(text[(start + 1)..<end])).flatMap { middle in
        tails.map { Array(text[..<open]) + middle + $0 }
      }
    }
  }

  private static func parts(of name: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var place = 0
    while place < name.count {
      switch name[place] {
      case "*": parts.append(.anyText)
      case "?": parts.append(.anyScalar)
      case "[":
        if let (part, end) = set(in: name, at: place) {
          parts.append(part)
          place = end
        } else {
          parts.append(.scalar("["))
        }
      default: parts.append(.scalar(name[place]))
      }
      place += 1
    }
    return parts
  }

  /// The set that begins at a bracket, and where it ends; nil if it does not.
  private static func set(in name: [Unicode.Scalar], at open: Int) -> (Part, end: Int)? {
    var place = open + 1
    let isNegated = place < name.count && (name[place] == "!" || name[place] == "^")
    if isNegated { place += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while place < name.count {
      if name[place] == "]", !ranges.isEmpty {
        return (.oneOf(ranges, isNegated: isNegated), place)
      }
      if place + 2 < name.count, name[place + 1] == "-", name[place + 2] != "]" {
        let (low, high) = (name[place], name[place + 2])
        ranges.append(min(low, high)...max(low, high))
        place += 3
      } else {
        ranges.append(name[place]...name[place])
        place += 1
      }
    }
    return nil
  }
}

extension PathPattern.Part {
  fileprivate func fits(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .anyText: false
    case .anyScalar: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
