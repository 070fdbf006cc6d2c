import SpecAnalysis
import SpecJSON
import SpecMessages
import SpecReporters
import SpecText

/// What walks show now and did not show before, as text or JSON.
struct WalkPage {
  private let app: String
  private let file: String
  private let recorded: WalkTree
  private let walked: WalkedTree
  /// The steps that show something else, the shortest walks first.
  let differences: [Int]

  /// How many differences are shown in full.
  private static let most = 5

  init(app: String, file: String, _ recorded: WalkTree, _ walked: WalkedTree) {
    self.app = app
    self.file = file
    self.recorded = recorded
    self.walked = walked
    differences = recorded.differences(walked)
  }

  private var size: String {
    let taken = recorded.nodes.count - (walked.untried ?? 0)
    return "\(taken.counted("step")) of \(recorded.ends.count.counted("walk"))"
  }

  /// What the conclusion begins with.
  private var beginning: String {
    app + ": " + (walked.untried.map { LongTask.stopped(untried: $0, "step") } ?? "")
  }

  // MARK: - Text

  func text(_ display: Display) -> String {
    var page = PageText(display)
    guard !differences.isEmpty else {
      page.line(
        "\(beginning)\(size) show what they showed before",
        .status(walked.untried == nil ? .passed : .undefined))
      return page.text
    }
    page.line(
      "\(beginning)\(differences.count) of \(size) "
        + "\(differences.count == 1 ? "shows" : "show") something else", .status(.failed))
    for number in differences.prefix(Self.most) { add(number, to: &page) }
    page.space()
    if differences.count > Self.most {
      page.line("\(differences.count - Self.most) more differences are not shown")
    }
    page.line(
      "if this is intended, accept it with --update and review the lines of \(file) that change")
    return page.text
  }

  private func add(_ number: Int, to page: inout PageText) {
    let node = recorded.nodes[number]
    page.heading(place(node) ?? node.text)
    for step in recorded.walk(to: number) { page.line(recorded.nodes[step].text, indent: 2) }
    let label = { (name: String) in (text: name, columns: 10) }
    page.line(node.sight?.words ?? "nothing", indent: 2, lead: label("before:   "), .faint)
    page.line(now(number), indent: 2, lead: label("now:      "), .status(.failed))
    if let what = whatDiffers(number) { page.line(what, indent: 2, .faint) }
    for line in walked.seen[number]?.screen ?? [] { page.line(line, indent: 4) }
  }

  private func place(_ node: WalkTree.Node) -> String? { node.line.map { "\(file):\($0)" } }

  private func now(_ number: Int) -> String {
    guard let seen = walked.seen[number] else { return "the step was not run" }
    if let failure = seen.failure { return "the step fails: " + failure }
    if walked.unsteady.contains(number) {
      return "not the same on each walk: " + seen.sight.words
    }
    return seen.sight.words
  }

  /// Which part differs where the words are the same.
  private func whatDiffers(_ number: Int) -> String? {
    guard let seen = walked.seen[number], seen.failure == nil,
      let before = recorded.nodes[number].sight, before.words.isSame(as: seen.sight.words)
    else { return nil }
    let parts = [
      before.screen.isSame(as: seen.sight.screen) ? nil : "the screen",
      before.events.isSame(as: seen.sight.events) ? nil : "the events",
    ].compactMap { $0 }
    return parts.isEmpty
      ? nil : "the words are the same, but \(parts.joined(separator: " and ")) changed"
  }

  /// What was written to the file.
  func written(_ tree: WalkTree, _ display: Display) -> String {
    var page = PageText(display)
    page.line(
      "\(tree.nodes.count.counted("step")) of \(tree.ends.count.counted("walk")) written to \(file); "
        + "review and commit it", .status(.passed))
    let changing = walked.unsteady.count
    if changing > 0 {
      page.line(
        "\(changing.counted("step")) left out, because the app did not show the same each time",
        .status(.undefined))
    }
    return page.text
  }

  // MARK: - JSON

  var json: String {
    JSONPage.text([
      "same": .bool(differences.isEmpty && walked.untried == nil), "app": .string(app),
      "file": .string(file), "untried": walked.untried.map { .integer($0) },
      "steps": .integer(recorded.nodes.count), "walks": .integer(recorded.ends.count),
      "differences": .array(
        differences.map { number in
          JSONValue.fields([
            "line": recorded.nodes[number].line.map { .integer($0) },
            "walk": JSONPage.strings(recorded.walk(to: number).map { recorded.nodes[$0].text }),
            "before": recorded.nodes[number].sight.map { .string($0.words) },
            "now": .string(now(number)),
            "screen": JSONPage.strings(walked.seen[number]?.screen ?? []),
            "events": JSONPage.strings(walked.seen[number]?.events ?? []),
          ])
        }),
    ])
  }
}
