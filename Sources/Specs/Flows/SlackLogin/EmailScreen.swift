import SpecDrivers
import SpecSimulator

/// The second screen: the e-mail address, with a placeholder that becomes a floating title.
final class EmailScreen: KeyboardScreen, TextFieldDelegate {
  let prev = Button(id: "prev", label: "Prev")
  let field = TextField(id: "email", label: wording, traits: TextTraits())
  let floatingTitle = Label(
    id: "floating-title", label: "floating title", text: wording,
    font: Font(size: 12, isBold: true), offset: loweredTitle)
  let placeholder = Label(
    id: "placeholder", label: "placeholder", text: wording, color: .placeholder)

  private static let wording = "Your email address"
  /// The offset of the hidden title, in points.
  private static let loweredTitle = -20.0

  init(on device: Device, _ book: RuleBook<SlackLoginRules>) {
    super.init(name: "email", on: device, book, \.email)
    add(prev, container, floatingTitle, field, placeholder)
    floatingTitle.opacity = 0
    field.delegate = self
    field.onEditingChanged = { [weak self] in self?.editingChanged() }
    prev.action = { [weak self] in self?.goBack() }
    applyRules()
  }

  override func applyRules() {
    field.traits = rules.emailTraits
  }

  /// A recreated screen has lost the height that was handed over.
  override func recreate() -> ViewController? { EmailScreen(on: device, book) }

  /// Reserves space for the keyboard before it is shown, so that nothing moves.
  override func viewDidLoad() {
    container.offset =
      rules.usesHandedOverHeight ? handedOverHeight ?? rules.defaultHandedOverHeight : 0
    if !rules.keepsHandedOverHeight { handedOverHeight = nil }
    if rules.firstLayoutIsAnimated {
      device.animations.animate(duration: rules.showDuration, layoutIfNeeded)
    } else {
      device.animations.performWithoutAnimation(layoutIfNeeded)
    }
    super.viewDidLoad()
  }

  override func takeFocus() {
    device.focus.become(field)
  }

  /// While there is text, the placeholder is hidden and its text floats above as a title.
  private func editingChanged() {
    let isEmpty = field.text.isEmpty
    if rules.emailPlaceholderHides { placeholder.opacity = isEmpty ? 1 : 0 }
    let opacity: Double = isEmpty ? 0 : 1
    guard rules.titleFloats, floatingTitle.opacity != opacity else { return }
    floatingTitle.offset = isEmpty ? Self.loweredTitle : 0
    device.animations.animate(duration: rules.titleDuration) {
      floatingTitle.opacity = opacity
      layoutIfNeeded()
    }
  }

  func shouldChange(_ field: TextField, in range: TextRange, to new: String) -> Bool {
    guard let permitted = rules.emailPermitted else { return true }
    return new.unicodeScalars.allSatisfy(permitted.contains)
  }

  private func goBack() {
    navigation?.pop(animated: rules.popIsAnimated)
  }

  override func layout() {
    let area = placeContainer()
    prev.place(x: 20, y: device.model.safeTop + 10, width: 60, height: 40)
    let y = area.y + (area.height - 40) / 2
    field.place(x: 20, y: y, width: area.width - 40, height: 40)
    floatingTitle.place(
      x: 20, y: y - 20 - (floatingTitle.offset ?? 0),
      width: floatingTitle.font.width(of: floatingTitle.text), height: 20)
    placeholder.place(
      x: 20, y: y, width: placeholder.font.width(of: placeholder.text), height: 40)
  }
}

extension Color {
  /// The colour of placeholders.
  static let placeholder = Color(red: 142, green: 142, blue: 147)
}
