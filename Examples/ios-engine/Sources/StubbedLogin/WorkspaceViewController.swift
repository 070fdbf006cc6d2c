import SpecDrivers
import SpecListener
import UIKit

/// The first screen of the log-in: the address of the workspace.
final class WorkspaceViewController: KeyboardViewController, UITextFieldDelegate {
  private let nextButton = UIButton()
  private let field = UITextField()
  private let heading = UILabel()
  private let placeholder = Hint()
  private let hint = UILabel()
  private var hadFocus = false

  /// The text that slides behind what is typed.
  final class Hint: UILabel, DescribedView {
    var shift: CGFloat = 0
    var specLabel: String? { "placeholder" }
    var specProperties: Properties { [.offset: .known(.number(Double(shift)))] }
  }

  init(returnKey: UIReturnKeyType) {
    super.init(nibName: nil, bundle: nil)
    field.returnKeyType = returnKey
  }

  override var specName: String { "workspace" }

  override func viewDidLoad() {
    super.viewDidLoad()
    nextButton.setTitle("Next", for: .normal)
    nextButton.accessibilityIdentifier = "next"
    nextButton.isEnabled = false
    nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    field.accessibilityIdentifier = "workspace-url"
    field.accessibilityLabel = "Workspace URL"
    field.keyboardType = .URL
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.delegate = self
    heading.text = "Your Slack workspace URL"
    heading.accessibilityIdentifier = "title"
    placeholder.text = "workspace-url.slack.com"
    placeholder.accessibilityIdentifier = "placeholder"
    hint.text = "Don't know your workspace URL?"
    hint.accessibilityIdentifier = "hint"
    for child in [nextButton, container, heading, field, placeholder, hint] {
      view.addSubview(child)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    field.becomeFirstResponder()
  }

  override func keyboardHasShown() { UIView.setAnimationsEnabled(true) }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if !hadFocus { UIView.setAnimationsEnabled(false) }
    hadFocus = true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let isPermitted = string.unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .lowercaseLetter || ("0"..."9").contains($0) || $0 == "-"
    }
    guard isPermitted else { return false }
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    placeholder.shift = Self.width(text)
    placeholder.text = text.isEmpty ? "workspace-url.slack.com" : ".slack.com"
    nextButton.isEnabled = !text.isEmpty
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    goOn()
    return true
  }

  private func goOn() {
    guard field.hasText else { return }
    let email = EmailViewController(room: container.room)
    navigationController?.pushViewController(email, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = placeContainer()
    let y = area.minY + (area.height - 40) / 2
    nextButton.frame = CGRect(x: area.width - 80, y: 54, width: 60, height: 40)
    field.frame = CGRect(x: 20, y: y, width: area.width - 40, height: 40)
    heading.frame = CGRect(x: 20, y: y - 20, width: Self.width(heading.text ?? "", 12), height: 20)
    placeholder.frame = CGRect(
      x: 20 + placeholder.shift, y: y, width: Self.width("workspace-url.slack.com"), height: 40)
    hint.frame = CGRect(x: 20, y: area.maxY - 40, width: area.width - 40, height: 20)
  }
}
