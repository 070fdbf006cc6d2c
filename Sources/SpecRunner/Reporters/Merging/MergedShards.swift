import SpecMessages

/// What recordings say of the shards they are: parts of one whole, none of it twice.
struct MergedShards {
  private var parts: [(name: String, mark: ShardMark)] = []

  /// Whether any recording says that it is a shard.
  var isEmpty: Bool { parts.isEmpty }

  /// Takes in what a recording says.
  ///
  /// - Throws: that it is no part of what those before are parts of, or one of them again.
  mutating func add(_ attachment: Attachment, in name: String) throws(RecordingError) {
    let mark: ShardMark?
    do {
      mark = try ShardMark(attachment)
    } catch {
      throw RecordingError(
        """
        \(name) says that it is a shard, and which one cannot be read
        merge it with the version of the tool that recorded it
        """)
    }
    guard let mark else { return }
    if let first = parts.first {
      try Self.hold(name, mark, against: first.name, first.mark)
      if let other = parts.first(where: { $0.mark.index == mark.index }) {
        throw RecordingError(
          """
          \(other.name) and \(name) are both shard \(mark.index)/\(mark.count)
          run each shard once, and remove one of the two
          """)
      }
    }
    parts.append((name, mark))
  }

  private static func hold(
    _ name: String, _ mark: ShardMark, against other: String, _ first: ShardMark
  ) throws(RecordingError) {
    if mark.count != first.count {
      throw RecordingError(
        """
        \(other) is shard \(first.index)/\(first.count), but \(name) is shard \
        \(mark.index)/\(mark.count)
        merge the shards of one run, all with the same N
        """)
    }
    if mark.plan != first.plan {
      throw RecordingError(
        """
        \(other) and \(name) are shards of different selections of scenarios
        run every shard with the same paths, filters and engines
        """)
    }
    if mark.unit != first.unit {
      throw RecordingError(
        """
        \(other) was divided by \(first.unit), but \(name) by \(mark.unit)
        run every shard with the same --shard-by
        """)
    }
    if mark.division != first.division {
      throw RecordingError(
        """
        \(other) and \(name) were divided by different durations
        run every shard with the same --durations
        """)
    }
  }

  /// Compares how many shards there should be with how many they say there are.
  func hold(against expected: Int?) throws(RecordingError) {
    guard let expected, let first = parts.first, first.mark.count != expected else { return }
    throw RecordingError(
      """
      \(first.name) is shard \(first.mark.index)/\(first.mark.count), but \(expected) recordings \
      are expected
      expect \(first.mark.count), or merge the shards of another run
      """)
  }

  /// Which shards are missing, as a sentence; nil if none is.
  var missing: String? {
    guard let count = parts.first?.mark.count, parts.count < count else { return nil }
    let present = Set(parts.map(\.mark.index))
    // A recording may claim any number.
    let some = (1...count).lazy.filter { !present.contains($0) }.prefix(10).map { "\($0)/\(count)" }
    let rest = count - parts.count - some.count
    let names = some + (rest > 0 ? ["\(rest) more"] : [])
    guard let last = names.last, names.count > 1 else { return "shard \(names[0]) is missing" }
    return "shards \(names.dropLast().joined(separator: ", ")) and \(last) are missing"
  }
}
