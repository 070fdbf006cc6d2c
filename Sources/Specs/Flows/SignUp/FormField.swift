import SpecDrivers
import SpecSimulator

/// A form field: caption, input and message.
///
/// The validated text is a copy, updated when the input changes.
final class FormField {
  /// The state shown by the border.
  enum Mark: Hashable {
    case none, typing, valid, invalid

    var color: Color {
      switch self {
      case .none: Color(red: 0, green: 0, blue: 0, alpha: 0)
      case .typing: Color(red: 0, green: 0, blue: 0)
      case .valid: Color(red: 0, green: 166, blue: 3)
      case .invalid: Color(red: 255, green: 0, blue: 0)
      }
    }
  }

  /// The height of caption, input and message, in points.
  static let height = 90.0

  let caption: Label
  let input: TextField
  let message: Label
  /// The validated text: that of the input at its last change.
  private(set) var text = ""
  private(set) var mark = Mark.none

  private var textBefore = ""

  init(id: String, _ name: String, traits: TextTraits, placeholder: String? = nil) {
    caption = Label(
      id: id + "-caption", label: name + " caption", text: name,
      font: Font(size: 14, isBold: true))
    input = TextField(id: id, label: name, traits: traits, placeholder: placeholder)
    message = Label(
      id: id + "-message", label: name + " message", text: "", font: Font(size: 12))
    input.borderColor = mark.color
  }

  var views: [View] { [caption, input, message] }

  /// Updates the text from the input, or from its content before the last change.
  func updateText(late: Bool = false) {
    text = late ? textBefore : input.text
    textBefore = input.text
  }

  /// Shows a validation result, in the way that the feedback rule defines.
  func show(_ validation: ValidationResult, _ feedback: SignUpRules.Feedback = .init()) {
    if validation.isValid {
      draw(feedback.valid, feedback.clearsMessage ? validation.message : message.text)
    } else {
      draw(feedback.invalid, feedback.explains ? validation.message : "")
    }
  }

  /// Shows the neutral state while typing, before validation.
  func showTyping() {
    draw(.typing, "")
  }

  /// Shows the field without state and message.
  func showNothing() {
    draw(.none, "")
  }

  /// Clears the field in code, which makes no calls.
  func clear() {
    input.text = ""
    updateText()
  }

  private func draw(_ mark: Mark, _ text: String) {
    self.mark = mark
    input.borderColor = mark.color
    message.color = mark.color
    message.text = text
  }

  /// Positions the three views below each other, in points from the top of the content.
  func place(at y: Double, in area: ScrollView) {
    let width = area.frame.width - 40
    area.placeContent(caption, x: 20, y: y, width: width, height: 20)
    area.placeContent(input, x: 20, y: y + 22, width: width, height: 40)
    area.placeContent(message, x: 20, y: y + 64, width: width, height: 18)
  }
}
