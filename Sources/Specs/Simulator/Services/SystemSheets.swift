import SpecDrivers

/// System sheets for apps: sharing a text, picking a photo.
package struct SystemSheets {
  private let memory: DeviceStorage
  private let dialogs: Dialogs

  init(memory: DeviceStorage, dialogs: Dialogs) {
    self.memory = memory
    self.dialogs = dialogs
  }

  /// Shares a text with other apps.
  package func share(_ text: String) {
    dialogs.present(
      Dialogs.Dialog(
        .sheet, title: "Share", message: text, answers: [("Copy", {}), ("Close", {})],
        onDismiss: {}))
  }

  /// Lets the user pick a photo; requires no permission, because the app sees no other photos.
  ///
  /// - Parameter completion: Receives the name of the photo, or nil if none was picked. Capture the
  ///   screen weakly.
  package func pickPhoto(completion: @escaping (String?) -> Void) {
    let photos = memory.photos.map { photo in (title: photo, action: { completion(photo) }) }
    dialogs.present(
      Dialogs.Dialog(
        .sheet, title: "Photos", answers: photos + [("Cancel", { completion(nil) })],
        onDismiss: { completion(nil) }))
  }
}
