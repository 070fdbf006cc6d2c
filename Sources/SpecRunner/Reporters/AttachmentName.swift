import SpecMessages

/// The file name for an attachment: its own name, or one for its media type.
///
/// Only characters that are safe in every file system remain, so the name cannot refer to another
/// folder.
struct AttachmentName {
  let text: String

  init(_ attachment: Attachment) {
    let name = (attachment.fileName ?? "").split(separator: "/").last ?? ""
    let harmless = name.unicodeScalars.map { scalar in
      Self.isHarmless(scalar) ? Character(scalar) : "-"
    }
    let isNamed = harmless.contains { $0 != "." && $0 != "-" }
    text = isNamed ? String(harmless.suffix(100)) : Self.name(of: attachment.mediaType)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: scalar.properties.isAlphabetic
    }
  }

  /// Returns a name such as `picture.png` for `image/png`; `attachment.bin` for unknown types.
  private static func name(of mediaType: String) -> String {
    switch mediaType.prefix(while: { $0 != ";" }).lowercased() {
    case "image/png": "picture.png"
    case "image/jpeg": "picture.jpeg"
    case "image/gif": "picture.gif"
    case "image/webp": "picture.webp"
    case "image/svg+xml": "picture.svg"
    case "video/mp4": "film.mp4"
    case "video/webm": "film.webm"
    case "application/pdf": "document.pdf"
    case "application/json": "attachment.json"
    case "application/zip": "attachment.zip"
    case "text/html": "attachment.html"
    case "text/plain": "attachment.txt"
    default: "attachment.bin"
    }
  }
}
