import SpecGherkin
import SpecRunner
import SpecSystem
import SpecText

/// A feature file with what the parser found in it; replaced whenever its text changes.
final class WorkspaceFile {
  /// Why a file is read.
  enum Role {
    /// It is run.
    case suite
    /// Only its text steps are used.
    case steps
    /// It is open in the editor, and no path of the settings names it.
    case loose
  }

  let path: String
  let role: Role
  /// A suite of this file alone.
  let part: Suite
  let buffer: TextBuffer
  /// Differs from that of every other file and of every other text of this one.
  let serial: Int
  /// The stamp of the file on disk; nil for a document that is open.
  let stamp: FileSystem.Stamp?

  init(
    _ path: String, _ role: Role, _ part: Suite, _ buffer: TextBuffer, stamp: FileSystem.Stamp?,
    serial: Int
  ) {
    self.path = path
    self.role = role
    self.part = part
    self.buffer = buffer
    self.stamp = stamp
    self.serial = serial
  }

  /// What is understood of the file; it may have errors.
  private(set) lazy var result = part.files.first?.recovered
  /// Whether the file has errors.
  var isBroken: Bool { part.files.first?.document == nil }
  /// The steps that its scenarios define.
  var textSteps: [TextStep] {
    part.recoveredTextSteps.isEmpty ? part.textSteps : part.recoveredTextSteps
  }
  /// The text step that a scenario defines.
  func textStep(_ scenario: Scenario) -> TextStep? {
    textSteps.first { $0.scenario.id == scenario.id }
  }
  var document: GherkinDocument? { result?.document }
  /// Whether it is open from another folder, whose text steps are not known here.
  var isElsewhere: Bool { role == .loose && path.utf8.first == UInt8(ascii: "/") }
  var language: String? { document?.feature?.language }

  /// All scenarios, those of rules and those that define steps too, in the order of the text.
  private(set) lazy var scenarios: [Scenario] = document?.feature?.allScenarios ?? []

  /// All steps, those of backgrounds first; these have no scenario.
  var steps: [(step: Step, scenario: Scenario?)] {
    guard let feature = document?.feature else { return [] }
    let backgrounds = ([feature.background] + feature.rules.map(\.background)).compactMap { $0 }
    return backgrounds.flatMap(\.steps).map { ($0, nil) }
      + scenarios.flatMap { scenario in scenario.steps.map { ($0, scenario) } }
  }

  /// All lines.
  private(set) lazy var lines: [WrittenLine] = document?.writtenLines ?? []

  /// The tags with the bytes of each, in the order of the text.
  private(set) lazy var tags: [(name: String, range: Range<Int>)] = {
    (document?.feature?.allTags ?? []).map { tag in
      let start = buffer.offset(of: tag.location)
      let name = tag.name
      return (name, start..<min(start + name.utf8.count, buffer.bytes.count))
    }
  }()

  /// The names of its tags.
  var tagNames: [String] { tags.map(\.name) }

  /// The quoted texts in its steps.
  private(set) lazy var quoted: [QuotedTexts.Use] = {
    steps.flatMap { QuotedTexts.uses(in: $0.step.text) }
  }()

  /// The cells of its tables: those of steps by the step and their column, those of examples by the
  /// name of theirs.
  private(set) lazy var cells: [(key: String, column: Int, text: String)] = {
    var cells: [(key: String, column: Int, text: String)] = []
    for scenario in scenarios {
      for step in scenario.steps {
        for row in step.dataTable?.rows.map({ $0 }) ?? [] {
          for (column, cell) in row.cells.enumerated() {
            cells.append((Self.tableKey(step.text), column, cell.value))
          }
        }
      }
      for examples in scenario.examples {
        let names = examples.tableHeader?.cells.map(\.value) ?? []
        for row in examples.tableBody {
          for (column, cell) in row.cells.enumerated() where column < names.count {
            cells.append(("|" + names[column], column, cell.value))
          }
        }
      }
    }
    return cells
  }()

  /// A step without the contents of its quotations.
  static func tableKey(_ step: String) -> String {
    step.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "" }.joined(separator: "\"")
  }

  private var cachedUses: (registry: StepRegistry, uses: [StepUse])?

  /// The texts that the rows of examples make of a step.
  func runs(of step: Step) -> [String] {
    guard step.text.utf8.contains(UInt8(ascii: "<")), let pickles = result?.pickles else {
      return []
    }
    return pickles.flatMap { pickle in
      pickle.steps.filter { $0.astNodeIDs.first == step.id }.map(\.text)
    }
  }

  /// The steps with their definitions, in the order of the text.
  func uses(_ registry: StepRegistry) -> [StepUse] {
    if let cachedUses, cachedUses.registry === registry { return cachedUses.uses }
    let uses = StepUseFinder(self, registry).all
    cachedUses = (registry, uses)
    return uses
  }
}
