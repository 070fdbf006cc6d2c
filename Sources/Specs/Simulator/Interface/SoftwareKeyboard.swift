/// The software keyboard: its height, its field, and its notifications.
package final class SoftwareKeyboard {
  /// The visible keyboard.
  package struct Shown: Hashable {
    package let type: TextTraits.KeyboardType
    /// The title of the return key; nil for a number pad, which has none.
    package let returnKey: String?
    package let height: Double
    package let hasShortcutBar: Bool
  }

  /// The duration of showing and hiding the keyboard.
  package static let duration: Duration = .milliseconds(250)

  package private(set) var shown: Shown?
  package private(set) var settings: DeviceSettings

  private var model: DeviceModel
  private let clock: VirtualClock
  private let log: EventLog
  private let notificationCenter: NotificationCenter
  private let animations: Animations
  /// The traits of the focused field; also set if a hardware keyboard keeps the keyboard hidden.
  private var traits: TextTraits?

  package init(
    model: DeviceModel, settings: DeviceSettings, clock: VirtualClock, log: EventLog,
    notificationCenter: NotificationCenter, animations: Animations
  ) {
    self.model = model
    self.settings = settings
    self.clock = clock
    self.log = log
    self.notificationCenter = notificationCenter
    self.animations = animations
  }

  /// Shows the keyboard for a field, or changes it; notifies the app if the height changes.
  package func show(for traits: TextTraits) {
    self.traits = traits
    guard !isAttached else { return }
    let old = shown?.height
    let new = keyboard(for: traits)
    shown = new
    if old != new.height { announce(.keyboardWillShow, .keyboardDidShow, height: new.height) }
  }

  /// Hides the keyboard; notifies the app if it was visible.
  package func hide() {
    traits = nil
    moveDown()
  }

  /// Hides the keyboard while the app is in the background; the field keeps the focus.
  func leave() {
    moveDown()
  }

  /// Shows the keyboard again for the field that has kept the focus.
  func comeBack() {
    if let traits { show(for: traits) }
  }

  /// Applies settings; a visible keyboard changes at once.
  package func apply(_ settings: DeviceSettings) {
    self.settings = settings
    guard let traits else { return }
    if isAttached { moveDown() } else { show(for: traits) }
  }

  /// Takes the shape of a device that was turned; a visible keyboard notifies the app.
  func turn(to model: DeviceModel) {
    self.model = model
    if shown != nil, let traits { show(for: traits) }
  }

  /// Posts a system notification and shows or hides the keyboard accordingly.
  package func post(shows: Bool, height: Double?) {
    if !shows {
      shown = nil
      announce(.keyboardWillHide, .keyboardDidHide, height: height ?? 0)
      return
    }
    if let height, let traits {
      shown = keyboard(for: traits, height: height)
    }
    announce(.keyboardWillShow, .keyboardDidShow, height: height)
  }

  /// Whether a hardware keyboard is used, so that no software keyboard is shown.
  package var isAttached: Bool { settings.hasHardwareKeyboard || model.kind == .computer }

  private func moveDown() {
    guard shown != nil else { return }
    shown = nil
    announce(.keyboardWillHide, .keyboardDidHide, height: 0)
  }

  private func keyboard(for traits: TextTraits, height: Double? = nil) -> Shown {
    let bar = traits.supportsShortcutBar && settings.hasShortcutBar
    return Shown(
      type: traits.keyboardType, returnKey: traits.keyboardType.isPad ? nil : traits.returnKey,
      height: height ?? settings.keyboardHeight ?? (bar ? model.fullKeyboard : model.plainKeyboard),
      hasShortcutBar: bar)
  }

  private func announce(_ will: Notification.Name, _ did: Notification.Name, height: Double?) {
    let animated = animations.areEnabled
    post(Notification(name: will, height: height), animated)
    clock.schedule(after: animated ? Self.duration : .zero, .animation) { [self] in
      post(Notification(name: did, height: height), animated)
    }
  }

  private func post(_ notice: Notification, _ animated: Bool) {
    log.record(.keyboard(notice, animated: animated))
    notificationCenter.post(notice)
  }
}
