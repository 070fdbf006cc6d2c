import Foundation
import SpecTestKit
import Testing

@testable import SpecReporters

/// A secret that steps use is in nothing that a run writes, however it fails.
@Suite struct SecretLeakTests {
  /// Values that are hard to hide: special characters of patterns, lines, markup, other scripts.
  static let values = [
    "hunter2-and-more", #"a.*[b]+(c)?\d$^|"#, "first line\nsecond \"line\"\nthird-line-9f2",
    #"say "hi" & <b>'x'</b> \ /"#, "👩‍👧 Tür 은하수", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}!",
    "workspace",
  ]

  /// The forms of a value that must not occur.
  private static func forms(of value: String) throws -> [String] {
    var forms: [String] = []
    for text in [value] + value.split(separator: "\n").map(String.init) where text.count >= 4 {
      let json = String(
        decoding: try JSONEncoder().encode([text]).dropFirst(2).dropLast(2), as: UTF8.self)
      let xml = text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      forms += [
        text, json, json.replacingOccurrences(of: "\\/", with: "/"), xml,
        xml.replacingOccurrences(of: "\"", with: "&quot;"),
        text.replacingOccurrences(of: "\"", with: "\\\""),
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text,
        text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text,
      ]
    }
    let base64 = Data(value.utf8).base64EncodedString()
    return forms + [base64, base64.replacingOccurrences(of: "=", with: "")]
  }

  /// The files of a folder and the outputs of a process in which a form of a value occurs.
  private static func leaks(
    of value: String, in process: SpecProcess, _ folder: TemporaryFolder
  ) throws -> [String] {
    var texts = [("stdout", Data(process.output.utf8)), ("stderr", Data(process.errors.utf8))]
    let files = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.lastPathComponent != "secret.txt" {
      if let data = try? Data(contentsOf: file) { texts.append((file.lastPathComponent, data)) }
    }
    let needles = try forms(of: value).map { Data($0.utf8) }
    return texts.flatMap { name, data in
      needles.filter { data.range(of: $0) != nil }
        .map { "\(name) has \(String(decoding: $0, as: UTF8.self))" }
    }
  }

  private static var reports: [String] {
    ReporterCatalog.entries.map(\.name).flatMap { ["--report", "\($0):out/\($0)"] }
      + ["--trace", "out/trace"]
  }

  // MARK: - The simulated phone, requests and commands

  private static let feature = """
    Feature: Leaks
      @step
      Scenario: I sign in as <name>
        When I type <name> into "Workspace URL"
        Then "Workspace URL" shows "nothing of it"

      Scenario: a text step
        Given the "slack-login" app is open
        When I sign in as "${SECRET}"

      Scenario: a typed text
        Given the "slack-login" app is open
        When I type "before ${SECRET} after" into "Workspace URL"
        Then "Workspace URL" shows "nothing of it"

      Scenario: an element
        Given the "slack-login" app is open
        When I tap the "${SECRET}" button

      Scenario: an expected value
        Given the "slack-login" app is open
        Then the border colour of "Workspace URL" is "${SECRET}"

      Scenario: a table
        Given the "slack-login" app is open
        Then "Workspace URL" has these properties:
          | text | ${SECRET} |

      Scenario: a request
        When I send GET "/${SECRET}" with the headers:
          | Authorization | Bearer ${SECRET} |

      Scenario: a body
        When I send POST "/users" with:
          ```json
          {"password": "${SECRET}"}
          ```

      Scenario: a command that prints it
        When I run "printf '%s\\n' \\"$SECRET\\"; exit 3"
        Then the command succeeds

      Scenario: a command that encodes it
        When I run "printf %s \\"$SECRET\\" | base64 -w 0; printf 'user:%s' \\"$SECRET\\" | base64 -w 0"
        Then the command prints "nothing of it"

      Scenario: a command with it
        When I run "echo ${SECRET}"

      Scenario: the processes
        When I run "cat /proc/[0-9]*/cmdline > processes.txt 2> /dev/null; true"
        Then the command fails

    """

  private static let settings =
    #"{"back-end": {"url": "http://127.0.0.1:1", "allow-commands": true}}"#

