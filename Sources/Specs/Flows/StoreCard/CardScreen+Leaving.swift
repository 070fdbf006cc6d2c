import SpecDrivers
import SpecSimulator

/// The ways from a shop to other apps: the map app, the App Store, and pages in the browser.
extension CardScreen {
  /// Opens the shop in the map app, or the map app in the App Store where it is missing.
  func goToNaver() {
    guard let detail else { return }
    let address = NaverLinks.place(detail.place, faults: faults)
    let isOld = device.systemVersion < 10
    if faults.contains(.notAskedFirst) { return open(address: address) }
    guard device.otherApps.canOpen(address) else {
      if faults.contains(.appStoreNever) || faults.contains(.appStoreForOldSystems) { return }
      return open(address: appStore)
    }
    open(address: isOld && faults.contains(.appStoreForOldSystems) ? appStore : address)
  }

  private var appStore: String {
    faults.contains(.appStoreOfAnotherApp)
      ? "http://itunes.apple.com/app/id311867729?mt=8" : NaverLinks.appStore
  }

  /// From system 10 on an address is opened with options, of which there are none.
  private func open(address: String) {
    let version = device.systemVersion
    let isNew = faults.contains(.optionsAfter10) ? version > 10 : version >= 10
    device.otherApps.open(
      address, options: isNew && !faults.contains(.optionsNever) ? .none : .unknown)
  }

  /// Opens one of the shop's pages, or says that there is none.
  func open(_ page: String) {
    guard let address = detail?.pages[page] else { return }
    if address == "NULL", !faults.contains(.missingPageOpened) {
      return device.dialogs.present(
        Dialogs.Dialog(
          .alert, title: "알림", message: "아쉽게도 해당 페이지가 없네요!ㅠㅠ",
          answers: [("확인", {})]))
    }
    open(address: address)
  }
}
