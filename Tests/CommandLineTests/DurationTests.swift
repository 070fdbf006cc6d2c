import Testing

@testable import SpecCommandLine

@Suite struct DurationTests {
  @Test(
    arguments: [
      ("500ms", .milliseconds(500)), ("5s", .seconds(5)), ("2m", .seconds(120)),
      ("1h", .seconds(3600)), ("1m30s", .seconds(90)), ("0s", .zero), ("1.5s", .milliseconds(1500)),
      ("0.000000001s", .nanoseconds(1)), ("0.999999999h", .nanoseconds(3_599_999_996_400)),
      ("999999999s", .seconds(999_999_999)),
    ] as [(String, Duration)])
  func `a duration is a number and its unit`(text: String, duration: Duration) {
    #expect(Duration(typed: text) == duration)
  }

  @Test(arguments: [
    "", "5", "0", "s", "5 s", "-5s", "+5s", "5S", ".5s", "5.s", "1e3s", "infs", "5sec", "5s ",
    "999999999h", "1234567890s", "1.1234567890s", "５s", "5s\u{301}", "2562047h2562047h",
  ])
  func `anything else is none`(text: String) {
    #expect(Duration(typed: text) == nil)
  }
}
