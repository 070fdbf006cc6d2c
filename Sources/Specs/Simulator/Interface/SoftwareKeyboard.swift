/// The keyboard on the screen: how high it is, for which field, and who is told that it moves.
package final class SoftwareKeyboard {
  /// The keyboard as it stands on the screen.
  package struct Shown: Hashable {
    package let type: TextTraits.KeyboardType
    /// The title of the return key; nil on a pad, which has none.
    package let returnKey: String?
    package let height: Double
    package let hasShortcutBar: Bool
  }

  /// How long the keyboard takes to come and to go.
  package static let duration: Duration = .milliseconds(250)

  package private(set) var shown: Shown?
  package private(set) var settings: DeviceSettings

  private let model: DeviceModel
  private let clock: VirtualClock
  private let log: EventLog
  private let notices: NotificationCenter
  private let animations: Animations
  /// Whom the keyboard serves; set also when a hardware keyboard keeps it off the screen.
  private var traits: TextTraits?

  package init(
    model: DeviceModel, settings: DeviceSettings, clock: VirtualClock, log: EventLog,
    notices: NotificationCenter, animations: Animations
  ) {
    self.model = model
    self.settings = settings
    self.clock = clock
    self.log = log
    self.notices = notices
    self.animations = animations
  }

  /// Comes up for a field, or changes for it; told to the app if the height changes.
  package func show(for traits: TextTraits) {
    self.traits = traits
    guard !isAttached else { return }
    let old = shown?.height
    let new = keyboard(for: traits)
    shown = new
    if old != new.height { announce(.keyboardWillShow, .keyboardDidShow, height: new.height) }
  }

  /// Goes down; told to the app if it was up.
  package func hide() {
    traits = nil
    goDown()
  }

  /// Changes a setting; a keyboard that is up follows at once.
  package func apply(_ settings: DeviceSettings) {
    self.settings = settings
    guard let traits else { return }
    if isAttached { goDown() } else { show(for: traits) }
  }

  /// The system posts a notice of its own: the keyboard on the screen follows what it says.
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

  /// Whether the keys are those of a keyboard that is attached, so that none is on the screen.
  package var isAttached: Bool { settings.hasHardwareKeyboard || model.kind == .computer }

  private func goDown() {
    guard shown != nil else { return }
    shown = nil
    announce(.keyboardWillHide, .keyboardDidHide, height: 0)
  }

  private func keyboard(for traits: TextTraits, height: Double? = nil) -> Shown {
    let bar = traits.wantsShortcutBar && settings.hasShortcutBar
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
    notices.post(notice)
  }
}
