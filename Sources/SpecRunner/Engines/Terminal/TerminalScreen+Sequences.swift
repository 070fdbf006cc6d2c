/// What control characters and sequences do.
extension TerminalScreen {
  mutating func apply(_ input: TerminalInput) {
    switch input {
    case .text(let scalar): write(scalar)
    case .control(let byte): control(byte)
    case .escape(let intermediate, let final): escape(intermediate, final)
    case .sequence(let sequence): apply(sequence)
    case .command(let bytes): command(bytes)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: moveTo(column: cursor.column - 1)
    case 0x09: moveTo(column: tab(after: cursor.column))
    case 0x0A...0x0C:
      advanceRow()
      cursor.isWrapping = false
    case 0x0D: moveTo(column: 0)
    case 0x0E: cursor.set = 1
    case 0x0F: cursor.set = 0
    default: break
    }
  }

  private mutating func escape(_ intermediate: UInt8, _ final: UInt8) {
    switch (intermediate, final) {
    case (0, UInt8(ascii: "7")): saveCursor()
    case (0, UInt8(ascii: "8")): restoreCursor()
    case (0, UInt8(ascii: "D")): advanceRow()
    case (0, UInt8(ascii: "E")):
      moveTo(column: 0)
      advanceRow()
    case (0, UInt8(ascii: "H")): tabs.insert(cursor.column)
    case (0, UInt8(ascii: "M")): retreatRow()
    case (0, UInt8(ascii: "c")): reset()
    case (UInt8(ascii: "#"), UInt8(ascii: "8")): fill(with: "E")
    case (UInt8(ascii: "("), _): cursor.drawsLines[0] = final == UInt8(ascii: "0")
    case (UInt8(ascii: ")"), _): cursor.drawsLines[1] = final == UInt8(ascii: "0")
    default: break
    }
  }

