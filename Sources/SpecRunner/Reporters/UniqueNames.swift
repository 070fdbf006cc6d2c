/// Names that readers of a report tell test cases by: no two of one class are the same.
///
/// Only hashes are kept: the names of a large run are many megabytes.
struct UniqueNames {
  private var taken: Set<Int> = []

  /// The name, with its place behind it where it is taken, or else a number: readers take two
  /// cases of one name for two tries at one.
  ///
  /// - Parameter place: Where the case stands, `path:line`; empty if nowhere.
  mutating func unique(_ name: String, in classname: String, place: String) -> String {
    var name = name.isEmpty ? "(no name)" : name
    if take(name, classname) { return name }
    if !place.isEmpty { name += " (\(place))" }
    let stem = name
    var number = 2
    while !take(name, classname) {
      name = "\(stem) #\(number)"
      number += 1
    }
    return name
  }

  /// By code points: two names that only look the same are two.
  private mutating func take(_ name: String, _ classname: String) -> Bool {
    var hasher = Hasher()
    for byte in classname.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0))
    for byte in name.utf8 { hasher.combine(byte) }
    return taken.insert(hasher.finalize()).inserted
  }
}
