import SpecDrivers
package import SpecRunner

/// Records which app each scenario opens, and which of its faults could change anything there, so
/// that analyses can select scenarios.
package enum OpenedApps {
  /// Hooks around each scenario; add them after all other libraries, so that the last runs first.
  package static let library = StepLibrary("opened apps") {
    Before(name: "the faults of the app are followed") { world in
      guard world[LaunchFaultsKey.self]?.isEmpty == true else { return }
      await (try? world.session.driver as? any FaultFollowingDriver)?.followFaults()
    }
    After(name: "the opened app is recorded") { world in
      guard let session = try? world.session, session.isLaunched else { return }
      world.attach(session.options.app, mediaType: Attachment.appType)
      guard let driver = session.driver as? any FaultFollowingDriver,
        let faults = await driver.reachedFaults()
      else { return }
      world.attach(faults.joined(separator: "\n"), mediaType: Attachment.reachedFaultsType)
    }
  }
}
