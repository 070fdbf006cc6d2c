import SpecDrivers
import SpecSimulator

/// The birth date: a button that shows it, and a wheel of days that comes up to choose it.
///
/// Turning the wheel alone chooses nothing; the button below it does.
final class BirthDateInput {
  let caption = Label(id: "birth-date-caption", label: "생년월일 caption", text: "생년월일")
  let button = Button(id: "birth-date", label: "생년월일")
  let message = Label(
    id: "birth-date-message", label: "생년월일 message", text: "", font: Font(size: 12))
  let picker: DatePicker
  let select = Button(id: "select", label: "선택")
  let cancel = Button(id: "cancel", label: "취소")

  /// Told when a date was chosen; hold the screen weakly in it.
  var onChange: () -> Void = {}
  /// Whether the chosen date passes.
  private(set) var isGood = false

  /// The rules of the visit under way.
  var rules: SignUpRules
  private let today: CalendarDate
  private weak var screen: ViewController?

  /// The wheel ends at the oldest age there may be and at today.
  init(today: CalendarDate, _ rules: SignUpRules) {
    self.today = today
    self.rules = rules
    picker = DatePicker(
      id: "picker", label: "picker", from: today.moved(years: -rules.pickerYears), to: today,
      showing: today)
    button.text = ""
    button.action = { [weak self] in self?.open() }
    select.action = { [weak self] in self?.close(by: .select) }
    cancel.action = { [weak self] in self?.close(by: .cancel) }
    picker.onChange = { [weak self] in self?.choose(by: .turning) }
  }

  func add(to screen: FormScreen) {
    self.screen = screen
    screen.add(caption, button, message)
    screen.area.hold([caption, button, message])
  }

  /// Puts the wheel over the lower part of the screen, where the keyboard would be.
  private func open() {
    guard let screen, picker.screen == nil, rules.working.contains(.birthDate) else { return }
    screen.device.focus.resign()
    screen.add(picker, select, cancel)
    screen.setNeedsLayout()
  }

  private func close(by choice: SignUpRules.DateChoice) {
    choose(by: choice)
    screen?.remove([picker, select, cancel])
  }

  private func choose(by choice: SignUpRules.DateChoice) {
    if rules.datesAreChosenBy.contains(choice) { show() }
  }

  private func show() {
    button.text = picker.date.description
    let judgement = rules.birthDate.judge(picker.date, on: today)
    isGood = judgement.isGood
    button.borderColor = (isGood ? FormField.Mark.good : .bad).color
    message.color = (isGood ? FormField.Mark.good : .bad).color
    message.text = judgement.words
    onChange()
  }

  func place(at y: Double, in area: ScrollView) {
    let width = area.frame.width - 40
    area.placeContent(caption, x: 20, y: y, width: width, height: 20)
    area.placeContent(button, x: 20, y: y + 22, width: width, height: 40)
    area.placeContent(message, x: 20, y: y + 64, width: width, height: 18)
  }

  func placePicker(on model: DeviceModel) {
    let (width, bottom) = (model.size.width, model.size.height - model.safeBottom)
    picker.place(x: 0, y: bottom - 210, width: width, height: 160)
    cancel.place(x: 10, y: bottom - 45, width: 70, height: 40)
    select.place(x: width - 80, y: bottom - 45, width: 70, height: 40)
  }
}
