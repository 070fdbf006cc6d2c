/// Runs a program over a text: tries the preferred way first and goes back where it fails.
///
/// Going back could take exponential time. So a first run has a small stack and a budget; if
/// either is used up, a second one starts over that notes every place where an instruction has
/// failed, and never tries it there again. That makes the time of any search polynomial of low
/// degree: at most the number of instructions × the length of the text × the longest run.
struct Matcher {
  /// A way still to try, or something to put back on the way to it.
  struct Frame {
    enum Kind: Int32 {
      /// Goes on at `target`, at `place`.
      case branch
      /// A run that ends at `place` may end earlier, down to `limit`.
      case shorten
      /// A run that ends at `place` may take up to `limit` more code points.
      case lengthen
      /// Slot `target` gets its value `place` back.
      case restore
      /// Everything the instruction `target` could do at `place` has failed.
      case failed
    }
    var kind: Kind
    var target: Int32
    var place: Int32
    var limit: Int32
  }

  /// What is known of the runs of one instruction, so that starts within one run do not look over
  /// all of it again.
  struct Runs {
    /// From every place of this range the longest run ends at its end.
    var last: Range<Int32> = 0..<0
    /// Ends in this range lead nowhere, or are none.
    var dead: ClosedRange<Int32>?
  }

  let code: UnsafePointer<Instruction>
  let literals: UnsafePointer<UInt8>
  let sets: UnsafePointer<ScalarSet>
  let reader: ScalarReader
  /// Two slots a group, then the marks of the loops; -1 where nothing was noted.
  let slots: UnsafeMutablePointer<Int32>
  let firstMark: Int
  var frames: UnsafeMutablePointer<Frame>
  var capacity: Int
  var depth = 0
  /// How many more times the run may go back; a run with a table has no such limit.
  var budget: Int
  /// A bit for each row and place; nil in the first run.
  let failures: UnsafeMutablePointer<UInt64>?
  /// The runs of each row; nil in the first run.
  let runs: UnsafeMutablePointer<Runs>?
  /// Whether the run was given up for want of stack or budget.
  var isExhausted = false

  /// Runs from an instruction and a place to `accept` or the finish; nil if no way leads there.
  mutating func run(from entry: Int, at start: Int) -> Int? {
    let base = depth
    var index = entry
    var place = start
    while true {
      let instruction = code[index]
      let holds: Bool
      switch instruction.operation {
      case .literal: holds = literal(instruction, &place)
      case .set: holds = set(instruction, &place)
      case .scan: holds = scan(instruction, index, &place)
      case .split:
        index = branch(instruction, index, place)
        if index >= 0 { continue }
        holds = false
      case .jump:
        index = Int(instruction.a)
        continue
      case .save: holds = note(place, inSlot: Int(instruction.a), instruction.isConditional)
      case .integer: holds = integer(instruction, index, &place)
      case .decimal: holds = decimal(instruction, index, &place)
      case .word, .anything: holds = run(instruction, index, &place)
      case .quoted: holds = quoted(instruction, &place)
      case .look:
        holds = look(instruction, index, place)
        index = Int(instruction.a) - 1
      case .turn: holds = note(place, inSlot: firstMark + Int(instruction.a), true)
      case .advance: holds = Int(slots[firstMark + Int(instruction.a)]) != place
      case .accept: return place
      case .finish:
        if place == reader.count { return place }
        holds = false
      default: holds = edge(instruction.operation, place)
      }
      if holds {
        index += 1
      } else if !goBack(to: base, &index, &place) {
        return nil
      }
    }
  }

  // MARK: - Going back

  /// Leaves the way that failed for the last one still open above `base`; false if there is none.
  private mutating func goBack(to base: Int, _ index: inout Int, _ place: inout Int) -> Bool {
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
        place = Int(frame.place)
        return true
      case .restore: slots[Int(frame.target)] = frame.place
      case .failed: markFailed(code[Int(frame.target)], at: Int(frame.place))
      case .shorten, .lengthen:
        let target = Int(frame.target)
        let instruction = code[target]
        let end: Int
        if frame.kind == .shorten {
          let start = deadStart(instruction, below: Int(frame.place))
          end = shortened(instruction, from: start, downTo: Int(frame.limit))
          bury(instruction, from: max(end, Int(frame.limit)) + 1, to: Int(frame.place))
        } else {
          let start = deadEnd(instruction, above: Int(frame.place))
          end = lengthened(instruction, from: start)
          // A run that takes nothing may fail for that alone.
          let isEmpty = instruction.b == 0 && frame.limit == instruction.c
          bury(
            instruction, from: Int(frame.place) + (isEmpty ? 1 : 0),
            to: end < 0 ? start : end - 1)
        }
        guard end >= 0 else { continue }
        if frame.kind == .shorten ? end > frame.limit : frame.limit > 1 {
          // The frame stays, for the end after this one.
          frames[depth].place = Int32(end)
          if frame.kind == .lengthen { frames[depth].limit -= 1 }
          depth += 1
        }
        index = target + 1
        place = end
        return true
      }
    }
    return false
  }

  @inline(__always)
  mutating func push(_ kind: Frame.Kind, _ target: Int, _ place: Int, limit: Int = 0) {
    if depth == capacity, !grow() { return }
    frames[depth] = Frame(
      kind: kind, target: Int32(target), place: Int32(place), limit: Int32(limit))
    depth += 1
  }

  /// Makes room on the stack, which only the run with a table owns; the other gives up.
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

  /// Whether this instruction is known to fail here; if not, a failure will be noted.
  @inline(__always)
  mutating func isHopeless(_ instruction: Instruction, _ index: Int, _ place: Int) -> Bool {
    guard let failures, instruction.row >= 0 else { return false }
    let bit = Int(instruction.row) * (reader.count + 1) + place
    if failures[bit >> 6] >> UInt64(bit & 63) & 1 != 0 { return true }
    push(.failed, index, place)
    return false
  }

  /// Notes that ends of a run lead nowhere.
  private func bury(_ instruction: Instruction, from first: Int, to last: Int) {
    guard let runs, first <= last else { return }
    let row = Int(instruction.row)
    let (first, last) = (Int32(first), Int32(last))
    if let dead = runs[row].dead, first <= dead.upperBound + 1, last + 1 >= dead.lowerBound {
      runs[row].dead = min(first, dead.lowerBound)...max(last, dead.upperBound)
    } else {
      runs[row].dead = first...last
    }
  }

  /// The place from which a shorter end is looked for: past those that lead nowhere.
  func deadStart(_ instruction: Instruction, below place: Int) -> Int {
    guard let dead = runs?[Int(instruction.row)].dead, dead.contains(Int32(place - 1)) else {
      return place
    }
    return Int(dead.lowerBound)
  }

  /// The place from which a longer end is looked for, if there is no greatest length.
  private func deadEnd(_ instruction: Instruction, above place: Int) -> Int {
    guard instruction.c == .max, let dead = runs?[Int(instruction.row)].dead,
      dead.contains(Int32(place + 1))
    else { return place }
    return Int(dead.upperBound)
  }

  private func markFailed(_ instruction: Instruction, at place: Int) {
    guard let failures else { return }
    let bit = Int(instruction.row) * (reader.count + 1) + place
    failures[bit >> 6] |= 1 << UInt64(bit & 63)
  }
}
