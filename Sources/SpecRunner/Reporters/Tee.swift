import SpecMessages

/// Combines several reports.
struct Tee {
  private var reporters: [any Reporter]
  /// The places of the reports that read steps.
  private let stepReaders: [Int]

  init(_ reporters: [any Reporter]) {
    self.reporters = reporters
    stepReaders = reporters.indices.filter { reporters[$0].readsSteps }
  }

  var isEmpty: Bool { reporters.isEmpty }

  /// Whether one of the reports reads steps.
  var readsSteps: Bool { !stepReaders.isEmpty }

  /// The distinct outputs of the reports.
  var outputs: [Output] {
    reporters.reduce(into: []) { outputs, reporter in
      if !outputs.contains(where: { $0 === reporter.output }) { outputs.append(reporter.output) }
    }
  }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    if envelope.isStep {
      for place in stepReaders { reporters[place].receive(envelope, index) }
    } else {
      for place in reporters.indices { reporters[place].receive(envelope, index) }
    }
  }

  mutating func finish(_ index: RunIndex) {
    for place in reporters.indices { reporters[place].finish(index) }
  }

  mutating func flush() {
    for place in reporters.indices { reporters[place].flush() }
  }
}

extension Envelope {
  /// Whether it is the start or the end of a step, as most messages of a run are.
  var isStep: Bool {
    switch self {
    case .testStepStarted, .testStepFinished: true
    default: false
    }
  }
}
