import SpecDrivers
package import SpecRunner

/// Records screens as attachments of the steps that led to them.
package enum ScreenRecorder {
  /// Records the screens of failed steps, from observations that the steps made.
  package static let ofFailures = StepRecorder(failed: recordFailure)

  /// Records a screen for every step of a scenario with an app, with the engine's picture of it.
  package static let ofAllSteps = StepRecorder(failed: recordFailure) { world, status in
    guard let session = world[AppSessionKey.self], session.isLaunched else { return }
    // The step has already reported an error of the driver.
    let scene = try? await session.look()
    if status != .failed, let scene {
      attach(
        RecordedScreen(scene.observation, .step, after: session.unrecordedEvents()), to: world)
    }
    if let picture = try? await session.driver.picture() {
      world.attach(bytes: picture, mediaType: "image/png", fileName: "screen.png")
    }
  }

  private static func recordFailure(in world: World) {
    guard let session = world[AppSessionKey.self], session.isLaunched else { return }
    let (before, latest, between) = session.seen()
    if let before { attach(RecordedScreen(before, .before, after: []), to: world) }
    if let latest { attach(RecordedScreen(latest, .after, after: between), to: world) }
    _ = session.unrecordedEvents()
  }

  private static func attach(_ screen: RecordedScreen, to world: World) {
    guard case .text(let json) = screen.body else { return }
    world.attach(json, mediaType: RecordedScreen.mediaType)
  }
}
