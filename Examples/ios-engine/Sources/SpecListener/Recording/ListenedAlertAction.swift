#if DEBUG && canImport(UIKit)
public import UIKit

/// A button of an alert that can be pressed from code.
///
/// UIKit keeps the function of a button to itself, so this class remembers it.
@MainActor
public final class ListenedAlertAction: UIAlertAction {
  private(set) var run: (@MainActor @Sendable (UIAlertAction) -> Void)?

  /// Makes a button like `UIAlertAction(title:style:handler:)`.
  public static func make(
    title: String?, style: UIAlertAction.Style,
    handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil
  ) -> UIAlertAction {
    let run = handler ?? { _ in }
    let action = ListenedAlertAction(title: title, style: style) { run($0) }
    action.run = run
    return action
  }
}
#endif
