package import SpecGherkin
package import SpecRunner
package import SpecText

/// What the elements of simulated apps are called, for scenarios that are not in a recording.
package struct LintModels: Sendable {
  /// The names on the screens of an app; a walk may not have reached all of them.
  private let names: [ExactText: Set<ExactText>]
  /// How often the suite quotes each text.
  private let uses: [ExactText: Int]

  /// What a suite quotes more often is no slip.
  private static let mostUses = 2

  package init(_ names: [ExactText: Set<ExactText>] = [:], uses: [ExactText: Int] = [:]) {
    self.names = names
    self.uses = uses
  }

  var isEmpty: Bool { names.isEmpty }

  /// The app that a step names, itself or in the text step that it calls.
  package func app(in step: PickleStep, _ registry: StepRegistry) -> String? {
    if isEmpty { return nil }
    func app(in text: String) -> String? {
      LintRecording.quoted(in: text).first { names[ExactText($0)] != nil }
    }
    if let app = app(in: step.text) { return app }
    let found = step.withTextUTF8 { registry.matches($0) }.map(\.index)
    guard found.count == 1, let match = registry.match(step, by: found[0]) else { return nil }
    return registry.expansion(of: found[0], match, step).steps.lazy
      .compactMap { app(in: $0.step.text) }.first
  }

  /// Whether an app has a name, or the suite uses it too often for a slip.
  func contains(_ name: String, in app: String) -> Bool {
    names[ExactText(app)]?.contains(name) == true
      || uses[ExactText(name), default: 0] > Self.mostUses
  }

  /// The names of an app, in order.
  package func names(of app: String) -> [String] { names[ExactText(app)]?.inOrder ?? [] }
}
