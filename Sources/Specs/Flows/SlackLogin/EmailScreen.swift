import SpecDrivers
import SpecSimulator

/// The second screen: the e-mail address, with a placeholder that becomes a floating title.
final class EmailScreen: ViewController, TextFieldDelegate {
  let prev = Button(id: "prev", label: "Prev")
  let field: TextField
  let floatingTitle = Label(
    id: "floating-title", label: "floating title", text: wording,
    font: Font(size: 12, isBold: true), offset: loweredTitle)
  let placeholder = Label(
    id: "placeholder", label: "placeholder", text: wording, color: .placeholder)
  let follower: KeyboardFollower

  private static let wording = "Your email address"
  /// How far below its place the title waits, in points.
  private static let loweredTitle = -20.0

  private let faults: SlackLoginFaults

  init(on device: Device, faults: SlackLoginFaults) {
    self.faults = faults
    follower = KeyboardFollower(faults: faults)
    let corrects: TextTraits.Choice = faults.contains(.emailCorrectionOff) ? .off : .standard
    field = TextField(
      id: "email", label: Self.wording,
      traits: TextTraits(
        keyboardType: .emailAddress, autocorrection: corrects, spellChecking: corrects,
        contentType: "email address"))
    super.init(name: "email", device: device)
    add(prev, follower.container, floatingTitle, field, placeholder)
    floatingTitle.opacity = 0
    field.delegate = self
    field.onEditingChanged = { [weak self] in self?.editingChanged() }
    prev.action = { [weak self] in self?.goBack() }
  }

  deinit {
    if !faults.contains(.emailObserversNeverRemoved) { follower.unsubscribe(device) }
  }

  /// A screen that was torn down has lost the height it was handed.
  override func makeAnew() -> ViewController? {
    EmailScreen(on: device, faults: faults)
  }

  override func viewDidLoad() {
    if faults.contains(.handedHeightUnused) {
      follower.container.offset = 0
    } else {
      let without = faults.contains(.missingHeightIs301) ? 301.0 : 0
      follower.container.offset = follower.handedHeight ?? without
    }
    if faults.contains(.emailFollowsOwnKeyboard) { follower.handedHeight = nil }
    if faults.contains(.emailLaidOutAnimated) {
      device.animations.animate(duration: KeyboardFollower.duration, layoutIfNeeded)
    } else {
      device.animations.performWithoutAnimation(layoutIfNeeded)
    }
    follower.subscribe(self, holdingIt: faults.contains(.handlersHoldScreen))
    if faults.contains(.emailFocusOnLoad) { device.focus.become(field) }
  }

  override func viewWillAppear(animated: Bool) {
    if !faults.contains(.emailNotFocused) { device.focus.become(field) }
  }

  /// While something is typed the placeholder is gone and its words float above as a title.
  private func editingChanged() {
    let isEmpty = field.text.isEmpty
    if !faults.contains(.emailPlaceholderStays) { placeholder.opacity = isEmpty ? 1 : 0 }
    let opacity: Double = isEmpty ? 0 : 1
    guard floatingTitle.opacity != opacity, !faults.contains(.titleDoesNotFloat) else { return }
    floatingTitle.offset = isEmpty ? Self.loweredTitle : 0
    let duration = faults.contains(.titleAppearsAtOnce) ? 0 : KeyboardFollower.duration
    device.animations.animate(duration: duration) {
      floatingTitle.opacity = opacity
      layoutIfNeeded()
    }
  }

  func shouldChange(_ field: TextField, in range: TextRange, to replacement: String) -> Bool {
    guard faults.contains(.emailFiltersCharacters) else { return true }
    return PermittedCharacters(faults: []).allow(replacement)
  }

  private func goBack() {
    navigation?.pop(animated: !faults.contains(.prevPopsWithoutAnimation))
  }

  override func layout() {
    follower.placeContainer()
    let area = follower.hook
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
  /// What placeholders are written in.
  static let placeholder = Color(red: 142, green: 142, blue: 147)
}
