/// The search of a text with a program.
extension Program {
  /// The result of a search.
  struct Found {
    /// The byte range of the match.
    var range: Range<Int>
    /// Two byte offsets per group, both -1 if the group did not participate.
    var slots: [Int32]
  }

  /// The first match that starts at `offset` or later.
  ///
  /// A memoized search has the same result and is requested only by tests; others use it if a fast
  /// one stops.
  func firstMatch(
    in text: UnsafeBufferPointer<UInt8>, from offset: Int = 0, isMemoized: Bool = false
  ) -> Found? {
    search(text, from: offset, isMemoized) { range, slots in
      Found(range: range, slots: slots.isEmpty ? [] : Array(slots))
    }
  }

  /// Whether there is a match; unlike `firstMatch`, it allocates nothing.
  func isMatch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    search(text, from: 0, false) { _, _ in true } ?? false
  }

  /// Reads the range and the slots of a match.
  private typealias Reading<Result> = (Range<Int>, UnsafeBufferPointer<Int32>) -> Result

  @inline(__always)
  private func search<Result>(
    _ text: UnsafeBufferPointer<UInt8>, from offset: Int, _ isMemoized: Bool,
    _ read: Reading<Result>
  ) -> Result? {
    // An empty text may have no address; any address will do, as nothing is read from it.
    let nothing: UInt8 = 0
    return withUnsafePointer(to: nothing) { nothing in
      let reader = ScalarReader(text.baseAddress ?? nothing, count: text.count)
      // Positions have 32 bits; no step is that long.
      guard text.count < Int(Int32.max) / 2 else { return nil }
      if isMemoized { return memoizedMatch(reader, from: offset, read) }
      return fastMatch(reader, from: offset, read)
    }
  }

  /// Searches with the stack and budget that most searches need; falls back to the memoized search.
  private func fastMatch<Result>(
    _ reader: ScalarReader, from offset: Int, _ read: Reading<Result>
  ) -> Result? {
    let slotCount = 2 * groupCount + markCount
    guard slotCount <= 64 else { return memoizedMatch(reader, from: offset, read) }
    // 1,024 bytes are on the thread's stack; more would be allocated.
    return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { memory in
      guard let start = memory.baseAddress else { return nil }
      let slots = start.bindMemory(to: Int32.self, capacity: slotCount)
      let slotBytes = (slotCount * 4 + 15) & ~15
      let capacity = (1024 - slotBytes) / MemoryLayout<Matcher.Frame>.stride
      let frames = (start + slotBytes).bindMemory(to: Matcher.Frame.self, capacity: capacity)
      return withMatcher(
        reader, slots, frames, capacity, budget: 64 + 8 * reader.count
      ) { matcher in
        let found = search(&matcher, from: offset, read)
        return matcher.isExhausted ? memoizedMatch(reader, from: offset, read) : found
      }
    }
  }

  /// Searches with a table of failures and a growing stack.
  private func memoizedMatch<Result>(
    _ reader: ScalarReader, from offset: Int, _ read: Reading<Result>
  ) -> Result? {
    let words = (branchCount * (reader.count + 1) + 63) / 64
    let failures = UnsafeMutablePointer<UInt64>.allocate(capacity: max(words, 1))
    failures.initialize(repeating: 0, count: max(words, 1))
    let runs = UnsafeMutablePointer<Matcher.Runs>.allocate(capacity: max(branchCount, 1))
    runs.initialize(repeating: Matcher.Runs(), count: max(branchCount, 1))
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
      return search(&matcher, from: offset, read)
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
          // Only the code is never empty; the others are not read if they are.
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

  private func search<Result>(
    _ matcher: inout Matcher, from offset: Int, _ read: Reading<Result>
  ) -> Result? {
    let reader = matcher.reader
    matcher.slots.initialize(repeating: -1, count: 2 * groupCount + markCount)
    let first = instructions[0].operation == .literal ? literals[0] : nil
    var start = offset
    while start <= reader.count, !matcher.isExhausted {
      if first == nil || (start < reader.count && reader.bytes[start] == first),
        let end = matcher.run(from: 0, at: start)
      {
        return read(
          start..<end, UnsafeBufferPointer(start: matcher.slots, count: 2 * groupCount))
      }
      if isAnchored || start == reader.count { return nil }
      start += reader.scalar(at: start).length
    }
    return nil
  }
}
