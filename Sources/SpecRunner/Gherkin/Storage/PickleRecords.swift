/// The pickles of one document as plain records in flat pools.
///
/// Texts that the document or its source holds are not copied. Nodes are named by their numbers,
/// so that pickles read from another tool's messages have the same form.
struct PickleRecords: ~Copyable, Sendable {
  struct Pickle: BitwiseCopyable, Sendable {
    var name: TextSpan
    var spot: Spot
    var id: UInt32 = .none
    /// The scenario's number, and the row's if the pickle is one of an outline.
    var scenario: UInt32
    var row: UInt32
    var steps: Run
    var tags: Run
  }

  struct Step: BitwiseCopyable, Sendable {
    var text: TextSpan
    var id: UInt32
    /// The number of the step it was made from.
    var node: UInt32
    var arguments: UInt32
    var type: PickleStepType
    /// Whether the row's values may be in it; never in a background step.
    var hasRow: Bool
  }

  struct Tag: BitwiseCopyable, Sendable {
    var name: TextSpan
    var node: UInt32
  }

  struct Arguments: BitwiseCopyable, Sendable {
    var content = TextSpan.absent
    var mediaType = TextSpan.absent
    var rows = Run.none
    var isTableFirst = false
    /// Whether `rows` are the document's; else they are this storage's own.
    var hasDocumentRows = true

    var hasDocString: Bool { !content.isAbsent }
    var hasTable: Bool { rows.count > 0 }
  }

  var pickles: Pool<Pickle>
  var steps: Pool<Step>
  var tags: Pool<Tag>
  var arguments = Pool<Arguments>()
  /// The tables that differ from the document's: runs of `cells`.
  var rows = Pool<Run>()
  var cells = Pool<TextSpan>()
  /// Texts that stand nowhere else.
  var made = Pool<UInt8>()

  init(pickles: Int = 0, steps: Int = 0, tags: Int = 0) {
    self.pickles = Pool(capacity: pickles)
    self.steps = Pool(capacity: steps)
    self.tags = Pool(capacity: tags)
  }

  /// Gives back the room that is left: nothing will be added.
  mutating func trim() {
    pickles.trim()
    steps.trim()
    tags.trim()
    rows.trim()
    cells.trim()
    made.trim()
  }
}
