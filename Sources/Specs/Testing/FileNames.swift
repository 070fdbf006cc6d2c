/// File names for attachments without one, by media type.
enum FileNames {
  /// `attachment.png`: what opens a file of this media type.
  static func name(for mediaType: String) -> String {
    let type = mediaType.prefix { $0 != ";" }
    return "attachment." + (endings[String(type)] ?? (type.hasPrefix("text/") ? "txt" : "bin"))
  }

  private static let endings = [
    "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/svg+xml": "svg",
    "application/json": "json", "application/pdf": "pdf", "application/xml": "xml",
    "text/html": "html", "text/xml": "xml", "text/csv": "csv", "video/mp4": "mp4",
    "video/webm": "webm",
  ]
}
