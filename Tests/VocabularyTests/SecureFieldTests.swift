import SpecDrivers
import Testing

/// Reports never show the text of a secure field, even if the engine knows it.
struct SecureFieldTests {
  /// The sample with a secure field whose text an engine reports.
  private static var driver: FakeDriver {
    FakeDriver(
      Screen.sample.with { screen in
        screen.elements[1].properties[.secure] = .known(true)
        screen.elements[1].properties[.text] = .known("hunter2")
      })
  }

  static let checks: [(step: String, ending: String)] = [
    (#"Then "Name" shows "hunter2""#, "passed"),
    (#"Then the text of "Name" is "hunter2""#, "passed"),
    (#"Then "Name" does not show "hunter3""#, "passed"),
    (
      #"Then "Name" shows "hunter3""#,
      """
      failed: what "Name" shows is not as expected
        expected: "hunter3"
          actual: "•••••••"
        reports do not show the text of a secure field
      """
    ),
    (
      #"Then the text of "Name" is "hunter3""#,
      """
      failed: the text of "Name" is not as expected
        expected: "hunter3"
          actual: "•••••••"
        reports do not show the text of a secure field
      """
    ),
    (
      #"Then "Name" contains "acme""#,
      """
      failed: what "Name" shows does not contain "acme"
          actual: "•••••••"
        reports do not show the text of a secure field
      """
    ),
  ]

  @Test(arguments: checks)
  func `checks compare the real text, and failures show bullets`(
    _ step: String, _ ending: String
  ) async throws {
    let play = try await Play(Self.driver, #"Given the "app" app is open"#, step)
    #expect(play.endings.last == ending)
    for screen in play.screens {
      #expect(!screen.contains("hunter2"))
      #expect(screen.contains(#"text "•••••••""#))
    }
  }

  @Test func `names near a misspelt one are not the texts of secure fields`() async throws {
    let play = try await Play(
      Self.driver, #"Given the "app" app is open"#, #"When I tap "hunter3""#)
    #expect(play.endings.last?.contains("hunter2") == false)
  }
}
