import SpecGherkin
import SpecSystem
import SpecText

/// Reads the rows of examples from a data file: CSV, TSV or JSON Lines.
///
/// The path is relative to the folder of the feature. It must not lead out of the current
/// directory, or, for a feature elsewhere, out of the folder of the feature: a feature from
/// somebody else cannot read other files.
struct DataFile {
  /// The format of a file, by its suffix.
  enum Format: String, CaseIterable {
    case csv, tsv, jsonl, ndjson

    init?(path: String) {
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      let suffix = path[path.utf8.index(after: dot)...].lowercased()
      guard let format = Self.allCases.first(where: { suffix.isSame(as: $0.rawValue) }) else {
        return nil
      }
      self = format
    }
  }

  private let request: ExamplesRows.Request
  private let read: FeatureLoader.Read

  init(_ request: ExamplesRows.Request, _ read: @escaping FeatureLoader.Read) {
    self.request = request
    self.read = read
  }

  /// The path of the file relative to the current directory, like that of the feature; nil if it is
  /// not allowed.
  var path: String? { Self.path(of: request.path, for: request.uri) }

  /// The rows, at least a header and one row.
  func rows() -> Result<ExamplesRows, Diagnostic> {
    if request.path.isEmpty { return refused("the name of the data file is empty") }
    guard let format = Format(path: request.path) else {
      return refused("\"\(request.path)\" does not end with the suffix of a data format")
    }
    guard let path else {
      return .failure(
        Diagnostic(
          code: "data.path",
          message: "the data file \"\(request.path)\" is outside of the project", uri: request.uri,
          location: request.location,
          notes: ["the path is relative to the folder of the feature"],
          fix: "move the file into the project, and write its path without a leading slash"))
    }
    switch read(path) {
    case .failure(let failure):
      return .failure(
        Diagnostic(
          code: "data.unreadable",
          message: "the data file \"\(path)\" cannot be read: \(failure.sentence)",
          uri: request.uri, location: request.location,
          notes: ["the path is relative to the folder of the feature"],
          fix: "check the path and the permissions of the file"))
    case .success(let bytes): return rows(bytes, format, path)
    }
  }

  private func rows(
    _ bytes: [UInt8], _ format: Format, _ path: String
  ) -> Result<ExamplesRows, Diagnostic> {
    do throws(DataProblem) {
      if let place = Source(uri: path, bytes: bytes).firstInvalidUTF8 {
        throw DataProblem(
          line: place.line, "this line is not valid UTF-8",
          fix: "save the file as UTF-8; in a spreadsheet, choose \"CSV UTF-8\"")
      }
      let rows: ExamplesRows =
        switch format {
        case .csv: try SeparatedValues.rows(of: bytes, separator: UInt8(ascii: ","), quotes: true)
        case .tsv: try SeparatedValues.rows(of: bytes, separator: UInt8(ascii: "\t"), quotes: false)
        case .jsonl, .ndjson: try JSONLines.rows(of: bytes)
        }
      if rows.count == 0 {
        throw DataProblem(
          line: 1, "this data file is empty", fix: "write a header and at least one row")
      }
      if rows.count == 1 {
        throw DataProblem(
          line: 1, "this data file has a header but no row", fix: "write at least one row")
      }
      return .success(rows)
    } catch {
      return .failure(
        Diagnostic(
          code: "data.invalid", message: error.message, uri: path,
          location: Location(line: error.line),
          notes: [
            "these are the rows of the examples at \(request.uri):\(request.location.line)"
          ], fix: error.fix))
    }
  }

  private func refused(_ message: String) -> Result<ExamplesRows, Diagnostic> {
    .failure(
      Diagnostic(
        code: "data.format", message: message, uri: request.uri, location: request.location,
        fix: "name a file that ends with "
          + Format.allCases.map { "." + $0.rawValue }.listed()))
  }

  // MARK: - Paths

  /// The path of a file from a feature.
  static func path(of file: String, for feature: String) -> String? {
    let slash = UInt8(ascii: "/")
    if file.utf8.first == slash || file.utf8.contains(0) { return nil }
    var root: [Substring.UTF8View] = []
    var names = feature.utf8.split(separator: slash).map { Substring($0).utf8 }
    _ = names.popLast()
    if feature.utf8.first == slash {
      let here = (FileSystem.currentFolder ?? "/").utf8.split(separator: slash)
        .map { Substring($0).utf8 }
      let isInside =
        names.count >= here.count
        && zip(names, here).allSatisfy { $0.elementsEqual($1) }
      root = isInside ? here : names
    } else if names.first?.elementsEqual("..".utf8) == true {
      root = names
    }
    var rest = Array(names.dropFirst(root.count))
    for name in file.utf8.split(separator: slash) {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        guard rest.popLast() != nil else { return nil }
      } else {
        rest.append(Substring(name).utf8)
      }
    }
    let path = (root + rest).map { String(Substring($0)) }.joined(separator: "/")
    return feature.utf8.first == slash ? "/" + path : path
  }
}

/// A mistake in a data file.
struct DataProblem: Error {
  let line: Int
  let message: String
  let fix: String

  init(line: Int, _ message: String, fix: String) {
    self.line = line
    self.message = message
    self.fix = fix
  }

  /// The file has more values than a document can have.
  static func tooLarge(line: Int) -> DataProblem {
    DataProblem(
      line: line, "the data file has more than \(ExamplesRows.limit) values up to this line",
      fix: "divide it into several files, for several features")
  }

  /// Checks the names of columns.
  static func check(_ header: [String], line: Int) throws(DataProblem) {
    var names: Set<ExactText> = []
    for (index, name) in header.enumerated() {
      if name.isEmpty {
        throw DataProblem(
          line: line, "column \(index + 1) has no name",
          fix: "write a name for every column in the first line")
      }
      if !names.insert(name) {
        throw DataProblem(
          line: line, "two columns are named \"\(name)\"", fix: "rename one of them")
      }
    }
  }
}
