import SpecJSON
import SpecPhoneServer
import SpecText

/// A request as a line of a table: `POST ~/element {"using":"accessibility id","value":"Next"}`.
///
/// `~` is the session, and `ELEMENT` any reference to an element.
struct RequestLine: CustomStringConvertible {
  let description: String

  init(_ exchange: Exchange) {
    self.init(exchange.method, exchange.path, exchange.body)
  }

  init(_ method: String, _ path: String, _ body: JSONValue) {
    var line = method + " " + path.replacing(/^\/session\/[^\/]+/, with: "~")
    if body != .null { line += " " + String(decoding: JSONWriter.write(body), as: UTF8.self) }
    description = line.replacing(
      /[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}/, with: "ELEMENT")
  }

  /// Whether it only reads what is on the screen.
  private var isLook: Bool {
    let looks = [
      "GET ~/alert/text", "GET ~/wda/alert/buttons", "GET ~/source", "GET ~/element/active",
      "GET ~/screenshot",
      #""getButtons""#, "mobile: isKeyboardShown", "mobile: getCurrentActivity",
    ]
    return looks.contains { description.includes($0) }
      || description.contains(/^GET ~\/element\/\w+\/(rect|name)$/)
  }

  /// The lines, with one line `look` for all looks in a row, whose number depends on the time.
  static func lines(_ lines: [RequestLine]) -> [String] {
    lines.reduce(into: []) { result, line in
      let text = line.isLook ? "look" : line.description
      if text != "look" || result.last != "look" { result.append(text) }
    }
  }
}
