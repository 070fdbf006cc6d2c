import SpecDrawing
import SpecGherkin
import SpecMessages
import SpecText

/// Renders the screens that a run recorded for a scenario, with the steps that led to them.
///
/// Steps that changed nothing share a frame. Parts of drawings are written once on each page, by
/// `ScreenShelf`.
struct StoryboardHTML {
  let site: SiteRenderer
  /// The number of frames of a scenario; later ones are left out.
  private static let most = 60

  private struct Frame {
    var captions: [String]
    let drawing: ScreenDrawing
    let marked: [RecordedScreen.Frame]
    let events: [String]
  }

  /// Empty if no screen was recorded.
  func html(_ screens: [StepScreen], of pickle: Pickle) -> String {
    if screens.isEmpty { return "" }
    let frames = frames(of: screens, pickle)
    var html = "<details class=\"storyboard\"><summary>"
    html += "\(frames.count.counted("screen"))</summary>\n<ol class=\"film\" tabindex=\"0\">\n"
    html += frames.prefix(Self.most).map(item).joined()
    if frames.count > Self.most {
      html += "<li class=\"soft\">and \((frames.count - Self.most).counted("more screen"))</li>\n"
    }
    return html + "</ol></details>\n"
  }

  private func frames(of screens: [StepScreen], _ pickle: Pickle) -> [Frame] {
    var strip = FilmStrip()
    strip.begin()
    var frames: [Frame] = []
    for one in screens {
      let drawing = ScreenDrawing(one.screen)
      let step = caption(one.step, pickle)
      let caption = one.screen.moment == .before ? "before the last action: \(step)" : step
      if let last = frames.last, last.drawing.fragments == drawing.fragments,
        one.screen.events.isEmpty
      {
        if !last.captions.contains(same: caption) {
          frames[frames.count - 1].captions.append(caption)
        }
        continue
      }
      let marked = Set(strip.add(drawing).marked)
      frames.append(
        Frame(
          captions: [caption], drawing: drawing,
          marked: drawing.parts.filter { marked.contains($0.fragment) }.map(\.frame),
          events: one.screen.events))
    }
    return frames
  }

  private func caption(_ index: Int, _ pickle: Pickle) -> String {
    guard index < pickle.steps.count else { return "" }
    let step = pickle.steps[index]
    return (pickle.document.step(for: step)?.keyword ?? "") + step.text
  }

  private func item(_ frame: Frame) -> String {
    let shown = 3
    let hidden = frame.captions.count - shown
    var html = "<li><p class=\"caption\">"
    // The last steps are those that led to the screen.
    if hidden > 0 { html += "<span class=\"soft\">\(hidden.counted("step")) before</span><br>" }
    html += frame.captions.suffix(shown).map { StepHTML.marked($0) }.joined(separator: "<br>")
    html += "</p>\n" + picture(frame)
    let more = frame.events.count - 20
    let lines = frame.events.suffix(20) + (more > 0 ? ["and \(more.counted("earlier event"))"] : [])
    if !lines.isEmpty || !frame.drawing.notes.isEmpty {
      let title = frame.events.isEmpty ? "notes" : frame.events.count.counted("event")
      html += "<details class=\"events\"><summary>\(title)</summary><ul>"
      html += (lines + frame.drawing.notes).map { "<li>\(site.escape($0))</li>" }.joined()
      html += "</ul></details>"
    }
    return html + "</li>\n"
  }

  private func picture(_ frame: Frame) -> String {
    let drawing = frame.drawing
    let marks = frame.marked.map { mark in
      "<rect class=\"hl\" x=\"\(Self.whole(mark.x - 4))\" y=\"\(Self.whole(mark.y - 4))\" "
        + "width=\"\(Self.whole(mark.width + 8))\" height=\"\(Self.whole(mark.height + 8))\" rx=\"8\"/>"
    }
    return "<svg class=\"ss\" viewBox=\"0 0 \(drawing.width) \(drawing.height)\" role=\"img\">"
      + "<title>\(site.escape(drawing.title))</title>"
      + site.shelf.reference(to: drawing.fragments) + marks.joined() + "</svg>\n"
  }

  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e6), 1e6).rounded()) : 0
  }
}
