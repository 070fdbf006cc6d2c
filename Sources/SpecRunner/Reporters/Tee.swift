import SpecMessages

/// Combines several reports.
struct Tee {
  private var reporters: [any Reporter]

  init(_ reporters: [any Reporter]) { self.reporters = reporters }

  var isEmpty: Bool { reporters.isEmpty }

  /// The distinct outputs of the reports.
  var outputs: [Output] {
    var seen: Set<ObjectIdentifier> = []
    return reporters.map(\.output).filter { seen.insert(ObjectIdentifier($0)).inserted }
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
