/// The media types of files, by the extensions of their names.
enum MediaType {
  /// The media type of a file, with its encoding if the format does not declare it.
  ///
  /// HTML, XML and SVG declare their encoding themselves; a header would override that.
  static func of(_ path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
    return types[String(Substring(name[name.index(after: dot)...])).lowercased()] ?? unknown
  }

  private static let unknown = "application/octet-stream"

  private static let types: [String: String] = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
    "xml": "application/xml", "svg": "image/svg+xml",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "vtt": "text/vtt; charset=utf-8",
    "json": "application/json", "map": "application/json",
    "webmanifest": "application/manifest+json", "wasm": "application/wasm",
    "pdf": "application/pdf", "zip": "application/zip",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "bmp": "image/bmp",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg", "wav": "audio/wav",
    "mp4": "video/mp4", "webm": "video/webm", "ogv": "video/ogg", "mov": "video/quicktime",
  ]
}
