import SpecText
import Testing

@Suite struct DurationTests {
  @Test(
    arguments: [
      (.zero, "0 ms"), (.milliseconds(250), "250 ms"), (.microseconds(1_999), "1 ms"),
      (.seconds(1), "1 s"), (.milliseconds(1_050), "1.05 s"), (.milliseconds(1_500), "1.5 s"),
      (.seconds(60), "60 s"), (.seconds(120), "2 min"), (.milliseconds(120_001), "120.001 s"),
      (.seconds(150), "150 s"), (.milliseconds(-1), "-1 ms"), (.milliseconds(-1_500), "-1.5 s"),
    ] as [(Duration, String)])
  func `a length of time is written as people write it`(_ time: Duration, _ text: String) {
    #expect(time.written == text)
  }

  @Test(
    arguments: [
      (.zero, 0, 0), (.nanoseconds(1_999_999), 1, 1_999_999),
      (.nanoseconds(-1_999_999), -1, -1_999_999),
      (.nanoseconds(Int64.max), 9_223_372_036_854, .max),
      (.nanoseconds(Int64.min), -9_223_372_036_854, .min),
      (.milliseconds(Int.max), .max, .max), (.milliseconds(Int.min), .min, .min),
      (.seconds(Int64.max), .max, .max), (.seconds(Int64.max) * 9, .max, .max),
      (.seconds(Int64.min) * 9, .min, .min),
    ] as [(Duration, Int, Int64)])
  func `whole units are exact, and the last there are for what is beyond them`(
    _ time: Duration, _ milliseconds: Int, _ nanoseconds: Int64
  ) {
    #expect(time.wholeMilliseconds == milliseconds)
    #expect(time.wholeNanoseconds == nanoseconds)
  }
}
