import SpecMessages

/// Checks that the recordings are shards of the same run, and finds those that were run again.
struct MergedShards {
  /// The recordings that are shards, each with its index among all recordings.
  private var parts: [(place: Int, name: String, mark: ShardMark)] = []

  /// Receives a mark.
  ///
  /// - Throws: an error if it is a shard of another run.
  mutating func add(
    _ attachment: Attachment, in name: String, _ place: Int
  ) throws(RecordingError) {
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
    if let first = parts.first { try Self.hold(name, mark, against: first.name, first.mark) }
    parts.append((place, name, mark))
  }

  /// The shards that several recordings are of, each with the indices of those recordings.
  var repeated: [(shard: String, places: [Int])] {
    Dictionary(grouping: parts, by: \.mark.index).values.filter { $0.count > 1 }
      .map { ("\($0[0].mark.index)/\($0[0].mark.count)", $0.map(\.place)) }
      .sorted { $0.places[0] < $1.places[0] }
  }

  /// Forgets recordings that are left out.
  mutating func remove(_ places: Set<Int>) { parts.removeAll { places.contains($0.place) } }

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

  /// Compares the expected number of shards with the number in the marks.
  func hold(against expected: Int?) throws(RecordingError) {
    guard let expected, let first = parts.first, first.mark.count != expected else { return }
    throw RecordingError(
      """
      \(first.name) is shard \(first.mark.index)/\(first.mark.count), but \(expected) recordings \
      are expected
      expect \(first.mark.count), or merge the shards of another run
      """)
  }

  /// Lists the missing shards as a sentence; nil if none is missing.
  var missing: String? {
    guard let count = parts.first?.mark.count, parts.count < count else { return nil }
    let present = Set(parts.map(\.mark.index))
    // A mark may have any number, so the list is limited.
    let some = (1...count).lazy.filter { !present.contains($0) }.prefix(10).map { "\($0)/\(count)" }
    let rest = count - parts.count - some.count
    let names = some + (rest > 0 ? ["\(rest) more"] : [])
    guard let last = names.last, names.count > 1 else { return "shard \(names[0]) is missing" }
    return "shards \(names.dropLast().joined(separator: ", ")) and \(last) are missing"
  }
}
