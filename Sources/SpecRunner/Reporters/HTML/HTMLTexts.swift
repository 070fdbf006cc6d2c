import SpecJSON
import SpecText

/// The texts of a page, each written once and referred to by its number.
///
/// Steps and names repeat, so the page of a large run is a fraction of its recording.
struct HTMLTexts {
  private var numbers: [ExactText: Int] = [:]
  private var json = JSONWriter()
  /// The maximum size of a text in bytes.
  static let longest = 262_144

  init() { json.beginArray() }

  /// Returns the number of a text on several lines, without control characters.
  mutating func number(_ text: String) -> Int {
    exact(Self.shortened(VisibleText.clean(text)))
  }

  /// Returns the number of a text that is no text to read, such as a piece of a page.
  mutating func exact(_ text: String) -> Int {
    if let number = numbers[text] { return number }
    let number = numbers.count
    numbers[text] = number
    json.string(text)
    return number
  }

  /// Whether the page has a text already.
  func has(_ text: String) -> Bool { numbers[text] != nil }

  /// Returns the number of a text on one line.
  mutating func line(_ text: String) -> Int { number(VisibleText.line(text)) }

  /// Returns all texts in the order of their numbers, as a JSON array.
  mutating func take() -> [UInt8] {
    json.endArray()
    return json.take()
  }

  /// Returns the text, or its beginning and how much was left out.
  static func shortened(_ text: String, to limit: Int = longest) -> String {
    let size = text.utf8.count
    if size <= limit { return text }
    let beginning = text.unicodeScalars.prefix(limit / 4)
    let shown = String(String.UnicodeScalarView(beginning))
    return "\(shown)\n… \((size - shown.utf8.count).counted("byte")) left out"
  }
}
