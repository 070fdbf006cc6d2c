import SpecDrivers
package import SpecRunner
import SpecText

/// Records screens as attachments of the steps that led to them.
package enum ScreenRecorder {
  /// Records the screens of failed steps, from observations that the steps made, and the page of a
  /// browser at the failure, unless the step has used up its time: a step that is abandoned loses
  /// its own failure.
  package static let ofFailures = StepRecorder(failed: recordFailure) { world, status in
    guard status == .failed, world.timeLeft.map({ $0 > .seconds(1) }) ?? true,
      let session = world[AppSessionKey.self], session.isLaunched
    else { return }
    await recordPage(of: session, in: world)
  }

  /// Records a screen for every step of a scenario with an app, with the page of a browser and its
  /// picture.
  package static let ofAllSteps = StepRecorder(failed: recordFailure) { world, status in
    guard let session = world[AppSessionKey.self], session.isLaunched else { return }
    // The step has already reported an error of the driver.
    let scene = try? await session.look()
    if status != .failed, let scene {
      attach(
        RecordedScreen(scene.observation, .step, after: session.unrecordedEvents()), to: world)
    }
    await recordPage(of: session, in: world)
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

  /// Attaches the page unless the last one of the scenario was the same.
  private static func recordPage(of session: AppSession, in world: World) async {
    guard let browser = session.driver as? any PageDriver else { return }
    var page: String
    do throws(DriverError) {
      guard let read = try await browser.page() else { return }
      page = read
    } catch { page = notRecorded("it could not be read") }
    var pages = world[PagesKey.self]
    if pages.last?.isSame(as: page) == true { return }
    pages.last = page
    pages.size += page.utf8.count
    defer { world[PagesKey.self] = pages }
    if pages.size > mostOfPages {
      if pages.isFull { return }
      pages.isFull = true
      page = notRecorded("the pages of the scenario have more than \(mostOfPages >> 20) MiB")
    }
    world.attach(page, mediaType: Attachment.pageType)
  }

  /// The bytes of the pages of a scenario.
  private static let mostOfPages = 8 << 20

  private static func notRecorded(_ why: String) -> String {
    "<!doctype html>\n<title>Not recorded</title>\n<p>This page is not recorded: \(why).</p>\n"
  }

  /// The pages that a scenario has recorded: the last one, and the bytes of all.
  private enum PagesKey: WorldKey {
    static var initial: (last: String?, size: Int, isFull: Bool) { (nil, 0, false) }
  }

  private static func attach(_ screen: RecordedScreen, to world: World) {
    guard case .text(let json) = screen.body else { return }
    world.attach(json, mediaType: RecordedScreen.mediaType)
  }
}
