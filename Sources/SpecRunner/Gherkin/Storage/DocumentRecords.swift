/// Every node of one document as plain records in flat pools, in the order of the text.
///
/// Only numbers and spans: a node names its parts by their first number and their count. The
/// public node types are views on this.
struct DocumentRecords: ~Copyable, Sendable {
  /// What every node with a title line has.
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
    /// The header, if any, and the body rows after it.
    var rows = Run.none
    var scenario = UInt32.none
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

  /// A step's doc string and table: most steps have neither, so they are kept apart.
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

  /// A cell; its line is its row's.
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
  /// Texts that do not stand in the source as they are.
  var made = Pool<UInt8>()

  /// Empty records with room for about what so many bytes of text hold.
  init(textLength: Int = 0) {
    steps = Pool(capacity: textLength / 32)
    scenarios = Pool(capacity: textLength / 400)
    tags = Pool(capacity: textLength / 400)
  }

  /// Gives back the room that is left: nothing will be added.
  mutating func trim() {
    scenarios.trim()
    steps.trim()
    rows.trim()
    cells.trim()
    tags.trim()
    comments.trim()
    made.trim()
  }
}
