import SpecGherkin
import SpecText

/// What a scenario must have for itself while it runs, by its tags.
struct CaseLocks {
  /// Whether nothing else may run.
  let isSerial: Bool
  /// What no other scenario that names it may have at the same time.
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
