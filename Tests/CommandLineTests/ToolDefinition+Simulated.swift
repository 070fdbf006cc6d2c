import SpecAppTool
import Specs

@testable import SpecCommandLine

extension ToolDefinition {
  /// What `spec` itself consists of.
  static let simulated = ToolDefinition(
    apps: Apps(engine: SimulatedEngine(), steps: VocabularySteps()), own: [])
}
