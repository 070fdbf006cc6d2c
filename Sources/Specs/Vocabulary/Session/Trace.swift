import SpecDrivers
package import SpecRunner
import SpecText

/// Attaches to every step what happened in it and the screen it left, for who wants to follow.
///
/// A tool adds the library where a trace is asked for; without it nobody looks. Looking changes
/// nothing: the next step would see the same.
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
        // The step has said what is wrong with the app; the trace only says that it ends here.
        world.attach("the screen cannot be read\n", mediaType: Attachment.traceScreenType)
      }
    }
  }

  /// The number of the last event that was traced; a launch begins the log anew.
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
