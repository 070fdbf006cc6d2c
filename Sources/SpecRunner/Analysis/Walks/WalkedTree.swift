package import SpecGherkin
import SpecMessages
package import SpecRunner

/// What was seen when the walks of a tree were taken: after each step the screen, or a failure.
package struct WalkedTree: Sendable {
  /// What was seen after each step of the tree that was run, by its number.
  package private(set) var seen: [Int: Seen] = [:]
  /// The steps after which two walks through them saw different things.
  package private(set) var unsteady: Set<Int> = []
  /// The number of steps that were not taken, if the task was cancelled; otherwise nil.
  package private(set) var untried: Int?
  /// What prevented the run.
  package private(set) var errors: [Diagnostic] = []

  /// What was seen after a step.
  package struct Seen: Sendable {
    package let sight: WalkSight
    /// The lines of the screen.
    package let screen: [String]
    /// The lines of the events since the step before.
    package let events: [String]
    /// Why the step failed, so that the walk ended with it; nil if it passed.
    package let failure: String?
    /// The number of the walk that saw it.
    fileprivate let walk: Int
  }

  /// Takes every walk of a tree as a scenario.
  ///
  /// - Parameters:
  ///   - file: the name of the file of walks, for errors.
  ///   - registry: the steps, with a hook that attaches the screen after each.
  ///   - progress: receives the number of walks that were taken, and of all.
  package init(
    _ tree: WalkTree, file: String, _ registry: StepRegistry, _ options: RunOptions,
    progress: (Int, Int) -> Void = { _, _ in }
  ) async {
    let walks = tree.ends.map(tree.walk(to:))
    let suite = Suite(sources: [Source(uri: file, text: Self.feature(walks, tree))])
    let plan = Planner(registry, Selection()).plan(suite)
    errors = suite.errors + plan.errors
    guard errors.isEmpty else { return }
    let index = RunIndex()
    var count = 0
    await SpecRun(plan, options).run { envelope in
      index.receive(envelope)
      // A walk that ends after the signal may have been cut off.
      guard case .testCaseFinished(let event) = envelope, !event.willBeRetried, !Task.isCancelled,
        let attempt = index.attempt(event.testCaseStartedID),
        let walk = attempt.pickle.flatMap({ Int($0.name) })
      else { return }
      note(attempt, of: walk, steps: walks[walk])
      count += 1
      progress(count, walks.count)
    }
    if Task.isCancelled { untried = tree.nodes.indices.count { seen[$0] == nil } }
  }

  private static func feature(_ walks: [[Int]], _ tree: WalkTree) -> String {
    var text = "Feature: walks\n"
    for (number, walk) in walks.enumerated() {
      text += "Scenario: \(number)\n"
      for step in walk { text += "* " + tree.nodes[step].text + "\n" }
    }
    return text
  }

  private mutating func note(_ attempt: Attempt, of walk: Int, steps: [Int]) {
    let positions = attempt.testCase.steps.indices.filter { attempt.pickleStep(at: $0) != nil }
    var before: [String] = []
    for (position, step) in zip(positions, steps) {
      guard attempt.results.indices.contains(position) else { return }
      let result = attempt.results[position]
      let attached = attempt.attachments.filter { $0.step == position }.map(\.attachment)
      let screen = Self.lines(Attachment.traceScreenType, attached)
      let events = Self.lines(Attachment.traceEventsType, attached)
      let new = Seen(
        sight: WalkSight(before: before, screen: screen, events: events), screen: screen,
        events: events,
        failure: result.status == .passed
          ? nil : result.failure?.headline ?? "the step is \(result.status.rawValue.lowercased())",
        walk: walk)
      let known = seen[step]
      if let known, known.sight != new.sight || (known.failure == nil) != (new.failure == nil) {
        unsteady.insert(step)
      }
      // Of several walks through a step, the first one counts, whichever ends first.
      if known.map({ walk < $0.walk }) ?? true { seen[step] = new }
      if result.status != .passed { return }
      before = screen
    }
  }

  private static func lines(_ type: String, _ attachments: [Attachment]) -> [String] {
    attachments.compactMap { $0.text(ofType: type) }.flatMap { text in
      text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }
  }

  /// What every walk saw after a step; nil if it failed, was not run, or not all saw the same.
  func sight(after step: Int) -> WalkSight? {
    guard let seen = seen[step], seen.failure == nil, !unsteady.contains(step) else { return nil }
    return seen.sight
  }
}

extension WalkTree {
  /// The tree with what was seen, without steps that failed, and without those after which not
  /// every walk saw the same.
  package func recorded(_ walked: WalkedTree) -> WalkTree {
    replacingSights(walked.sight)
  }

  /// The steps that show something else than recorded, the shortest walks first; not those that
  /// follow such a step.
  package func differences(_ walked: WalkedTree) -> [Int] {
    var spoilt: Set<Int> = []
    var found: [(depth: Int, step: Int)] = []
    for number in order {
      if let parent = nodes[number].parent, spoilt.contains(parent) {
        spoilt.insert(number)
        continue
      }
      if let sight = walked.sight(after: number), sight == nodes[number].sight { continue }
      if walked.untried != nil, walked.seen[number] == nil { continue }
      spoilt.insert(number)
      found.append((walk(to: number).count, number))
    }
    return found.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element.step)
  }
}
