package import SpecGherkin
import SpecText

/// Renders a diagnostic for people: message, location, source line with a caret, notes, fix.
package struct DiagnosticText {
  private let style: Style
  private let line: (_ uri: String, _ line: Int) -> String?

  /// Creates a renderer.
  ///
  /// - Parameter line: Returns a line of a file without its line break, if the text is available.
  package init(_ style: Style, line: @escaping (_ uri: String, _ line: Int) -> String?) {
    self.style = style
    self.line = line
  }

  /// Creates a renderer that quotes lines of these sources.
  package init(_ style: Style, sources: [Source]) {
    self.init(style) { uri, line in
      sources.first { $0.uri.isSame(as: uri) }.flatMap { Self.line(line, of: $0.text) }
    }
  }

  /// Returns the text of a diagnostic; each line ends with a line feed.
  package func text(_ diagnostic: Diagnostic) -> String {
    lines(diagnostic).map { $0 + "\n" }.joined()
  }

  /// Returns the text of several diagnostics, limited as in `ErrorList`.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    ErrorList(diagnostics).entries.map { entry in
      switch entry {
      case .diagnostic(let diagnostic): text(diagnostic)
      case .more(let sentence): VisibleText.line(sentence) + "\n"
      }
    }.joined(separator: "\n")
  }

  func lines(_ diagnostic: Diagnostic) -> [String] {
    let message = VisibleText.clean(ExpectationText.message(diagnostic))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var lines = [severity(diagnostic.severity) + ": " + style.paint(message[0], .heading)]
    lines += message.dropFirst().map { "  " + $0 }
    if !diagnostic.uri.isEmpty {
      let place = ([diagnostic.uri] + [diagnostic.location?.description].compactMap { $0 })
        .joined(separator: ":")
      lines.append("  " + style.paint(style.arrow + " " + VisibleText.line(place), .faint))
    }
    if let location = diagnostic.location { lines += quote(diagnostic.uri, location) }
    for note in diagnostic.notes {
      lines += remark("note", note)
    }
    if let fix = diagnostic.fix {
      lines += remark("fix", fix)
    }
    return lines
  }

  /// Returns a note or a fix; its further lines are indented.
  private func remark(_ word: String, _ text: String) -> [String] {
    let lines = VisibleText.clean(text).split(separator: "\n", omittingEmptySubsequences: false)
    let head = "  " + style.paint(word, .note) + ": " + (lines.first ?? "")
    return [head] + lines.dropFirst().map { "    " + $0 }
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.paint("error", .error)
    case .warning: style.paint("warning", .warning)
    case .note: style.paint("note", .note)
    }
  }

  /// Returns the source line with its number, and a caret under the column.
  private func quote(_ uri: String, _ location: Location) -> [String] {
    guard let text = line(uri, location.line) else { return [] }
    let gutter = String(location.line)
    let margin = String(repeating: " ", count: gutter.utf8.count)
    let (shown, caret) = Self.window(text, column: location.column)
    var lines = [
      " " + style.paint("\(margin) |", .faint),
      " " + style.paint("\(gutter) |", .faint) + " " + shown,
    ]
    if let caret {
      lines.append(
        " " + style.paint("\(margin) |", .faint) + " " + caret + style.paint("^", .error))
    }
    return lines
  }

  /// Returns the part of a line around a column, and the spaces before it.
  ///
  /// Tabs become spaces and invisible characters become visible ones, so that the caret is under
  /// the right column in any terminal.
  private static func window(_ text: String, column: Int?) -> (shown: String, caret: String?) {
    let all = text.unicodeScalars
    // In a very long line, only what precedes the column is counted.
    let length = all.prefix((column ?? 0) + 101).count
    let place = column.map { min(max($0 - 1, 0), length) }
    let start = max((place ?? 0) - 60, 0)
    let end = min(start + 100, length)
    let scalars = all.dropFirst(start).prefix(end - start)
      .map { $0 == "\t" ? " " : VisibleText.visible($0) }
    let head = start > 0 ? "…" : ""
    let tail = end < length ? "…" : ""
    let shown = head + string(scalars[...]) + tail
    let caret = place.map { place in
      String(repeating: " ", count: TextWidth.columns(head + string(scalars[..<(place - start)])))
    }
    return (shown, caret)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Returns a line of a text without its line break, by its number from 1.
  package static func line(_ number: Int, of text: String) -> String? {
    var line = text.utf8[...]
    for _ in 0..<max(number - 1, 0) {
      guard let end = line.firstIndex(of: 0x0A) else { return nil }
      line = line[line.index(after: end)...]
    }
    line = line.prefix { $0 != 0x0A }
    if line.last == 0x0D { line.removeLast() }
    let shown = String(Substring(line))
    return number == 1 && shown.unicodeScalars.first == "\u{FEFF}"
      ? String(shown.unicodeScalars.dropFirst()) : shown
  }
}
