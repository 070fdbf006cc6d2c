import SpecRunner

/// Prints what the machine does in a second: parsing, matching, running.
///
/// Every figure is the best of several rounds of one process; compare figures of one run only.
@main
enum Measure {
  static func main() async {
    print("| what | figure |\n|---|---|")
    parse()
    for count in [10, 100, 1_000] { match(definitions: count) }
    await run()
    start()
  }

  private static func start() {
    guard let times = try? ColdStart.seconds(starts: 101) else {
      print("| cold start | counter-app beside this program does not run |")
      return
    }
    row("cold start, one scenario, JUnit written", times.run * 1e3, "ms")
    row("an empty process beside it", times.empty * 1e3, "ms")
  }

  private static func parse() {
    let text = Corpus.feature(scenarios: 2_000)
    let source = Source(uri: "corpus.feature", text: text)
    let bytes = Double(text.utf8.count)
    let seconds = best(of: 15) { _ = Parser.parse(source).pickles.count }
    row("parse, document and pickles", bytes / seconds / 1e6, "MB/s")
  }

  private static func match(definitions count: Int) {
    let library = StepLibrary("many") {
      for number in 0..<count {
        Step(.expression("I do thing \(number) with {string} and {int}")) {
          (world: World, text: String, value: Int) in .passed
        }
      }
    }
    guard let registry = try? StepRegistry([library]) else { return }
    let texts = (0..<1_000).map { "I do thing \($0 * 7 % count) with \"some text\" and 42" }
    let seconds = best(of: 15) {
      for text in texts where registry.definitions(matching: text).count != 1 {
        print("no match: \(text)")
      }
    }
    row("match against \(count) definitions", seconds / Double(texts.count) * 1e9, "ns a step")
  }

  private static func run() async {
    let library = StepLibrary("steps") {
      Given("a clean app") { (world: World) in }
      When("I type {string} into {string}") { (world: World, text: String, field: String) in }
      Then("the counter is {int}") { (world: World, count: Int) in }
    }
    guard let registry = try? StepRegistry([library]) else { return }
    let scenarios = 10_000
    let suite = Suite(sources: [
      Source(uri: "corpus.feature", text: Corpus.feature(scenarios: scenarios))
    ])
    let plan = Planner(registry).plan(suite)
    let steps = plan.cases.reduce(0) { $0 + $1.pickle.steps.count }
    for jobs in [1, 2] {
      var seconds = Double.infinity
      for _ in 0..<5 {
        let clock = ContinuousClock()
        let start = clock.now
        await SpecRun(plan, RunOptions(jobs: jobs)).run()
        seconds = min(seconds, (clock.now - start).seconds)
      }
      row("run without reports, \(jobs) at a time", Double(steps) / seconds, "steps/s")
    }
  }

  private static func best(of rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<rounds).map { _ in clock.measure(body).seconds }.min() ?? .infinity
  }

  private static func row(_ what: String, _ figure: Double, _ unit: String) {
    let rounded = figure < 10 ? "\((figure * 100).rounded() / 100)" : "\(Int(figure.rounded()))"
    print("| \(what) | \(rounded) \(unit) |")
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// Feature text of any length, the same every time.
private enum Corpus {
  static func feature(scenarios: Int) -> String {
    var text = "Feature: a corpus\n  Some lines that say\n  what it is for\n"
    for number in 0..<scenarios {
      text += "\n  @tag\n  Scenario: number \(number)\n    Given a clean app\n"
      for step in 0..<6 { text += "    When I type \"text \(step)\" into \"field \(step)\"\n" }
      text += "    Then the counter is \(number)\n"
    }
    return text
  }
}
