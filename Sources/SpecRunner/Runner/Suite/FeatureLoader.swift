import SpecGherkin
import SpecSystem
import SpecText

/// Reads features from paths, directories and `path:line`; the only code that reads features from
/// disk.
public struct FeatureLoader: Sendable {
  /// The language code of files without a language line.
  package var language: String
  /// The tag of scenarios that define steps.
  package var stepTag: String
  /// Paths whose features are read only for the steps that they define, as far as they exist.
  package var stepPaths: [String]
  /// Reads features and the data files that they name; an earlier version of a suite has others.
  var read: Read = { FileSystem.read($0) }

  typealias Read = @Sendable (_ path: String) -> Result<[UInt8], FileSystem.Failure>

  /// Makes a loader for features in English, unless they set another language.
  public init() { self.init(language: "en") }

  package init(
    language: String, stepTag: String = TextStep.defaultTag, stepPaths: [String] = []
  ) {
    self.language = language
    self.stepTag = stepTag
    self.stepPaths = stepPaths
  }

  /// Reads all features that the paths name, in the order of their uris, each once.
  ///
  /// A path is a directory (all `.feature` and `.feature.md` files below it), a file, optionally
  /// followed by `:line` several times, a pattern such as `specs/**/*.feature`, or `@file`: a list
  /// of such paths, one on each line (`ListedPath`). Unreadable files, and lines that refer to no
  /// scenario, are errors of the suite.
  public func load(_ paths: [String]) -> Suite {
    let request = LoadRequest(paths)
    var suite = Suite(unread: request.errors)
    suite.lines = request.lines
    suite.listOfNothing = request.listOfNothing
    add(request.files, to: &suite)
    suite.checkLines()
    addTextSteps(of: companions(besides: request.files, near: request.named), to: &suite)
    return suite
  }

  private func add(_ files: Set<ExactText>, to suite: inout Suite) {
    for file in files.inOrder {
      switch read(file) {
      case .success(let bytes):
        suite.add(
          Source(uri: file, bytes: bytes), language: language, stepTag: stepTag, data: read)
      case .failure(let reason): suite.addUnreadable(file, .unreadable(file, reason))
      }
    }
  }

  /// Adds the text steps of files that are not loaded themselves, so that one scenario of a suite
  /// can run alone.
  private func addTextSteps(of files: Set<ExactText>, to suite: inout Suite) {
    let tag = TextPart(Array(stepTag.utf8))
    for file in files.inOrder {
      // A file that cannot be read is an error where it is asked for.
      guard case .success(let bytes) = read(file), tag.isFound(in: bytes) else {
        continue
      }
      suite.addTextSteps(
        of: Source(uri: file, bytes: bytes), language: language, stepTag: stepTag)
    }
  }

  /// The files of the step paths and of the folders of named files, without the loaded ones.
  private func companions(
    besides loaded: Set<ExactText>, near named: Set<ExactText>
  ) -> Set<ExactText> {
    var files: Set<ExactText> = []
    for path in stepPaths {
      switch FileSystem.kind(of: path) {
      case .file: files.insert(path)
      case .directory: files.formUnion(FeatureFinder(below: path).files.map { ExactText($0) })
      case .missing, .unreadable: continue
      }
    }
    // The folder of a file may be any folder, such as that of a user, so only it is searched.
    for folder in Set(named.map { ExactText(Self.folder(of: $0.wrappedValue)) }) {
      let finder = FeatureFinder(below: folder.wrappedValue, entersFolders: false)
      files.formUnion(finder.files.map { ExactText($0) })
    }
    return files.subtracting(loaded)
  }

