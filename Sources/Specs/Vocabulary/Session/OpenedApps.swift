import SpecDrivers
package import SpecRunner

/// Tells of each scenario which app it opened, for whoever sets scenarios against an app's faults.
package enum OpenedApps {
  /// A hook after each scenario; to stand behind all other libraries, so that it runs first.
  package static let library = StepLibrary("opened apps") {
    After(name: "the opened app is recorded") { world in
      guard let session = try? world.session, session.isLaunched else { return }
      world.attach(session.options.app, mediaType: Attachment.appType)
    }
  }
}
