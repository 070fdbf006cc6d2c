import SpecDrivers
import SpecRunner
import SpecTestKit
import Synchronization
import Testing

@testable import SpecPictures
@testable import SpecVocabulary

/// Steps that compare pictures.
struct PictureStepsTests {
  /// A white screen of 414 × 896 points at a pixel a point, with black squares.
  private static func picture(
    _ squares: [(x: Int, y: Int, size: Int)] = [], width: Int = 414
  ) -> [UInt8] {
    PNGWriter.write(width: width, height: 896) { x, y in
      let isBlack = squares.contains {
        ($0.x..<$0.x + $0.size).contains(x) && ($0.y..<$0.y + $0.size).contains(y)
      }
      return isBlack ? 0x0000_00FF : 0xFFFF_FFFF
    }
  }

  private static let white = picture()

  private static let path = "specs/snapshots/shop/form.fake-414x896.png"
  private static let step = #"Then the screen looks like "form""#

  private static func run(
    _ update: SnapshotFiles.Update, _ steps: [String], files: [String: [UInt8]] = [:],
    pictures: [[UInt8]], screen: Screen = .sample, settled: Observed<Bool> = .known(true)
  ) async throws -> (endings: [String], files: [String: [UInt8]], attached: [String]) {
    let stored = Mutex(files)
    let snapshots = SnapshotFiles(
      update, read: { path in stored.withLock { $0[path] } },
      write: { path, bytes, text throws(StepFailure) in
        if text.contains("4711") { throw StepFailure("a secret") }
        stored.withLock { $0[path] = bytes }
      })
    let driver = FakeDriver(
      [Observation(screen: screen, settled: settled)],
      capabilities: .everything.without(.clock, "time is real"), pictures: pictures)
    let registry = try StepRegistry(
      Vocabulary.libraries(
        on: PictureEngine(driver: driver), launching: LaunchOptions(app: "app"),
        patience: .seconds(30), checks: CheckSettings(snapshots: snapshots)))
    let text = "Feature: f\nScenario: s\nGiven the app is open\n" + steps.joined(separator: "\n")
    let suite = Suite(sources: [Source(uri: "specs/shop.feature", text: text)])
    var endings: [String] = []
    var attached: [String] = []
    await SpecRun(Planner(registry).plan(suite)).run { envelope in
      if case .attachment(let attachment) = envelope, let name = attachment.fileName {
        attached.append(name)
      }
      guard case .testStepFinished(let finished) = envelope else { return }
      let message = finished.result.failure?.message.map { ": " + $0 } ?? ""
      endings.append(finished.result.status.rawValue.lowercased() + message)
    }
    return (Array(endings.dropFirst(2).dropLast()), stored.withLock { $0 }, attached)
  }

  private struct PictureEngine: Engine {
    let name = "fake"
    let driver: FakeDriver
    func makeDriver() -> any Driver { driver }
  }