  static func folder(of file: String) -> String {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}

extension FeatureLoader {
  /// The suite that these paths had in a revision, with the names of today.
  ///
  /// It has no requested lines, because lines may have moved since.
  package func load(_ paths: [String], asOf earlier: EarlierFiles) -> Suite {
    let (request, steps) = (LoadRequest(paths), LoadRequest(stepPaths))
    var loader = self
    loader.read = { earlier.read($0) }
    var suite = Suite()
    let roots = request.folders + request.patterns.map(\.root)
    suite.unread = earlier.obstacles(request.files, below: roots)
    let files = earlier.files(request.files, below: request.folders, fitting: request.patterns)
    loader.add(files, to: &suite)
    let near = companions(besides: [], near: request.named)
    loader.addTextSteps(
      of: earlier.files(near, below: steps.folders, fitting: []).subtracting(files), to: &suite)
    return suite
  }

  /// The files that `load` would read, in the order of their uris, and what is wrong with the paths.
  package func request(_ paths: [String]) -> (files: [String], errors: [Diagnostic]) {
    let request = LoadRequest(paths)
    return (request.files.inOrder, request.errors)
  }

  /// The files that are read only for the text steps that they define, in the order of their uris.
  package var stepFiles: [String] { companions(besides: [], near: []).inOrder }

  /// A suite of one file whose text is given, for editors, which parse a file when it changes.
  ///
  /// - Parameter firstID: the first id of its nodes.
  package func suite(of source: Source, firstID: UInt32) -> Suite {
    var suite = Suite(nextID: firstID)
    suite.add(source, language: language, stepTag: stepTag, data: read)
    return suite
  }

  /// Adds the files with setups and teardowns of tags that scenarios of a suite have and the suite
  /// lacks; only their setups and teardowns can be selected.
  ///
  /// They are looked for in the files of the paths and where text steps are, so that a folder, a
  /// file of it and a line of the file run with the same ones.
  package func addStages(of paths: [String], to suite: inout Suite) {
    let request = LoadRequest(paths)
    let known = Set(exactly: suite.files.map(\.source.uri))
    let candidates = request.files.subtracting(known)
      .union(
        companions(
          besides: known, near: request.patterns.isEmpty ? request.named : request.files))
    if candidates.isEmpty { return }
    // A tag in another case is read as well, for the error about it.
    let names = Set(exactly: suite.files.lazy.flatMap(\.pickles).flatMap(\.tags).map(\.name))
    let tags = Set(names.map { EditDistance.folded($0.wrappedValue) })
    if tags.isEmpty { return }
    for file in candidates.inOrder {
      guard case .success(let bytes) = read(file),
        StageTag.tags(in: bytes).contains(where: {
          tags.contains(EditDistance.folded($0.wrappedValue))
        })
      else { continue }
      suite.addStages(Source(uri: file, bytes: bytes), language: language, stepTag: stepTag)
    }
  }

  /// A single file by its path as typed, with ids from 0.
  package func read(_ path: String) -> Suite {
    var suite = Suite()
    switch read(path) {
    case .success(let bytes):
      suite.add(Source(uri: path, bytes: bytes), language: language, data: read)
    case .failure(let reason): suite.unread.append(.unreadable(path, reason))
    }
    return suite
  }

