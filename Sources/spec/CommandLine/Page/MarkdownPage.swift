import SpecReporters
import SpecText

/// A page as Markdown for code hosts: a table, and lists with all text from features escaped.
enum MarkdownPage {
  static func text(_ page: Page) -> String {
    let sign = page.isGood.map { ($0 ? Page.Tone.good : .bad).sign + " " } ?? ""
    return "# \(MarkdownText.line(page.title))\n\n\(sign)\(MarkdownText.line(page.conclusion))\n"
      + (page.counts.map(table) ?? "")
      + page.notes.map { "\n\(MarkdownText.line($0))\n" }.joined()
      + page.sections.map(text).joined()
  }

  private static func table(_ counts: Page.Counts) -> String {
    var lines = counts.cells.map {
      "| " + $0.map(MarkdownText.line).joined(separator: " | ") + " |\n"
    }
    lines.insert(
      "| --- |" + String(repeating: " --: |", count: counts.kinds.count + 1) + "\n", at: 1)
    return "\n" + lines.joined()
  }

  private static func text(_ section: Page.Section) -> String {
    let count = section.entries.count.counted(section.noun)
    var text = "\n## \(MarkdownText.line(section.title)) (\(count))\n"
    if !section.note.isEmpty { text += "\n\(MarkdownText.line(section.note))\n" }
    for group in section.groups {
      if !group.title.isEmpty { text += "\n### \(MarkdownText.line(group.title))\n" }
      text += "\n" + group.entries.map(item).joined()
    }
    return text
  }

  private static func item(_ entry: Page.Entry) -> String {
    let chips = entry.chips.map { " " + code($0) }.joined()
    let text = entry.text.isEmpty ? "" : ": " + MarkdownText.line(entry.text)
    return
      "- \(entry.badge.tone.sign) \(MarkdownText.line(entry.badge.word)) \(code(entry.name))\(chips)\(text)\n"
      + entry.details.map { detail in
        let parts = [
          detail.place.isEmpty ? "" : code(detail.place),
          detail.text.isEmpty ? "" : MarkdownText.line(detail.text),
        ]
        return "  - " + parts.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
      }.joined()
  }

  /// A text as inline code, in more backticks than it has anywhere.
  private static func code(_ text: String) -> String {
    let line = VisibleText.line(text)
    let runs = line.utf8.split { $0 != UInt8(ascii: "`") }
    guard let longest = runs.map(\.count).max() else { return "`\(line)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(line) \(fence)"
  }
}

extension Page.Tone {
  fileprivate var sign: String {
    switch self {
    case .good: "✅"
    case .bad: "❌"
    case .odd: "⚠️"
    case .calm: "🔹"
    case .faint: "▫️"
    }
  }
}
