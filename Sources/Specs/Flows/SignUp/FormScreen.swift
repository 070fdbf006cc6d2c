import SpecDrivers
import SpecSimulator

/// A screen with form fields: return moves to the next one, and the keyboard covers none.
class FormScreen: FlowScreen<SignUpRules>, TextFieldDelegate {
  let title: Label
  let area = ScrollView(id: "content", label: "content")
  /// The fields, in the order of the return key.
  private(set) var fields: [FormField] = []

  private var subscriptions: [NotificationCenter.Token] = []

  init(name: String, title: String, on device: Device, _ book: RuleBook<SignUpRules>) {
    self.title = Label(
      id: "title", label: "title", text: title, font: Font(size: 18, isBold: true))
    super.init(name: name, on: device, book)
  }

  // MARK: Overridable

  /// Called when a field receives the focus.
  func began(_ field: FormField) {}
  /// Called when the user changes a field, after its text is updated.
  func changed(_ field: FormField) {}
  /// Called when a field loses the focus.
  func ended(_ field: FormField) {}
  /// Called when return is pressed on the last field.
  func finished() {
    device.focus.resign()
  }

  /// Adds fields, in order.
  func add(fields new: FormField...) {
    for field in new {
      add(field.views)
      area.hold(field.views)
      field.input.delegate = self
      field.input.onEditingChanged = { [weak self, weak field] in
        if let field { self?.report(field) }
      }
    }
    fields += new
  }

  /// Reports a change only for the field in which it occurred.
  func report(_ field: FormField) {
    field.updateText(late: !rules.validatesCurrentText)
    changed(field)
  }

  /// The field after another one, or the first.
  func field(after field: FormField?) -> FormField? {
    guard let field else { return fields.first }
    guard let place = fields.firstIndex(where: { $0 === field }) else { return nil }
    return fields.dropFirst(place + 1).first
  }

  // MARK: Lifecycle

  /// A screen below others must not respond to their keyboards; it learns of its own by notices.
  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    subscriptions = [
      device.notificationCenter.subscribe(to: .keyboardWillShow, self) { [weak self] notice in
        if let height = notice.height { self?.adjustInsets(for: height) }
      },
      device.notificationCenter.subscribe(to: .keyboardWillHide, self) { [weak self] _ in
        if self?.rules.insetIsReset ?? false { self?.adjustInsets(for: 0) }
      },
    ]
  }

  override func viewWillDisappear(animated: Bool) {
    for token in subscriptions { device.notificationCenter.unsubscribe(token) }
    subscriptions = []
  }

  // MARK: The keyboard

  private func adjustInsets(for height: Double) {
    if rules.scrollTiming == .never { return }
    device.animations.animate(duration: SoftwareKeyboard.duration) {
      area.bottomInset = height
      scrollToFocus()
      layoutIfNeeded()
    }
  }

  /// There is no keyboard notification when the focus moves between fields, so this runs for each
  /// focus change.
  private func scrollToFocus() {
    guard let field = fields.first(where: { $0.input === device.focus.field }) else { return }
    area.show(from: field.caption, to: field.message)
  }

  func didBeginEditing(_ input: TextField) {
    guard let field = fields.first(where: { $0.input === input }) else { return }
    began(field)
    guard rules.scrollTiming == .always else { return }
    device.animations.animate(duration: SoftwareKeyboard.duration) {
      scrollToFocus()
      layoutIfNeeded()
    }
  }

  func didEndEditing(_ input: TextField) {
    if let field = fields.first(where: { $0.input === input }) { ended(field) }
  }

  func shouldReturn(_ input: TextField) -> Bool {
    guard let field = fields.first(where: { $0.input === input }) else { return true }
    if let next = self.field(after: field) {
      if rules.focusAdvanceTriggers.contains(.returnKey) { device.focus.become(next.input) }
    } else {
      finished()
    }
    return true
  }

  func shouldChange(_ input: TextField, in range: TextRange, to replacement: String) -> Bool {
    true
  }

  // MARK: Layout

  /// Positions the title, the scroll view and the two bar buttons.
  func layoutBar(_ back: Button?, _ forward: Button) {
    let (width, top) = (device.model.size.width, device.model.safeTop)
    title.place(x: 90, y: top + 5, width: width - 180, height: 40)
    back?.place(x: 10, y: top + 5, width: 70, height: 40)
    forward.place(x: width - 80, y: top + 5, width: 70, height: 40)
    area.place(
      x: 0, y: top + 50, width: width, height: device.model.size.height - top - 50)
  }
}
