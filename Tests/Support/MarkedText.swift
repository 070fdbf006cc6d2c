/// A sample text with marks like 1️⃣ in it: the text without them, and the places where they stood.
///
/// So a test names a place by pointing at it, and never by counting. A mark is a digit in a
/// keycap, `0️⃣` to `9️⃣`, or `🔟`; it stands directly before what it marks.
public struct MarkedText: Sendable, ExpressibleByStringLiteral {
  /// A place in the text without marks.
  public struct Place: Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1; lines end with a line feed.
    public let line: Int

    /// The code point in the line, from 1; a byte order mark at the text's start is not counted.
    public let column: Int

    /// The UTF-8 bytes before the place.
    public let offset: Int

    public init(line: Int, column: Int, offset: Int) {
      self.line = line
      self.column = column
      self.offset = offset
    }

    /// Line and column: `3:5`.
    public var description: String { "\(line):\(column)" }
  }

  /// The text without its marks.
  public let text: String

  /// The places of each mark, in the order of the text.
  public let places: [String: [Place]]

  public init(_ marked: String) {
    let scalars = Array(marked.unicodeScalars)
    var text = String.UnicodeScalarView()
    var places: [String: [Place]] = [:]
    var (line, column, offset) = (1, 1, 0)
    var index = 0
    while index < scalars.count {
      if let length = Self.lengthOfMark(scalars[index...]) {
        var mark = String.UnicodeScalarView()
        mark.append(contentsOf: scalars[index..<index + length])
        places[String(mark), default: []].append(
          Place(line: line, column: column, offset: offset))
        index += length
        continue
      }
      let scalar = scalars[index]
      text.append(scalar)
      let isByteOrderMark = offset == 0 && scalar == "\u{FEFF}"
      offset += UTF8.width(scalar)
      index += 1
      if scalar == "\n" {
        line += 1
        column = 1
      } else if !isByteOrderMark {
        column += 1
      }
    }
    self.text = String(text)
    self.places = places
  }

  public init(stringLiteral marked: String) { self.init(marked) }

  /// The place of a mark, or nil if the sample does not have it: `sample["1️⃣"]`.
  public subscript(mark: String) -> Place? { places[mark]?.first }

  private static func lengthOfMark(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let first = scalars.first else { return nil }
    if first == "🔟" { return 1 }
    let isKeycap =
      ("0"..."9").contains(first) && scalars.dropFirst().starts(with: ["\u{FE0F}", "\u{20E3}"])
    return isKeycap ? 3 : nil
  }
}
