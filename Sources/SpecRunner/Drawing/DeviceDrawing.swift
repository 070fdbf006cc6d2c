import SpecMessages

/// Draws what belongs to the device rather than the app: its frame, the status bar, the navigation
/// bar, and the window of a browser.
struct DeviceDrawing {
  typealias Frame = RecordedScreen.Frame

  private let layout: ScreenLayout
  private let inner: Frame
  private let screen: RecordedScreen

  init(_ layout: ScreenLayout) {
    self.layout = layout
    inner = layout.inner
    screen = layout.screen
  }

  var background: String { SVG.rect(inner, radius: max(0, corner - 4), "sc") }

  private var corner: Double {
    switch layout.device {
    case .phone: layout.hasNotch ? 40 : 8
    case .tablet: 12
    case .page: 0
    }
  }

  // MARK: - The frame

  /// The frame of the device, which also covers what is drawn beyond the edge of the screen.
  var frame: String {
    let whole = Frame(
      x: 0, y: 0, width: layout.outer.width,
      height: inner.maxY + (layout.device == .page ? 1 : inner.y))
    guard layout.device != .page else { return windowFrame(whole) }
    let outside = corner + inner.x * 0.8
    return SVG.path(
      Self.rounded(whole, outside) + Self.rounded(inner, corner), "bz")
  }

  /// The outline of a rounded rectangle.
  private static func rounded(_ frame: Frame, _ corner: Double) -> String {
    let n = SVG.number
    let c = min(corner, frame.width / 2, frame.height / 2)
    let arc = "a\(n(c)) \(n(c)) 0 0 1 "
    return "M\(n(frame.x + c)) \(n(frame.y))h\(n(frame.width - 2 * c))" + arc + "\(n(c)) \(n(c))"
      + "v\(n(frame.height - 2 * c))" + arc + "\(n(-c)) \(n(c))"
      + "h\(n(-(frame.width - 2 * c)))" + arc + "\(n(-c)) \(n(-c))"
      + "v\(n(-(frame.height - 2 * c)))" + arc + "\(n(c)) \(n(-c))z"
  }

  private func windowFrame(_ whole: Frame) -> String {
    let title = DrawnText.line(screen.title ?? screen.name)
    let address = DrawnText.line(screen.address ?? "")
    let room = max(0, whole.width - 100)
    let bar = Frame(x: 78, y: 9, width: room, height: 26)
    var content = SVG.path(
      Self.rounded(Frame(x: 0, y: 0, width: whole.width, height: whole.height), 8)
        + Self.rounded(inner, 0), "wn")
    for place in 0..<3 {
      content += SVG.circle(20 + Double(place) * 18, 22, radius: 5.5, "wb")
    }
    content += SVG.rect(bar, radius: 13, "wa")
    let text = address.isEmpty ? title : address
    content += SVG.text(
      DrawnText.cut(text, to: room - 24, size: 13), x: bar.x + 14, y: bar.midY + 4.5, size: 13,
      "wt")
    return SVG.group(nil, content)
  }

  // MARK: - Bars

  /// The status bar, the navigation bar and the home indicator.
  var bars: String {
    guard layout.device != .page else { return "" }
    return SVG.group(nil, navigationBar + statusBar + homeIndicator)
  }

  private var statusBar: String {
    guard screen.hasStatusBar != false, !layout.isList else { return "" }
    let y = inner.y + (layout.hasNotch ? 29 : layout.safeTop - 5)
    let right = inner.maxX - (layout.hasNotch ? 26 : 8)
    let size = layout.hasNotch ? 15.0 : 12
    let x = inner.x + (layout.hasNotch ? 32 : 8)
    let n = SVG.number
    var content = SVG.text("9:41", x: x, y: y, size: size, "st")
    // Signal, then battery.
    var bars = ""
    for place in 0..<4 {
      let height = 4 + Double(place) * 2
      bars += "M\(n(right - 50 + Double(place) * 5)) \(n(y))v\(n(-height))h3v\(n(height))z"
    }
    content += SVG.path(bars, "si")
    content += SVG.rect(Frame(x: right - 25, y: y - 10.5, width: 22, height: 11), radius: 3, "sb")
    content += SVG.rect(Frame(x: right - 23, y: y - 8.5, width: 18, height: 7), radius: 1.5, "si")
    return content
  }

  private var homeIndicator: String {
    guard layout.hasNotch, layout.keyboard == nil || (layout.keyboard?.height ?? 0) > 0 else {
      return ""
    }
    return SVG.rect(
      Frame(x: inner.midX - 67, y: inner.maxY - 13, width: 134, height: 5), radius: 2.5, "hi")
  }

  /// The bar of the system; apps draw bars of their own as elements.
  private var navigationBar: String {
    guard screen.hasNavigationBar == true, !layout.isList else { return "" }
    let bar = Frame(x: inner.x, y: inner.y + layout.safeTop, width: inner.width, height: 44)
    let whole = Frame(x: inner.x, y: inner.y, width: inner.width, height: layout.safeTop + 44)
    // The bar is behind the elements that an app puts into it.
    guard !layout.placed.contains(where: { $0.frame.clipped(to: bar) != nil && !isWide($0.frame) })
    else { return "" }
    var content = SVG.rect(whole, "nb") + SVG.line(bar.x, bar.maxY, bar.maxX, bar.maxY, "sl")
    let stack = screen.stack ?? []
    var room = bar.width - 32
    if stack.count > 1 {
      let name = DrawnText.cut(DrawnText.line(stack[stack.count - 2]), to: 90, size: 17)
      let n = SVG.number
      content += SVG.path(
        "M\(n(bar.x + 18)) \(n(bar.midY - 9))l-9 9l9 9", "ck")
      content += SVG.text(name, x: bar.x + 25, y: bar.midY + 6, size: 17, "ln")
      room = bar.width - 240
    }
    content += SVG.text(
      DrawnText.cut(DrawnText.line(screen.title ?? screen.name), to: room, size: 17),
      x: bar.midX, y: bar.midY + 6, size: 17, "m b")
    return content
  }

  private func isWide(_ frame: Frame) -> Bool {
    frame.width >= inner.width * 0.9 && frame.height > 100
  }
}
