package import SpecAnalysis
package import SpecMessages
package import SpecRunner
package import SpecText

/// What a tool knows about a suite before it reads it: settings, steps and apps.
///
/// They come from the tool that runs the suite, so that an editor shows what a run would do.
package struct EditingSettings: Sendable {
  /// The name of the tool on the command line.
  package var tool: String
  /// When the tool was built, in words; nil if it is not known.
  package var build: String?
  /// Where relative paths begin, as an absolute path; nil for the current folder.
  package var folder: String?
  /// The paths of the features that are run.
  package var paths: [String]
  package var loader: FeatureLoader
  /// The steps as a page lists them.
  package var libraries: [StepLibrary]
  /// The libraries of the tool itself, besides those that drive apps.
  package var own: [StepLibrary]
  /// Joins the libraries with the text steps of a suite.
  package var registry: @Sendable (Suite) throws(GlueError) -> StepRegistry
  package var lint: LintSettings
  package var variables: Variables
  /// The names of the apps under test.
  package var apps: [String]
  /// What the elements of an app are called on its screens; nil if the engine is no simulation.
  package var names: (@Sendable (_ app: String) async -> Set<ExactText>)?
  /// The recording with the last results; nil if there is none.
  package var recording: String?
  /// Whether names of elements are checked with the recording.
  package var checksRecording: Bool
  /// The name of files with requirements.
  package var requirementsName: String
  /// The name of the settings file.
  package var settingsName: String
  /// Passes each message of a recording to a function; returns an error message.
  package var readRecording: @Sendable (_ path: String, _ receive: (Envelope) -> Void) -> String?

  package init(
    tool: String, build: String?, folder: String? = nil, paths: [String], loader: FeatureLoader,
    libraries: [StepLibrary], own: [StepLibrary],
    registry: @escaping @Sendable (Suite) throws(GlueError) -> StepRegistry, lint: LintSettings,
    variables: Variables, apps: [String],
    names: (@Sendable (_ app: String) async -> Set<ExactText>)? = nil, recording: String?,
    checksRecording: Bool, requirementsName: String, settingsName: String,
    readRecording: @escaping @Sendable (String, (Envelope) -> Void) -> String?
  ) {
    self.tool = tool
    self.build = build
    self.folder = folder
    self.paths = paths
    self.loader = loader
    self.libraries = libraries
    self.own = own
    self.registry = registry
    self.lint = lint
    self.variables = variables
    self.apps = apps
    self.names = names
    self.recording = recording
    self.checksRecording = checksRecording
    self.requirementsName = requirementsName
    self.settingsName = settingsName
    self.readRecording = readRecording
  }

  /// Why there are no settings, in the words of the command line.
  package struct Problem: Error {
    package let sentence: String

    package init(sentence: String) { self.sentence = sentence }
  }

  /// Reads the settings of the suite in a folder, which becomes the current one.
  package typealias Source = @Sendable (_ root: String) -> Result<EditingSettings, Problem>
}
