import SpecDrivers
import SpecListener
import UIKit

/// The second screen of the log-in: the e-mail address, with a title that floats in.
final class EmailViewController: KeyboardViewController {
  private static let wording = "Your email address"
  private let prev = UIButton()
  private let field = UITextField()
  private let floatingTitle = Title()
  private let placeholder = UILabel()
  private let handedOver: CGFloat

  /// The title, which is lowered while it is hidden.
  final class Title: UILabel, DescribedView {
    var specLabel: String? { "floating title" }
    var specProperties: Properties { [.offset: .known(.number(alpha > 0 ? 0 : -20))] }
  }

  init(room: CGFloat) {
    handedOver = room
    super.init(nibName: nil, bundle: nil)
    container.room = room
  }

  override var specName: String { "email" }
  override func room(for height: CGFloat) -> CGFloat { handedOver }

  override func viewDidLoad() {
    super.viewDidLoad()
    prev.setTitle("Prev", for: .normal)
    prev.accessibilityIdentifier = "prev"
    prev.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      }, for: .touchUpInside)
    floatingTitle.text = Self.wording
    floatingTitle.accessibilityIdentifier = "floating-title"
    floatingTitle.alpha = 0
    field.accessibilityIdentifier = "email"
    field.accessibilityLabel = Self.wording
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.addAction(UIAction { [weak self] _ in self?.editingChanged() }, for: .editingChanged)
    placeholder.text = Self.wording
    placeholder.accessibilityLabel = "placeholder"
    placeholder.accessibilityIdentifier = "placeholder"
    for child in [prev, container, floatingTitle, field, placeholder] { view.addSubview(child) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    field.becomeFirstResponder()
  }

  private func editingChanged() {
    placeholder.alpha = field.hasText ? 0 : 1
    floatingTitle.alpha = field.hasText ? 1 : 0
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = placeContainer()
    let y = area.minY + (area.height - 40) / 2
    prev.frame = CGRect(x: 20, y: 54, width: 60, height: 40)
    field.frame = CGRect(x: 20, y: y, width: area.width - 40, height: 40)
    floatingTitle.frame = CGRect(x: 20, y: y - 20, width: Self.width(Self.wording, 12), height: 20)
    placeholder.frame = CGRect(x: 20, y: y, width: Self.width(Self.wording), height: 40)
  }
}
