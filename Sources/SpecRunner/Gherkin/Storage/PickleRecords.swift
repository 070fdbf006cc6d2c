/// The pickles of a document as plain records in flat pools.
///
/// Texts of the document or its source are not copied. A pickle of a scenario without examples
/// has no steps and tags of its own: they are those of the document, and made on access. Nodes are
/// referenced by their ids, so that pickles from other tools have the same form.
struct PickleRecords: ~Copyable, Sendable {
  struct Pickle: BitwiseCopyable, Sendable {
    var name: TextSpan
    var spot: Spot
    var id: UInt32 = .none
    /// The ids of the scenario and, for an outline, of the row.
    var scenario: UInt32
    var row: UInt32
    /// The index of the scenario in the document whose steps and tags it has; none if they are in
    /// these records.
    var origin = UInt32.none
    /// With an origin, the scenario's own steps in the document, and the number with those of
    /// backgrounds.
    var steps: Run
    /// With an origin, the number of steps of backgrounds.
    var inherited: UInt32 = 0
    /// With an origin, only the number of tags.
    var tags: Run
  }

  struct Step: BitwiseCopyable, Sendable {
    var text: TextSpan
    var id: UInt32
    /// The id of the step that it was compiled from.
    var node: UInt32
    var arguments: UInt32
    /// The type; nil for that of the step before.
    var type: PickleStepType?
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

    init() {}

    /// The arguments of a step as written in the document.
    init(_ number: UInt32, of document: borrowing DocumentRecords) {
      let given = document.arguments[number]
      rows = given.rows
      isTableFirst = given.isTableFirst
      if given.docString != .none {
        let docString = document.docStrings[given.docString]
        content = docString.content
        mediaType = docString.mediaType
      }
    }
  }

  var pickles: Pool<Pickle>
  var steps = Pool<Step>()
  var tags = Pool<Tag>()
  var arguments = Pool<Arguments>()
  /// Tables that differ from the document's, as runs of `cells`.
  var rows = Pool<Run>()
  var cells = Pool<TextSpan>()
  /// Texts that are not in the document.
  var made = Pool<UInt8>()

  /// Creates empty records with capacity for a number of pickles.
  init(pickles: Int = 0) { self.pickles = Pool(capacity: pickles) }

  /// Releases unused capacity; nothing will be added.
  mutating func trim() {
    pickles.trim()
    steps.trim()
    tags.trim()
    arguments.trim()
    rows.trim()
    cells.trim()
    made.trim()
  }
}
