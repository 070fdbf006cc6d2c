import SpecReporters
import SpecText

/// A page as self-contained HTML: light and dark, usable without scripts, printable.
enum HTMLPage {
  static func text(_ page: Page) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escape(page.title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header class="top"><div class="wrap"><h1>\(escape(page.title))</h1>
    \(lead(page))</div></header>
    <main class="wrap">
    \(page.counts.map { tiles($0) } ?? "")\(page.notes.map(note).joined())\
    \(page.counts.map { bars($0) } ?? "")\(page.sections.map(card).joined())</main>
    </body>
    </html>

    """
  }

  private static func lead(_ page: Page) -> String {
    let tone = page.isGood.map { $0 ? "good" : "bad" } ?? "calm"
    let sign = page.isGood.map { isGood in
      "<span class=\"sign\" aria-hidden=\"true\">\(isGood ? "✓" : "✗")</span>"
    }
    return "<p class=\"lead \(tone)\">\(sign ?? "")\(escape(page.conclusion))</p>"
  }

  private static func note(_ text: String) -> String { "<p class=\"note\">\(escape(text))</p>\n" }

  // MARK: - Counts

  private static func tiles(_ counts: Page.Counts) -> String {
    let sums = counts.sums
    let all = [(sums.reduce(0, +), Page.Badge(counts.noun + "s", .calm))]
    let tiles = (all + zip(sums, counts.kinds)).map { sum, kind in
      "<li class=\"\(kind.tone)\"><b>\(sum)</b> <span>\(escape(kind.word))</span></li>\n"
    }
    return "<ul class=\"tiles\">\n\(tiles.joined())</ul>\n"
  }

  /// A bar for each row, and a legend with the same data.
  private static func bars(_ counts: Page.Counts) -> String {
    let rows = counts.rows.map { name, numbers in
      let shares = zip(numbers, counts.kinds).filter { $0.0 > 0 }
      let bar = shares.map { "<i class=\"\($1.tone)\" style=\"flex:\($0)\"></i>" }
      let legend = shares.map { "<li class=\"\($1.tone)\">\($0) \(escape($1.word))</li>" }
      return
        "<h3>\(escape(name))</h3>\n<div class=\"bar\" aria-hidden=\"true\">\(bar.joined())</div>\n"
        + "<ul class=\"legend\">\(legend.joined())</ul>\n"
    }
    return "<section class=\"card\"><h2>By \(escape(counts.row))</h2>\n\(rows.joined())</section>\n"
  }

  // MARK: - Sections

  private static func card(_ section: Page.Section) -> String {
    let count = section.entries.count.counted(section.noun)
    let groups = section.groups.map { group in
      (group.title.isEmpty ? "" : "<h3>\(escape(group.title))</h3>\n")
        + "<ol class=\"rows\">\n\(group.entries.map { row($0, section.detail) }.joined())</ol>\n"
    }
    return
      "<section class=\"card\"><h2>\(escape(section.title)) <small>\(escape(count))</small></h2>\n"
      + (section.note.isEmpty ? "" : note(section.note)) + section.drawing + groups.joined()
      + "</section>\n"
  }

  private static func row(_ entry: Page.Entry, _ noun: String) -> String {
    let chips = entry.chips.map { " <span class=\"chip\">\(escape($0))</span>" }.joined()
    return "<li class=\"row\"><span class=\"badge \(entry.badge.tone)\">\(escape(entry.badge.word))"
      + "</span><div><p><code class=\"name\">\(escape(entry.name))</code>\(chips) "
      + "\(escape(entry.text))</p>\(details(entry, noun))</div></li>\n"
  }

  /// The details, which are collapsed unless the thing asks for attention.
  private static func details(_ entry: Page.Entry, _ noun: String) -> String {
    if entry.details.isEmpty { return "" }
    let lines = entry.details.map { detail in
      let place = detail.place.isEmpty ? "" : "<code>\(escape(detail.place))</code> "
      let more = detail.more.isEmpty ? "" : "\n" + detail.more
      return "<li>\(place)\(escape(detail.text + more))</li>"
    }
    return "<details\(entry.badge.tone.isQuiet ? "" : " open")>"
      + "<summary>\(entry.details.count.counted(noun))</summary><ul>\(lines.joined())</ul>"
      + "</details>"
  }

  /// Escapes a text as HTML; control characters become visible symbols.
  static func escape(_ text: String) -> String { MarkupText.escaped(VisibleText.clean(text)) }
}
