package import SpecMessages
import SpecSystem
import SpecText
import Synchronization

/// The snapshots of a run: texts and pictures beside the features that steps compare what they see
/// with.
///
/// The snapshot `cart` of `shop.feature` is `snapshots/shop/cart.snapshot` in the folder of the
/// feature; the picture is `snapshots/shop/cart.KIND.png`, one for each kind of browser or device.
/// Steps of one feature that use the same name use the same file.
package final class SnapshotFiles: Sendable {
  /// The snapshots that a run writes.
  package enum Update: String, Sendable {
    case none, missing, changed, all

    /// Whether a snapshot that does not exist is written.
    package var writesMissing: Bool { self != .none }
    /// Whether a snapshot that does not match is written again.
    package var writesChanged: Bool { self == .changed || self == .all }
  }

  /// Reads a file; nil if it does not exist.
  package typealias Reader = @Sendable (_ path: String) throws(Failure) -> [UInt8]?
  /// Writes a file at once: a reader gets all of it or nothing.
  ///
  /// The text is what the file shows, which must have no secret.
  package typealias Writer =
    @Sendable (_ path: String, _ bytes: [UInt8], _ text: String) throws(Failure) -> Void

  package let update: Update
  private let reader: Reader
  private let writer: Writer
  private let command: @Sendable (_ place: String) -> String
  private let state = Mutex(State())

  private struct State {
    var used: Set<ExactText> = []
    var written: [ExactText: [UInt8]] = [:]
  }

  /// Makes the snapshots of a run; by default, none is written.
  ///
  /// - Parameter command: the command that runs the scenario at a place again.
  package init(
    _ update: Update = .none, read: @escaping Reader = SnapshotFiles.read,
    write: @escaping Writer = { _, _, _ in },
    command: @escaping @Sendable (_ place: String) -> String = { "spec run \($0)" }
  ) {
    self.update = update
    reader = read
    writer = write
    self.command = command
  }

  /// The command that writes the snapshots of the scenario at a place.
  package func commandToUpdate(_ update: Update, at place: String) -> String {
    "\(command(place)) --update-snapshots \(update.rawValue)"
  }

  // MARK: - Reading and writing

  /// The text of a snapshot; nil if it does not exist.
  package func text(at path: String) throws(Failure) -> String? {
    guard let bytes = try bytes(at: path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        "the snapshot \"\(path)\" is not valid UTF-8",
        notes: ["restore the file, or remove it and write it again"], kind: .setup)
    }
    return text
  }

  /// The content of a snapshot; nil if it does not exist.
  package func bytes(at path: String) throws(Failure) -> [UInt8]? {
    _ = state.withLock { $0.used.insert(Self.known(path)) }
    return try reader(path)
  }

  /// Writes a snapshot.
  ///
  /// - Throws: `Failure` if another step of the run has written another text.
  package func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), showing: text, to: path)
  }

  /// Writes a picture.
  ///
  /// - Parameter text: the texts in the picture.
  /// - Throws: `Failure` if another step of the run has written another picture.
  package func write(_ bytes: [UInt8], showing text: String, to path: String) throws(Failure) {
    try state.withLock { state throws(Failure) in
      if let other = state.written[path] {
        if other == bytes { return }
        throw Failure(
          "two steps of this run would write different snapshots to \"\(path)\"",
          notes: ["use another name in one of them"])
      }
      try writer(path, bytes, text)
      state.written[path] = bytes
    }
  }

  /// The paths of the snapshots that were written, sorted.
  package var written: [String] { state.withLock { Set($0.written.keys).inOrder } }

  /// Reads a file of the file system.
  package static func read(_ path: String) throws(Failure) -> [UInt8]? {
    if FileSystem.isMissing(path) { return nil }
    switch FileSystem.read(path) {
    case .failure(let failure):
      throw Failure(
        "the snapshot \"\(path)\" cannot be read: \(failure.sentence)",
        notes: ["check the file and its permissions"], kind: .setup)
    case .success(let bytes): return bytes
    }
  }

  // MARK: - Paths

  private static let folder = "snapshots"
  private static let suffix = ".snapshot"
  private static let pictureSuffix = ".png"
  private static let featureSuffix = ".feature"
  /// Most file systems allow names of 255 bytes; temporary files have a longer one.
  private static let longest = 200

  /// The path of the snapshot with a name.
  ///
  /// - Parameters:
  ///   - feature: the path of the feature.
  ///   - kind: of a picture, what it was taken of: `chromium-linux-1280x720`; any text.
  ///
  /// - Throws: `Failure` if the name is not safe as the name of a file.
  package static func path(
    of name: String, for feature: String, pictureOf kind: String? = nil
  ) throws(Failure) -> String {
    let isSafe =
      !name.isEmpty && name.unicodeScalars.allSatisfy(isSafe)
      && ![" ", "."].contains { name.begins(with: $0) || name.ends(with: $0) }
    guard isSafe, name.utf8.count <= longest else {
      throw Failure(
        isSafe
          ? "the name of a snapshot is longer than \(longest) bytes"
          : "a snapshot cannot be named \"\(name)\"",
        notes: ["use letters, digits, hyphens and spaces, such as \"cart with two items\""],
        kind: .argument)
    }
    let (place, stem) = parts(of: feature)
    let end = kind.map { ".\(word($0))\(pictureSuffix)" } ?? suffix
    return "\(place)\(folder)/\(stem)/\(name)\(end)"
  }

  /// A text as a part of a file's name that has no full stop.
  private static func word(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          isSafe(scalar) && scalar != "." && scalar != " " || scalar == "@" ? scalar : "-"
        }))
  }

  /// Whether a file is a snapshot or a picture.
  static func isSnapshot(_ path: String) -> Bool { path.ends(with: suffix) || isPicture(path) }

  /// Whether a file is a picture that steps compare with.
  package static func isPicture(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.ends(with: pictureSuffix) && parts.count > 2
      && parts[parts.count - 3] == Substring(folder)
  }

  /// The path by which the use of a snapshot is known: pictures of other kinds are used too.
  private static func known(_ path: String) -> String {
    guard path.ends(with: pictureSuffix),
      let dot = path.utf8.dropLast(pictureSuffix.utf8.count).lastIndex(of: UInt8(ascii: "."))
    else { return path }
    return path[..<dot] + pictureSuffix
  }

  /// The folder of the snapshots of a feature; nil if there is none for its name.
  static func folder(of feature: String) -> String? {
    let (place, stem) = parts(of: feature)
    return stem.isEmpty ? nil : "\(place)\(folder)/\(stem)"
  }

  /// The snapshots in a folder.
  static func paths(in folder: String) -> [String] {
    let files = (try? FileSystem.entries(of: folder)) ?? []
    return files.map { folder + "/" + $0.name }.filter(isSnapshot)
  }

  /// The folder of a feature with a final slash, and its name without suffix.
  private static func parts(of feature: String) -> (folder: String, stem: String) {
    let slash = feature.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { feature.utf8.index(after: $0) } ?? feature.startIndex
    let name = feature[start...]
    let isFeature = name.ends(with: featureSuffix) && name.utf8.count > featureSuffix.utf8.count
    let stem = isFeature ? name.utf8.dropLast(featureSuffix.utf8.count) : name.utf8
    return (String(feature[..<start]), String(Substring(stem)))
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: [" ", "-", "_", "."].contains(scalar)
    }
  }

  /// The snapshots beside these features that no step of the run has used, sorted.
  ///
  /// Snapshots of features that exist but are not among these are left out.
  package func unused(beside features: [String]) -> [String] {
    let used = state.withLock { $0.used }
    let known = Set(exactly: features)
    let places = Set(exactly: features.map { Self.parts(of: $0).folder }).inOrder
    return places.flatMap { place -> [String] in
      let folders = (try? FileSystem.entries(of: place + Self.folder)) ?? []
      return folders.filter { $0.sort == .directory }.flatMap { folder -> [String] in
        let feature = place + folder.name + Self.featureSuffix
        if !known.contains(feature), !FileSystem.isMissing(feature) { return [] }
        let path = place + Self.folder + "/" + folder.name
        let files = (try? FileSystem.entries(of: path)) ?? []
        return files.filter { $0.sort == .file }.map { path + "/" + $0.name }
          .filter { Self.isSnapshot($0) && !used.contains(Self.known($0)) }
      }
    }
  }
}
