import SpecDrivers
import SpecText

/// The rules about colours.
extension AuditRule {
  static let colorRules = [
    AuditRule(
      "contrast", "1.4.3", .aa,
      "Text has a contrast of at least 4.5:1 with its background, large text of at least 3:1.",
      advice: "use colours that differ more", check: checkContrast)
  ]

  private static let least = 4.5
  private static let leastOfLargeText = 3.0

  @Sendable private static func checkContrast(
    _ audited: AuditedScreen, _ verdicts: inout Verdicts
  ) {
    // A text that names a field is listed beside it.
    let names = audited.screen.elements.filter(\.isNaming)
    let named = Set(exactly: names.map(\.label))
    // The text of a row is that of its cells.
    let rows = Set(exactly: audited.elements.filter { $0.role.isA(.cell) }.compactMap(\.parent))
    for element in audited.elements + names where !rows.contains(element.id) {
      // Inactive elements are exempt.
      if element.properties[.enabled]?.value?.flag == false { continue }
      guard let text = element.visibleText else { continue }
      if case .unknown(let why) = text {
        verdicts.leaveOpen(element, why)
        continue
      }
      guard let shown = text.value, !shown.isBlank else { continue }
      if element.isBox, named.contains(shown) || named.contains(element.label) { continue }
      check(element, &verdicts)
    }
  }

  private static func check(_ element: Element, _ verdicts: inout Verdicts) {
    let color: Color
    let background: Color
    switch (known(element, .textColor, "text"), element.background) {
    case (.known(let front, _), .known(let back, _)): (color, background) = (front, back)
    case (.unknown(let why), _), (_, .unknown(let why)): return verdicts.leaveOpen(element, why)
    }
    let contrast = Contrast(of: color, on: background)
    if contrast.ratio >= least { return }
    let colors = "\(contrast.written) (\(color.hex) on \(background.hex))"
    switch element.isLargeText {
    case true? where contrast.ratio >= leastOfLargeText: return
    case true?: verdicts.report(element, "has large text with a contrast of \(colors), not 3:1")
    case nil where contrast.ratio >= leastOfLargeText:
      verdicts.leaveOpen(
        element,
        "its text has a contrast of \(colors), and the engine does not report its font size")
    case nil, false?:
      verdicts.report(element, "has text with a contrast of \(colors), not 4.5:1")
    }
  }

  fileprivate static func known(
    _ element: Element, _ property: Property, _ what: String
  ) -> Observed<Color> {
    switch element.properties[property] {
    case .known(let value, let certainty)?:
      if let color = value.color { return .known(color, certainty) }
      return .unknown("the colour of its \(what) is \(value.written.quoted)")
    case .unknown(let why)?: return .unknown(why)
    case nil: return .unknown("the engine does not report the colour of its \(what)")
    }
  }
}

extension Element {
  /// Whether its name may be a text beside it.
  fileprivate var isBox: Bool { [.checkbox, .toggle, .radio].contains(role) }

  /// The text that it shows; nil if it shows none.
  fileprivate var visibleText: Observed<String>? {
    // What a field shows is its value; its name is beside it.
    let isEntry = role.isA(.field) || role.isA(.picker)
    // A bar draws its value, and the chosen segment is an element itself.
    if role.isA(.progress) || role == .slider || role == .segments { return nil }
    if let observed = isEntry ? properties[.text] : properties[.visibleText] ?? properties[.text] {
      switch observed {
      case .known(let value, let certainty): return .known(value.text ?? "", certainty)
      case .unknown(let why): return .unknown(why)
      }
    }
    if isEntry { return nil }
    let isSpoken = !isControl && role.isA(.row) && properties[.colorBehind] != nil
    if role.isA(.text) || isSpoken { return .known(label) }
    // A button may show its name or a picture.
    return isControl && properties[.textColor] != nil && !label.isBlank
      ? .unknown("the engine does not report the text that it shows") : nil
  }

  /// The opaque colour behind its text.
  ///
  /// The background of an element around it may be hidden by one that is not listed, so it does not
  /// count.
  fileprivate var background: Observed<Color> {
    if let opacity = properties[.opacity], opacity.value?.number != 1 {
      return .unknown("it is translucent")
    }
    if properties[.colorBehind] != nil {
      return AuditRule.known(self, .colorBehind, "background")
    }
    let own = AuditRule.known(self, .backgroundColor, "background")
    if let color = own.value, color.alpha < 255 {
      return .unknown("the engine does not report what is behind its translucent background")
    }
    return own
  }

  /// Whether its text is large; nil if the engine does not report its size.
  fileprivate var isLargeText: Bool? {
    guard let size = properties[.fontSize]?.value?.number else { return nil }
    if size >= 24 { return true }
    if size < 18.66 { return false }
    return properties[.fontWeight]?.value?.number.map { $0 >= 700 }
  }
}
