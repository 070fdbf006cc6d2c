import SpecDrawing
package import SpecMessages

/// Writes the recorded screens of a run: an SVG file for each attempt that has some.
///
/// A file shows the screens in order with the steps that led to them. Its content does not depend
/// on the time or the machine.
package struct ScreensReporter: Reporter {
  package let output: Output
  private let folder: TraceFolder

  package init(_ folder: TraceFolder) {
    self.folder = folder
    output = folder.output
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.attempt(endedBy: envelope),
      let storyboard = Self.storyboard(of: attempt, index)
    else { return }
    folder.write(storyboard.svg, to: TraceReporter.name(of: attempt, ending: ".svg"))
  }

  /// The screens of an attempt; nil if it has none.
  static func storyboard(of attempt: Attempt, _ index: RunIndex) -> Storyboard? {
    let name = CaseName(attempt)
    var storyboard = Storyboard(title: name.title(Style(.plain)))
    for (position, attachment) in attempt.attachments {
      let line = StepText(attempt, at: position, index).line
      let screen: RecordedScreen
      do throws(RecordedScreen.Unreadable) {
        guard let read = try RecordedScreen.read(attachment) else { continue }
        screen = read
      } catch {
        storyboard.remark("\(line): \(error)")
        continue
      }
      let hasFailed =
        attempt.results.indices.contains(position) && attempt.results[position].status == .failed
      storyboard.add(
        screen,
        screen.moment == .before
          ? Storyboard.Caption("before: " + line) : Storyboard.Caption(line, hasFailed: hasFailed))
    }
    return storyboard.isEmpty ? nil : storyboard
  }
}
