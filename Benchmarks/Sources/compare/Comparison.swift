import BenchmarkKit

/// Runs two programs in turns with the same arguments and compares what they took.
///
/// The order changes with every round, so that a drift of the machine meets both alike. A ratio is
/// the median of the ratios of the rounds, because two runs of one round met the same machine.
struct Comparison {
  let old: String
  let new: String
  let arguments: [String]
  let rounds: Int

  /// Two programs that did not do the same.
  struct Different: Error, CustomStringConvertible {
    let old: Int32
    let new: Int32

    var description: String {
      "the old program ended with \(old), the new one with \(new): they did not do the same"
    }
  }

  /// Runs all rounds after a warm-up, and prints the table.
  func run() throws {
    for _ in 0..<2 { _ = try round(0) }
    var runs: [(old: Child, new: Child)] = []
    for number in 0..<rounds { runs.append(try round(number)) }
    Program.print(
      """
      | \(rounds) rounds | old, minimum | median | new, minimum | median | new / old | 95 % |
      |---|---|---|---|---|---|---|
      """)
    row("wall ms", runs, 1e3) { $0.wall }
    row("CPU ms", runs, 1e3) { $0.cpu }
    row("peak MB", runs, 1e-6) { $0.peak }
  }

  private func round(_ number: Int) throws -> (old: Child, new: Child) {
    let first = try Child.run(number.isMultiple(of: 2) ? old : new, arguments)
    let second = try Child.run(number.isMultiple(of: 2) ? new : old, arguments)
    let pair = number.isMultiple(of: 2) ? (old: first, new: second) : (old: second, new: first)
    guard pair.old.status == pair.new.status else {
      throw Different(old: pair.old.status, new: pair.new.status)
    }
    return pair
  }

  private func row(
    _ title: String, _ runs: [(old: Child, new: Child)], _ unit: Double,
    _ figure: (Child) -> Double
  ) {
    func text(_ value: Double) -> String { Figure.text(value * unit, decimals: 2) }
    func ratio(_ value: Double) -> String { Figure.text(value, decimals: 3) }
    let old = Median(of: runs.map { figure($0.old) })
    let new = Median(of: runs.map { figure($0.new) })
    let ratios = Median(of: runs.map { figure($0.new) / figure($0.old) })
    Program.print(
      Figure.row(
        title, text(old.minimum), text(old.value), text(new.minimum), text(new.value),
        ratio(ratios.value),
        ratio(ratios.interval.lowerBound) + " to " + ratio(ratios.interval.upperBound)))
  }
}
