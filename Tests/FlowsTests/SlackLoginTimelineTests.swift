import SpecDrivers
import Testing

@Suite struct SlackLoginTimelineTests {
  @Test func `the first screen starts with the keyboard up and nothing moving`() async throws {
    let probe = try await Probe()
    #expect(try await probe.timeline() == [])
    print(try await probe.timeline().joined(separator: "\n"))
    try await probe.do(.type("ab", into: nil))
    print(try await probe.events(during: .tap(Selector("Next"))).joined(separator: "\n"))
    print()
    print(try await probe.events(during: .tap(Selector("Prev"))).joined(separator: "\n"))
    print(try await probe.screen)
  }
}
