import SpecDrivers
import SpecSimulator

/// A screen with fields to fill in: return leads from one to the next, the keyboard covers none.
class FormScreen: RuledScreen<SignUpRules>, TextFieldDelegate {
  let title: Label
  let area = ScrollView(id: "content", label: "content")
  /// In the order return goes through them.
  private(set) var fields: [FormField] = []

  private var subscriptions: [NotificationCenter.Token] = []

  init(name: String, title: String, on device: Device, _ book: RuleBook<SignUpRules>) {
    self.title = Label(
      id: "title", label: "title", text: title, font: Font(size: 18, isBold: true))
    super.init(name: name, on: device, book)
  }

  // MARK: For a screen to say

  /// A field was entered.
  func began(_ field: FormField) {}
  /// A person has changed a field, and its text is up to date.
  func changed(_ field: FormField) {}
  /// A field was left.
  func ended(_ field: FormField) {}
  /// Return was pressed on the last field.
  func finished() {
    device.focus.resign()
  }

  /// Puts fields on the screen, in their order.
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

  /// The field that a change came from is the only one that hears of it.
  func report(_ field: FormField) {
    field.takeText(late: !rules.judgesCurrentText)
    changed(field)
  }

  /// The field behind another one, or the first.
  func field(after field: FormField?) -> FormField? {
    guard let field else { return fields.first }
    guard let place = fields.firstIndex(where: { $0 === field }) else { return nil }
    return fields.dropFirst(place + 1).first
  }

  // MARK: Its life

  /// A screen below others must not act on their keyboards.
  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    area.bottomInset = device.keyboard.shown?.height ?? 0
    subscriptions = [
      device.notices.subscribe(to: .keyboardWillShow, self) { [weak self] notice in
        if let height = notice.height { self?.makeRoom(for: height) }
      },
      device.notices.subscribe(to: .keyboardWillHide, self) { [weak self] _ in
        if self?.rules.roomReturns ?? false { self?.makeRoom(for: 0) }
      },
    ]
  }

  override func viewWillDisappear(animated: Bool) {
    for token in subscriptions { device.notices.unsubscribe(token) }
    subscriptions = []
  }

  // MARK: The keyboard

  private func makeRoom(for height: Double) {
    if rules.fieldComesIntoSight == .never { return }
    device.animations.animate(duration: SoftwareKeyboard.duration) {
      area.bottomInset = height
      scrollToFocus()
      layoutIfNeeded()
    }
  }

  /// The keyboard says nothing when the focus goes from field to field, so this is done for each.
  private func scrollToFocus() {
    guard let field = fields.first(where: { $0.input === device.focus.field }) else { return }
    area.show(from: field.caption, to: field.message)
  }

  func didBeginEditing(_ input: TextField) {
    guard let field = fields.first(where: { $0.input === input }) else { return }
    began(field)
    guard rules.fieldComesIntoSight == .always else { return }
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
      if rules.movesOnBy.contains(.returnKey) { device.focus.become(next.input) }
    } else {
      finished()
    }
    return true
  }

  func shouldChange(_ input: TextField, in range: TextRange, to replacement: String) -> Bool {
    true
  }

  // MARK: Where things are

  /// Places title, area and the two buttons of the bar.
  func placeBar(_ back: Button?, _ forward: Button) {
    let (width, top) = (device.model.size.width, device.model.safeTop)
    title.place(x: 90, y: top + 5, width: width - 180, height: 40)
    back?.place(x: 10, y: top + 5, width: 70, height: 40)
    forward.place(x: width - 80, y: top + 5, width: 70, height: 40)
    area.place(
      x: 0, y: top + 50, width: width, height: device.model.size.height - top - 50)
  }
}
