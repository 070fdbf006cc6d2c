import SpecAnalysis
import SpecGherkin
import SpecRunner
import SpecSystem
import SpecText

/// The features, steps and requirements of a suite while they are edited.
///
/// A file is parsed again only if its text has changed, and the steps are joined again only if a
/// text step has changed.
final class Workspace {
  private(set) var settings: EditingSettings
  let address: DocumentAddress
  let encoding: PositionEncoding
  private let open: OpenDocuments
  /// Whether the diagnostics of a document are those of this workspace.
  private let owns: (_ uri: String) -> Bool
  private(set) var files: [ExactText: WorkspaceFile] = [:]
  private(set) var registry: StepRegistry
  /// The errors of the steps, for which the last valid ones are used.
  private(set) var glueErrors: [Diagnostic] = []
  private(set) var requirements = RequirementsFiles()
  var results: RecordedResults?
  /// The recording that names of elements are checked with; nil if they are not.
  private var recording: LintRecording?
  /// The texts of the screens in the recording.
  var screenTexts: [String] = []
  /// What the elements of apps are called, by app, as far as a walk has found out.
  var names: [ExactText: Set<ExactText>] = [:]
  private var nextID: UInt32 = 0
  /// The number of files that were parsed.
  private var serial = 0
  /// The paths of the files in order; nil if files were added or removed.
  private var paths: [ExactText]?
  private var quotedTexts: QuotedTexts?
  private var stepOffers: StepOffers?

  /// - Throws: `GlueError` if the steps of the tool itself are invalid.
  init(
    _ settings: EditingSettings, _ address: DocumentAddress, _ encoding: PositionEncoding,
    _ open: OpenDocuments, owns: @escaping (_ uri: String) -> Bool
  ) throws(GlueError) {
    self.settings = settings
    self.address = address
    self.encoding = encoding
    self.open = open
    self.owns = owns
    registry = try settings.registry(Suite())
    readAll()
  }

  /// Reads all files again with other settings.
  func reread(_ settings: EditingSettings) {
    self.settings = settings
    readAll()
  }

  // MARK: - Files

  /// Reads the files that are new or have changed, and forgets those that are gone.
  func readAll() {
    let suite = Set(exactly: settings.loader.request(settings.paths).files)
    let steps = Set(exactly: settings.loader.stepFiles)
    let documents = documents.filter { FilePath.isFeature($0.wrappedValue) }
    let old = files
    (files, paths) = ([:], nil)
    for path in suite.union(steps).union(documents).sorted() {
      let role: WorkspaceFile.Role =
        suite.contains(path) ? .suite : steps.contains(path) ? .steps : .loose
      files[path] = read(path.wrappedValue, role, old[path])
    }
    readRequirements()
    quotedTexts = nil
    readRecording()
    noteStamps()
    joinSteps()
  }

  /// Reads the text of a document or file that has changed, and joins the steps if necessary.
  func update(_ path: String) {
    if FilePath.name(of: path).isSame(as: settings.requirementsName) {
      readRequirements()
      return
    }
    guard FilePath.isFeature(path) else { return }
    if nextID > .max / 2 {
      // Ids must differ between files, so after billions of them all begin again.
      (nextID, files) = (0, [:])
      readAll()
      return
    }
    let old = files[ExactText(path)]
    let role = old?.role ?? role(of: path)
    let new = read(path, role, old)
    files[ExactText(path)] = new
    if old == nil || new == nil { paths = nil }
    // Counted only once they are asked for.
    quotedTexts?.add(old?.quoted ?? [], by: -1)
    quotedTexts?.add(new?.quoted ?? [], by: 1)
    if old?.textSteps.isEmpty == false || new?.textSteps.isEmpty == false { joinSteps() }
  }

  private func readRequirements() {
    requirements = RequirementsFiles(settings) { document($0)?.buffer.bytes }
  }

  /// Why a new file is read.
  private func role(of path: String) -> WorkspaceFile.Role {
    let suite = settings.loader.request(settings.paths).files
    if suite.contains(same: path) { return .suite }
    return settings.loader.stepFiles.contains(same: path) ? .steps : .loose
  }

  private func read(
    _ path: String, _ role: WorkspaceFile.Role, _ old: WorkspaceFile?
  ) -> WorkspaceFile? {
    if let document = document(path) {
      if let old, old.role == role, old.buffer.bytes == document.buffer.bytes { return old }
      return parsed(path, role, document.buffer, stamp: nil)
    }
    guard let stamp = FileSystem.stamp(of: path) else { return nil }
    if let old, old.stamp == stamp, old.role == role { return old }
    guard case .success(let bytes) = FileSystem.read(path) else { return nil }
    return parsed(path, role, TextBuffer(bytes, encoding), stamp: stamp)
  }

