/// What each instruction does at a place of the text: moves the place on, or says it fails.
extension Matcher {
  @inline(__always)
  func literal(_ instruction: Instruction, _ place: inout Int) -> Bool {
    let count = Int(instruction.b)
    guard reader.count - place >= count else { return false }
    let expected = literals + Int(instruction.a)
    let found = reader.bytes + place
    for offset in 0..<count where expected[offset] != found[offset] { return false }
    place += count
    return true
  }

  @inline(__always)
  func set(_ instruction: Instruction, _ place: inout Int) -> Bool {
    guard place < reader.count else { return false }
    let (scalar, length) = reader.scalar(at: place)
    guard sets[Int(instruction.a)].contains(scalar) else { return false }
    place += length
    return true
  }

  /// Where a split goes, past a way whose first byte already tells it fails; negative: nowhere.
  @inline(__always)
  mutating func branch(_ instruction: Instruction, _ index: Int, _ place: Int) -> Int {
    let preferred = Int(instruction.a)
    let other = Int(instruction.b)
    if !canStart(preferred, place) { return other }
    if !canStart(other, place) { return preferred }
    if isHopeless(instruction, index, place) { return -1 }
    push(.branch, other, place)
    return preferred
  }

  @inline(__always)
  private func canStart(_ index: Int, _ place: Int) -> Bool {
    guard code[index].operation == .literal else { return true }
    return place < reader.count && literals[Int(code[index].a)] == reader.bytes[place]
  }

  @inline(__always)
  mutating func note(_ place: Int, inSlot slot: Int, _ isConditional: Bool) -> Bool {
    if isConditional { push(.restore, slot, Int(slots[slot])) }
    slots[slot] = Int32(place)
    return true
  }

  func edge(_ operation: Instruction.Operation, _ place: Int) -> Bool {
    switch operation {
    case .textStart: place == 0
    case .textEnd: place == reader.count
    case .lineStart: place == 0 || isLineEnd(before: place)
    case .lineEnd:
      place == reader.count || ScalarSort.isLineEnd(reader.scalar(at: place).value)
    case .wordEdge: isWordEdge(place)
    case .noWordEdge: !isWordEdge(place)
    default: false
    }
  }

  private func isLineEnd(before place: Int) -> Bool {
    ScalarSort.isLineEnd(reader.scalar(at: reader.position(before: place)).value)
  }

  private func isWordEdge(_ place: Int) -> Bool {
    let before = place > 0 && ScalarSort.isWord(UInt32(reader.bytes[place - 1]))
    let after = place < reader.count && ScalarSort.isWord(UInt32(reader.bytes[place]))
    return before != after
  }

  /// Whether what stands behind a look holds, or does not if it is negative.
  mutating func look(_ instruction: Instruction, _ index: Int, _ place: Int) -> Bool {
    var start = place
    for _ in 0..<max(0, instruction.b) {
      guard start > 0 else { return instruction.isNegative }
      start = reader.position(before: start)
    }
    let base = depth
    let isFound = run(from: index + 1, at: start) != nil
    // Its ways are settled; what it noted stays to be put back, if what follows fails.
    var kept = base
    for frame in base..<max(base, depth) where frames[frame].kind == .restore {
      frames[kept] = frames[frame]
      kept += 1
    }
    depth = kept
    guard instruction.isNegative else { return isFound }
    while depth > base {
      depth -= 1
      slots[Int(frames[depth].target)] = frames[depth].place
    }
    return !isFound
  }

  // MARK: - Runs

  mutating func scan(_ instruction: Instruction, _ index: Int, _ place: inout Int) -> Bool {
    if isHopeless(instruction, index, place) { return false }
    let least = Int(instruction.b)
    let most = instruction.isLazy ? least : Int(instruction.c)
    var end = place
    var count = 0
    var shortest = place
    let isKnown = runs != nil && instruction.c == .max
    while count < most, end < reader.count {
      if isKnown, count >= least, let known = knownEnd(instruction, end) {
        end = known
        break
      }
      let (scalar, length) = reader.scalar(at: end)
      guard sets[Int(instruction.a)].contains(scalar) else { break }
      end += length
      count += 1
      if count == least { shortest = end }
    }
    guard count >= least else { return false }
    if instruction.isLazy {
      let more = Int(instruction.c) - least
      if more > 0 { push(.lengthen, index, end, limit: more) }
    } else if end > shortest, !instruction.isPossessive {
      if instruction.c == .max { remember(instruction, place, end) }
      guard let alive = alive(instruction, end, shortest) else { return false }
      push(.shorten, index, alive, limit: shortest)
      end = alive
    }
    place = end
    return true
  }

  /// The longest end of a run that is not known to lead nowhere.
  private func alive(_ instruction: Instruction, _ end: Int, _ shortest: Int) -> Int? {
    let start = deadStart(instruction, below: end + 1)
    if start > end { return end }
    let next = shortened(instruction, from: start, downTo: shortest)
    return next < 0 ? nil : next
  }

