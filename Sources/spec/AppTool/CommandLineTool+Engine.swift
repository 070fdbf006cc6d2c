public import SpecCommandLine
public import SpecDrivers
public import SpecRunner
import SpecVocabulary

extension CommandLineTool {
  /// Creates a tool whose steps drive apps: the standard vocabulary and your own steps.
  ///
  /// ```swift
  /// @main struct MySpecs {
  ///   static func main() { CommandLineTool(name: "my-specs", engine: MyEngine()).main() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name of the command in help and messages.
  ///   - engine: what scenarios run on unless `--engine` names another engine.
  ///   - launch: the launch options of apps; scenarios and the command line can override them.
  ///   - own: step libraries in addition to the vocabulary.
  ///   - duplicates: how to handle two steps with the same expression.
  ///   - errorText: describes errors that steps throw; see `RunOptions.errorText`.
  public init(
    name: String = "spec", engine: any Engine,
    launching launch: LaunchOptions = LaunchOptions(app: ""), adding own: [StepLibrary] = [],
    duplicates: StepRegistry.Duplicates = .refused, errorText: RunOptions.ErrorText? = nil
  ) {
    self.init(
      name: name, engine: engine, steps: VocabularySteps(), launching: launch, adding: own,
      duplicates: duplicates, errorText: errorText)
  }
}
