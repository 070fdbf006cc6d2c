import SpecJSON
import SpecReporters
import SpecText

/// The forms in which output may contain a secret: as it is, escaped, or encoded.
struct SecretForms {
  /// The byte sequences, without repetitions.
  private(set) var all: Set<[UInt8]> = []

  /// The shortest form besides the secret itself: shorter texts occur everywhere.
  private static let fewest = 4
  /// The fewest bytes of a secret that is recognised inside a longer text in Base64.
  private static let fewestInBase64 = 6

  init(of secret: String) {
    all.insert(Array(secret.utf8))
    // Reports may split long texts into lines.
    let lines = secret.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
    for text in [secret] + (lines.count > 1 ? lines : []) {
      add(text)
      addEscaped(text)
      addPercentEncoded(text)
      add(ShellWord.quoted(text))
    }
    addBase64(Array(secret.utf8))
  }

  private mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func add(_ bytes: [UInt8]) {
    if bytes.count >= Self.fewest { all.insert(bytes) }
  }

  // MARK: - Escapes

  /// Adds the forms of JSON, XML and quoted text, and JSON in JSON.
  private mutating func addEscaped(_ text: String) {
    // Some programs escape only quotation marks.
    let marked = text.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\\\"" : String($1) }
    for text in [text, text.visiblyEscaped, text.escapedForQuotes, marked] {
      let json = Self.json(text)
      add(text)
      add(json)
      add(Self.json(json))
      add(Self.slashed(json))
      add(Self.ascii(json, uppercase: false))
      add(Self.ascii(json, uppercase: true))
    }
    for quotes in [[:], ["\"": "&quot;"], ["\"": "&quot;", "'": "&apos;"]]
      + [["\"": "&quot;", "'": "&#39;"], ["\"": "&#34;", "'": "&#39;"]]
      + [["\"": "&quot;", "'": "&#x27;"]] as [[Unicode.Scalar: String]]
    {
      add(Self.xml(text, quotes))
    }
    add(Self.xml(Self.json(text), ["\"": "&quot;", "'": "&#39;"]))
  }

  private static func json(_ text: String) -> String {
    String(JSONValue.string(text).description.unicodeScalars.dropFirst().dropLast())
  }

  private static func slashed(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { $0 += $1 == "/" ? "\\/" : String($1) }
  }

  /// JSON with every other character as `\u` and four digits.
  private static func ascii(_ json: String, uppercase: Bool) -> String {
    json.utf16.reduce(into: "") { text, unit in
      if unit < 0x80, let scalar = Unicode.Scalar(unit) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(unit, radix: 16, uppercase: uppercase)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
  }

  private static func xml(_ text: String, _ quotes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result += quotes[scalar] ?? String(scalar)
      }
    }
  }

  // MARK: - Encodings

  /// Adds the forms in addresses and forms, which keep different characters.
  private mutating func addPercentEncoded(_ text: String) {
    for kept in ["-._~", "-_.!~*'()", "*-._", "-._~!$&'()*+,;=:@/"] {
      for isUppercase in [true, false] {
        let form = PercentText.encoded(text.utf8, keeping: kept, uppercase: isUppercase)
        add(form)
        add(form.replacing(exactly: "%20", with: "+"))
      }
    }
  }

  /// Adds Base64, alone and as a part of a longer text, such as `user:password`.
  private mutating func addBase64(_ bytes: [UInt8]) {
    for alphabet in ["+/", "-_"] {
      add(Self.base64(bytes, alphabet))
      guard bytes.count >= Self.fewestInBase64 else { continue }
      for offset in 0..<3 {
        let text = Array(Self.base64([UInt8](repeating: 0, count: offset) + bytes, alphabet))
        // Only these characters are the same whatever is before and after.
        add(Array(text[((offset * 8 + 5) / 6)..<((offset + bytes.count) * 8 / 6)]))
      }
    }
  }

  /// Base64 without padding, with other signs for the last two digits.
  private static func base64(_ bytes: [UInt8], _ signs: String) -> [UInt8] {
    let signs = Array(signs.utf8)
    return Base64.encode(bytes).utf8.compactMap { digit in
      switch digit {
      case UInt8(ascii: "+"): signs[0]
      case UInt8(ascii: "/"): signs[1]
      case UInt8(ascii: "="): nil
      default: digit
      }
    }
  }
}
