import SpecDrivers
import SpecSimulator

/// One thing to fill in: its caption, the field, and the words below it, which belong together.
///
/// The text that rules judge is a copy that the field's own change brings up to date.
final class FormField {
  /// How the border is drawn.
  enum Mark: Hashable {
    case none, typing, good, bad

    var color: Color {
      switch self {
      case .none: Color(red: 0, green: 0, blue: 0, alpha: 0)
      case .typing: Color(red: 0, green: 0, blue: 0)
      case .good: Color(red: 0, green: 166, blue: 3)
      case .bad: Color(red: 255, green: 0, blue: 0)
      }
    }
  }

  /// How high caption, field and words are together, in points.
  static let height = 90.0

  let caption: Label
  let input: TextField
  let message: Label
  /// What is judged: the field's text as of its last change.
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

  /// Brings the text up to date with the field, or with what it held before the last change.
  func takeText(late: Bool = false) {
    text = late ? textBefore : input.text
    textBefore = input.text
  }

  /// Shows what a rule says, in the way another one says.
  func show(_ judgement: ValidationResult, _ feedback: SignUpRules.Feedback = .init()) {
    if judgement.isGood {
      draw(feedback.good, feedback.takesBack ? judgement.words : message.text)
    } else {
      draw(feedback.bad, feedback.explains ? judgement.words : "")
    }
  }

  /// Shows that something is being typed, and nothing is judged yet.
  func showTyping() {
    draw(.typing, "")
  }

  /// Shows nothing but the field.
  func showNothing() {
    draw(.none, "")
  }

  /// Empties the field as code does, without a word to anybody.
  func clear() {
    input.text = ""
    takeText()
  }

  private func draw(_ mark: Mark, _ words: String) {
    self.mark = mark
    input.borderColor = mark.color
    message.color = mark.color
    message.text = words
  }

  /// Puts the three below each other, in points from the top of the content.
  func place(at y: Double, in area: ScrollView) {
    let width = area.frame.width - 40
    area.placeContent(caption, x: 20, y: y, width: width, height: 20)
    area.placeContent(input, x: 20, y: y + 22, width: width, height: 40)
    area.placeContent(message, x: 20, y: y + 64, width: width, height: 18)
  }
}