  /// Sets the title; the other commands change what a screen has no place for.
  private mutating func command(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard parts.count == 2, parts[0].elementsEqual("0".utf8) || parts[0].elementsEqual("2".utf8)
    else { return }
    let text = String(decoding: parts[1], as: UTF8.self)
    title = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 }))
  }

  private mutating func apply(_ sequence: ControlSequence) {
    switch (sequence.prefix, sequence.intermediate) {
    case (0, 0): if !move(sequence), !edit(sequence) { control(sequence) }
    case (UInt8(ascii: "?"), 0): privately(sequence)
    case (UInt8(ascii: ">"), 0) where sequence.final == UInt8(ascii: "c"): reply("\u{1B}[>0;10;0c")
    case (0, UInt8(ascii: "!")) where sequence.final == UInt8(ascii: "p"): resetModes()
    case (UInt8(ascii: "?"), UInt8(ascii: "$")) where sequence.final == UInt8(ascii: "p"):
      // No mode is reported, so that programs ask no further.
      reply("\u{1B}[?\(sequence.value());0$y")
    default: break
    }
  }

  // MARK: - Cursor

  private mutating func moveTo(row: Int? = nil, column: Int? = nil) {
    let range = cursor.isOriginRelative ? region : 0...rows - 1
    if let row { cursor.row = min(max(row, range.lowerBound), range.upperBound) }
    if let column { cursor.column = min(max(column, 0), columns - 1) }
    cursor.isWrapping = false
  }

  /// The cursor's row after a number of rows up or down, which the region stops if it is inside.
  private func row(movedBy count: Int) -> Int {
    let target = cursor.row + count
    guard region.contains(cursor.row) else { return target }
    return min(max(target, region.lowerBound), region.upperBound)
  }

  private func tab(after column: Int) -> Int {
    tabs.filter { $0 > column }.min() ?? columns - 1
  }

  private mutating func move(_ sequence: ControlSequence) -> Bool {
    let origin = cursor.isOriginRelative ? region.lowerBound : 0
    switch Character(Unicode.Scalar(sequence.final)) {
    case "A": moveTo(row: row(movedBy: -sequence.count()))
    case "B", "e": moveTo(row: row(movedBy: sequence.count()))
    case "C", "a": moveTo(column: cursor.column + sequence.count())
    case "D": moveTo(column: cursor.column - sequence.count())
    case "E": moveTo(row: row(movedBy: sequence.count()), column: 0)
    case "F": moveTo(row: row(movedBy: -sequence.count()), column: 0)
    case "G", "`": moveTo(column: sequence.count() - 1)
    case "H", "f": moveTo(row: origin + sequence.count() - 1, column: sequence.count(1) - 1)
    case "d": moveTo(row: origin + sequence.count() - 1)
    case "I":
      for _ in 0..<min(sequence.count(), columns) { moveTo(column: tab(after: cursor.column)) }
    case "Z":
      for _ in 0..<min(sequence.count(), columns) {
        moveTo(column: tabs.filter { $0 < cursor.column }.max() ?? 0)
      }
    default: return false
    }
    return true
  }

  // MARK: - Cells

  private mutating func edit(_ sequence: ControlSequence) -> Bool {
    switch Character(Unicode.Scalar(sequence.final)) {
    case "J": eraseScreen(sequence.value())
    case "K":
      switch sequence.value() {
      case 0: erase(cursor.column..<columns)
      case 1: erase(0..<cursor.column + 1)
      case 2: erase(0..<columns)
      default: break
      }
    case "L": if region.contains(cursor.row) { scrollDown(sequence.count(), from: cursor.row) }
    case "M": if region.contains(cursor.row) { scrollUp(sequence.count(), from: cursor.row) }
    case "P": deleteCells(sequence.count())
    case "@": insertCells(sequence.count())
    case "X": erase(cursor.column..<cursor.column + sequence.count())
    case "S": scrollUp(sequence.count(), from: region.lowerBound)
    case "T": scrollDown(sequence.count(), from: region.lowerBound)
    case "b":
      // A program repeats a character to fill a row.
      if let lastCharacter {
        for _ in 0..<min(sequence.count(), columns) { write(lastCharacter) }
      }
    default: return false
    }
    return true
  }

  private mutating func eraseScreen(_ part: Int) {
    switch part {
    case 0:
      erase(cursor.column..<columns)
      eraseRows(cursor.row + 1..<rows)
    case 1:
      eraseRows(0..<cursor.row)
      erase(0..<cursor.column + 1)
    case 2: eraseRows(0..<rows)
    default: break
    }
  }

  // MARK: - Modes and questions

  private mutating func control(_ sequence: ControlSequence) {
    switch Character(Unicode.Scalar(sequence.final)) {
    case "m": cursor.style.apply(sequence.parameters.isEmpty ? [[0]] : sequence.parameters)
    case "r":
      let top = sequence.count() - 1
      let bottom = min(sequence.value(1) == 0 ? rows : sequence.value(1), rows) - 1
      guard top < bottom else { return }
      region = top...bottom
      moveTo(row: cursor.isOriginRelative ? top : 0, column: 0)
    case "g":
      if sequence.value() == 3 { tabs = [] } else { tabs.remove(cursor.column) }
    case "h", "l":
      if sequence.parameters.contains([4]) { inserts = sequence.final == UInt8(ascii: "h") }
    case "s": saveCursor()
    case "u": restoreCursor()
    case "c": if sequence.value() == 0 { reply("\u{1B}[?62;22c") }
    case "n":
      switch sequence.value() {
      case 5: reply("\u{1B}[0n")
      case 6: replyPosition("")
      default: break
      }
    default: break
    }
  }

  private mutating func replyPosition(_ prefix: String) {
    let origin = cursor.isOriginRelative ? region.lowerBound : 0
    reply("\u{1B}[\(prefix)\(cursor.row - origin + 1);\(cursor.column + 1)R")
  }

  private mutating func privately(_ sequence: ControlSequence) {
    switch Character(Unicode.Scalar(sequence.final)) {
    case "h": for mode in sequence.parameters { set(mode.first ?? 0, true) }
    case "l": for mode in sequence.parameters { set(mode.first ?? 0, false) }
    case "J": eraseScreen(sequence.value())
    case "n": if sequence.value() == 6 { replyPosition("?") }
    default: break
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    switch mode {
    case 1: usesApplicationKeys = isOn
    case 6:
      cursor.isOriginRelative = isOn
      moveTo(row: isOn ? region.lowerBound : 0, column: 0)
    case 7: wraps = isOn
    case 25: isCursorVisible = isOn
    case 47, 1047: showAlternate(isOn)
    case 1048: if isOn { saveCursor() } else { restoreCursor() }
    case 1049:
      if isOn { saveCursor() }
      showAlternate(isOn)
      if !isOn { restoreCursor() }
    case 9, 1000, 1002, 1003: mouse = isOn ? MouseMode(rawValue: mode) ?? .none : .none
    case 1006: reportsMouseByNumbers = isOn
    case 2004: usesBracketedPaste = isOn
    default: break
    }
  }

  private mutating func resetModes() {
    isCursorVisible = true
    wraps = true
    inserts = false
    usesApplicationKeys = false
    region = 0...rows - 1
    cursor.style = TerminalStyle()
    cursor.isOriginRelative = false
    cursor.drawsLines = [false, false]
    cursor.set = 0
  }
}
