import SpecRunner

/// Options that only tools set.
extension RunOptions {
  init(
    stepLimit: Duration? = .seconds(60), after preparation: Preparation? = nil, on clock: RunClock
  ) {
    self.init(stepLimit: stepLimit)
    self.preparation = preparation
    self.clock = clock
  }

  init(after preparation: Preparation) {
    self.init()
    self.preparation = preparation
  }

  init(retries: Int = 0, forbidding forbidden: ForbiddenOutcomes) {
    self.init(retries: retries)
    self.forbidden = forbidden
  }
}
