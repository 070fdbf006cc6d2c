#if DEBUG && canImport(UIKit)
import SpecDrivers
public import UIKit

/// A view controller that records the calls of its life and what it presents.
@MainActor
open class ListenedViewController: UIViewController {
  deinit {
    SpecListener.record(
      .lifeCycle, ScreenName.name(of: type(of: self)), ["call": .text("deinit")])
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad")
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear")
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear")
  }

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    // An alert is part of the screen that presents it.
    if !(viewControllerToPresent is UIAlertController) {
      SpecListener.record(
        .present, ScreenName.name(of: viewControllerToPresent),
        ["over": .text(ScreenName.name(of: self)), "animated": .flag(flag)])
    }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    // UIKit hands the call on to the presenting controller, if this one presents nothing.
    let leaving = presentedViewController ?? (presentingViewController == nil ? nil : self)
    if let leaving, !(leaving is UIAlertController) {
      SpecListener.record(.dismiss, ScreenName.name(of: leaving), ["animated": .flag(flag)])
    }
    super.dismiss(animated: flag, completion: completion)
  }

  private func record(_ call: String) {
    SpecListener.record(.lifeCycle, ScreenName.name(of: self), ["call": .text(call)])
  }
}
#endif
