public import SpecGherkin

/// A diagnostic as people read it: sentence, place, the line with a caret, notes, what to do.
public struct DiagnosticText {
  private let style: Style
  private let line: (_ uri: String, _ line: Int) -> String?

  /// A speaker of diagnostics.
  ///
  /// - Parameter line: The text of a line of a file, without its line end, where it is at hand.
  public init(_ style: Style, line: @escaping (_ uri: String, _ line: Int) -> String?) {
    self.style = style
    self.line = line
  }

  /// A speaker that quotes lines of these sources.
  public init(_ style: Style, sources: [Source]) {
    self.init(style) { uri, line in
      sources.first { $0.uri == uri }.flatMap { Self.line(line, of: $0.text) }
    }
  }

  /// The whole of a diagnostic, a line feed after each line.
  public func text(_ diagnostic: Diagnostic) -> String {
    lines(diagnostic).map { $0 + "\n" }.joined()
  }

  /// Of each severity no more than this many are shown at once: nobody reads on after them.
  private static let most = 100

  /// Diagnostics one below the other, the first hundred of each severity, and how many more of it
  /// there are.
  public func text(_ diagnostics: [Diagnostic]) -> String {
    var counts: [Diagnostic.Severity: Int] = [:]
    var texts: [String] = []
    for diagnostic in diagnostics {
      let count = counts[diagnostic.severity, default: 0]
      if count < Self.most { texts.append(text(diagnostic)) }
      counts[diagnostic.severity] = count + 1
    }
    let sorts: [(severity: Diagnostic.Severity, name: String)] = [
      (.error, "error"), (.warning, "warning"), (.note, "note"),
    ]
    for (severity, name) in sorts {
      let more = counts[severity, default: 0] - Self.most
      if more > 0 { texts.append("and \(more) more \(name)\(more == 1 ? "" : "s")\n") }
    }
    return texts.joined(separator: "\n")
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
      lines.append("  " + style.paint("note", .note) + ": " + VisibleText.clean(note))
    }
    if let fix = diagnostic.fix {
      lines.append("  " + style.paint("fix", .note) + ": " + VisibleText.clean(fix))
    }
    return lines
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
