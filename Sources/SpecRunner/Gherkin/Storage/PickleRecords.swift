/// The pickles of a document as plain records in flat pools.
///
/// Texts of the document or its source are not copied. Nodes are referenced by their ids, so that
/// pickles from other tools have the same form.
struct PickleRecords: ~Copyable, Sendable {
  struct Pickle: BitwiseCopyable, Sendable {
    var name: TextSpan
    var spot: Spot
    var id: UInt32 = .none
    /// The ids of the scenario and, for an outline, of the row.
    var scenario: UInt32
    var row: UInt32
    var steps: Run
    var tags: Run
  }

  struct Step: BitwiseCopyable, Sendable {
    var text: TextSpan
    var id: UInt32
    /// The id of the step that it was compiled from.
    var node: UInt32
    var arguments: UInt32
    var type: PickleStepType
    /// Whether values of the row may be substituted; never in a background step.
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
    /// Whether `rows` refers to the document's rows, or else to this storage's.
    var hasDocumentRows = true

    var hasDocString: Bool { !content.isAbsent }
    var hasTable: Bool { rows.count > 0 }
  }

  var pickles: Pool<Pickle>
  var steps: Pool<Step>
  var tags: Pool<Tag>
  var arguments = Pool<Arguments>()
  /// Tables that differ from the document's, as runs of `cells`.
  var rows = Pool<Run>()
  var cells = Pool<TextSpan>()
  /// Texts that are not in the document.
  var made = Pool<UInt8>()

  init(pickles: Int = 0, steps: Int = 0, tags: Int = 0) {
    self.pickles = Pool(capacity: pickles)
    self.steps = Pool(capacity: steps)
    self.tags = Pool(capacity: tags)
  }

  /// Releases unused capacity; nothing will be added.
  mutating func trim() {
    pickles.trim()
    steps.trim()
    tags.trim()
    rows.trim()
    cells.trim()
    made.trim()
  }
}
