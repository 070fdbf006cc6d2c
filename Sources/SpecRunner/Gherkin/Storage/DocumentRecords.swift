/// All nodes of a document as plain records in flat pools, in the order of the text.
///
/// Records contain only numbers and spans: a node refers to its children by first index and count.
/// The public node types are views of this.
struct DocumentRecords: ~Copyable, Sendable {
  /// The common fields of nodes with a title line.
  struct Heading: BitwiseCopyable, Sendable {
    var keyword = TextSpan.empty
    var name = TextSpan.empty
    var description = TextSpan.empty
    var spot = Spot(line: 1, column: 1)
    var tags = Run.none
    var id: UInt32 = .none
  }

  struct Feature: BitwiseCopyable, Sendable {
    var heading: Heading
    var background = UInt32.none
    var scenarios = Run.none
    var rules = Run.none
  }

  struct Rule: BitwiseCopyable, Sendable {
    var heading: Heading
    var background = UInt32.none
    var scenarios = Run.none
  }

  struct Background: BitwiseCopyable, Sendable {
    var heading: Heading
    var steps = Run.none
  }

  struct Scenario: BitwiseCopyable, Sendable {
    var heading: Heading
    var steps = Run.none
    var examples = Run.none
    var rule = UInt32.none
  }

  struct Examples: BitwiseCopyable, Sendable {
    var heading: Heading
    /// The header, if any, followed by the body rows.
    var rows = Run.none
    var scenario = UInt32.none
    /// The data file of the rows as written, and the index in `dataLines` of the header's line.
    var file = TextSpan.absent
    var dataLines = UInt32.none
  }

  struct Step: BitwiseCopyable, Sendable {
    var text: TextSpan
    var keywordBits: UInt32
    var keywordLength: UInt16
    var type: StepKeywordType
    var spot: Spot
    var id: UInt32
    var arguments = UInt32.none

    var keyword: TextSpan { TextSpan(bits: keywordBits, shortLength: keywordLength) }
  }

  /// The doc string and table of a step; stored separately because most steps have none.
  struct Arguments: BitwiseCopyable, Sendable {
    var docString = UInt32.none
    var rows = Run.none
    var isTableFirst = false

    var hasTable: Bool { rows.count > 0 }
    var hasBoth: Bool { hasTable && docString != .none }
  }

  struct DocString: BitwiseCopyable, Sendable {
    var content: TextSpan
    var mediaType: TextSpan
    var delimiter: TextSpan
    var spot: Spot
  }

  struct Row: BitwiseCopyable, Sendable {
    var cells: Run
    var spot: Spot
    var id: UInt32
  }

  /// A cell; its line is that of its row.
  struct Cell: BitwiseCopyable, Sendable {
    var value: TextSpan
    var column: UInt32
  }

  struct Tag: BitwiseCopyable, Sendable {
    var name: TextSpan
    var spot: Spot
    var id: UInt32
  }

  struct Comment: BitwiseCopyable, Sendable {
    var text: TextSpan
    var spot: Spot
  }

  var feature: Feature?
  var rules = Pool<Rule>()
  var backgrounds = Pool<Background>()
  var scenarios: Pool<Scenario>
  var examples = Pool<Examples>()
  var steps: Pool<Step>
  var arguments = Pool<Arguments>()
  var docStrings = Pool<DocString>()
  var rows = Pool<Row>()
  var cells = Pool<Cell>()
  var tags: Pool<Tag>
  var comments = Pool<Comment>()
  /// The lines in their data files of the rows that are not in the text.
  var dataLines = Pool<UInt32>()
  /// Texts that are not contiguous in the source.
  var made = Pool<UInt8>()

  /// Creates empty records with capacity for a text of a length in bytes.
  init(textLength: Int = 0) {
    steps = Pool(capacity: textLength / 32)
    scenarios = Pool(capacity: textLength / 400)
    tags = Pool(capacity: textLength / 400)
  }

  /// The steps of a scenario's pickles: of the feature's background, of the rule's, and its own.
  ///
  /// A scenario without steps has no steps of backgrounds either.
  func steps(of scenario: Scenario) -> RunSequence {
    guard scenario.steps.count > 0, let feature else { return RunSequence() }
    return RunSequence(
      steps(ofBackground: feature.background),
      steps(ofBackground: scenario.rule == .none ? .none : rules[scenario.rule].background),
      scenario.steps)
  }

  private func steps(ofBackground number: UInt32) -> Run {
    number == .none ? .none : backgrounds[number].steps
  }

  /// The tags of the feature, of the rule, and of the scenario itself.
  func tags(of scenario: Scenario) -> RunSequence {
    RunSequence(
      feature?.heading.tags ?? .none,
      scenario.rule == .none ? .none : rules[scenario.rule].heading.tags,
      scenario.heading.tags)
  }

  /// Releases unused capacity; nothing will be added.
  mutating func trim() {
    rules.trim()
    backgrounds.trim()
    scenarios.trim()
    examples.trim()
    steps.trim()
    arguments.trim()
    docStrings.trim()
    rows.trim()
    cells.trim()
    dataLines.trim()
    tags.trim()
    comments.trim()
    made.trim()
  }
}
