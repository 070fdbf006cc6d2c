import SpecDrivers
import SpecText

/// The properties of an element on Android.
struct AndroidElement {
  let entry: ListedNodes.Entry
  let screen: AndroidScreen
  let fields: AndroidFieldText
  /// The id of the element with the focus.
  let focus: String?

  private var node: SourceNode { entry.node }

  /// The element of the screen.
  func element(parent: String?, _ colors: ScreenColors) -> Element {
    Element(
      id: entry.id, role: entry.role, label: node.androidLabel, parent: parent, frame: frame,
      properties: properties(colors))
  }

  /// The frame; in pixels, points are only inferred to be the same.
  private var frame: Observed<Frame> {
    guard let frame = node.frame else { return .unknown("the page source does not have it") }
    return .known(screen.inPoints(frame), screen.density == nil ? .inferred : .exact)
  }

  private func properties(_ colors: ScreenColors) -> Properties {
    var properties: Properties = [
      .visible: visible, .inView: inView, .enabled: toucher.observedFlag("enabled"),
      .selected: node.observedFlag("selected"),
    ]
    if let whyRoleIsUnknown { properties[.role] = .unknown(whyRoleIsUnknown) }
    if !entry.isOutOfView {
      properties[.coveredBy] = .unknown("the phone does not report what covers it")
    }
    switch entry.role {
    case _ where entry.role.isA(.field): fields.add(node, to: &properties)
    case .toggle, .checkbox, .radio: properties[.checked] = node.observedFlag("checked")
    case .slider, .progress: properties[.valueText] = .known(.text(node.attribute("text") ?? ""))
    case .picker: properties[.text] = chosen
    case .row: if let firstText { properties[.text] = .known(.text(firstText), .inferred) }
    case _ where entry.role.isA(.text):
      properties[.text] = .known(.text(node.attribute("text") ?? ""))
    case .button, .tab, .chip:
      if let text = node.attribute("text"), !text.isEmpty {
        properties[.visibleText] = .known(.text(text))
      }
    default: break
    }
    // The text of a row may be that of the switch in it.
    if properties[.checked] == nil, entry.role.isA(.text), toucher.index != node.index,
      toucher.parts?.count(where: { $0.flag("checkable") == true }) == 1
    {
      properties[.checked] = .unknown("what can be checked is beside it")
    }
    UnreportedProperties.add(to: &properties, of: entry.role)
    colors.add(to: &properties, of: entry, showing: content(properties[.text]))
    return properties
  }

  /// Why the page source leaves open what kind of control it is.
  private var whyRoleIsUnknown: String? {
    switch entry.role {
    case .toggle where node.drawnControl == .toggle:
      "the page source does not tell switches, checkboxes and radio buttons apart"
    case .button
    where node.android.role == nil && node.drawnControl == nil && !node.isDescribed
      && node.ownLabel != nil:
      "the page source does not tell buttons, links and texts that can be tapped apart"
    default: nil
    }
  }

  /// Whether it is a text or a view, from which apps make controls that have no class of their own.
  private var isDrawn: Bool { node.android.role.map { $0.isA(.text) } ?? true }

  /// What a touch of the element reaches: it, or else what is clickable or disabled around it.
  private var toucher: SourceNode {
    guard isDrawn, node.flag("clickable") != true, node.flag("enabled") != false else {
      return node
    }
    return node.ancestors.first { $0.flag("clickable") == true || $0.flag("enabled") == false }
      ?? node
  }

  /// The first text in a row, by which people name one that has no label.
  private var firstText: String? {
    guard node.androidLabel.isEmpty else { return nil }
    return node.parts?.lazy.filter { $0.android.role == .text }.map(\.androidLabel)
      .first { !$0.isEmpty }
  }

  /// The text in a list of choices that is closed.
  private var chosen: Observed<PropertyValue> {
    let texts = ([node] + (node.parts ?? [])).compactMap { $0.attribute("text") }.filter {
      !$0.isEmpty
    }
    return texts.count == 1
      ? .known(.text(texts[0])) : .unknown("the page source does not have exactly one text of it")
  }

  // MARK: - Sight

  /// The server lists hidden elements only with the setting `allowInvisibleElements`.
  private var visible: Observed<PropertyValue> {
    guard let frame = node.frame else {
      // A toast has no frame.
      return entry.role == .status && node.flag("displayed") == true
        ? .known(.flag(true)) : .unknown("the page source does not have it")
    }
    if frame.isEmpty { return .known(.flag(false)) }
    switch node.flag("displayed") {
    case false?: return .known(.flag(entry.isOutOfView), .inferred)
    case true?: return .known(.flag(true))
    // Older servers list only elements that users can see.
    case nil: return .known(.flag(true), .inferred)
    }
  }

  private var inView: Observed<PropertyValue> {
    node.frame == nil
      ? .unknown("the page source does not have its frame") : .known(.flag(!entry.isOutOfView))
  }

  /// What the pixels of the element show.
  private func content(_ text: Observed<PropertyValue>?) -> ScreenColors.Content {
    ScreenColors.Content(
      of: entry.role, showing: text, hasFocus: focus?.isSame(as: entry.id) == true,
      hasPicture: isPicture(node) || node.parts?.contains(where: isPicture) ?? true)
  }

  private func isPicture(_ node: SourceNode) -> Bool {
    ["ImageView", "Image", "ImageButton", "FloatingActionButton"].contains(node.android.name)
  }
}
