import SpecReporters
import SpecSystem
import SpecText

/// A file that `spec init` or `spec new` writes; an existing file is never changed.
struct StarterFile: Sendable, Equatable {
  /// The path below the folder.
  let path: String
  let text: String
  /// The purpose of the file, as half a sentence.
  let purpose: String
  /// The lines that an existing file must contain instead; empty if nothing works without the
  /// whole file.
  var lines: [String] = []
  /// What belongs below these lines, and is printed with them.
  var below: [String] = []

  /// The state of the file before it is written.
  enum State: Sendable, Equatable {
    case missing
    /// It exists, with everything that is needed.
    case present
    /// It exists and lacks these lines, which its author may add.
    case lacks([String])
    /// Something else has its name; the suite would not work.
    case clash(String)
  }

  /// Compares the file with what is on disk; links are not followed.
  func state(in folder: StarterFolder) -> State {
    let path = folder.path(of: self)
    guard let status = try? FileSystem.status(at: path, followingLinks: false) else {
      return .missing
    }
    if status.sort == .directory { return .clash("it is a directory") }
    switch FileSystem.read(path) {
    case .failure(let failure):
      let leadsNowhere = status.sort == .link && FileSystem.isMissing(path)
      return .clash(leadsNowhere ? "it is a link that leads nowhere" : failure.sentence)
    case .success(let bytes):
      if bytes.elementsEqual(text.utf8) { return .present }
      if lines.isEmpty { return .clash("it exists and has other content") }
      let found = String(decoding: bytes, as: UTF8.self)
      let missing = lines.filter { !found.utf8.contains(same: $0.utf8) }
      return missing.isEmpty ? .present : .lacks(missing + below)
    }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes contain other bytes in a row.
  fileprivate func contains(same bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    var rest = self[...]
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: bytes) { return true }
      rest = rest[place...].dropFirst()
    }
    return false
  }
}
