import SpecRunner

/// Prints how time grows with the size of inputs that once took its square, or two to its power.
///
/// Each row doubles the size: where the time doubles too, growth is linear; where an input is
/// refused beyond a limit, the time stays.
@main
enum Growth {
  static func main() async {
    braces()
    folders()
    names()
    columns()
    scenarios()
    expressions()
    warnings()
    await undefined()
  }

  private static func braces() {
    table("braces in a path pattern", "braces", from: 250) { size in
      let pattern = "growth-" + String(repeating: "{a,b}", count: size) + "*.feature"
      return { _ = FeatureLoader().load([pattern]).errors.count }
    }
  }

  private static func folders() {
    table("** in a path pattern", "times **", from: 50) { size in
      let pattern = String(repeating: "**/a/", count: size) + "growth.feature"
      return { _ = FeatureLoader().load([pattern]).errors.count }
    }
  }

  private static func names() {
    table("--name TEXT in a long name", "code points", from: 50_000) { size in
      let suite = Suite(sources: [
        Source(
          uri: "a.feature",
          text: "Feature: f\nScenario: \(String(repeating: "a", count: size))\n* a\n")
      ])
      guard let registry = try? StepRegistry([]),
        let name = try? NamePattern(String(repeating: "a", count: size / 2) + "b")
      else { return {} }
      return { _ = Planner(registry, Selection(names: [name])).plan(suite).cases.count }
    }
  }

  private static func columns() {
    table("columns of an outline, each in its step", "columns", from: 1_000) { size in
      let names = (0..<size).map { "c\($0)" }
      let text = """
        Feature: f
        Scenario Outline: o
        * \(names.map { "<\($0)>" }.joined())
        Examples:
        |\(names.joined(separator: "|"))|
        |\(names.map { _ in "v" }.joined(separator: "|"))|
        """
      return { parse(text) }
    }
  }

  private static func scenarios() {
    table("scenarios × steps of the background", "of each", from: 500) { size in
      let text =
        "Feature: f\nBackground:\n" + String(repeating: "* a\n", count: size)
        + String(repeating: "Scenario:\n* a\n", count: size)
      return { parse(text) }
    }
  }

  private static func expressions() {
    for source in [".*a.*b.*c", "(a+b?)*c", "(a{1,50}){1,50}b"] {
      table("the regular expression \(source)", "code points", from: 5_000) { size in
        guard let expression = try? Expression.regex(source) else { return {} }
        let text = String(repeating: "a", count: size)
        return { _ = expression.match(text)?.arguments.count }
      }
    }
    table("operators of a tag expression", "operators", from: 5_000) { size in
      let text = "@a" + String(repeating: " and not @a", count: size)
      return { _ = try? TagExpression(text).matches(["@a"]) }
    }
  }

  private static func warnings() {
    table("scenarios without a step", "scenarios", from: 10_000) { size in
      let text = "Feature: f\n" + String(repeating: "Scenario:\n", count: size)
      return { _ = Suite(sources: [Source(uri: "a.feature", text: text)]).warnings.count }
    }
  }

  private static func undefined() async {
    let library = StepLibrary("many") {
      for number in 0..<1_000 {
        Step(.expression("I do thing \(number) with {string}")) {
          (world: World, text: String) in .passed
        }
      }
    }
    guard let registry = try? StepRegistry([library]) else { return }
    head("undefined steps among 1,000 definitions", "steps")
    for size in [100, 200, 400, 800] {
      let steps = (0..<size).map { "* I does thing x\($0) with \"a\"\n" }.joined()
      await run("Feature: f\nScenario: s\n" + steps, registry, size)
    }
    head("one undefined step", "code points")
    for size in [12_500, 25_000, 50_000, 100_000] {
      await run(
        "Feature: f\nScenario: s\n* " + String(repeating: "ab ", count: size / 3), registry, size)
    }
  }

  private static func run(_ text: String, _ registry: StepRegistry, _ size: Int) async {
    let plan = Planner(registry).plan(Suite(sources: [Source(uri: "a.feature", text: text)]))
    let clock = ContinuousClock()
    let start = clock.now
    await SpecRun(plan, RunOptions()).run()
    row(size, clock.now - start)
  }

  // MARK: - Measuring

  private static func parse(_ text: String) {
    _ = Parser.parse(Source(uri: "a.feature", text: text)).pickles.count
  }

  private static func table(
    _ title: String, _ unit: String, from size: Int, _ make: (Int) -> () -> Void
  ) {
    head(title, unit)
    for size in [size, 2 * size, 4 * size, 8 * size] {
      let body = make(size)
      row(size, ContinuousClock().measure(body))
    }
  }

  private static func head(_ title: String, _ unit: String) {
    print("\n\(title)\n\n| \(unit) | ms |\n|---|---|")
  }

  private static func row(_ size: Int, _ time: Duration) {
    let (seconds, attoseconds) = time.components
    let tenths = (Double(seconds) * 1e4 + Double(attoseconds) / 1e14).rounded()
    print("| \(size) | \(tenths / 10) |")
  }
}
