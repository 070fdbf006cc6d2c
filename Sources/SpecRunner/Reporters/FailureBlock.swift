import SpecMessages

/// Shows the failures of a scenario, or of a hook before or after the run, under its name.
struct FailureBlock {
  private let style: Style
  private let width: Int?

  init(_ style: Style, width: Int?) {
    self.style = style
    self.width = width
  }

  /// - Parameter lead: what precedes the name; the other lines are indented by its length.
  func lines(_ failures: [FailureText], of name: CaseName?, after lead: String) -> [String] {
    let blanks = String(repeating: " ", count: lead.utf8.count)
    var lines: [String] = []
    if let name {
      lines.append(
        lead + style.paint(name.title(style), .heading) + style.paint("  # " + name.place, .faint))
    }
    var screen: [String]?
    for failure in failures {
      let isFirst = lines.isEmpty
      lines.append(
        isFirst
          ? lead + style.paint(failure.step, .heading)
          : blanks
            + style.paint(style.mark(failure.status) + " " + failure.step, .status(failure.status)))
      // An unchanged screen is not repeated.
      lines += failure.lines(
        style, width: width.map { $0 - blanks.utf8.count - 2 }, withScreen: failure.screen != screen
      ).map { blanks + "  " + $0 }
      screen = failure.screen
    }
    return lines
  }
}
