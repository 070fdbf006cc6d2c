import Testing

@testable import SpecMessages

@Suite struct EnvelopeTests {
  @Test func `an envelope is small, because it is copied for every report`() {
    #expect(MemoryLayout<Envelope>.stride <= 48)
  }
}
