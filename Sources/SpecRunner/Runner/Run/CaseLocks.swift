import SpecGherkin
import SpecText

/// What a scenario requires for itself while it runs, by its tags.
struct CaseLocks {
  /// Whether no other scenario may run at the same time.
  let isSerial: Bool
  /// The names of exclusive resources.
  let names: [String]

  var isNothing: Bool { !isSerial && names.isEmpty }

  init(_ tags: some Sequence<PickleTag>) {
    var isSerial = false
    var names: [String] = []
    for tag in tags {
      let tag = tag.name
      if tag == Self.serial { isSerial = true }
      guard tag.begins(with: Self.exclusive) else { continue }
      let name = String(tag.unicodeScalars.dropFirst(Self.exclusive.unicodeScalars.count))
      if !name.isEmpty, !names.contains(same: name) { names.append(name) }
    }
    self.isSerial = isSerial
    self.names = names
  }

  static let serial = "@serial"
  static let exclusive = "@exclusive:"
}
