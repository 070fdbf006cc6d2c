import SpecMessages
import SpecText

/// Draws the keyboard: its keys by type and language, the word on its return key, and the bar above.
struct KeyboardDrawing {
  typealias Frame = RecordedScreen.Frame

  /// The language of the letters; records do not name it.
  enum Language { case latin, korean }

  private let keyboard: RecordedScreen.Keyboard
  private let frame: Frame
  private let language: Language

  init(_ keyboard: RecordedScreen.Keyboard, _ frame: Frame, _ language: Language) {
    self.keyboard = keyboard
    self.frame = frame
    self.language = language
  }

  /// The background with the keys, and the return key, each as one element.
  var fragments: [String] {
    guard frame.height >= 60 else {
      return [
        SVG.group(
          nil,
          SVG.rect(frame, "kx")
            + (frame.height >= 16
              ? SVG.text(typeName, x: frame.midX, y: frame.midY + 4, size: 11, "m cp") : ""))
      ]
    }
    let bar = hasBar ? shortcutBar : ""
    if keyboard.type == nil { return [SVG.group(nil, SVG.rect(frame, "kx") + bar + unknownKeys)] }
    if isPad { return [SVG.group(nil, SVG.rect(frame, "kx") + bar + pad)] }
    return [SVG.group(nil, SVG.rect(frame, "kx") + bar + letters), SVG.group(nil, returnKey)]
  }

  private var typeName: String {
    keyboard.type.map { "keyboard: " + DrawnText.line($0) } ?? "keyboard of unknown type"
  }

  private var hasBar: Bool { keyboard.hasShortcutBar == true && frame.height > 150 }
  private var isPad: Bool {
    ["number pad", "phone pad", "decimal pad", "ASCII capable number pad"]
      .contains(same: keyboard.type ?? "")
  }
  private var isEmail: Bool { keyboard.type?.isSame(as: "email address") ?? false }
  private var isURL: Bool { keyboard.type?.isSame(as: "URL") ?? false }
  private var isKorean: Bool {
    language == .korean && keyboard.type?.isSame(as: "default") ?? false
  }

  // MARK: - Places

  /// The area of the keys, above the part that belongs to the system.
  private var keys: Frame {
    let top = hasBar ? 45.0 : 4
    let bottom = frame.height > 280 && frame.width < 600 ? 62.0 : 4
    // A keyboard that is higher than usual has keys of the usual size.
    let height = min(frame.height - top - bottom, max(232, frame.width * 0.3))
    guard height < 90 else {
      return Frame(x: frame.x + 3, y: frame.y + top, width: frame.width - 6, height: height)
    }
    return Frame(
      x: frame.x + 3, y: frame.y + 4, width: frame.width - 6, height: frame.height - 8)
  }

  private var rowHeight: Double { keys.height / 4 }

  /// The rectangle of a key: a row, and its left edge and width as parts of the width of a letter.
  private func key(_ row: Int, _ left: Double, _ width: Double) -> Frame {
    let unit = keys.width / 10
    let gap = rowHeight > 40 ? 5.5 : 2.5
    return Frame(
      x: keys.x + left * unit + 3, y: keys.y + Double(row) * rowHeight + gap,
      width: width * unit - 6, height: rowHeight - 2 * gap)
  }

  private static func outline(_ frame: Frame) -> String {
    SVG.outline(frame, radius: min(5, frame.height / 4))
  }

  /// The titles of keys as one text with a position for each character.
  private static func titles(_ titles: [(String, Frame)], size: Double) -> String {
    let n = SVG.number
    var text = ""
    for row in Dictionary(grouping: titles, by: { n($0.1.y) }).sorted(by: {
      $0.value[0].1.y < $1.value[0].1.y
    }) {
      let sorted = row.value.sorted { $0.1.x < $1.1.x }
      let places = sorted.map { n($0.1.midX) }.joined(separator: " ")
      text +=
        "<text class=\"m\" x=\"\(places)\" y=\"\(n(sorted[0].1.midY + size * 0.34))\""
        + " font-size=\"\(n(size))\">\(sorted.map { MarkupText.escaped($0.0) }.joined())</text>"
    }
    return text
  }

  // MARK: - Keyboards

  private var shortcutBar: String {
    let n = SVG.number
    let y = frame.y + 12
    let third = frame.width / 3
    return SVG.path(
      "M\(n(frame.x + third)) \(n(y))v22M\(n(frame.x + 2 * third)) \(n(y))v22", "kd")
  }

