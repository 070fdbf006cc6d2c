import SpecDrivers
import SpecSimulator

/// The input of the birth date: a button that shows it, and a date picker.
///
/// Turning the wheel does not select a date; the button below it does.
final class BirthDateInput {
  let caption = Label(id: "birth-date-caption", label: "생년월일 caption", text: "생년월일")
  let button = Button(id: "birth-date", label: "생년월일")
  let message = Label(
    id: "birth-date-message", label: "생년월일 message", text: "", font: Font(size: 12))
  let picker: DatePicker
  let select = Button(id: "select", label: "선택")
  let cancel = Button(id: "cancel", label: "취소")

  /// Called when a date is selected; capture the screen weakly.
  var onChange: () -> Void = {}
  /// Whether the selected date is valid.
  private(set) var isValid = false

  /// The rules of the current visit.
  var rules: RulesInUse<SignUpRules>
  private let today: CalendarDate
  private weak var screen: ViewController?

  /// The date picker is limited to the maximum age and today.
  init(today: CalendarDate, _ rules: RulesInUse<SignUpRules>) {
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

  /// Shows the date picker over the lower part of the screen, where the keyboard would be.
  private func open() {
    guard let screen, picker.screen == nil, rules.enabledControls.contains(.birthDate) else {
      return
    }
    screen.device.focus.resign()
    screen.add(picker, select, cancel)
  }

  private func close(by choice: SignUpRules.DateSelectionTrigger) {
    choose(by: choice)
    closePicker()
  }

  /// Closes the date picker without selecting a date.
  func closePicker() {
    screen?.remove([picker, select, cancel])
  }

  private func choose(by choice: SignUpRules.DateSelectionTrigger) {
    if rules.dateSelectionTriggers.contains(choice) { show() }
  }

  private func show() {
    button.text = picker.date.description
    let validation = rules.birthDate.validate(picker.date, on: today)
    isValid = validation.isValid
    button.borderColor = (isValid ? FormField.Mark.valid : .invalid).color
    message.color = (isValid ? FormField.Mark.valid : .invalid).color
    message.text = validation.message
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
