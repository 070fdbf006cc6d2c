import SpecDrivers

/// Sheets the system lends to apps: sharing a text, picking a photo from the library.
package struct SystemSheets {
  private let memory: DeviceStorage
  private let dialogs: Dialogs

  init(memory: DeviceStorage, dialogs: Dialogs) {
    self.memory = memory
    self.dialogs = dialogs
  }

  /// Offers a text to other apps; what they do with it is not the app's business.
  package func share(_ text: String) {
    dialogs.present(
      Dialogs.Dialog(
        .sheet, title: "Share", message: text, answers: [("Copy", {}), ("Close", {})],
        onDismiss: {}))
  }

  /// Lets the person pick one photo of the library; needs no permission, as the app sees no other.
  ///
  /// - Parameter completion: gets the photo's name, or nil if none was picked. Hold the screen
  ///   weakly in it.
  package func pickPhoto(completion: @escaping (String?) -> Void) {
    let photos = memory.photos.map { photo in (title: photo, action: { completion(photo) }) }
    dialogs.present(
      Dialogs.Dialog(
        .sheet, title: "Photos", answers: photos + [("Cancel", { completion(nil) })],
        onDismiss: { completion(nil) }))
  }
}
