import SpecMessages

/// What a file is called that holds an attachment: the name it was given, or one for its kind.
///
/// Of a name only what is harmless in any file system stays, so that none leads elsewhere.
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

  /// `picture.png` for `image/png`; a kind that is not known is `attachment.bin`.
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
