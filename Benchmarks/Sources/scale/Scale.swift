import BenchmarkKit

/// Prints how time and memory of a whole run grow with the number of scenarios.
///
/// The scenarios are files on disk, and the run writes JUnit XML, as in a build. A tenfold size
/// should take tenfold time, and no more memory a scenario.
@main
enum Scale {
  static func main() {
    Program.main(usage: "scale COUNTER-APP [--sizes N,N,...]") { words in
      let program = try words.value(of: "COUNTER-APP")
      var sizes = [10_000, 100_000, 1_000_000]
      while let word = words.next() {
        guard word == "--sizes" else { throw Words.Misuse("unknown: \(word)") }
        sizes = try words.numbers(of: word)
      }
      Program.print(
        """
        | scenarios | MB of text | wall s | CPU s | µs of CPU a scenario | peak MB | bytes a scenario |
        |---|---|---|---|---|---|---|
        """)
      for size in sizes { try measure(program, size) }
    }
  }

  private static func measure(_ program: String, _ size: Int) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let features = try folder.folder("features")
    let bytes = try Corpus(scenarios: size).write(to: features)
    let run = try Child.run(
      program,
      [
        "run", features.path, "--jobs", "1", "--report", "progress", "--junit",
        folder.path + "/j.xml",
      ])
    guard run.status == 0 else { throw Failed(program: program, status: run.status) }
    Program.print(
      Figure.row(
        String(size), Figure.megabytes(Double(bytes)), Figure.text(run.wall, decimals: 2),
        Figure.text(run.cpu, decimals: 2), Figure.text(run.cpu / Double(size) * 1e6, decimals: 1),
        Figure.megabytes(run.peak), Figure.text(run.peak / Double(size), decimals: 0)))
  }

  private struct Failed: Error, CustomStringConvertible {
    let program: String
    let status: Int32

    var description: String { "\(program) ended with \(status)" }
  }
}
