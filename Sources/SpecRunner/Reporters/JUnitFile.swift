import SpecMessages
import SpecText

/// Writes the document around JUnit suites: the suites as they complete, and the totals at the end.
///
/// The rich format has an element for each suite; the plain format has a single one. The totals are
/// in the first tag. A report of ordinary size is kept in memory until they are known. For a large
/// report the tag is written with padding and replaced at the end, if the output supports that.
struct JUnitFile {
  private let output: Output
  private let shape: JUnitReporter.Shape
  private let properties: [(name: String, value: String)]
  private let paths: RepositoryPaths?
  private let longestWait: Int
  private var held = XMLText()
  private var isFirst = true
  private var isStreaming = false
  private var names = UniqueNames()
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  /// The longest possible first tag.
  private static let room = 160

  init(
    _ output: Output, shape: JUnitReporter.Shape, properties: [(name: String, value: String)],
    paths: RepositoryPaths? = nil, longestWait: Int
  ) {
    self.paths = paths
    self.longestWait = longestWait
    self.output = output
    self.shape = shape
    self.properties = properties
  }

  mutating func write(_ suite: JUnitSuite, runStart: Timestamp?) {
    tests += suite.cases.count
    failures += suite.failures
    errors += suite.errors
    skipped += suite.skipped
    var text = XMLText()
    if shape == .rich { open(suite, runStart: runStart, &text) }
    let ownPath = suite.uri.map(path(of:))
    for test in suite.sorted { write(test, of: suite, at: ownPath, &text) }
    if shape == .rich { text.raw("</testsuite>\n") }
    append(text)
  }

  /// Whether no failure or error has been written.
  var isGood: Bool { failures + errors == 0 }

  private mutating func append(_ text: XMLText) {
    if isStreaming { return output.write(text.bytes) }
    held.raw(text)
    guard held.bytes.count > longestWait, output.canPatch else { return }
    output.write(Self.declaration)
    output.write(root(time: .zero, room: Self.room))
    output.write(rootProperties.bytes)
    output.write(held.bytes)
    held = XMLText()
    isStreaming = true
  }

  mutating func end(time: Duration) {
    if isStreaming {
      output.write("</\(rootName)>\n")
      output.patch(root(time: time, room: Self.room), at: Self.declaration.utf8.count)
    } else {
      output.write(Self.declaration + root(time: time, room: 0))
      output.write(rootProperties.bytes)
      output.write(held.bytes)
      output.write("</\(rootName)>\n")
    }
    output.flush()
  }

  // MARK: - Tags

  /// Some schemas allow only a single suite, so the plain format has one.
  private var rootName: String { shape == .rich ? "testsuites" : "testsuite" }

  /// Returns the first tag, padded with spaces to the given length.
  private func root(time: Duration, room: Int) -> String {
    let tag = """
      <\(rootName) name="spec" tests="\(tests)" failures="\(failures)" errors="\(errors)"\
      \(shape == .rich ? "" : " skipped=\"\(skipped)\"") time="\(DurationText.seconds(time))"
      """
    return tag + String(repeating: " ", count: max(room - tag.utf8.count, 0)) + ">\n"
  }

  private var rootProperties: XMLText {
    var text = XMLText()
    if shape == .plain { text.properties(properties) }
    return text
  }

  private mutating func open(_ suite: JUnitSuite, runStart: Timestamp?, _ text: inout XMLText) {
    text.raw("<testsuite")
    text.attribute("name", suite.name)
    text.attribute("tests", String(suite.cases.count))
    text.attribute("failures", String(suite.failures))
    text.attribute("errors", String(suite.errors))
    text.attribute("skipped", String(suite.skipped))
    text.attribute("time", DurationText.seconds(suite.time))
    if let start = suite.start ?? runStart {
      text.attribute("timestamp", DurationText.instant(start))
    }
    if let uri = suite.uri { text.attribute("file", path(of: uri)) }
    text.raw(">\n")
    // Some readers reject a property whose name occurs twice in a file.
    if isFirst { text.properties(properties) }
    isFirst = false
  }

  /// - Parameter ownPath: The path of the suite's file, which nearly all of its cases share.
  private mutating func write(
    _ test: JUnitCase, of suite: JUnitSuite, at ownPath: String?, _ text: inout XMLText
  ) {
    text.raw("<testcase")
    text.attribute("classname", test.classname)
    text.attribute("name", unique(test))
    text.attribute("time", DurationText.seconds(test.time))
    if shape == .rich {
      if let file = test.file {
        let isOwn = suite.uri?.isSame(as: file) ?? false
        text.attribute("file", isOwn ? ownPath ?? file : path(of: file))
      }
      if let line = test.line { text.attribute("line", String(line)) }
    }
    if test.elements.bytes.isEmpty { return text.raw("/>\n") }
    text.raw(">\n")
    text.raw(test.elements)
    text.raw("</testcase>\n")
  }

  /// Returns the path of a file in the repository.
  private func path(of uri: String) -> String { paths?.path(of: uri) ?? uri }

  private mutating func unique(_ test: JUnitCase) -> String {
    names.unique(
      test.name, in: test.classname,
      place: [test.file, test.line.map(String.init)].compactMap { $0 }.joined(separator: ":"))
  }
}
