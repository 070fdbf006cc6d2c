import SpecDrivers
package import SpecRunner

/// Records which app each scenario opens, so that analyses can select scenarios by app.
package enum OpenedApps {
  /// A hook after each scenario; add it after all other libraries, so that it runs first.
  package static let library = StepLibrary("opened apps") {
    After(name: "the opened app is recorded") { world in
      guard let session = try? world.session, session.isLaunched else { return }
      world.attach(session.options.app, mediaType: Attachment.appType)
    }
  }
}
