import SpecAnalysis
import SpecGherkin
import SpecRunner
import SpecText

/// A document at a moment, for one request.
struct DocumentView {
  let workspace: Workspace
  let path: String
  let buffer: TextBuffer
  let client: ClientCapabilities

  var uri: String { workspace.uri(of: path) }
  /// What the parser found; nil if the document is not a feature.
  var file: WorkspaceFile? { workspace.file(path) }
  var registry: StepRegistry { workspace.registry }

  /// The steps of the document; none while it has errors.
  var uses: [StepUse] { file?.uses(registry) ?? [] }

  /// The step whose line has an offset.
  func use(at offset: Int) -> StepUse? {
    let line = buffer.parserLine(of: offset)
    return uses.first { $0.line == line }
  }

  /// The app that the nearest step before an offset opens.
  func app(at offset: Int) -> String? {
    let models = workspace.models
    return uses.reversed().lazy.filter { $0.text.upperBound < offset }.compactMap { use in
      use.run.flatMap { models.app(in: $0.step, registry) }
    }.first
  }

  /// The tag at an offset.
  func tag(at offset: Int) -> (name: String, range: Range<Int>)? {
    file?.tags.first { $0.range.contains(offset) || $0.range.upperBound == offset }
  }

  /// The scenario whose title has an offset.
  func scenario(titledAt offset: Int) -> Scenario? {
    let line = buffer.parserLine(of: offset)
    return file?.scenarios.first { $0.location.line == line }
  }

  /// What a variable is, in words; nil if it has no value.
  func variable(_ name: String) -> String? {
    switch workspace.settings.variables[name] {
    case .plain(let text): text
    case .secret: "secret"
    case nil: nil
    }
  }

  /// The text step that a scenario defines.
  func textStep(_ scenario: Scenario) -> TextStep? { file?.textStep(scenario) }

  /// The bytes of the name of a scenario.
  func name(of scenario: Scenario) -> Range<Int>? {
    file?.lines.first { Int($0.line.number) == scenario.location.line }?.text
  }
}
