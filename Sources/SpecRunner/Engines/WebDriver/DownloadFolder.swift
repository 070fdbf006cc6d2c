import SpecDrivers
import SpecSystem
import SpecText

/// The folder into which the browser of a session downloads files.
struct DownloadFolder: Sendable {
  let path: String

  /// The maximum number of characters that are reported of a file.
  private static let mostCharacters = 100_000

  /// Removes and returns the files that are complete.
  func takeFiles() -> [(name: String, details: Event.Details)] {
    let names = (try? FileSystem.entries(of: path))?.filter { $0.sort == .file }.map(\.name) ?? []
    let unfinished = ".crdownload"
    return names.compactMap { name in
      guard !name.ends(with: unfinished), !names.contains(same: name + unfinished) else {
        return nil
      }
      defer { FileSystem.remove(path + "/" + name) }
      return (name, details(of: name))
    }
  }

  /// Removes what an earlier scenario has left.
  func empty() { _ = takeFiles() }

  private func details(of name: String) -> Event.Details {
    let file = path + "/" + name
    var details: Event.Details = [:]
    if let size = FileSystem.size(of: file) { details["size"] = .number(Double(size)) }
    var bytes: [UInt8] = []
    let failure = FileSystem.read(file) { piece in
      bytes += piece
      // A character has at most four bytes.
      return bytes.count < Self.mostCharacters * 4
    }
    guard failure == nil, let text = Self.text(bytes.prefix(Self.mostCharacters * 4)) else {
      return details
    }
    details["contents"] = .text(text)
    return details
  }

  /// The first characters of a text; nil for other contents.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let isCut = bytes.count == mostCharacters * 4
    // A character at the end may be incomplete.
    for rest in 0...(isCut ? 3 : 0) {
      guard let text = String(validating: bytes.dropLast(rest), as: UTF8.self) else { continue }
      var start = String.UnicodeScalarView()
      start.append(contentsOf: text.unicodeScalars.prefix(mostCharacters))
      return String(start)
    }
    return nil
  }
}
