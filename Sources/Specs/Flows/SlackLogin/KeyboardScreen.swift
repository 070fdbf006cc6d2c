import SpecDrivers
import SpecSimulator

/// A screen whose container follows the keyboard, as its notices tell.
///
/// Everything on the screen hangs in the container, so moving its lower edge moves the rest: what
/// is centred in it goes up by half the keyboard's height.
class KeyboardScreen: RuledScreen<SlackLoginRules> {
  /// The area between the header and the keyboard; its offset is the height it keeps free.
  let container = View(id: "container", role: .area, label: "container", offset: 0)
  /// A height handed over by the screen before; while there is one, the keyboard's own is ignored.
  var handedHeight: Double?

  private let presence: KeyPath<SlackLoginRules, SlackLoginRules.Presence>
  private var subscriptions: [NotificationCenter.Token] = []

  /// - Parameter presence: the rule by which the screen listens and takes the focus.
  init(
    name: String, on device: Device, _ book: RuleBook<SlackLoginRules>,
    _ presence: KeyPath<SlackLoginRules, SlackLoginRules.Presence>
  ) {
    self.presence = presence
    super.init(name: name, on: device, book)
  }

  deinit { reached(.freed) }

  // MARK: For a screen to say

  /// Gives the focus to the screen's field.
  func takeFocus() {}
  /// The container has made room.
  func keyboardHasShown() {}

  // MARK: Its life

  override func viewDidLoad() { reached(.load) }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    reached(.willAppear)
  }

  override func viewDidAppear(animated: Bool) { reached(.didAppear) }

  /// A screen below others is not freed, so it must stop listening before the next keyboard comes.
  override func viewWillDisappear(animated: Bool) { reached(.willDisappear) }

  override func viewDidDisappear(animated: Bool) { reached(.didDisappear) }

  private func reached(_ moment: SlackLoginRules.Moment) {
    let presence = rules[keyPath: presence]
    if presence.listensFrom == moment { subscribe() }
    if presence.until == moment { unsubscribe() }
    if presence.focus == moment { takeFocus() }
  }

  // MARK: The keyboard

  private func subscribe() {
    subscribe(to: .keyboardWillShow) { screen, notice in screen.keyboardWillShow(notice) }
    subscribe(to: .keyboardWillHide) { screen, _ in screen.follow(to: 0, taking: \.hideDuration) }
  }

  private func subscribe(
    to name: Notification.Name, _ handler: @escaping (KeyboardScreen, Notification) -> Void
  ) {
    guard rules.heard.contains(name) else { return }
    let held = rules[keyPath: presence].hold == .strongly ? self : nil
    let token = device.notices.subscribe(to: name, self) { [weak self] notice in
      withExtendedLifetime(held) {
        if let self, self.rules.followed.contains(name) { handler(self, notice) }
      }
    }
    if rules.cancellable.contains(name) { subscriptions.append(token) }
  }

  private func unsubscribe() {
    for token in subscriptions { device.notices.unsubscribe(token) }
    subscriptions = []
  }

  private func keyboardWillShow(_ notice: Notification) {
    guard let own = notice.height ?? rules.heightWithoutFrame else { return }
    follow(to: handedHeight ?? own, taking: \.showDuration) { [weak self] in
      self?.keyboardHasShown()
    }
  }

  private func follow(
    to height: Double, taking duration: KeyPath<SlackLoginRules, Duration>,
    then completion: @escaping () -> Void = {}
  ) {
    container.offset = height
    device.animations.animate(
      duration: rules[keyPath: duration], layoutIfNeeded, completion: completion)
  }

  // MARK: Where things are

  /// Puts the container between the header and the height it keeps free; returns what to hang in.
  func placeContainer() -> Frame {
    let model = device.model
    let top = model.safeTop + 60
    let whole = Frame(
      x: 0, y: top, width: model.size.width, height: model.size.height - model.safeBottom - top)
    let height = container.offset ?? 0
    switch rules.makesRoom {
    case .byShrinking:
      container.place(x: 0, y: top, width: whole.width, height: whole.height - height)
    case .byMoving:
      container.place(x: 0, y: top - height, width: whole.width, height: whole.height)
    }
    return rules.hook == .container ? container.frame : whole
  }
}
