package import SpecGherkin
import SpecText

/// A diagnostic as people read it: sentence, place, the line with a caret, notes, what to do.
package struct DiagnosticText {
  private let style: Style
  private let line: (_ uri: String, _ line: Int) -> String?

  /// A speaker of diagnostics.
  ///
  /// - Parameter line: The text of a line of a file, without its line end, where it is at hand.
  package init(_ style: Style, line: @escaping (_ uri: String, _ line: Int) -> String?) {
    self.style = style
    self.line = line
  }

  /// A speaker that quotes lines of these sources.
  package init(_ style: Style, sources: [Source]) {
    self.init(style) { uri, line in
      sources.first { $0.uri.isSame(as: uri) }.flatMap { Self.line(line, of: $0.text) }
    }
  }

  /// The whole of a diagnostic, a line feed after each line.
  package func text(_ diagnostic: Diagnostic) -> String {
    lines(diagnostic).map { $0 + "\n" }.joined()
  }

  /// Diagnostics one below the other: those of `ErrorList`.
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

  /// What is beside the point; a line end in it begins no line of its own.
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

  /// The line of the text with its number, and a caret under the column.
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

  /// The part of a line around a column, and the blanks that lead to it.
  ///
  /// Every code point gives way to one that takes no more than its columns, tabs to blanks, so
  /// that the caret stands where it should in any terminal.
  private static func window(_ text: String, column: Int?) -> (shown: String, caret: String?) {
    let all = text.unicodeScalars
    // Of a line without end, no more than what leads to the column is counted.
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

  /// A line of a text, by its number from 1, without its line end.
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
