import SpecDrivers

/// The colours and attributes of a cell.
struct TerminalStyle: Hashable {
  /// The attributes of SGR, by the names in specifications.
  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Self(rawValue: 1)
    static let faint = Self(rawValue: 2)
    static let italic = Self(rawValue: 4)
    static let underlined = Self(rawValue: 8)
    static let blinking = Self(rawValue: 16)
    static let inverse = Self(rawValue: 32)
    static let hidden = Self(rawValue: 64)
    static let struck = Self(rawValue: 128)

    static let named: [(name: String, attribute: Self)] = [
      ("bold", .bold), ("faint", .faint), ("italic", .italic), ("underlined", .underlined),
      ("blinking", .blinking), ("inverse", .inverse), ("hidden", .hidden), ("struck", .struck),
    ]

    /// By the number in SGR that turns it on.
    fileprivate static let bySGR: [Int: Self] = [
      1: .bold, 2: .faint, 3: .italic, 4: .underlined, 5: .blinking, 6: .blinking, 7: .inverse,
      8: .hidden, 9: .struck, 21: .underlined,
    ]
    /// By the number in SGR that turns it off.
    fileprivate static let byEnd: [Int: Self] = [
      22: [.bold, .faint], 23: .italic, 24: .underlined, 25: .blinking, 27: .inverse, 28: .hidden,
      29: .struck,
    ]
  }

  /// The colour of the text; nil for that of the terminal.
  var foreground: Color?
  /// The colour behind the text; nil for that of the terminal.
  var background: Color?
  var attributes: Attributes = []

  /// The words for what differs from plain text: `bold red on #0000ee`; empty for plain text.
  var written: String {
    var words = Attributes.named.filter { attributes.contains($0.attribute) }.map(\.name)
    if let foreground { words.append(foreground.hex) }
    if let background { words += ["on", background.hex] }
    return words.joined(separator: " ")
  }

  /// The parameters of SGR that lead to this style from any other.
  var codes: String {
    var codes = ["0"]
    for code in 1...9 where code != 6 {
      if let named = Attributes.bySGR[code], attributes.contains(named) { codes.append("\(code)") }
    }
    for (code, color) in [(38, foreground), (48, background)] {
      if let color { codes.append("\(code);2;\(color.red);\(color.green);\(color.blue)") }
    }
    return codes.joined(separator: ";")
  }

  /// Applies the parameters of SGR; unknown ones are ignored.
  mutating func apply(_ parameters: [[Int]]) {
    var place = 0
    while place < parameters.count {
      let parameter = parameters[place]
      let code = parameter.first ?? 0
      place += 1
      switch code {
      case 0: self = TerminalStyle()
      case 4 where parameter.count > 1 && parameter[1] == 0: attributes.remove(.underlined)
      case 30...37: foreground = Self.indexed(code - 30)
      case 39: foreground = nil
      case 40...47: background = Self.indexed(code - 40)
      case 49: background = nil
      case 90...97: foreground = Self.indexed(code - 82)
      case 100...107: background = Self.indexed(code - 92)
      case 38, 48:
        // `38;5;N` and `38;2;R;G;B`, or the same with colons in one parameter.
        var numbers = Array(parameter.dropFirst())
        let isOne = !numbers.isEmpty
        if !isOne { numbers = parameters[place...].prefix(4).map { $0.first ?? 0 } }
        let (color, used) = Self.color(numbers, hasSpace: isOne)
        if !isOne { place += used }
        if let color {
          if code == 38 { foreground = color } else { background = color }
        }
      default:
        if let attribute = Attributes.bySGR[code] {
          attributes.insert(attribute)
        } else if let ended = Attributes.byEnd[code] {
          attributes.subtract(ended)
        }
      }
    }
  }

  /// The colour that numbers name, and how many of them.
  ///
  /// - Parameter hasSpace: whether the number of a colour space may precede the components.
  private static func color(_ numbers: [Int], hasSpace: Bool) -> (Color?, Int) {
    switch numbers.first {
    case 5? where numbers.count > 1: return (indexed(numbers[1]), 2)
    case 2? where numbers.count > 3:
      let parts = (hasSpace && numbers.count > 4 ? numbers[2...4] : numbers[1...3])
        .map { UInt8(clamping: $0) }
      return (Color(red: parts[0], green: parts[1], blue: parts[2]), 4)
    default: return (nil, numbers.isEmpty ? 0 : 1)
    }
  }

  /// The first sixteen colours of xterm.
  private static let palette: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// One of the 256 colours: the palette, a cube of 6 levels, and greys.
  private static func indexed(_ number: Int) -> Color? {
    switch number {
    case 0...15:
      let (red, green, blue) = palette[number]
      return Color(red: red, green: green, blue: blue)
    case 16...231:
      let levels = [36, 6, 1].map { (number - 16) / $0 % 6 }
        .map { UInt8($0 == 0 ? 0 : 55 + 40 * $0) }
      return Color(red: levels[0], green: levels[1], blue: levels[2])
    case 232...255:
      let grey = UInt8(8 + 10 * (number - 232))
      return Color(red: grey, green: grey, blue: grey)
    default: return nil
    }
  }
}
