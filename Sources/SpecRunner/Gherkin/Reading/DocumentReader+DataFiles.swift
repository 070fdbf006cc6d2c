/// Rows of examples from data files, which become rows of the document.
extension DocumentReader {
  /// Adds the rows of the data file that an examples block names, if any.
  ///
  /// - Returns: Whether the block names a file, whose problems are then reported.
  mutating func addDataRows(of index: UInt32) -> Bool {
    guard let supply else { return false }
    let heading = records.examples[index].heading
    let name = UnsafeBufferPointer(start: base + heading.name.offset, count: heading.name.count)
    guard let place = ExamplesRows.place(in: name) else { return false }
    guard records.rows.next == records.examples[index].rows.first else {
      complaints.tableBesideDataFile(at: heading.spot)
      return true
    }
    let request = ExamplesRows.Request(
      path: String(decoding: name[place], as: UTF8.self), uri: complaints.uri,
      location: heading.spot.location)
    switch supply(request) {
    case .failure(let problem): complaints.add(problem)
    case .success(let rows):
      guard records.cells.count + rows.ends.count <= ExamplesRows.limit,
        records.made.count + rows.text.count <= TextSpan.limit
      else {
        complaints.tooManyValues(at: heading.spot)
        return true
      }
      append(rows, at: heading.spot)
      let first = records.dataLines.next
      for line in rows.lines { records.dataLines.append(line) }
      let path = heading.name.offset &+ place.lowerBound
      records.examples.update(index) { block in
        block.file = TextSpan(from: path, to: path &+ place.count)
        block.dataLines = first
      }
    }
    return true
  }

  private mutating func append(_ rows: ExamplesRows, at spot: Spot) {
    let start = records.made.count
    rows.text.withUnsafeBufferPointer { records.made.append($0) }
    var (from, value) = (0, 0)
    for _ in rows.lines {
      let first = records.cells.next
      for _ in 0..<rows.width {
        let end = Int(rows.ends[value])
        records.cells.append(
          DocumentRecords.Cell(
            value: TextSpan(.document, from: start + from, to: start + end), column: spot.column))
        (from, value) = (end, value + 1)
      }
      records.rows.append(
        DocumentRecords.Row(
          cells: Run(from: first, to: records.cells.next), spot: spot, id: takeID()))
    }
  }
}
