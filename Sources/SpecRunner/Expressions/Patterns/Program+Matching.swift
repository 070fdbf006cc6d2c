/// Searching a text with a program.
extension Program {
  /// Where a match was found.
  struct Found {
    /// The bytes the whole match takes.
    var range: Range<Int>
    /// Two byte offsets a group, both -1 for a group that took no part.
    var slots: [Int32]
  }

  /// The first match that starts at `offset` or later.
  ///
  /// A thorough search finds the same, and is only asked for by tests: others come to it where a
  /// swift one gives up.
  func firstMatch(
    in text: UnsafeBufferPointer<UInt8>, from offset: Int = 0, isThorough: Bool = false
  ) -> Found? {
    // An empty text may have no address; any will do, for nothing is read from it.
    let nothing: UInt8 = 0
    return withUnsafePointer(to: nothing) { nothing in
      let reader = ScalarReader(text.baseAddress ?? nothing, count: text.count)
      // Places are kept in 32 bits; no sentence is that long.
      guard text.count < Int(Int32.max) / 2 else { return nil }
      if isThorough { return thoroughly(reader, from: offset) }
      return swiftly(reader, from: offset) ?? nil
    }
  }

  /// Searches with the stack and budget most searches need; answers nil twice if that failed.
  private func swiftly(_ reader: ScalarReader, from offset: Int) -> Found?? {
    let slotCount = 2 * groupCount + markCount
    guard slotCount <= 64 else { return .some(thoroughly(reader, from: offset)) }
    // 1,024 bytes are taken from the thread's stack; more would be allocated.
    return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { memory in
      guard let start = memory.baseAddress else { return .some(nil) }
      let slots = start.bindMemory(to: Int32.self, capacity: slotCount)
      let slotBytes = (slotCount * 4 + 15) & ~15
      let capacity = (1024 - slotBytes) / MemoryLayout<Matcher.Frame>.stride
      let frames = (start + slotBytes).bindMemory(to: Matcher.Frame.self, capacity: capacity)
      return withMatcher(
        reader, slots, frames, capacity, budget: 64 + 8 * reader.count
      ) { matcher in
        let found = search(&matcher, from: offset)
        return .some(matcher.isExhausted ? thoroughly(reader, from: offset) : found)
      }
    }
  }

  /// Searches with a table of failures and a stack that grows.
  private func thoroughly(_ reader: ScalarReader, from offset: Int) -> Found? {
    let words = (rowCount * (reader.count + 1) + 63) / 64
    let failures = UnsafeMutablePointer<UInt64>.allocate(capacity: max(words, 1))
    failures.initialize(repeating: 0, count: max(words, 1))
    let runs = UnsafeMutablePointer<Matcher.Runs>.allocate(capacity: max(rowCount, 1))
    runs.initialize(repeating: Matcher.Runs(), count: max(rowCount, 1))
    let slots = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * groupCount + markCount + 1)
    let frames = UnsafeMutablePointer<Matcher.Frame>.allocate(capacity: 256)
    defer {
      failures.deallocate()
      runs.deallocate()
      slots.deallocate()
    }
    return withMatcher(
      reader, slots, frames, 256, budget: 0, failures: failures, runs: runs
    ) { matcher in
      defer { matcher.frames.deallocate() }
      return search(&matcher, from: offset)
    }
  }

  private func withMatcher<Result>(
    _ reader: ScalarReader, _ slots: UnsafeMutablePointer<Int32>,
    _ frames: UnsafeMutablePointer<Matcher.Frame>, _ capacity: Int, budget: Int,
    failures: UnsafeMutablePointer<UInt64>? = nil,
    runs: UnsafeMutablePointer<Matcher.Runs>? = nil, _ body: (inout Matcher) -> Result?
  ) -> Result? {
    instructions.withUnsafeBufferPointer { code in
      literals.withUnsafeBufferPointer { literals in
        sets.withUnsafeBufferPointer { sets in
          // Only the code is never empty; the others are not read where they are.
          guard let code = code.baseAddress else { return nil }
          let none = UnsafeRawPointer(code)
          var matcher = Matcher(
            code: code,
            literals: literals.baseAddress ?? none.assumingMemoryBound(to: UInt8.self),
            sets: sets.baseAddress ?? none.assumingMemoryBound(to: ScalarSet.self),
            reader: reader, slots: slots, firstMark: 2 * groupCount, frames: frames,
            capacity: capacity, budget: budget, failures: failures, runs: runs)
          return body(&matcher)
        }
      }
    }
  }

  private func search(_ matcher: inout Matcher, from offset: Int) -> Found? {
    let reader = matcher.reader
    matcher.slots.initialize(repeating: -1, count: 2 * groupCount + markCount)
    let first = instructions[0].operation == .literal ? literals[0] : nil
    var start = offset
    while start <= reader.count, !matcher.isExhausted {
      if first == nil || (start < reader.count && reader.bytes[start] == first),
        let end = matcher.run(from: 0, at: start)
      {
        let slots = UnsafeBufferPointer(start: matcher.slots, count: 2 * groupCount)
        return Found(range: start..<end, slots: groupCount == 0 ? [] : Array(slots))
      }
      if isAnchored || start == reader.count { return nil }
      start += reader.scalar(at: start).length
    }
    return nil
  }
}