  @Test func `a first picture is written, and never passes where nothing is written`() async throws
  {
    let plain = Self.picture()
    let first = try await Self.run(.missing, [Self.step, Self.step], pictures: [plain])
    #expect(first.endings == ["passed", "passed"])
    #expect(first.files == [Self.path: plain])
    let refused = try await Self.run(.none, [Self.step], pictures: [plain])
    #expect(
      refused.endings == [
        """
        failed: there is no picture "form" of this browser or device and size
          specs/snapshots/shop/form.fake-414x896.png does not exist
          write it: spec run specs/shop.feature:2 --update-snapshots missing
        """
      ])
  }

  @Test func `a difference fails with where it is, and a picture of it`() async throws {
    let (plain, other) = (Self.picture(), Self.picture([(100, 200, 10)]))
    let run = try await Self.run(.none, [Self.step], files: [Self.path: plain], pictures: [other])
    #expect(
      run.endings == [
        """
        failed: the screen does not look like the picture "form"
          100 of 370944 pixels differ (0.03 %), from 100, 200 to 110, 210
          difference.png shows them in red
          if this is right, update specs/snapshots/shop/form.fake-414x896.png:
          spec run specs/shop.feature:2 --update-snapshots changed
        """
      ])
    #expect(
      run.attached.filter { $0.hasSuffix(".png") } == [
        "expected.png", "actual.png", "difference.png", "screen.png",
      ])
    let changed = try await Self.run(
      .changed, [Self.step], files: [Self.path: plain], pictures: [other])
    #expect(changed.endings == ["passed"] && changed.files[Self.path] == other)
  }

  @Test func `a picture is waited for`() async throws {
    let (plain, other) = (Self.picture(), Self.picture([(1, 1, 5)]))
    let run = try await Self.run(
      .none, [Self.step], files: [Self.path: plain], pictures: [other, plain])
    #expect(run.endings == ["passed"])
  }

  /// Of the sample, "Next" is at 20, 560 and 80 × 44 large.
  @Test(arguments: [
    ("an element", [#"Then "Next" looks like "next""#], true),
    ("around it", [#"Then the screen looks like "form""#], false),
    ("without it", [#"Then the screen looks like "form" except:"#, "| Next |"], false),
    ("tolerated", ["Given pictures may differ in 0.1 % of their pixels", step], true),
    ("not tolerated", ["Given pictures may differ in 0.01 % of their pixels", step], false),
  ])
  func `only what is asked for is compared`(
    _ name: String, _ steps: [String], _ passes: Bool
  ) async throws {
    let before = try await Self.run(.missing, steps, pictures: [Self.picture()])
    let after = try await Self.run(
      .none, steps, files: before.files, pictures: [Self.picture([(300, 300, 15)])])
    #expect(after.endings.last?.hasPrefix("passed") == passes, "\(name): \(after.endings)")
  }

  @Test func `an excepted element may change, and is not in the file`() async throws {
    let steps = [#"Then the screen looks like "form" except:"#, "| Next |"]
    let first = try await Self.run(.missing, steps, pictures: [Self.picture([(30, 570, 9)])])
    let other = try await Self.run(
      .none, steps, files: first.files, pictures: [Self.picture([(50, 580, 9)])])
    #expect(other.endings == ["passed"])
    #expect(first.files[Self.path] != nil)
  }

  @Test func `what is excepted may change all the time`() async throws {
    let steps = [#"Then the screen looks like "form" except:"#, "| Next |"]
    let pictures = (0..<8).map { Self.picture([(30 + $0, 570, 9)]) }
    let first = try await Self.run(.missing, steps, pictures: pictures)
    #expect(first.endings == ["passed"])
  }

  @Test func `nothing passes in which nothing is compared`() async throws {
    let steps = [#"Then "Next" looks like "next" except:"#, "| Next |"]
    let first = try await Self.run(.missing, steps, pictures: [Self.picture()])
    let second = try await Self.run(.none, steps, files: first.files, pictures: [Self.white])
    #expect(
      second.endings == [
        """
        failed: nothing of "Next" is left to compare
          except fewer elements, in the table below the step
        """
      ])
  }

  @Test func `the blinking line in a field with the focus is not a difference`() async throws {
    let screen = Screen.sample.with { $0.focus = .known("name") }
    let caret = Self.picture([(22, 105, 2), (22, 107, 2), (22, 109, 2)])
    let run = try await Self.run(
      .none, [Self.step], files: [Self.path: Self.picture()], pictures: [caret], screen: screen)
    #expect(run.endings == ["passed"])
  }

  @Test(arguments: [
    ("not a picture", "it does not begin with the signature of PNG"),
    ("", "it does not begin with the signature of PNG"),
  ])
  func `a file that is no picture is named`(_ text: String, _ problem: String) async throws {
    let run = try await Self.run(
      .none, [Self.step], files: [Self.path: Array(text.utf8)], pictures: [Self.white])
    #expect(
      run.endings == [
        """
        failed: the picture "\(Self.path)" cannot be read: \(problem)
          restore the file, or remove it and write it again
        """
      ])
  }

  @Test func `another size is named`() async throws {
    let small = Self.picture(width: 400)
    let run = try await Self.run(
      .none, [Self.step], files: [Self.path: small], pictures: [Self.white])
    #expect(
      run.endings.first?.split(separator: "\n").dropFirst().first
        == "  it has 414 × 896 pixels, and the picture 400 × 896")
  }

  @Test func `a picture of a secret is not written`() async throws {
    let screen = Screen.sample.with { $0.elements[3].label = "PIN 4711" }
    let run = try await Self.run(
      .missing, [Self.step], pictures: [Self.white], screen: screen)
    #expect(run.endings == ["failed: a secret"] && run.files.isEmpty)
  }

  @Test(arguments: ["0", "100", "-1"])
  func `a tolerance is a part`(_ part: String) async throws {
    let run = try await Self.run(
      .missing, ["Given pictures may differ in \(part) % of their pixels", Self.step],
      pictures: [Self.white])
    #expect(run.endings.first?.hasPrefix("failed: ") == true, "\(run.endings)")
  }

  @Test func `without pictures, the scenario is skipped before its app is open`() async throws {
    let driver = FakeDriver(
      capabilities: .everything.without(.pictures, "a simulated screen has no pixels"))
    let play = try await Play(driver, "Given the app is open", Self.step)
    #expect(driver.ledger == ["close"], "\(play)")
  }
}
