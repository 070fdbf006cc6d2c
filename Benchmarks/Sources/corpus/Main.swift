import BenchmarkKit

/// Writes a corpus for `counter-app`.
@main
enum Main {
  static func main() {
    Program.main(usage: "corpus FOLDER SCENARIOS [PER-FEATURE]") { words in
      let folder = Folder(path: try words.value(of: "FOLDER"))
      let scenarios = try words.number(of: "SCENARIOS")
      let perFeature = try words.next().map { word throws(Words.Misuse) in
        try Words.number(word, "PER-FEATURE")
      }
      let size = try Corpus(scenarios: scenarios, perFeature: perFeature ?? 10).write(to: folder)
      Program.print("\(scenarios) scenarios, \(Figure.megabytes(Double(size))) MB")
    }
  }
}
