import SpecRunner

extension RunOptions {
  /// Options for a run on a clock of a test.
  init(stepLimit: Duration? = .seconds(60), on clock: RunClock) {
    self.init(stepLimit: stepLimit)
    self.clock = clock
  }
}