  /// Where the longest run from a place ends, if it is within one that is known.
  private func knownEnd(_ instruction: Instruction, _ place: Int) -> Int? {
    guard let last = runs?[Int(instruction.row)].last, last.contains(Int32(place)) else {
      return nil
    }
    return Int(last.upperBound)
  }

  /// Notes a run; in the first run, what it has looked at counts as steps back.
  private mutating func remember(_ instruction: Instruction, _ start: Int, _ end: Int) {
    if let runs {
      let last = runs[Int(instruction.row)].last
      let first = last.upperBound == Int32(end) ? min(last.lowerBound, Int32(start)) : Int32(start)
      runs[Int(instruction.row)].last = first..<Int32(end)
    } else {
      budget -= (end - start) / 16
    }
  }

  /// `[^\s]+` or `.*` into a group.
  mutating func run(_ instruction: Instruction, _ index: Int, _ place: inout Int) -> Bool {
    if isHopeless(instruction, index, place) { return false }
    let isWord = instruction.operation == .word
    var end = place
    var shortest = place
    while end < reader.count {
      if runs != nil, !isWord || shortest > place, let known = knownEnd(instruction, end) {
        end = known
        break
      }
      let (scalar, length) = reader.scalar(at: end)
      if isWord ? ScalarSort.isWhiteSpace(scalar) : ScalarSort.isLineEnd(scalar) { break }
      end += length
      if isWord, shortest == place { shortest = end }
    }
    if isWord, end == place { return false }
    if end > place { remember(instruction, place, end) }
    return take(instruction, index, &place, end: end, shortest: shortest)
  }

  mutating func integer(_ instruction: Instruction, _ index: Int, _ place: inout Int) -> Bool {
    if isHopeless(instruction, index, place) { return false }
    var end = place
    if end < reader.count, reader.bytes[end] == 0x2D { end += 1 }
    let digits = end
    skipDigits(&end)
    guard end > digits else { return false }
    return take(instruction, index, &place, end: end, shortest: digits + 1)
  }

  mutating func decimal(_ instruction: Instruction, _ index: Int, _ place: inout Int) -> Bool {
    if isHopeless(instruction, index, place) { return false }
    var end = place
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
    return take(instruction, index, &place, end: end, shortest: number + 1)
  }

  /// A text in quotes has one end: the first quote of its kind that no backslash precedes.
  func quoted(_ instruction: Instruction, _ place: inout Int) -> Bool {
    guard place < reader.count else { return false }
    let quote = reader.bytes[place]
    guard quote == 0x22 || quote == 0x27 else { return false }
    var end = place + 1
    while end < reader.count, reader.bytes[end] != quote {
      if reader.bytes[end] == 0x5C {
        end += 1
        guard end < reader.count else { return false }
        let (scalar, length) = reader.scalar(at: end)
        if ScalarSort.isLineEnd(scalar) { return false }
        end += length
      } else {
        end += 1
      }
    }
    guard end < reader.count else { return false }
    slots[2 * Int(instruction.a)] = Int32(place)
    slots[2 * Int(instruction.a) + 1] = Int32(end + 1)
    place = end + 1
    return true
  }

  private func skipDigits(_ place: inout Int) {
    while place < reader.count, ScalarSort.isDigit(reader.bytes[place]) { place += 1 }
  }

  private func skipSign(_ place: inout Int) {
    guard place < reader.count else { return }
    if reader.bytes[place] == 0x2B || reader.bytes[place] == 0x2D { place += 1 }
  }

  /// Notes a run as its group, and that it may be shorter.
  @inline(__always)
  private mutating func take(
    _ instruction: Instruction, _ index: Int, _ place: inout Int, end: Int, shortest: Int
  ) -> Bool {
    var end = end
    if end > shortest, !instruction.isPossessive {
      guard let alive = alive(instruction, end, shortest) else { return false }
      push(.shorten, index, alive, limit: shortest)
      end = alive
    }
    slots[2 * Int(instruction.a)] = Int32(place)
    slots[2 * Int(instruction.a) + 1] = Int32(end)
    place = end
    return true
  }

  // MARK: - Other ends of a run

  /// The next shorter end of a run that what follows could start at; negative if there is none.
  func shortened(_ instruction: Instruction, from place: Int, downTo limit: Int) -> Int {
    let isNumber = instruction.operation == .integer || instruction.operation == .decimal
    var end = place
    while end > limit {
      end = isNumber ? end - 1 : reader.position(before: end)
      if end < limit { break }
      // A number can end after each of its digits, and nowhere else.
      if isNumber, !ScalarSort.isDigit(reader.bytes[end - 1]) { continue }
      if instruction.next >= 0, Int16(reader.bytes[end]) != instruction.next { continue }
      if instruction.operation != .scan { slots[2 * Int(instruction.a) + 1] = Int32(end) }
      return end
    }
    return -1
  }

  /// The end of a lazy run one code point on; negative if that is none of its set.
  func lengthened(_ instruction: Instruction, from place: Int) -> Int {
    guard place < reader.count else { return -1 }
    let (scalar, length) = reader.scalar(at: place)
    return sets[Int(instruction.a)].contains(scalar) ? place + length : -1
  }
}
