#if DEBUG && canImport(UIKit)
import SpecDrivers
public import UIKit

/// A view controller that records the calls of its life, and when it is presented and dismissed.
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
    if outermost.isBeingPresented { recordPresentation(animated) }
    record("viewWillAppear")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear")
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if outermost.isBeingDismissed {
      SpecListener.record(
        .dismiss, ScreenName.name(of: self), ["animated": .flag(animated)])
    }
    record("viewWillDisappear")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear")
  }

  /// What is presented with this screen: its stack, if it has one.
  private var outermost: UIViewController { navigationController ?? self }

  private func recordPresentation(_ animated: Bool) {
    let below = FrontController.innermost(outermost.presentingViewController)
    SpecListener.record(
      .present, ScreenName.name(of: self),
      ["over": .text(ScreenName.name(of: below)), "animated": .flag(animated)])
  }

  private func record(_ call: String) {
    SpecListener.record(.lifeCycle, ScreenName.name(of: self), ["call": .text(call)])
  }
}
#endif
