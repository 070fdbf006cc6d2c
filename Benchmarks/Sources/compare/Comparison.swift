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

  /// The head of a table with a row for each load.
  static let heading = """
    | load | rounds | old CPU ms | new CPU ms | new / old | 95 % |
    |---|---|---|---|---|---|
    """

  /// Runs all rounds and prints their CPU time as a row.
  func runRow(_ title: String) throws {
    let runs = try allRounds()
    let (old, new) = (Median(of: runs.map(\.old.cpu)), Median(of: runs.map(\.new.cpu)))
    let ratios = Median(of: runs.map { $0.new.cpu / $0.old.cpu })
    func ratio(_ value: Double) -> String { Figure.text(value, decimals: 3) }
    Program.print(
      Figure.row(
        title, "\(rounds)", Figure.text(old.value * 1e3, decimals: 1),
        Figure.text(new.value * 1e3, decimals: 1), ratio(ratios.value),
        ratio(ratios.interval.lowerBound) + " to " + ratio(ratios.interval.upperBound)))
  }

  private func allRounds() throws -> [(old: Child, new: Child)] {
    for _ in 0..<2 { _ = try round(0) }
    return try (0..<rounds).map { try round($0) }
  }

  /// Runs all rounds after a warm-up, and prints the table.
  func run() throws {
    let runs = try allRounds()
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
