import BenchmarkKit

/// Compares an old and a new build of a program.
@main
enum Compare {
  static func main() {
    let loads = Load.allCases.map(\.rawValue).joined(separator: "|")
    Program.main(
      usage:
        "compare OLD NEW [--rounds N] --load \(loads)\n       compare OLD NEW [--rounds N] -- ARGUMENT ..."
        + "\n       compare OLD-FOLDER NEW-FOLDER [--rounds N] --all"
    ) { words in
      let (old, new) = (try words.value(of: "OLD"), try words.value(of: "NEW"))
      let folder = try Folder.temporary()
      defer { folder.remove() }
      var rounds: Int?
      var load: Load?
      var arguments: [String] = []
      while let word = words.next() {
        switch word {
        case "--rounds": rounds = try words.number(of: word)
        case "--load":
          let name = try words.value(of: word)
          load = Load(rawValue: name)
          guard let load else { throw Words.Misuse("no load \"\(name)\", but \(loads)") }
          arguments = try load.prepare(in: folder)
        case "--all": return try compareAll(old, new, rounds)
        case "--": arguments = words.takeRest()
        default: throw Words.Misuse("unknown: \(word)")
        }
      }
      let comparison = Comparison(
        old: old, new: new, arguments: arguments, rounds: rounds ?? load?.rounds ?? 21)
      try comparison.run()
    }
  }

  /// Compares the builds of all programs in two folders, a row for each load.
  private static func compareAll(_ old: String, _ new: String, _ rounds: Int?) throws {
    Program.print(Comparison.heading)
    for load in Load.allCases {
      let folder = try Folder.temporary()
      defer { folder.remove() }
      let comparison = Comparison(
        old: old + "/" + load.program, new: new + "/" + load.program,
        arguments: try load.prepare(in: folder), rounds: rounds ?? load.rounds)
      try comparison.runRow(load.rawValue)
    }
  }
}