  @Test(arguments: values)
  func `nothing that a run on the simulator writes has a secret`(_ value: String) async throws {
    let files = [
      "specs/a.feature": Self.feature, "spec.json": Self.settings, "secret.txt": value + "\n",
    ]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--secret", "SECRET=file:secret.txt"] + Self.reports, in: folder)
      #expect(process.status == 1)
      #expect(process.output.isEmpty || process.output.contains("***"))
      let leaks = try Self.leaks(of: value, in: process, folder)
      // The name of a screen of the app is a word of its own, which features and the command lines
      // of other programs may contain.
      let others = value == "workspace" ? ["a.feature", "processes.txt"] : []
      #expect(leaks.filter { leak in !others.contains { leak.contains($0) } } == [])
      let messages = try folder.text(of: "out/messages")
      #expect(messages.contains("${SECRET}") && messages.contains("***"))
      #expect(messages.contains("this command contains the secret ${SECRET}"))
    }
  }

  @Test func `a secret from the environment reaches steps by its name`() async throws {
    let feature = """
      Feature: f
        Scenario: s
          Given the "slack-login" app is open
          When I type "${TEAM_NAME}" into "Workspace URL"
          Then "Workspace URL" shows "${TEAM_NAME}"
          And "Workspace URL" shows "acme-corp"

      """
    try await TemporaryFolder.with(["specs/a.feature": feature]) { folder in
      let process = try await SpecProcess.run(
        ["run", "--secret", "TEAM_NAME"], in: folder, environment: ["TEAM_NAME": "acme-corp"])
      #expect(process.status == 0, "\(process)")
    }
  }

  @Test func `a prefix of another secret hides no less of it`() async throws {
    let feature = """
      Feature: f
        Scenario: s
          When I run "printf '%s %s' \\"$LONG\\" \\"$SHORT\\"; exit 1"
          Then the command succeeds

      """
    let files = ["specs/a.feature": feature, "spec.json": Self.settings]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--secret", "SHORT", "--secret", "LONG"], in: folder,
        environment: ["SHORT": "hunter", "LONG": "hunter2-and-more"])
      #expect(process.output.contains("the command printed: *** ***"), "\(process)")
    }
  }

  // MARK: - Engines

  @Test(arguments: ["hunter2-and-more", #"say "hi" & <b>'x'</b> \ /"#])
  func `nothing that a run on an engine in a process writes has a secret`(_ value: String)
    async throws
  {
    let files = [
      "specs/a.feature": Self.feature, "secret.txt": value, "spec.json": Self.settings,
      "engine.sh": "read -r line; echo \"told: $line\" >&2; echo \"$line\"; exit 7",
    ]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--engine", "stdio:sh ./engine.sh", "--secret", "SECRET=file:secret.txt"]
          + Self.reports, in: folder)
      #expect(process.status == 3)
      #expect(try Self.leaks(of: value, in: process, folder) == [])
    }
  }

  private static let page = """
    <!DOCTYPE html><html lang="en"><title>Log in</title>
    <label>Name <input id="name"></label> <label>Password <input type="password"></label>
    <button onclick="console.error(document.querySelector('[type=password]').value);
      document.title = encodeURIComponent(document.querySelector('#name').value);
      document.querySelector('p').textContent = document.querySelector('#name').value">Go</button>
    <p>none</p>
    """
  private static let pageFeature = """
    Feature: Leaks
      Scenario: a secure field
        Given the app is open
        When I type "${SECRET}" into "Password"
        And I type "${SECRET}" into "Name"
        And I tap "Go"
        Then I see "nothing of it"

      Scenario: a text
        Given the app is open
        When I type "${SECRET}" into "Name"
        Then "Name" shows "nothing of it"

    """

  @Test(
    .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"),
    arguments: ["hunter2-and-more", #"say "hi" & <b>'x'</b> \ /"#, "👩‍👧 Tür 은하수"])
  func `nothing that a run in a browser writes has a secret`(_ value: String) async throws {
    let files = [
      "specs/a.feature": Self.pageFeature, "secret.txt": value, "page.html": Self.page,
    ]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["run", "--url", "page.html", "--wait", "1s", "--secret", "SECRET=file:secret.txt"]
          + Self.reports, in: folder, deadline: .seconds(120))
      #expect(process.status == 1)
      #expect(try folder.text(of: "out/messages").contains("***"), "\(process)")
      #expect(try Self.leaks(of: value, in: process, folder) == [])
    }
  }
}
