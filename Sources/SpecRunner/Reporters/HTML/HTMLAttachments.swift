import SpecGherkin
import SpecJSON
import SpecMessages
import SpecText

/// Writes attachments into a page, up to a total size.
///
/// Those of scenarios that passed may use only a part of the total, so that they do not displace
/// those of failures. What is left out is named in its place and counted.
struct HTMLAttachments {
  /// The maximum size of one attachment in bytes.
  let longest: Int
  /// The bytes that are left, in all and for scenarios that passed.
  private var rest: Int
  private var restPassed: Int
  /// The number of attachments that were left out or shortened.
  private(set) var leftOut = 0
  /// Whether a page of a browser was written.
  private(set) var hasPages = false

  init(longest: Int = 4 << 20, total: Int = 24 << 20) {
    self.longest = longest
    rest = total
    restPassed = total / 3
  }

  /// The types that the page shows in another form, or that only programs read.
  private static let hidden = [
    Attachment.innerStepsType, Attachment.variantType, Attachment.appType, Attachment.shardType,
    Attachment.runFaultsType,
    Attachment.traceEventsType, Attachment.traceScreenType, Attachment.screenType,
    Attachment.pageType,
  ]

  static func isShown(_ attachment: Attachment) -> Bool { !hidden.contains(attachment.mediaType) }

  /// Writes an attachment as an object.
  mutating func write(
    _ attachment: Attachment, ofFailure isFailure: Bool, to json: inout JSONWriter,
    _ texts: inout HTMLTexts
  ) {
    json.beginObject()
    json.integer("type", texts.line(attachment.mediaType))
    if let name = attachment.fileName {
      json.integer("name", texts.line(name))
    }
    switch attachment.body {
    case .text(let text): write(text, ofFailure: isFailure, to: &json, &texts)
    case .bytes(let bytes):
      json.integer("size", bytes.count)
      if bytes.count <= longest, take(bytes.count / 3 * 4, isFailure) {
        json.string("file", AttachmentName(attachment).text)
        json.string("bytes", Base64.encode(bytes))
      } else {
        leftOut += 1
      }
    }
    json.endObject()
  }

  /// Writes a page of a browser as the numbers of its pieces; none if there is no room for it.
  mutating func write(
    page: String, ofFailure isFailure: Bool, to json: inout JSONWriter, _ texts: inout HTMLTexts
  ) {
    let pieces = PagePieces.pieces(of: page)
    let size = pieces.reduce(0) { $0 + (texts.has($1) ? 0 : $1.utf8.count) }
    let isWritten = page.utf8.count <= longest && take(size, isFailure)
    if isWritten { hasPages = true } else { leftOut += 1 }
    json.list(isWritten ? pieces : []) { $0.integer(texts.exact($1)) }
  }

  private mutating func write(
    _ text: String, ofFailure isFailure: Bool, to json: inout JSONWriter, _ texts: inout HTMLTexts
  ) {
    let size = text.utf8.count
    if size > HTMLTexts.longest { leftOut += 1 }
    guard take(min(size, HTMLTexts.longest), isFailure) else {
      leftOut += size > HTMLTexts.longest ? 0 : 1
      json.integer("size", size)
      return
    }
    json.integer("text", texts.number(text))
  }

  /// Whether there is room for so many bytes, which are then taken.
  mutating func take(_ bytes: Int, _ isFailure: Bool) -> Bool {
    guard bytes <= rest, isFailure || bytes <= restPassed else { return false }
    rest -= bytes
    if !isFailure { restPassed -= bytes }
    return true
  }
}
