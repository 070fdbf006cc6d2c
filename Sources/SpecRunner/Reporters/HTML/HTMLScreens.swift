import SpecDrawing
import SpecGherkin
import SpecJSON
import SpecMessages
import SpecText

/// The drawn screens of a page: their fragments, each written once, and which a step has.
///
/// A screen is `[moment, title, width, height, edits, marked, changes, events, notes]`, its edits
/// being the difference to the previous screen of its attempt. See `FilmStrip`.
struct HTMLScreens {
  private var strip = FilmStrip()
  /// The bytes of the fragments, and the number of those that are counted in it.
  private var size = 0
  private var counted = 0
  private let limit: Int
  /// The number of screens that were left out.
  private(set) var leftOut = 0

  /// - Parameter limit: The maximum size of all fragments in bytes.
  init(limit: Int = 24 << 20) { self.limit = limit }

  /// Whether an attachment is a screen that this type writes.
  static func isScreen(_ attachment: Attachment) -> Bool {
    attachment.mediaType == RecordedScreen.mediaType
  }

  /// Begins the screens of an attempt.
  mutating func begin() { strip.begin() }

  /// Writes the field `screens` of a step, if screens of it were recorded.
  mutating func write(
    _ attempt: Attempt, at position: Int, to json: inout JSONWriter, _ texts: inout HTMLTexts
  ) {
    var isOpen = false
    for (step, attachment) in attempt.attachments
    where step == position && Self.isScreen(attachment) {
      if size >= limit {
        leftOut += 1
        continue
      }
      if !isOpen {
        json.key("screens")
        json.beginArray()
        isOpen = true
      }
      do throws(RecordedScreen.Unreadable) {
        if let screen = try RecordedScreen.read(attachment) { write(screen, to: &json, &texts) }
      } catch {
        json.integer(texts.line("\(error)"))
      }
    }
    if isOpen { json.endArray() }
  }

  private mutating func write(
    _ screen: RecordedScreen, to json: inout JSONWriter, _ texts: inout HTMLTexts
  ) {
    let drawing = ScreenDrawing(screen)
    let frame = strip.add(drawing)
    for fragment in strip.fragments[counted...] { size += fragment.utf8.count }
    counted = strip.fragments.count
    json.beginArray()
    json.string(screen.moment.rawValue)
    json.integer(texts.line(drawing.title))
    json.integer(frame.width)
    json.integer(frame.height)
    json.list(frame.edits) { $0.integer($1) }
    json.list(frame.marked) { $0.integer($1) }
    json.list(frame.changes) { $0.integer(texts.line("\($1.name) \($1.kind.rawValue)")) }
    json.integer(texts.number(screen.events.joined(separator: "\n")))
    json.integer(texts.number(drawing.notes.joined(separator: "\n")))
    json.endArray()
  }

  /// Writes the field `fragments`, if there are any.
  func write(to json: inout JSONWriter) {
    if strip.fragments.isEmpty { return }
    json.list("fragments", strip.fragments) { $0.string($1) }
  }
}
