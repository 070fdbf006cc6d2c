/// Runs a program over a text by backtracking.
///
/// Plain backtracking could take exponential time. Therefore the first pass has a small stack and a
/// budget; if either is exhausted, a second pass starts over that records every position where an
/// instruction failed, and never tries it there again. This makes the time of any search polynomial
/// of low degree: at most the number of instructions × the length of the text × the longest run.
struct Matcher {
  /// A branch still to try, or a value to restore before it.
  struct Frame {
    enum Kind: Int32 {
      /// Continues at `target`, at `position`.
      case branch
      /// A run that ends at `position` may end earlier, down to `limit`.
      case shorten
      /// A run that ends at `position` may consume up to `limit` more code points.
      case lengthen
      /// Slot `target` is restored to `position`.
      case restore
      /// All branches of the instruction `target` at `position` have failed.
      case failed
    }
    var kind: Kind
    var target: Int32
    var position: Int32
    var limit: Int32
  }

  /// The known runs of an instruction, so that starts within a run do not scan all of it again.
  struct Runs {
    /// From every position in this range, the longest run ends at its upper bound.
    var last: Range<Int32> = 0..<0
    /// Ends in this range are known to fail.
    var dead: ClosedRange<Int32>?
  }

  let code: UnsafePointer<Instruction>
  let literals: UnsafePointer<UInt8>
  let sets: UnsafePointer<ScalarSet>
  let reader: ScalarReader
  /// Two slots per group, then the marks of the loops; -1 if unset.
  let slots: UnsafeMutablePointer<Int32>
  let firstMark: Int
  var frames: UnsafeMutablePointer<Frame>
  var capacity: Int
  var depth = 0
  /// The remaining number of backtracks; a pass with a table has no limit.
  var budget: Int
  /// A bit for each row and position; nil in the first pass.
  let failures: UnsafeMutablePointer<UInt64>?
  /// The runs of each row; nil in the first pass.
  let runs: UnsafeMutablePointer<Runs>?
  /// Whether the pass stopped because its stack or budget was exhausted.
  var isExhausted = false

  /// Runs from an instruction and a position to `accept` or the finish; nil if there is no match.
  mutating func run(from entry: Int, at start: Int) -> Int? {
    let base = depth
    var index = entry
    var position = start
    while true {
      let instruction = code[index]
      let holds: Bool
      switch instruction.operation {
      case .literal: holds = literal(instruction, &position)
      case .set: holds = set(instruction, &position)
      case .scan: holds = scan(instruction, index, &position)
      case .split:
        index = branch(instruction, index, position)
        if index >= 0 { continue }
        holds = false
      case .jump:
        index = Int(instruction.a)
        continue
      case .save: holds = note(position, inSlot: Int(instruction.a), instruction.isConditional)
      case .integer: holds = integer(instruction, index, &position)
      case .decimal: holds = decimal(instruction, index, &position)
      case .word, .anything: holds = run(instruction, index, &position)
      case .quoted: holds = quoted(instruction, &position)
      case .lookaround:
        holds = lookaround(instruction, index, position)
        index = Int(instruction.a) - 1
      case .iterate: holds = note(position, inSlot: firstMark + Int(instruction.a), true)
      case .advance: holds = Int(slots[firstMark + Int(instruction.a)]) != position
      case .accept: return position
      case .finish:
        if position == reader.count { return position }
        holds = false
      default: holds = assertion(instruction.operation, position)
      }
      if holds {
        index += 1
      } else if !backtrack(to: base, &index, &position) {
        return nil
      }
    }
  }

  // MARK: - Backtracking

