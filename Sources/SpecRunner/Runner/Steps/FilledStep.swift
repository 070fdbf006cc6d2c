import SpecText

/// The sentence of a step with the values of an author's text in place of its parameters.
///
/// `the user taps the "Log in" button` and `I tap {element}` give `I tap the "Log in" button`.
struct FilledStep {
  /// The values of a text in their order, each as it is written; an element may have words around it.
  private let values: [Value]
  /// The words of the text.
  private let words: Set<Substring>

  private struct Value {
    let text: String
    /// The value with `the` before it and a role after it, if it has them.
    let element: String
    let isNumber: Bool
    /// The number with its unit; nil if it has none.
    var time: String?
  }

  /// The units of `{duration}`, and of `{시간}`, which are joined to the number.
  private static let units = ["ms", "second", "seconds", "minute", "minutes"]
  private static let koreanUnits = ["밀리초", "초", "분"]

  /// Words after a quoted name that say what it is.
  static let roles: Set<String> = [
    "button", "field", "link", "row", "tab", "card", "chip", "image", "area", "checkbox", "switch",
    "text",
    "heading", "list", "picker",
  ]

  private static let koreanRoles = [
    "버튼", "필드", "링크", "행", "탭", "카드", "칩", "그림", "체크박스", "스위치", "글", "제목", "목록", "선택기",
  ]
  private static let koreanParticles: Set<Substring> = [
    "", "은", "는", "이", "가", "을", "를", "에", "의", "로", "으로", "만", "도",
  ]

  /// The role after a quoted name, whatever particle follows it: `버튼` in ` 버튼이 보인다`.
  static func koreanRole(after quoted: Substring) -> String? {
    guard quoted.first == " " else { return nil }
    let word = quoted.dropFirst().prefix { $0 != " " }
    return koreanRoles.first {
      word.hasPrefix($0) && koreanParticles.contains(word.dropFirst($0.count))
    }
  }

  init(valuesOf text: String) {
    var values: [Value] = []
    let parts = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if !place.isMultiple(of: 2) {
        // Without a closing quotation mark, the rest is no value.
        guard place + 1 < parts.count else { break }
        let quoted = "\"\(String(part))\""
        let next = String(parts[place + 1])
        let role = next.split(separator: " ").first.map(String.init) ?? ""
        let korean = Self.koreanRole(after: next[...])
        let element = Self.roles.contains(role) ? "the \(quoted) \(role)" : quoted
        values.append(
          Value(text: quoted, element: korean.map { "\(quoted) \($0)" } ?? element, isNumber: false)
        )
      } else {
        let words = part.split(separator: " ").map { String($0) }
        for (index, word) in words.enumerated() {
          // A number may have a suffix, as in `3번`.
          let number = word.prefix { $0.isASCII }
          guard Double(number) != nil else { continue }
          let unit = word.dropFirst(number.count)
          let next = words.dropFirst(index + 1).first
          values.append(
            Value(
              text: String(number), element: String(number), isNumber: true,
              time: Self.koreanUnits.first(where: unit.hasPrefix).map { number + $0 }
                ?? next.flatMap {
                  Self.units.contains($0) && unit.isEmpty ? "\(number) \($0)" : nil
                }
            ))
        }
      }
    }
    self.values = values
    words = Set(text.split { $0 == " " || $0 == "\"" })
  }

  /// The sentence with as many of its parameters filled in as there are values.
  func text(_ pattern: String) -> String {
    var rest = values
    var result = ""
    var tail = Substring(pattern)
    while let open = tail.firstIndex(of: "{"), let close = tail[open...].firstIndex(of: "}") {
      result += tail[..<open]
      let parameter = tail[open...close]
      let place = rest.firstIndex { value in
        value.isNumber
          ? parameter == "{int}" || parameter == "{float}"
            || value.time != nil && (parameter == "{duration}" || parameter == "{시간}")
          : parameter == "{string}" || parameter == "{element}"
      }
      tail = tail[tail.index(after: close)...]
      if let place {
        let value = rest.remove(at: place)
        let isTime = parameter == "{duration}" || parameter == "{시간}"
        result += isTime ? value.time ?? "" : parameter == "{element}" ? value.element : value.text
        let token = tail.prefix { $0 != " " }
        let forms = token.split(separator: "/").map { String($0) }
        if forms.count == 2,
          let particle = KoreanParticles.chosen(forms[0], forms[1], after: result[...])
        {
          result += particle
          tail = tail.dropFirst(token.count)
        }
      } else {
        result += parameter
      }
    }
    result += tail
    return result.contains("{") ? result : sentence(result)
  }

  /// One of the sentences that an expression without parameters matches.
  private func sentence(_ expression: String) -> String {
    let parts = expression.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      guard place.isMultiple(of: 2) else { return String(part) }
      let tokens = part.split(separator: " ", omittingEmptySubsequences: false)
      return tokens.enumerated().map { number, token in
        // Optional text is that of a plural.
        let isOne = number > 0 && tokens[number - 1] == "1"
        let written = isOne ? token.prefix { $0 != "(" } : token
        let plain = written.filter { $0 != "(" && $0 != ")" && $0 != "\\" }
        let alternatives = plain.split(separator: "/").map { String($0) }
        guard alternatives.count > 1, !token.contains("\\/") else { return plain }
        return alternatives.min { distance($0) < distance($1) } ?? alternatives[0]
      }.joined(separator: " ")
    }.joined(separator: "\"")
  }

  /// How far a word is from the words of the text.
  private func distance(_ word: String) -> Int {
    let word = Array(word.unicodeScalars)
    return words.compactMap { EditDistance.between(word, Array($0.unicodeScalars), within: 2) }
      .min() ?? 3
  }
}
