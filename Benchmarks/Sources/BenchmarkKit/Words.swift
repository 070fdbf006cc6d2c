/// The words of a command line, taken one after another.
public struct Words {
  private var rest: ArraySlice<String>

  /// What is wrong with a command line.
  public struct Misuse: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
  }

  /// The words after the program's name.
  public init(_ arguments: [String]) { rest = arguments.dropFirst() }

  /// Takes the next word; nil at the end.
  public mutating func next() -> String? { rest.popFirst() }

  /// Takes the value of a flag.
  public mutating func value(of flag: String) throws(Misuse) -> String {
    guard let word = rest.popFirst() else { throw Misuse("\(flag) needs a value") }
    return word
  }

  /// Takes the value of a flag, a number from 1 on.
  public mutating func number(of flag: String) throws(Misuse) -> Int {
    try Self.number(value(of: flag), flag)
  }

  /// Takes the value of a flag, numbers from 1 on between commas.
  public mutating func numbers(of flag: String) throws(Misuse) -> [Int] {
    try value(of: flag).split(separator: ",").map { part throws(Misuse) in
      try Self.number(part, flag)
    }
  }

  /// Reads a number from 1 on.
  public static func number(_ word: some StringProtocol, _ what: String) throws(Misuse) -> Int {
    guard let number = Int(word), number > 0 else {
      throw Misuse("\(what) needs a number from 1 on, not \"\(word)\"")
    }
    return number
  }

  /// Takes all words that are left.
  public mutating func takeRest() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }
}
