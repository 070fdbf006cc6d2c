import SpecDrivers
package import SpecRunner
import SpecText

/// Attaches the events and the resulting screen to every step.
///
/// A tool adds the library if a trace is requested. Observing has no effect on the app or on later
/// steps.
package enum Trace {
  /// The hook after each step.
  package static let library = StepLibrary("trace") {
    AfterStep(name: "record the screen") { world in
      guard let session = world[AppSessionKey.self], session.isLaunched else { return }
      do throws(DriverError) {
        let scene = try await session.look()
        let seen = world[SeenKey.self]
        let events = scene.log.filter { $0.number > seen }
        world[SeenKey.self] = scene.log.last?.number ?? 0
        if !events.isEmpty {
          world.attach(text(of: events), mediaType: Attachment.traceEventsType)
        }
        world.attach(ScreenText(scene.screen).text, mediaType: Attachment.traceScreenType)
      } catch {
        // The step has already reported the error; the trace only records that it ends here.
        world.attach("the screen cannot be read\n", mediaType: Attachment.traceScreenType)
      }
    }
  }

  /// The number of the last traced event; a launch restarts the log.
  private enum SeenKey: WorldKey {
    static var initial: EventMark { 0 }
  }

  private static func text(of events: [Event]) -> String {
    let times = events.map { $0.time.map { "\($0.wholeMilliseconds) ms" } ?? "" }
    let width = times.map(\.utf8.count).max() ?? 0
    return zip(times, events).map { time, event in
      String(repeating: " ", count: width - time.utf8.count) + time + (width > 0 ? "  " : "")
        + EventText.line(event) + "\n"
    }.joined()
  }
}