  /// The text of a file, for a message that quotes a line; nil if it cannot be read.
  package func text(of path: String) -> String? {
    guard case .success(let bytes) = read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The files and requested lines that the paths of a command line name.
private struct LoadRequest {
  var files: Set<ExactText> = []
  /// The files that are named themselves, rather than by a folder or pattern.
  var named: Set<ExactText> = []
  var lines: [ExactText: Set<Int>] = [:]
  /// The directories and patterns that are named.
  private(set) var folders: [String] = []
  private(set) var patterns: [PathPattern] = []
  var errors: [Diagnostic] = []
  private(set) var listOfNothing: String?
  private var whole: Set<ExactText> = []
  /// Nil if there is only one path, which spells each file in one way.
  private var spellings: FirstSpellings?

  init(_ paths: [String]) {
    let isList = paths.first?.utf8.first == UInt8(ascii: "@")
    spellings = paths.count > 1 || isList ? FirstSpellings() : nil
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String, listedIn list: String? = nil) {
    if path.utf8.first == UInt8(ascii: "@"), list == nil {
      addList(String(path.dropFirst()))
      return
    }
    let (name, asked) = Self.split(path)
    guard !name.isEmpty else {
      errors.append(.empty(listedIn: list))
      return
    }
    let file = Self.normalised(name)
    if FileSystem.isAmbiguous(file) {
      errors.append(.ambiguous(file))
      return
    }
    switch FileSystem.kind(of: file) {
    case .file:
      named.insert(add(file: file, asked: asked))
    case .directory: add(directory: file, asked: asked)
    case .missing:
      if let pattern = PathPattern(file) {
        add(pattern, file, asked)
      } else {
        errors.append(.missing(file, listedIn: list))
      }
    case .unreadable(let reason): errors.append(.unreadable(file, reason))
    }
  }

  private mutating func add(directory: String, asked: Set<Int>) {
    if let line = asked.min() {
      errors.append(.lineOfDirectory(directory, line))
      return
    }
    folders.append(directory)
    let finder = FeatureFinder(below: directory)
    errors += finder.errors
    if finder.files.isEmpty, finder.errors.isEmpty { errors.append(.noFeatures(directory)) }
    for file in finder.files { add(file: file, asked: []) }
  }

  private mutating func add(_ pattern: PathPattern, _ written: String, _ asked: Set<Int>) {
    if let line = asked.min() {
      errors.append(.lineOfPattern(written, line))
      return
    }
    patterns.append(pattern)
    let finder = FeatureFinder(below: pattern.root)
    errors += finder.errors
    let fitting = finder.files.filter(pattern.fits)
    if fitting.isEmpty, finder.errors.isEmpty { errors.append(.nothingFits(written)) }
    for file in fitting { add(file: file, asked: []) }
  }

  /// Adds a file, and returns the path by which it is known.
  @discardableResult
  private mutating func add(file path: String, asked: Set<Int>) -> String {
    let file = spellings?.first(of: path) ?? path
    files.insert(file)
    if asked.isEmpty {
      whole.insert(file)
      lines[file] = nil
    } else if !whole.contains(file) {
      lines[file, default: []].formUnion(asked)
    }
    return file
  }

  private mutating func addList(_ file: String) {
    switch FileSystem.read(file) {
    case .failure where FileSystem.isMissing(file): errors.append(.missingList(file))
    case .failure(let reason): errors.append(.unreadable(file, reason))
    case .success(let bytes):
      let lineEnds = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
      for line in bytes.split(whereSeparator: lineEnds.contains) {
        let entry = PathText.typed(line)
        if entry.utf8.elementsEqual(ListedPath.nothingFailed.utf8) { listOfNothing = file }
        if let path = ListedPath.path(entry) { add(path, listedIn: file) }
      }
    }
  }

  /// `a/b.feature:3:7` is `a/b.feature` with the lines 3 and 7.
  private static func split(_ path: String) -> (name: String, lines: Set<Int>) {
    var name = path.utf8[...]
    var lines: Set<Int> = []
    while let colon = name.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(Substring(name[colon...].dropFirst())), line > 0
    {
      lines.insert(line)
      name = name[..<colon]
    }
    return (String(Substring(name)), lines)
  }

  /// Removes leading `./` and trailing slashes, so that each file has one uri.
  private static func normalised(_ path: String) -> String {
    // Bytes are compared: a combining character after a slash does not make it another one.
    var parts = path.utf8.split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }.map { String(Substring($0)) }
    if path.utf8.first == UInt8(ascii: "/") { parts.insert("", at: 0) }
    if parts == [""] { return "/" }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension Suite {
  /// Adds errors for requested lines that refer to no scenario, such as those of an old list.
  fileprivate mutating func checkLines() {
    for file in files {
      guard let document = file.document, let asked = lines[document.uri] else { continue }
      let end = file.source.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      let within = asked.filter { $0 <= end }
      let empty = RequestedLines(within, of: document).empty + asked.filter { $0 > end }.sorted()
      for line in empty {
        let nearest = RequestedLines.nearestScenario(to: line, in: file.pickles)
        unread.append(.noScenario(document.uri, line, nearest: nearest))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func missing(_ path: String, listedIn list: String?) -> Diagnostic {
    Diagnostic(
      code: "path.missing", message: "no such file or directory: \"\(path)\"", uri: path,
      notes: list.map { ["it is listed in \($0)"] } ?? [],
      fix: neighbour(of: path).map { "did you mean \($0)?" }
        ?? "check the spelling, and that you are in the directory the path starts from")
  }

  fileprivate static func missingList(_ path: String) -> Diagnostic {
    let isName = path.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }
    return Diagnostic(
      code: "path.missing", message: "no such file: \"\(path)\"", uri: path,
      notes: ["@FILE is a file that lists paths, one on each line"],
      fix: isName && !path.isEmpty
        ? "to select scenarios by a tag, write --tags @\(path)"
        : "check the spelling, and that you are in the directory the path starts from")
  }

  /// The feature file or directory whose name is nearest to that of a missing path, beside it.
  private static func neighbour(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    let place = parts.count == 1 ? "." : folder.isEmpty ? "/" : folder
    guard let entries = try? FileSystem.entries(of: place) else { return nil }
    let names = entries.filter { $0.sort == .directory || FilePath.isFeature($0.name) }.map(\.name)
    // The extension would make all features alike.
    let nearest = Nearest.nearest(to: stem(String(name)), in: names.map(stem))
    return names.first { name in nearest.map { stem(name).isSame(as: $0) } == true }.map {
      parts.count == 1 ? $0 : "\(folder)/\($0)"
    }
  }

  private static func stem(_ name: String) -> String {
    guard FilePath.isFeature(name) else { return name }
    let ending = name.lowercased().hasSuffix(".md") ? ".feature.md" : ".feature"
    return String(decoding: name.utf8.dropLast(ending.utf8.count), as: UTF8.self)
  }

  fileprivate static func empty(listedIn list: String?) -> Diagnostic {
    Diagnostic(
      code: "path.empty", message: "a path is empty", uri: list ?? "",
      fix: "name a file or a directory; a shell variable may be unset")
  }

  fileprivate static func ambiguous(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "path.ambiguous", message: "\"\(path)\" matches two files", uri: path,
      notes: ["one has this name, the other has the byte of each \\x escape in its name"],
      fix: "rename one of them, or name their directory")
  }

  fileprivate static func noFeatures(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "path.no-features",
      message: "no .feature or .feature.md file in \"\(path)\"", uri: path,
      fix: "name a directory that contains feature files")
  }

  fileprivate static func lineOfDirectory(_ path: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      code: "path.line-of-directory",
      message: "\"\(path)\" is a directory and has no line \(line)", uri: path,
      fix: "name a file before the line")
  }

  fileprivate static func nothingFits(_ pattern: String) -> Diagnostic {
    Diagnostic(
      code: "path.nothing-fits",
      message: "no .feature or .feature.md file fits the pattern \"\(pattern)\"", uri: pattern,
      fix: "* stays within a name; ** goes through folders: specs/**/*.feature")
  }

  fileprivate static func lineOfPattern(_ path: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      code: "path.line-of-pattern",
      message: "\"\(path)\" is a pattern and has no line \(line)", uri: path,
      fix: "name a file before the line")
  }

  fileprivate static func noScenario(_ path: String, _ line: Int, nearest: Int?) -> Diagnostic {
    Diagnostic(
      code: "path.no-scenario", message: "no scenario at this line", uri: path,
      location: Location(line: line),
      fix: nearest.map { "the nearest one is \(path):\($0)" }
        ?? "name a file that contains a scenario")
  }
}
