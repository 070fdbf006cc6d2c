import SpecDrivers
import SpecListener
import UIKit

/// A screen whose container follows the keyboard.
class KeyboardViewController: ListenedViewController {
  let container = Container()
  private var tokens: [any NSObjectProtocol] = []

  /// The area between the header and the keyboard; it reports how much room it makes.
  final class Container: UIView, DescribedView {
    var room: CGFloat = 0
    var specLabel: String? { "container" }
    var specProperties: Properties { [.offset: .known(.number(Double(room)))] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.accessibilityIdentifier = "container"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    tokens = [
      (UIResponder.keyboardWillShowNotification, "keyboardWillShow"),
      (UIResponder.keyboardWillHideNotification, "keyboardWillHide"),
    ].map { name, word in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
        let frame = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.follow(word, frame) }
      }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  /// Called when the container has made room.
  func keyboardHasShown() {}

  /// How high a keyboard is for this screen.
  func room(for height: CGFloat) -> CGFloat { height }

  private func follow(_ notice: String, _ frame: CGRect?) {
    SpecListener.record(.reaction, specName, ["notice": .text(notice)])
    if notice == "keyboardWillHide" {
      container.room = 0
    } else if let frame {
      container.room = room(for: view.bounds.height - frame.minY)
      keyboardHasShown()
    }
    view.layoutIfNeeded()
  }

  var specName: String { "" }

  /// Places the container; returns its frame.
  func placeContainer() -> CGRect {
    let size = view.bounds.size
    container.frame = CGRect(
      x: 0, y: 104, width: size.width, height: size.height - 34 - 104 - container.room)
    return container.frame
  }

  /// Half the size of the font for each character, so that widths can be computed by heart.
  static func width(_ text: String, _ size: CGFloat = 16) -> CGFloat {
    CGFloat(text.count) * size / 2
  }
}
