/// The execution of each instruction, which advances the position or fails.
extension Matcher {
  @inline(__always)
  func literal(_ instruction: Instruction, _ position: inout Int) -> Bool {
    let count = Int(instruction.b)
    guard reader.count - position >= count else { return false }
    let expected = literals + Int(instruction.a)
    let found = reader.bytes + position
    for offset in 0..<count where expected[offset] != found[offset] { return false }
    position += count
    return true
  }

  @inline(__always)
  func set(_ instruction: Instruction, _ position: inout Int) -> Bool {
    guard position < reader.count else { return false }
    let (scalar, length) = reader.scalar(at: position)
    guard sets[Int(instruction.a)].contains(scalar) else { return false }
    position += length
    return true
  }

  /// The target of a split, skipping a branch whose first byte does not match; negative if there is
  /// none.
  @inline(__always)
  mutating func branch(_ instruction: Instruction, _ index: Int, _ position: Int) -> Int {
    let preferred = Int(instruction.a)
    let other = Int(instruction.b)
    if !canStart(preferred, position) { return other }
    if !canStart(other, position) { return preferred }
    if hasFailed(instruction, index, position) { return -1 }
    push(.branch, other, position)
    return preferred
  }

  @inline(__always)
  private func canStart(_ index: Int, _ position: Int) -> Bool {
    guard code[index].operation == .literal else { return true }
    return position < reader.count && literals[Int(code[index].a)] == reader.bytes[position]
  }

  @inline(__always)
  mutating func note(_ position: Int, inSlot slot: Int, _ isConditional: Bool) -> Bool {
    if isConditional { push(.restore, slot, Int(slots[slot])) }
    slots[slot] = Int32(position)
    return true
  }

  func assertion(_ operation: Instruction.Operation, _ position: Int) -> Bool {
    switch operation {
    case .textStart: position == 0
    case .textEnd: position == reader.count
    case .lineStart: position == 0 || isLineTerminator(before: position)
    case .lineEnd:
      position == reader.count || ScalarClass.isLineTerminator(reader.scalar(at: position).value)
    case .wordBoundary: isWordEdge(position)
    case .notWordBoundary: !isWordEdge(position)
    default: false
    }
  }

  private func isLineTerminator(before position: Int) -> Bool {
    ScalarClass.isLineTerminator(reader.scalar(at: reader.position(before: position)).value)
  }

  private func isWordEdge(_ position: Int) -> Bool {
    let before = position > 0 && ScalarClass.isWord(UInt32(reader.bytes[position - 1]))
    let after = position < reader.count && ScalarClass.isWord(UInt32(reader.bytes[position]))
    return before != after
  }

  /// Whether a lookaround matches, or does not if it is negative.
  mutating func lookaround(_ instruction: Instruction, _ index: Int, _ position: Int) -> Bool {
    var start = position
    for _ in 0..<max(0, instruction.b) {
      guard start > 0 else { return instruction.isNegative }
      start = reader.position(before: start)
    }
    let base = depth
    let isFound = run(from: index + 1, at: start) != nil
    // Its branches are discarded; its stored slots remain to be restored on backtracking.
    var kept = base
    for frame in base..<max(base, depth) where frames[frame].kind == .restore {
      frames[kept] = frames[frame]
      kept += 1
    }
    depth = kept
    guard instruction.isNegative else { return isFound }
    while depth > base {
      depth -= 1
      slots[Int(frames[depth].target)] = frames[depth].position
    }
    return !isFound
  }

  // MARK: - Runs

  mutating func scan(_ instruction: Instruction, _ index: Int, _ position: inout Int) -> Bool {
    if hasFailed(instruction, index, position) { return false }
    let minimum = Int(instruction.b)
    let maximum = instruction.isLazy ? minimum : Int(instruction.c)
    var end = position
    var count = 0
    var shortest = position
    let isKnown = runs != nil && instruction.c == .max
    while count < maximum, end < reader.count {
      if isKnown, count >= minimum, let known = knownEnd(instruction, end) {
        end = known
        break
      }
      let (scalar, length) = reader.scalar(at: end)
      guard sets[Int(instruction.a)].contains(scalar) else { break }
      end += length
      count += 1
      if count == minimum { shortest = end }
    }
    guard count >= minimum else { return false }
    if instruction.isLazy {
      let more = Int(instruction.c) - minimum
      if more > 0 { push(.lengthen, index, end, limit: more) }
    } else if end > shortest, !instruction.isPossessive {
      if instruction.c == .max { remember(instruction, position, end) }
      guard let liveEnd = liveEnd(instruction, end, shortest) else { return false }
      push(.shorten, index, liveEnd, limit: shortest)
      end = liveEnd
    }
    position = end
    return true
  }

  /// The longest end of a run that is not known to fail.
  private func liveEnd(_ instruction: Instruction, _ end: Int, _ shortest: Int) -> Int? {
    let start = deadStart(instruction, below: end + 1)
    if start > end { return end }
    let next = shortened(instruction, from: start, downTo: shortest)
    return next < 0 ? nil : next
  }

  /// The end of the longest run from a position, if it is within a known run.
  private func knownEnd(_ instruction: Instruction, _ position: Int) -> Int? {
    guard let last = runs?[Int(instruction.row)].last, last.contains(Int32(position)) else {
      return nil
    }
    return Int(last.upperBound)
  }

