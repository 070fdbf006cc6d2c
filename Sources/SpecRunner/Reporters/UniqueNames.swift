import SpecText

/// Makes the names of test cases in a report unique within each class.
///
/// Only hashes are kept, because the names of a large run take many megabytes.
struct UniqueNames {
  private var taken: Set<Int> = []

  /// Returns the name, followed by its location or a number if it is not unique: readers take cases
  /// of the same name for retries.
  ///
  /// - Parameter place: The location of the case as `path:line`; empty if unknown.
  mutating func unique(
    _ name: String, in classname: String, place: @autoclosure () -> String
  ) -> String {
    var name = name.isEmpty ? "(no name)" : name
    if take(name, classname) { return name }
    let place = place()
    if !place.isEmpty { name += " (\(place))" }
    let stem = name
    var number = 2
    while !take(name, classname) {
      name = "\(stem) #\(number)"
      number += 1
    }
    return name
  }

  /// Compared by code points: names that only look the same are different.
  private mutating func take(_ name: String, _ classname: String) -> Bool {
    var hasher = Hasher()
    hasher.combine(ExactText(classname))
    hasher.combine(ExactText(name))
    return taken.insert(hasher.finalize()).inserted
  }
}
