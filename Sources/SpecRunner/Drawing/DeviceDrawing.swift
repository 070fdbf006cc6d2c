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

  var background: String { SVG.group(nil, SVG.rect(inner, "sc") + emptyName) }

  /// The name of a screen without elements, such as the home screen, or above a list.
  private var emptyName: String {
    if layout.isList {
      return SVG.text(
        screen.name, to: inner.width - 40, x: inner.midX, y: inner.y + 32, size: 15, "m b")
    }
    guard screen.elements.isEmpty, screen.alert.value == nil else { return "" }
    return SVG.text(
      screen.name, to: inner.width - 40, x: inner.midX, y: inner.midY, size: 17, "m cp")
  }

  private var corner: Double {
    switch layout.device {
    case .phone: layout.hasNotch ? 29 : 8
    case .tablet: 10
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
    // With a larger radius, the corners of the screen would show outside the frame.
    let outside = corner + inner.x * 0.92
    return SVG.path(
      SVG.outline(whole, radius: outside) + SVG.outline(inner, radius: corner), "bz")
  }

  private func windowFrame(_ whole: Frame) -> String {
    let title = DrawnText.line(screen.title ?? screen.name)
    let address = DrawnText.line(screen.address ?? "")
    let room = max(0, whole.width - 100)
    let bar = Frame(x: 78, y: 9, width: room, height: 26)
    var content = SVG.path(
      SVG.outline(Frame(x: 0, y: 0, width: whole.width, height: whole.height), radius: 8)
        + SVG.outline(inner, radius: 0), "wn")
    for place in 0..<3 {
      content += SVG.circle(20 + Double(place) * 18, 22, radius: 5.5, "wb")
    }
    content += SVG.rect(bar, radius: 13, "wa")
    let text = address.isEmpty ? title : address
    content += SVG.text(text, to: room - 24, x: bar.x + 14, y: bar.midY + 4.5, size: 13, "wt")
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
      screen.title ?? screen.name, to: room, x: bar.midX, y: bar.midY + 6, size: 17, "m b")
    return content
  }

  private func isWide(_ frame: Frame) -> Bool {
    frame.width >= inner.width * 0.9 && frame.height > 100
  }
}
