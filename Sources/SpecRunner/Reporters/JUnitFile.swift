import SpecMessages

/// The document around JUnit suites: writes them as they come and the totals at the end.
///
/// The totals stand in the first tag. A report of usual size waits in memory for them; of a large
/// one the tag is written with room to spare and filled in at the end, where the output can.
struct JUnitFile {
  private let output: Output
  private let shape: JUnitReporter.Shape
  private let properties: [(name: String, value: String)]
  private let longestWait: Int
  private var held = ""
  private var isStreaming = false
  private var names: Set<JUnitName> = []
  private var tests = 0
  private var failures = 0
  private var errors = 0

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  /// How many bytes wait in memory at most.
  static let longestWait = 4_000_000
  /// The longest first tag, with its totals at their longest.
  private static let room = 160

  init(
    _ output: Output, shape: JUnitReporter.Shape, properties: [(name: String, value: String)],
    longestWait: Int
  ) {
    self.longestWait = longestWait
    self.output = output
    self.shape = shape
    self.properties = properties
  }

  mutating func write(_ suite: JUnitSuite, runStart: Timestamp?) {
    tests += suite.cases.count
    failures += suite.failures
    errors += suite.errors
    var text = opening(suite, runStart: runStart)
    for test in suite.sorted { text += element(test) }
    text += "</testsuite>\n"
    append(text)
  }

  private mutating func append(_ text: String) {
    if isStreaming { return output.write(text) }
    held += text
    guard held.utf8.count > longestWait, output.canPatch else { return }
    output.write(Self.declaration)
    output.write(root(time: .zero, room: Self.room))
    output.write(held)
    held = ""
    isStreaming = true
  }

  mutating func end(time: Elapsed) {
    if isStreaming {
      output.write("</testsuites>\n")
      output.patch(root(time: time, room: Self.room), at: Self.declaration.utf8.count)
    } else {
      output.write(Self.declaration + root(time: time, room: 0) + held + "</testsuites>\n")
    }
    output.flush()
  }

  // MARK: - Tags

  /// The first tag; blanks before its end make it as long as asked.
  private func root(time: Elapsed, room: Int) -> String {
    let tag = """
      <testsuites name="spec" tests="\(tests)" failures="\(failures)" errors="\(errors)" \
      time="\(DurationText.seconds(time))"
      """
    return tag + String(repeating: " ", count: max(room - tag.utf8.count, 0)) + ">\n"
  }

  private func opening(_ suite: JUnitSuite, runStart: Timestamp?) -> String {
    var attributes = [
      ("name", suite.name), ("tests", String(suite.cases.count)),
      ("failures", String(suite.failures)), ("errors", String(suite.errors)),
      ("skipped", String(suite.skipped)), ("time", DurationText.seconds(suite.time)),
    ]
    if let start = suite.start ?? runStart {
      attributes.append(("timestamp", DurationText.instant(start)))
    }
    if shape == .rich, let uri = suite.uri { attributes.append(("file", uri)) }
    var text = tag("testsuite", attributes) + ">\n"
    if !properties.isEmpty {
      text += "<properties>\n"
      for (name, value) in properties {
        text += tag("property", [("name", name), ("value", value)]) + "/>\n"
      }
      text += "</properties>\n"
    }
    return text
  }

  private mutating func element(_ test: JUnitCase) -> String {
    var attributes = [
      ("classname", test.classname), ("name", unique(test)),
      ("time", DurationText.seconds(test.time)),
    ]
    if shape == .rich {
      if let file = test.file { attributes.append(("file", file)) }
      if let line = test.line { attributes.append(("line", String(line))) }
    }
    let opening = tag("testcase", attributes)
    if test.elements.isEmpty { return opening + "/>\n" }
    return opening + ">\n" + test.elements + "</testcase>\n"
  }

  private func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0)=\"\(XMLText.attribute($1))\"" }.joined()
  }

  /// The case's name, with its place behind it where the name is taken: readers take two cases
  /// of one name for two tries at one.
  private mutating func unique(_ test: JUnitCase) -> String {
    var name = test.name.isEmpty ? "(no name)" : test.name
    if names.insert(JUnitName(test.classname, name)).inserted { return name }
    let place = [test.file, test.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
    if !place.isEmpty { name += " (\(place))" }
    let stem = name
    var number = 2
    while !names.insert(JUnitName(test.classname, name)).inserted {
      name = "\(stem) #\(number)"
      number += 1
    }
    return name
  }
}

/// What a test case is known by: its class and its name, by code points.
private struct JUnitName: Hashable {
  private let hash: Int

  /// Only a hash is kept: the names of a large run are many megabytes.
  init(_ classname: String, _ name: String) {
    var hasher = Hasher()
    for byte in classname.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0))
    for byte in name.utf8 { hasher.combine(byte) }
    hash = hasher.finalize()
  }
}
