package import SpecMessages
import SpecText

/// A recorded screen drawn as SVG, as a person would see the phone or the page.
///
/// The same record gives the same bytes everywhere. The drawing consists of fragments: complete SVG
/// elements in the order in which they are painted, with classes of `styles`, and without ids,
/// scripts, style attributes and references, so they can be put into any page. Facts that the
/// record does not have are not drawn as if they were known; `notes` names them.
package struct ScreenDrawing: Sendable {
  /// The width of the drawing in points.
  package let width: Int
  /// The height of the drawing in points.
  package let height: Int
  /// The SVG elements in the order in which they are painted.
  package let fragments: [String]
  /// The elements of the screen that are drawn, in the order in which they are painted.
  package let parts: [Part]
  /// What is seen, in one sentence, for people who cannot see the picture.
  package let title: String
  /// What the picture cannot show, a sentence each.
  package let notes: [String]

  /// An element of the screen and its fragment.
  package struct Part: Hashable, Sendable {
    package let id: String
    /// The role and the label, such as `button "Next"`.
    package let name: String
    /// What a person sees of it apart from its position, for comparison.
    let look: RecordedScreen.Element
    /// Its place in `fragments`.
    package let fragment: Int
    /// The part of the drawing that it takes.
    package let frame: RecordedScreen.Frame
  }

  package init(_ screen: RecordedScreen) {
    if screen.cursor != .unknown, let terminal = TerminalDrawing(screen) {
      (width, height) = (terminal.width, terminal.height)
      (fragments, parts) = (terminal.fragments, terminal.parts)
      title = "Terminal \(DrawnText.line(screen.title ?? screen.name))"
      notes = []
      return
    }
    let layout = ScreenLayout(screen)
    var painter = ScreenPainter(layout)
    painter.paint()
    width = Int(layout.outer.width)
    height = Int(layout.outer.height)
    fragments = painter.fragments
    parts = painter.parts
    title = Self.title(of: screen, showsKeyboard: layout.keyboard != nil)
    notes = Self.notes(on: screen, layout)
  }

  /// The whole drawing as a document that needs nothing else.
  package var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="ss" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img">
    <title>\(MarkupText.escaped(title))</title>
    <style>
    \(Self.styles)</style>

    """ + fragments.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func title(of screen: RecordedScreen, showsKeyboard: Bool) -> String {
    var title = "Screen \(DrawnText.line(screen.name))"
    if let alert = screen.alert.value {
      title += ", \(DrawnText.line(alert.kind)) \(DrawnText.line(alert.title))"
    }
    if showsKeyboard { title += ", keyboard" }
    return title
  }

  private static func notes(on screen: RecordedScreen, _ layout: ScreenLayout) -> [String] {
    var notes: [String] = []
    func note(_ count: Int, _ one: String, _ several: String) {
      if count > 0 { notes.append(count == 1 ? "1 \(one)" : "\(count) \(several)") }
    }
    if screen.elements.isEmpty { notes.append("The screen shows no elements.") }
    if layout.isList {
      notes.append("The engine does not report positions; the elements are listed in order.")
    } else {
      note(
        layout.unplaced.count, "element is listed below, because its position is not known.",
        "elements are listed below, because their positions are not known.")
    }
    note(
      layout.away, "element is out of view and not drawn.",
      "elements are out of view and not drawn.")
    if case .unknown = screen.focus { notes.append("The engine does not report the focus.") }
    if case .unknown = screen.keyboard { notes.append("The engine does not report the keyboard.") }
    if case .unknown = screen.alert { notes.append("The engine does not report alerts.") }
    if let missing = screen.missing {
      notes.append("The screen is not complete: \(DrawnText.line(missing))")
    }
    note(
      screen.omittedElements, "element was not recorded, because of the limits of a record.",
      "elements were not recorded, because of the limits of a record.")
    return notes
  }
}