  /// Records a run; in the first pass, its length counts against the budget.
  private mutating func remember(_ instruction: Instruction, _ start: Int, _ end: Int) {
    if let runs {
      let last = runs[Int(instruction.row)].last
      let first = last.upperBound == Int32(end) ? min(last.lowerBound, Int32(start)) : Int32(start)
      runs[Int(instruction.row)].last = first..<Int32(end)
    } else {
      budget -= (end - start) / 16
    }
  }

  /// Matches `[^\s]+` or `.*` into a group.
  mutating func run(_ instruction: Instruction, _ index: Int, _ position: inout Int) -> Bool {
    if hasFailed(instruction, index, position) { return false }
    let isWord = instruction.operation == .word
    var end = position
    var shortest = position
    while end < reader.count {
      if runs != nil, !isWord || shortest > position, let known = knownEnd(instruction, end) {
        end = known
        break
      }
      let (scalar, length) = reader.scalar(at: end)
      if isWord ? ScalarClass.isWhiteSpace(scalar) : ScalarClass.isLineTerminator(scalar) { break }
      end += length
      if isWord, shortest == position { shortest = end }
    }
    if isWord, end == position { return false }
    if end > position { remember(instruction, position, end) }
    return take(instruction, index, &position, end: end, shortest: shortest)
  }

  mutating func integer(_ instruction: Instruction, _ index: Int, _ position: inout Int) -> Bool {
    if hasFailed(instruction, index, position) { return false }
    var end = position
    if end < reader.count, reader.bytes[end] == 0x2D { end += 1 }
    let digits = end
    skipDigits(&end)
    guard end > digits else { return false }
    return take(instruction, index, &position, end: end, shortest: digits + 1)
  }

  mutating func decimal(_ instruction: Instruction, _ index: Int, _ position: inout Int) -> Bool {
    if hasFailed(instruction, index, position) { return false }
    var end = position
    skipSign(&end)
    let number = end
    skipDigits(&end)
    let whole = end
    if end < reader.count, reader.bytes[end] == 0x2E {
      end += 1
      skipDigits(&end)
      if end == whole + 1 { end = whole }
    }
    guard end > number else { return false }
    if end < reader.count, reader.bytes[end] == 0x45 {
      var exponent = end + 1
      skipSign(&exponent)
      let first = exponent
      skipDigits(&exponent)
      if exponent > first { end = exponent }
    }
    return take(instruction, index, &position, end: end, shortest: number + 1)
  }

  /// Matches a quoted text, which has one end: the first quote of its kind without a backslash
  /// before it.
  func quoted(_ instruction: Instruction, _ position: inout Int) -> Bool {
    guard position < reader.count else { return false }
    let quote = reader.bytes[position]
    guard quote == 0x22 || quote == 0x27 else { return false }
    var end = position + 1
    while end < reader.count, reader.bytes[end] != quote {
      if reader.bytes[end] == 0x5C {
        end += 1
        guard end < reader.count else { return false }
        let (scalar, length) = reader.scalar(at: end)
        if ScalarClass.isLineTerminator(scalar) { return false }
        end += length
      } else {
        end += 1
      }
    }
    guard end < reader.count else { return false }
    slots[2 * Int(instruction.a)] = Int32(position)
    slots[2 * Int(instruction.a) + 1] = Int32(end + 1)
    position = end + 1
    return true
  }

  private func skipDigits(_ position: inout Int) {
    while position < reader.count, ScalarClass.isDigit(reader.bytes[position]) { position += 1 }
  }

  private func skipSign(_ position: inout Int) {
    guard position < reader.count else { return }
    if reader.bytes[position] == 0x2B || reader.bytes[position] == 0x2D { position += 1 }
  }

  /// Records a run as its group, and that it may be shorter.
  @inline(__always)
  private mutating func take(
    _ instruction: Instruction, _ index: Int, _ position: inout Int, end: Int, shortest: Int
  ) -> Bool {
    var end = end
    if end > shortest, !instruction.isPossessive {
      guard let liveEnd = liveEnd(instruction, end, shortest) else { return false }
      push(.shorten, index, liveEnd, limit: shortest)
      end = liveEnd
    }
    slots[2 * Int(instruction.a)] = Int32(position)
    slots[2 * Int(instruction.a) + 1] = Int32(end)
    position = end
    return true
  }

  // MARK: - Backtracking of runs

  /// The next shorter end of a run after which the following instruction may match; negative if
  /// there is none.
  func shortened(_ instruction: Instruction, from position: Int, downTo limit: Int) -> Int {
    let isNumber = instruction.operation == .integer || instruction.operation == .decimal
    var end = position
    while end > limit {
      end = isNumber ? end - 1 : reader.position(before: end)
      if end < limit { break }
      // A number can end only after a digit.
      if isNumber, !ScalarClass.isDigit(reader.bytes[end - 1]) { continue }
      if instruction.next >= 0, Int16(reader.bytes[end]) != instruction.next { continue }
      if instruction.operation != .scan { slots[2 * Int(instruction.a) + 1] = Int32(end) }
      return end
    }
    return -1
  }

  /// The end of a lazy run extended by one code point; negative if that is not in its set.
  func lengthened(_ instruction: Instruction, from position: Int) -> Int {
    guard position < reader.count else { return -1 }
    let (scalar, length) = reader.scalar(at: position)
    return sets[Int(instruction.a)].contains(scalar) ? position + length : -1
  }
}
