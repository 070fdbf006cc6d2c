#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Leaves a screen with the controls of the system: the back button, a sheet that is pulled down.
@MainActor
struct Leaving {
  let screen: ReadScreen

  func back() throws(DriverError) {
    let name = screen.screen.name
    guard let navigation = screen.front.navigation, navigation.viewControllers.count > 1 else {
      throw impossible("go back", "\"\(name)\" is the first screen")
    }
    guard !navigation.isNavigationBarHidden else {
      throw impossible(
        "go back", "without a navigation bar there is no back button and no swipe from the edge")
    }
    guard navigation.topViewController?.navigationItem.hidesBackButton == false else {
      throw impossible("go back", "\"\(name)\" hides the back button")
    }
    navigation.popViewController(animated: true)
  }

  /// Pulls a sheet down; the delegate of its presentation is asked and told as by UIKit.
  func dismiss() throws(DriverError) {
    guard let sheet = screen.front.whole, sheet.presentingViewController != nil else {
      throw impossible("pull the sheet down", "no sheet is presented")
    }
    if [.fullScreen, .overFullScreen].contains(sheet.modalPresentationStyle) {
      throw impossible("pull the sheet down", "\"\(screen.screen.name)\" covers the whole screen")
    }
    let presentation = sheet.presentationController
    let delegate = presentation?.delegate
    if let presentation {
      let mayGo = delegate?.presentationControllerShouldDismiss?(presentation) ?? true
      guard !sheet.isModalInPresentation, mayGo else {
        delegate?.presentationControllerDidAttemptToDismiss?(presentation)
        throw impossible("pull the sheet down", "the app does not allow it")
      }
      delegate?.presentationControllerWillDismiss?(presentation)
    }
    sheet.dismiss(animated: true) {
      if let presentation { delegate?.presentationControllerDidDismiss?(presentation) }
    }
  }

  private func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen.screen)
  }
}
#endif
