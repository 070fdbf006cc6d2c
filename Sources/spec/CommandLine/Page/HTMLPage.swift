import SpecReporters
import SpecText

/// A self-contained HTML page: light and dark, usable without scripts, printable.
///
/// It provides the building blocks; the pages choose badges, bars and rows.
struct HTMLPage {
  private let title: String
  private var body = ""

  /// A colour by meaning; a text next to it has the same information.
  enum Tone: String {
    case good, bad, odd, calm, faint
  }

  /// A segment of a bar.
  struct Share {
    let count: Int
    let label: String
    let tone: Tone
  }

  /// - Parameters:
  ///   - lead: the conclusion in a sentence.
  ///   - isGood: whether the conclusion is good.
  init(title: String, lead: String, isGood: Bool) {
    self.title = title
    body = """
      <header class="top"><div class="wrap"><p class="brand">spec</p><h1>\(Self.escape(title))</h1>
      <p class="lead \(isGood ? "good" : "bad")"><span class="sign" aria-hidden="true">\
      \(isGood ? "✓" : "✗")</span>\(Self.escape(lead))</p></div></header>
      <main class="wrap">

      """
  }

  /// The complete page.
  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escape(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(body)</main>
    </body>
    </html>

    """
  }

  mutating func raw(_ html: String) { body += html }

  /// Adds tiles with key figures.
  mutating func tiles(_ tiles: [(number: String, label: String, tone: Tone)]) {
    raw("<ul class=\"tiles\">\n")
    for tile in tiles {
      raw(
        "<li class=\"\(tile.tone.rawValue)\"><b>\(Self.escape(tile.number))</b> "
          + "<span>\(Self.escape(tile.label))</span></li>\n")
    }
    raw("</ul>\n")
  }

  mutating func beginCard(_ heading: String, note: String = "") {
    raw("<section class=\"card\"><h2>\(Self.escape(heading))")
    if !note.isEmpty { raw(" <small>\(Self.escape(note))</small>") }
    raw("</h2>\n")
  }

  mutating func endCard() { raw("</section>\n") }

  mutating func heading(_ text: String) { raw("<h3>\(Self.escape(text))</h3>\n") }

  mutating func paragraph(_ text: String) { raw("<p class=\"note\">\(Self.escape(text))</p>\n") }

  /// Adds a bar and a legend with the same data.
  mutating func bar(_ shares: [Share]) {
    let shares = shares.filter { $0.count > 0 }
    guard !shares.isEmpty else { return }
    raw("<div class=\"bar\" aria-hidden=\"true\">")
    for share in shares {
      raw("<i class=\"\(share.tone.rawValue)\" style=\"flex:\(share.count)\"></i>")
    }
    raw("</div>\n<ul class=\"legend\">")
    for share in shares {
      raw(
        "<li class=\"\(share.tone.rawValue)\">\(share.count) \(Self.escape(share.label))</li>")
    }
    raw("</ul>\n")
  }

  // MARK: - Rows

  mutating func beginRows() { raw("<ol class=\"rows\">\n") }
  mutating func endRows() { raw("</ol>\n") }

  /// Adds a row: a badge, a name, a sentence and details, which are collapsed unless important.
  mutating func row(
    badge: (word: String, tone: Tone), name: String, chips: [(text: String, title: String)] = [],
    text: String, details: (summary: String, lines: [String], isOpen: Bool)? = nil
  ) {
    raw("<li class=\"row\"><span class=\"badge \(badge.tone.rawValue)\">\(Self.escape(badge.word))")
    raw("</span><div><p><code class=\"name\">\(Self.escape(name))</code>")
    for chip in chips {
      let title = chip.title.isEmpty ? "" : " title=\"\(Self.escape(chip.title))\""
      raw(" <span class=\"chip\"\(title)>\(Self.escape(chip.text))</span>")
    }
    raw(" \(Self.escape(text))</p>")
    if let details, !details.lines.isEmpty {
      raw(
        "<details\(details.isOpen ? " open" : "")><summary>\(Self.escape(details.summary))</summary>"
          + "<ul>")
      for line in details.lines { raw("<li>\(line)</li>") }
      raw("</ul></details>")
    }
    raw("</div></li>\n")
  }

  /// A place and its text, as a line of details.
  static func place(_ uri: String, _ line: Int, _ words: String, mark: String = "") -> String {
    let sign = mark.isEmpty ? "" : "<b class=\"mark\">\(escape(mark))</b> "
    return "\(sign)<code>\(escape(uri)):\(line)</code> \(escape(words))"
  }

  /// Escapes a text as HTML; control characters become visible symbols.
  static func escape(_ text: String) -> String { MarkupText.escaped(VisibleText.clean(text)) }
}
