import SpecDrivers
import SpecSimulator

/// A screen whose container follows the keyboard notifications.
///
/// Everything on the screen is laid out in the container, so moving its lower edge moves the rest:
/// centred content moves up by half the keyboard's height.
class KeyboardScreen: FlowScreen<SlackLoginRules> {
  /// The area between the header and the keyboard; its offset is the reserved height.
  let container = View(id: "container", role: .area, label: "container", offset: 0)
  /// The height handed over by the previous screen; if set, that of the keyboard is ignored.
  var handedOverHeight: Double?

  private let observation: KeyPath<SlackLoginRules, SlackLoginRules.KeyboardObservation>
  private var subscriptions: [NotificationCenter.Token] = []

  /// - Parameter observation: The rule for observing the keyboard and taking the focus.
  init(
    name: String, on device: Device, _ book: RuleBook<SlackLoginRules>,
    _ observation: KeyPath<SlackLoginRules, SlackLoginRules.KeyboardObservation>
  ) {
    self.observation = observation
    super.init(name: name, on: device, book)
  }

  deinit { reached(.freed) }

  // MARK: Overridable

  /// Focuses the screen's field.
  func takeFocus() {}
  /// Called when the container has made space for the keyboard.
  func keyboardHasShown() {}

  // MARK: Lifecycle

  override func viewDidLoad() { reached(.load) }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    reached(.willAppear)
  }

  override func viewDidAppear(animated: Bool) { reached(.didAppear) }

  /// A screen below others is not freed, so it must stop observing before the next keyboard is
  /// shown.
  override func viewWillDisappear(animated: Bool) { reached(.willDisappear) }

  override func viewDidDisappear(animated: Bool) { reached(.didDisappear) }

  private func reached(_ moment: SlackLoginRules.LifecyclePhase) {
    let observation = rules[dynamicMember: observation]
    if observation.from == moment { subscribe() }
    if observation.until == moment { unsubscribe() }
    if observation.focus == moment { takeFocus() }
  }

  // MARK: The keyboard

  private func subscribe() {
    subscribe(to: .keyboardWillShow) { screen, notice in screen.keyboardWillShow(notice) }
    subscribe(to: .keyboardWillHide) { screen, _ in screen.follow(to: 0, taking: \.hideDuration) }
  }

  private func subscribe(
    to name: Notification.Name, _ handler: @escaping (KeyboardScreen, Notification) -> Void
  ) {
    guard rules.subscribedNotifications.contains(name) else { return }
    let held = rules[dynamicMember: observation].capture == .strong ? self : nil
    let token = device.notificationCenter.subscribe(to: name, self) { [weak self] notice in
      withExtendedLifetime(held) {
        if let self, self.rules.followedNotifications.contains(name) { handler(self, notice) }
      }
    }
    if rules.cancellableNotifications.contains(name) { subscriptions.append(token) }
  }

  private func unsubscribe() {
    for token in subscriptions { device.notificationCenter.unsubscribe(token) }
    subscriptions = []
  }

  private func keyboardWillShow(_ notice: Notification) {
    guard let own = notice.height ?? rules.heightWithoutFrame else { return }
    follow(to: handedOverHeight ?? own, taking: \.showDuration) { [weak self] in
      self?.keyboardHasShown()
    }
  }

  private func follow(
    to height: Double, taking duration: KeyPath<SlackLoginRules, Duration>,
    then completion: @escaping () -> Void = {}
  ) {
    container.offset = height
    device.animations.animate(
      duration: rules[dynamicMember: duration], layoutIfNeeded, completion: completion)
  }

  // MARK: Layout

  /// Positions the container between the header and the reserved height; returns the frame for the
  /// content.
  func placeContainer() -> Frame {
    let model = device.model
    let top = model.safeTop + 60
    let whole = Frame(
      x: 0, y: top, width: model.size.width, height: model.size.height - model.safeBottom - top)
    let height = container.offset ?? 0
    switch rules.keyboardAvoidance {
    case .resizing:
      container.place(x: 0, y: top, width: whole.width, height: whole.height - height)
    case .moving:
      container.place(x: 0, y: top - height, width: whole.width, height: whole.height)
    }
    return rules.layoutParent == .container ? container.frame : whole
  }
}
