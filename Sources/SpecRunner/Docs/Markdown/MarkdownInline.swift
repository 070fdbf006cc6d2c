import SpecText

/// Renders the text of a Markdown block as HTML: code, emphasis, links and line breaks.
///
/// HTML in the text is shown as text. Time is linear: a sign that is never closed is looked for
/// once.
struct MarkdownInline {
  /// The address of a link in the site; nil if the link must not be one.
  typealias Resolver = (_ destination: String) -> String?

  private let text: [Unicode.Scalar]
  private let resolve: Resolver?
  private var place = 0
  /// The finished pieces; those of signs that may open emphasis are replaced once it is closed.
  private var pieces: [String] = []
  private var openers: [Opener] = []
  /// The lengths of runs of backticks that do not occur any more.
  private var missingTicks: Set<Int> = []
  private var pending = String.UnicodeScalarView()

  private struct Opener {
    let sign: Unicode.Scalar
    let count: Int
    let piece: Int
  }

  /// - Parameter resolve: the addresses of links; nil within a link, where there are none.
  static func html(_ text: String, resolve: Resolver?) -> String {
    var inline = MarkdownInline(text: Array(text.unicodeScalars), resolve: resolve)
    return inline.render()
  }

  private mutating func render() -> String {
    while place < text.count {
      switch text[place] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_": readEmphasis()
      case "[": readLink(isImage: false)
      case "!" where next == "[":
        place += 1
        readLink(isImage: true)
      case "<": readAddress()
      default: take()
      }
    }
    flush()
    return pieces.joined()
  }

  private var next: Unicode.Scalar? { place + 1 < text.count ? text[place + 1] : nil }

  private mutating func take() {
    pending.append(text[place])
    place += 1
  }

  private mutating func flush() {
    if pending.isEmpty { return }
    pieces.append(HTMLText.escape(String(pending)))
    pending = String.UnicodeScalarView()
  }

  private mutating func add(_ html: String) {
    flush()
    pieces.append(html)
  }

  private mutating func readEscape() {
    switch next {
    case "\n"?:
      add("<br>\n")
      place += 2
    case let sign? where sign.isASCII && sign.properties.generalCategory.isSign:
      pending.append(sign)
      place += 2
    default: take()
    }
  }

  private mutating func readCode() {
    let start = place
    let count = text[start...].prefix { $0 == "`" }.count
    place += count
    if !missingTicks.contains(count), let end = closingTicks(count) {
      var code = text[place..<end]
      if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
        code = code.dropFirst().dropLast()
      }
      add("<code>\(HTMLText.escape(Self.string(code.map { $0 == "\n" ? " " : $0 })))</code>")
      place = end + count
    } else {
      missingTicks.insert(count)
      pending.append(contentsOf: text[start..<place])
    }
  }

  /// The start of the next run of exactly this many backticks.
  private func closingTicks(_ count: Int) -> Int? {
    var index = place
    while index < text.count {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let run = text[index...].prefix { $0 == "`" }.count
      if run == count { return index }
      index += run
    }
    return nil
  }

  // MARK: - Emphasis

  private mutating func readEmphasis() {
    let sign = text[place]
    let count = text[place...].prefix { $0 == sign }.count
    let before = place > 0 ? text[place - 1] : " "
    let after = place + count < text.count ? text[place + count] : " "
    place += count
    let isInWord = sign == "_" && Self.isLetter(before) && Self.isLetter(after)
    guard count <= 2, !isInWord else {
      for _ in 0..<count { pending.append(sign) }
      return
    }
    let tag = count == 2 ? "strong" : "em"
    if !Self.isBlank(before),
      let opener = openers.lastIndex(where: { $0.sign == sign && $0.count == count })
    {
      pieces[openers[opener].piece] = "<\(tag)>"
      openers.removeSubrange(opener...)
      add("</\(tag)>")
    } else {
      if !Self.isBlank(after), openers.count < 16 {
        flush()
        openers.append(Opener(sign: sign, count: count, piece: pieces.count))
      }
      add(String(repeating: String(sign), count: count))
    }
  }

  // MARK: - Links

  private mutating func readLink(isImage: Bool) {
    let start = place
    guard resolve != nil, let (label, destination, end) = link() else {
      if isImage { pending.append("!") }
      return take()
    }
    let words = Self.string(text[label])
    let inner = MarkdownInline.html(words, resolve: nil)
    place = end
    if isImage {
      // Files next to features are not part of the site.
      add("<span class=\"image\">\(words.isEmpty ? "image" : inner)</span>")
    } else if let href = resolve?(destination) {
      add("<a href=\"\(HTMLText.escape(href))\">\(inner)</a>")
    } else {
      add("<span class=\"unlinked\" title=\"\(HTMLText.escape(destination))\">\(inner)</span>")
    }
    assert(place > start)
  }

  /// The parts of a link that begins here: its text, its destination, and where it ends.
  private func link() -> (label: Range<Int>, destination: String, end: Int)? {
    let limit = 2000
    var index = place + 1
    while index < text.count, text[index] != "]" {
      // An inner bracket begins a link of its own, so that each text is searched once.
      if text[index] == "[" || index - place > limit { return nil }
      index += text[index] == "\\" ? 2 : 1
    }
    guard index + 1 < text.count, text[index + 1] == "(" else { return nil }
    let label = (place + 1)..<index
    var depth = 0
    var destination: [Unicode.Scalar] = []
    index += 2
    let start = index
    while index < text.count, index - start < limit {
      let scalar = text[index]
      if scalar == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if scalar == "(" { depth += 1 }
      if scalar == "\n" || scalar == "[" { return nil }
      destination.append(scalar)
      index += 1
    }
    guard index < text.count, text[index] == ")" else { return nil }
    return (label, Self.withoutTitle(destination), index + 1)
  }

  /// The destination without angle brackets and without a title after it.
  private static func withoutTitle(_ text: [Unicode.Scalar]) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    var word = words.first ?? []
    if word.first == "<", word.last == ">" { word = word.dropFirst().dropLast() }
    return string(word)
  }

  /// Reads `<https://…>`.
  private mutating func readAddress() {
    let rest = text[(place + 1)...].prefix(2000)
    guard resolve != nil, let end = rest.firstIndex(where: { $0 == ">" || $0 == " " || $0 == "<" }),
      text[end] == ">", case let address = Self.string(rest[..<end]),
      address.begins(with: "https://") || address.begins(with: "http://"),
      let href = resolve?(address)
    else { return take() }
    add("<a href=\"\(HTMLText.escape(href))\">\(HTMLText.escape(address))</a>")
    place = end + 1
  }

  // MARK: - Characters

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n"
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar
  }

  static func string(_ text: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(text))
  }
}

extension Unicode.GeneralCategory {
  /// Whether it is punctuation or a symbol, which a backslash can escape.
  fileprivate var isSign: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