  /// Continues at the last open branch above `base`; false if there is none.
  private mutating func backtrack(to base: Int, _ index: inout Int, _ position: inout Int) -> Bool {
    if failures == nil {
      budget -= 1
      if budget < 0 { isExhausted = true }
    }
    while depth > base, !isExhausted {
      depth -= 1
      let frame = frames[depth]
      switch frame.kind {
      case .branch:
        index = Int(frame.target)
        position = Int(frame.position)
        return true
      case .restore: slots[Int(frame.target)] = frame.position
      case .failed: markFailed(code[Int(frame.target)], at: Int(frame.position))
      case .shorten, .lengthen:
        let target = Int(frame.target)
        let instruction = code[target]
        let end: Int
        if frame.kind == .shorten {
          let start = deadStart(instruction, below: Int(frame.position))
          end = shortened(instruction, from: start, downTo: Int(frame.limit))
          markDead(instruction, from: max(end, Int(frame.limit)) + 1, to: Int(frame.position))
        } else {
          let start = deadEnd(instruction, above: Int(frame.position))
          end = lengthened(instruction, from: start)
          // A run that consumes nothing may fail for that reason only.
          let isEmpty = instruction.b == 0 && frame.limit == instruction.c
          markDead(
            instruction, from: Int(frame.position) + (isEmpty ? 1 : 0),
            to: end < 0 ? start : end - 1)
        }
        guard end >= 0 else { continue }
        if frame.kind == .shorten ? end > frame.limit : frame.limit > 1 {
          // The frame remains for the end after this one.
          frames[depth].position = Int32(end)
          if frame.kind == .lengthen { frames[depth].limit -= 1 }
          depth += 1
        }
        index = target + 1
        position = end
        return true
      }
    }
    return false
  }

  @inline(__always)
  mutating func push(_ kind: Frame.Kind, _ target: Int, _ position: Int, limit: Int = 0) {
    if depth == capacity, !grow() { return }
    frames[depth] = Frame(
      kind: kind, target: Int32(target), position: Int32(position), limit: Int32(limit))
    depth += 1
  }

  /// Grows the stack, which only the pass with a table owns; the other pass stops.
  private mutating func grow() -> Bool {
    guard failures != nil else {
      isExhausted = true
      return false
    }
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: frames, count: depth)
    frames.deallocate()
    frames = larger
    capacity *= 2
    return true
  }

  // MARK: - The table of failures

  /// Whether this instruction is known to fail here; if not, its failure will be recorded.
  @inline(__always)
  mutating func hasFailed(_ instruction: Instruction, _ index: Int, _ position: Int) -> Bool {
    guard let failures, instruction.row >= 0 else { return false }
    let bit = Int(instruction.row) * (reader.count + 1) + position
    if failures[bit >> 6] >> UInt64(bit & 63) & 1 != 0 { return true }
    push(.failed, index, position)
    return false
  }

  /// Records that ends of a run fail.
  private func markDead(_ instruction: Instruction, from first: Int, to last: Int) {
    guard let runs, first <= last else { return }
    let row = Int(instruction.row)
    let (first, last) = (Int32(first), Int32(last))
    if let dead = runs[row].dead, first <= dead.upperBound + 1, last + 1 >= dead.lowerBound {
      runs[row].dead = min(first, dead.lowerBound)...max(last, dead.upperBound)
    } else {
      runs[row].dead = first...last
    }
  }

  /// The position from which a shorter end is searched, past those known to fail.
  func deadStart(_ instruction: Instruction, below position: Int) -> Int {
    guard let dead = runs?[Int(instruction.row)].dead, dead.contains(Int32(position - 1)) else {
      return position
    }
    return Int(dead.lowerBound)
  }

  /// The position from which a longer end is searched, if there is no maximum length.
  private func deadEnd(_ instruction: Instruction, above position: Int) -> Int {
    guard instruction.c == .max, let dead = runs?[Int(instruction.row)].dead,
      dead.contains(Int32(position + 1))
    else { return position }
    return Int(dead.upperBound)
  }

  private func markFailed(_ instruction: Instruction, at position: Int) {
    guard let failures else { return }
    let bit = Int(instruction.row) * (reader.count + 1) + position
    failures[bit >> 6] |= 1 << UInt64(bit & 63)
  }
}