  private func parsed(
    _ path: String, _ role: WorkspaceFile.Role, _ buffer: TextBuffer, stamp: FileSystem.Stamp?
  ) -> WorkspaceFile {
    let part = settings.loader.suite(
      of: Source(uri: path, bytes: buffer.bytes), firstID: nextID)
    nextID = part.nextID
    serial += 1
    return WorkspaceFile(path, role, part, buffer, stamp: stamp, serial: serial)
  }

  private func joinSteps() {
    var suite = Suite()
    for file in inOrder { suite.textSteps += file.textSteps }
    do throws(GlueError) {
      registry = try settings.registry(suite)
      glueErrors = []
    } catch {
      glueErrors = error.diagnostics
    }
  }

  // MARK: - Disk

  /// The settings, requirements and recording on disk when they were read.
  private var stamps: [String: FileSystem.Stamp] = [:]

  /// The files besides features that make the workspace what it is.
  private var companions: [String] {
    [settings.settingsName, settings.recording].compactMap { $0 }
      + requirements.documents.map(\.uri)
  }

  /// Whether a file has changed that is not open, for clients that do not watch files.
  var isOutdated: Bool {
    for file in files.values {
      if let stamp = file.stamp, FileSystem.stamp(of: file.path) != stamp { return true }
    }
    if companions.contains(where: { FileSystem.stamp(of: $0) != stamps[$0] }) { return true }
    return settings.loader.request(settings.paths).files.contains { files[ExactText($0)] == nil }
  }

  /// Reads the recording for checks if it has changed.
  private func readRecording() {
    guard settings.checksRecording, let path = settings.recording else {
      recording = nil
      return
    }
    if recording != nil, FileSystem.stamp(of: path) == stamps[path] { return }
    var read = LintRecording()
    // Why it cannot be read is told with the last results.
    recording = settings.readRecording(path) { read.receive($0) } == nil ? read : nil
  }

  private func noteStamps() {
    stamps = [:]
    for path in companions { stamps[path] = FileSystem.stamp(of: path) }
  }

  // MARK: - Views

  /// The files in the order of their paths.
  var inOrder: [WorkspaceFile] {
    let sorted = paths ?? files.keys.sorted()
    paths = sorted
    return sorted.compactMap { files[$0] }
  }

  /// The serial numbers of the files.
  var serials: [ExactText: Int] { files.mapValues(\.serial) }

  func file(_ path: String) -> WorkspaceFile? { files[ExactText(path)] }

  /// The text steps of all files.
  var textSteps: [TextStep] { inOrder.flatMap(\.textSteps) }

  /// The files that are run, as one suite.
  var suite: Suite {
    var suite = Suite()
    for file in inOrder where file.role != .loose {
      if file.role == .suite {
        suite.join(file.part)
      } else {
        suite.textSteps += file.textSteps
      }
    }
    return suite
  }

  /// A document that is open; nil if it is not.
  func document(_ path: String) -> OpenDocuments.Document? { open[address.place(of: path)] }

  /// The paths of its documents that are open.
  var documents: [ExactText] {
    open.documents.values.filter { owns($0.uri) }.map { ExactText(address.path(of: $0.uri)) }
  }

  /// The text of a document or a file; nil if it cannot be read.
  func buffer(_ path: String) -> TextBuffer? {
    if let document = document(path) { return document.buffer }
    if let file = file(path) { return file.buffer }
    guard case .success(let bytes) = FileSystem.read(path) else { return nil }
    return TextBuffer(bytes, encoding)
  }

  /// The uri of a path, as the client writes it if the document is open.
  func uri(of path: String) -> String { document(path)?.uri ?? address.uri(of: path) }

  /// The quoted texts of all steps.
  var quoted: QuotedTexts {
    if let quotedTexts { return quotedTexts }
    var all = QuotedTexts()
    for file in files.values { all.add(file.quoted, by: 1) }
    quotedTexts = all
    return all
  }

  /// The steps as completion offers them.
  var offers: StepOffers {
    if let stepOffers, stepOffers.registry === registry { return stepOffers }
    let offers = StepOffers(registry, settings.libraries, own: settings.own)
    stepOffers = offers
    return offers
  }

  /// Makes what completion looks up, so that its first request need not wait for it.
  func prepareCompletion() {
    _ = offers.all
    _ = quoted
    for file in files.values { _ = file.tags }
  }

  var models: LintModels { LintModels(names, uses: names.isEmpty ? [:] : quoted.totals) }

  /// The apps that the suite names and whose elements are not known.
  var unknownApps: [String] {
    if settings.names == nil { return [] }
    return settings.apps.filter {
      names[ExactText($0)] == nil && quoted.totals[ExactText($0), default: 0] > 0
    }
  }

  var linter: Linter {
    Linter(
      registry, settings.lint, own: settings.own.flatMap(\.definitions).map(\.pattern),
      requirements: requirements.valid, recording: recording, models: models)
  }
}
