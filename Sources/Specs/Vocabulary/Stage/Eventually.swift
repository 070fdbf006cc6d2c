import SpecDrivers
import SpecRunner

/// The only code that waits: looks again until a comparison holds, or patience ends.
///
/// It looks once where looking again could tell nothing new: when the engine knows that the app
/// has settled, and when time is virtual, since a check must not move the clock it may be about.
/// Otherwise it lets the engine wait between looks.
struct Eventually {
  private let stage: Stage
  /// How long it lets pass between two looks at first; the pauses grow.
  private let interval: Milliseconds

  init(_ stage: Stage, interval: Milliseconds = 20) {
    self.stage = stage
    self.interval = interval
  }

  /// Looks until the comparison holds, and returns the scene it held for.
  ///
  /// - Throws: `Refusal` with the last failure and its screen; `Skip` at once if the engine
  ///   cannot tell what is compared; `DriverError` if it cannot be asked.
  func look(until holds: (inout Scene) throws -> Void) async throws -> Scene {
    var waited = 0
    var pause = interval
    while true {
      var scene = try await stage.look()
      do {
        try holds(&scene)
        return scene
      } catch var failure as StepFailure {
        guard mayChange(scene) else { throw Refusal(failure: failure, screen: scene.screen) }
        guard waited < stage.patience else {
          if waited > 0 { failure.notes.append("looked again for \(waited) ms") }
          throw Refusal(failure: failure, screen: scene.screen)
        }
      }
      try await stage.pause(pause)
      waited += pause
      pause = min(pause * 2, 250)
    }
  }

  private func mayChange(_ scene: Scene) -> Bool {
    if scene.observation.settled.value == true { return false }
    if case .exact = stage.driver.capabilities[.clock] { return false }
    return true
  }
}

/// A comparison that does not hold, and the screen it was made on.
struct Refusal: Error {
  var failure: StepFailure
  var screen: Screen
}