  private var rows: [String] {
    isKorean
      ? ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
      : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  }

  private var letters: String {
    var white = ""
    var grey = ""
    var titles: [(String, Frame)] = []
    for (row, letters) in rows.enumerated() {
      let left = (10 - Double(letters.unicodeScalars.count)) / 2
      for (place, letter) in letters.unicodeScalars.enumerated() {
        let frame = key(row, left + Double(place), 1)
        white += Self.outline(frame)
        titles.append((String(letter), frame))
      }
    }
    let shift = key(2, 0, 1.35)
    let delete = key(2, 8.65, 1.35)
    let numbers = key(3, 0, 2.5)
    grey += Self.outline(shift) + Self.outline(delete) + Self.outline(numbers)
    var small: [(String, Frame)] = [("123", numbers)]
    for (title, frame) in bottomKeys {
      white += Self.outline(frame)
      if !title.isEmpty { small.append((title, frame)) }
    }
    let icon = min(22, shift.height * 0.6)
    let symbols = [("shift", shift), ("delete.left", delete)].map { name, frame in
      IconDrawing(name).drawn(in: frame.middle(icon), color: nil) ?? ""
    }
    let size = min(22, rowHeight * 0.45)
    return SVG.path(white, "kw") + SVG.path(grey, "kg") + Self.titles(titles, size: size)
      + small.map { title, frame in
        SVG.text(
          title, x: frame.midX, y: frame.midY + 5, size: min(16, rowHeight * 0.36), "m")
      }.joined() + symbols.joined()
  }

  /// The keys of the last row between the one for numbers and the return key.
  private var bottomKeys: [(String, Frame)] {
    if isURL {
      return [(".", key(3, 2.5, 1.6)), ("/", key(3, 4.1, 1.6)), (".com", key(3, 5.7, 1.8))]
    }
    if isEmail {
      return [(space, key(3, 2.5, 2.6)), ("@", key(3, 5.1, 1.2)), (".", key(3, 6.3, 1.2))]
    }
    return [(space, key(3, 2.5, 5))]
  }

  private var space: String { isKorean ? "스페이스" : "space" }

  /// The return key with its word; one that continues is blue, as on a phone.
  private var returnKey: String {
    let frame = key(3, 7.5, 2.5)
    let title: String
    var style = "kg"
    switch keyboard.returnKey {
    case .none: return SVG.path(Self.outline(frame), "kg")
    case .unknown: title = "?"
    case .some(let word):
      title = DrawnText.line(word)
      let isPlain = title.isEmpty || title.isSame(as: "return")
      if !isPlain { style = "on" }
    }
    let size = DrawnText.size(
      fitting: title, in: frame.width - 8, most: min(16, rowHeight * 0.36), least: 9)
    return SVG.path(Self.outline(frame), style)
      + SVG.text(
        title, to: frame.width - 6, x: frame.midX, y: frame.midY + size * 0.34, size: size,
        style == "on" ? "m wt1" : "m")
  }

  /// Digits in four rows of three.
  private var pad: String {
    let last =
      keyboard.type?.isSame(as: "decimal pad") == true
      ? "." : keyboard.type?.isSame(as: "phone pad") == true ? "+*#" : ""
    var white = ""
    var titles: [(String, Frame)] = []
    let width = 10.0 / 3
    for (place, title) in (["1", "2", "3", "4", "5", "6", "7", "8", "9", last, "0"]).enumerated() {
      let frame = key(place / 3, Double(place % 3) * width, width)
      if title.isEmpty { continue }
      if place != 9 { white += Self.outline(frame) }
      titles.append((title, frame))
    }
    let delete = key(3, 2 * width, width)
    let size = min(25, rowHeight * 0.5)
    let icon = min(24, rowHeight * 0.5)
    return SVG.path(white, "kw")
      + titles.map { title, frame in
        SVG.text(title, x: frame.midX, y: frame.midY + size * 0.34, size: size, "m")
      }.joined()
      + (IconDrawing("delete.left").drawn(in: delete.middle(icon), color: nil) ?? "")
  }

  /// A keyboard whose keys are not known.
  private var unknownKeys: String {
    SVG.rect(keys.inset(6, 6), radius: 8, "un")
      + SVG.text(typeName, x: keys.midX, y: keys.midY + 4, size: 13, "m cp")
  }
}
