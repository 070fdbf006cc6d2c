import SpecMessages
import SpecText

/// Draws an alert, a sheet or a permission prompt over a dimmed screen.
struct AlertDrawing {
  typealias Frame = RecordedScreen.Frame

  private let alert: RecordedScreen.Alert
  private let screen: Frame

  init(_ alert: RecordedScreen.Alert, in screen: Frame) {
    self.alert = alert
    self.screen = screen
  }

  var fragment: String {
    SVG.group(
      nil,
      SVG.rect(screen, "dm") + (alert.kind.isSame(as: "sheet") ? sheet : box))
  }

  private var title: String { DrawnText.line(alert.title) }

  /// The lines of the title and the message with their places, from a top edge.
  private func heading(
    _ width: Double, middle: Double, top: Double, titleSize: Double
  ) -> (content: String, height: Double) {
    var content = ""
    var y = top
    for line in DrawnText.wrapped(title, to: width, size: titleSize, most: 4) where !line.isEmpty {
      y += titleSize * 1.25
      content += SVG.text(line, x: middle, y: y, size: titleSize, "m b")
    }
    if !alert.message.isEmpty {
      y += 4
      for line in DrawnText.wrapped(alert.message, to: width, size: 13, most: 12) {
        y += 16.5
        content += SVG.text(line, x: middle, y: y, size: 13, "m")
      }
    }
    return (content, y - top)
  }

  // MARK: - Alerts and permission prompts

  private var box: String {
    let width = min(270, screen.width - 24)
    let room = width - 32
    let height = heading(room, middle: 0, top: 0, titleSize: 17).height
    let sides =
      alert.buttons.count == 2
      && alert.buttons.allSatisfy { DrawnText.width($0, size: 17) < width / 2 - 12 }
    let rows = sides ? 1 : max(alert.buttons.count, 0)
    let whole = min(height + 38 + Double(rows) * 44, screen.height - 20)
    let frame = Frame(
      x: screen.midX - width / 2, y: screen.midY - whole / 2, width: width, height: whole)
    var content = SVG.rect(frame, radius: 14, "al")
    content += heading(room, middle: frame.midX, top: frame.y + 16, titleSize: 17).content
    var y = frame.y + height + 38
    if sides {
      content += SVG.line(frame.x, y, frame.maxX, y, "sl")
      content += SVG.line(frame.midX, y, frame.midX, frame.maxY, "sl")
      for (place, title) in alert.buttons.enumerated() {
        let half = Frame(
          x: frame.x + Double(place) * width / 2, y: y, width: width / 2, height: 44)
        content += button(title, half, isBold: place == 1)
      }
      return content
    }
    for (place, title) in alert.buttons.enumerated() where y + 44 <= frame.maxY + 1 {
      content += SVG.line(frame.x, y, frame.maxX, y, "sl")
      content += button(
        title, Frame(x: frame.x, y: y, width: width, height: 44),
        isBold: place == 0 && alert.buttons.count == 1)
      y += 44
    }
    return content
  }

  private func button(_ title: String, _ frame: Frame, isBold: Bool) -> String {
    let line = DrawnText.line(title)
    let size = DrawnText.size(fitting: line, in: frame.width - 16, most: 17, least: 12)
    return SVG.text(
      line, to: frame.width - 12, x: frame.midX, y: frame.midY + size * 0.355, size: size,
      isBold ? "m b ln" : "m ln")
  }

  // MARK: - Sheets

  /// Choices at the bottom of the screen; the last one, which cancels, is apart.
  private var sheet: String {
    let width = screen.width - 16
    let room = width - 32
    let hasHeading = !title.isEmpty || !alert.message.isEmpty
    let head = heading(room, middle: screen.midX, top: 0, titleSize: 13)
    let headHeight = hasHeading ? head.height + 24 : 0
    let row = 56.0
    let choices = alert.buttons.count > 1 ? Array(alert.buttons.dropLast()) : alert.buttons
    let last = alert.buttons.count > 1 ? alert.buttons.last : nil
    let bottom = screen.maxY - 28
    let most = max(1, Int((screen.height - 60 - headHeight - (last == nil ? 0 : row + 8)) / row))
    let shown = choices.prefix(most)
    let height = headHeight + Double(shown.count) * row
    let top = bottom - (last == nil ? 0 : row + 8) - height
    let box = Frame(x: screen.x + 8, y: top, width: width, height: height)
    var content = SVG.rect(box, radius: 13, "al")
    if hasHeading {
      content += heading(room, middle: box.midX, top: box.y + 10, titleSize: 13).content
    }
    for (place, title) in shown.enumerated() {
      let frame = Frame(
        x: box.x, y: box.y + headHeight + Double(place) * row, width: width, height: row)
      if frame.y > box.y + 1 { content += SVG.line(frame.x, frame.y, frame.maxX, frame.y, "sl") }
      content += button(title, frame, isBold: false)
    }
    if let last {
      let frame = Frame(x: box.x, y: bottom - row, width: width, height: row)
      content += SVG.rect(frame, radius: 13, "al") + button(last, frame, isBold: true)
    }
    return content
  }
}
