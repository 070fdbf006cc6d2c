import SpecCommandLine
import SpecRunner

/// A tool of one's own: the whole command line over eighteen steps, in the language asked for.
@main
enum Main {
  static func main() {
    let words = BenchmarkLanguage.isKorean ? Words.korean : .english
    CommandLineTool(name: "counter-app", steps: [counterSteps(words)]).main()
  }
}
