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
    // An empty text may have no address; any address will do, as nothing is read from it.
    let nothing: UInt8 = 0
    return withUnsafePointer(to: nothing) { nothing in
      let reader = ScalarReader(text.baseAddress ?? nothing, count: text.count)
      // Positions have 32 bits; no step is that long.
      guard text.count < Int(Int32.max) / 2 else { return nil }
      if isMemoized { return memoizedMatch(reader, from: offset) }
      return fastMatch(reader, from: offset) ?? nil
    }
  }

  /// Searches with the stack and budget that most searches need; falls back to the memoized search.
  private func fastMatch(_ reader: ScalarReader, from offset: Int) -> Found?? {
    let slotCount = 2 * groupCount + markCount
    guard slotCount <= 64 else { return .some(memoizedMatch(reader, from: offset)) }
    // 1,024 bytes are on the thread's stack; more would be allocated.
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
        return .some(matcher.isExhausted ? memoizedMatch(reader, from: offset) : found)
      }
    }
  }

  /// Searches with a table of failures and a growing stack.
  private func memoizedMatch(_ reader: ScalarReader, from offset: Int) -> Found? {
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
