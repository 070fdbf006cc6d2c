import SpecGherkin
import SpecRunner

/// Finds steps that match the vocabulary in another language than that of their feature.
///
/// Steps of the tool's own libraries are left out, because their language is not declared.
struct MixedLanguagesRule: LintRule {
  static let info = LintRuleInfo(
    "mixed-languages", .off, "a step is in another language than its feature",
    advice: "write the step in the language of the feature")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.steps {
      guard let match = context.match(of: step), match.definitions.count == 1,
        let index = match.definitions.first, !context.isOwn[index]
      else { continue }
      let language = context.registry.definitions[index].language
      if language == file.language { continue }
      findings.add(
        "this step is in \(Self.name(of: language)), and the feature in "
          + Self.name(of: file.language), in: file, at: step.location)
    }
  }

  private static func name(of code: String) -> String { Dialect.named(code)?.name ?? code }
}
