import SpecMessages

/// Combines several reports.
struct Tee {
  private var reporters: [any Reporter]

  init(_ reporters: [any Reporter]) { self.reporters = reporters }

  var isEmpty: Bool { reporters.isEmpty }

  /// The distinct outputs of the reports.
  var outputs: [Output] {
    reporters.reduce(into: []) { outputs, reporter in
      if !outputs.contains(where: { $0 === reporter.output }) { outputs.append(reporter.output) }
    }
  }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    for place in reporters.indices { reporters[place].receive(envelope, index) }
  }

  mutating func finish(_ index: RunIndex) {
    for place in reporters.indices { reporters[place].finish(index) }
  }

  mutating func flush() {
    for place in reporters.indices { reporters[place].flush() }
  }
}
