import Foundation
import SpecJSON
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecEngines

/// `spec record` as a process, while a person uses its browser, and what it has written.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct RecordingTests {
  /// What a person does, and the text that the recorded scenario contains afterwards.
  typealias Deed = (act: @Sendable (Person) async throws -> Void, wait: String)

  struct Page: CustomTestStringConvertible, Sendable {
    let name: String
    let page: String
    var fault: String?
    let deeds: [Deed]
    var testDescription: String { name }
  }

  private static func click(_ path: String, _ wait: String) -> Deed {
    ({ try await $0.click(path) }, wait)
  }

  private static func type(_ text: String, into path: String, _ wait: String) -> Deed {
    (
      {
        try await $0.click(path)
        try await $0.type(text)
        if !text.hasSuffix("\n") { try await $0.press("Tab") }
      }, wait
    )
  }

  static let pages = [
    Page(
      name: "todo", page: "todo/index.html", fault: "count-stays",
      deeds: [
        type("Milk\n", into: "//form[@id='new']/input", #"the "Milk" list item"#),
        type("Tea\n", into: "//form[@id='new']/input", "I see 2 list items"),
        click("//li[1]//input", #"shows "1 item left""#),
        click("//a[.='Active']", #"the "active" screen"#),
        click("//a[.='All']", #"the "all" screen"#),
        click("//button[@id='clear']", "They cannot be brought back."),
        click("//button[.='Clear']", "I see no alert"),
      ]),
    Page(
      name: "todomvc", page: "todomvc/index.html",
      deeds: [
        type("Buy milk\n", into: "//input[@class='new-todo']", "Buy milk"),
        type("Buy tea\n", into: "//input[@class='new-todo']", "Buy tea"),
        click("//li[1]//input[@class='toggle']", "I check"),
        click("//a[.='Active']", #""Active""#),
        click("//a[.='All']", #""All""#),
        click("//button[@class='clear-completed']", #"I tap "Clear completed""#),
      ]),
    Page(
      name: "drawing", page: "gallery/drawing.html",
      deeds: [
        ({ try await $0.touch([(80, 200)]) }, "dot at"),
        ({ try await $0.touch([(60, 200), (160, 260)]) }, "line from"),
      ]),
    Page(
      name: "forms", page: "gallery/forms.html",
      deeds: [
        type("Ada \"Lovelace\" ${X}", into: "//input[@id='name']", "Lovelace"),
        type("hunter22", into: "//input[@type='password']", "${PASSWORD}"),
        type("3", into: "//input[@type='number']", #""Guests""#),
        (
          { person in
            try await person.click("//input[@id='news']")
            try await person.look()
            try await person.click("//label[contains(.,'Large')]")
          }, #"I check "Large""#
        ),
        (
          { person in
            try await person.click("//input[@type='search']")
            try await person.press("Tab")
          }, ""
        ),
        type("Ap", into: "//input[@id='fruit']", #"into "Fruit""#),
        click("//li[.='Apricot']", #""Fruit" shows "Apricot""#),
        click("//button[.='Start over']", #""Name" is empty"#),
        click("//button[.='Send']", #"shows "a name is required""#),
      ]),
    Page(
      name: "lists", page: "gallery/lists.html",
      deeds: [
        click("//tbody/tr[2]//button", #"shows "ordered Bread""#),
        click("//li[contains(.,'Ben')]/button", "I see 2 list items"),
        click("//li[@id='photos']", "I see 3 tree items"),
        click("//button[.='Details']", #""Details" is selected"#),
        ({ try await $0.send(.reload) }, "I reload the page"),
        click("//summary", #""More" is expanded"#),
      ]),
    Page(
      name: "dialogs", page: "gallery/windows.html",
      deeds: [
        (
          { person in
            try await person.click("//button[@id='confirm']")
            try await person.send(.dismissAlert)
          }, #"shows "kept""#
        ),
        (
          { person in
            try await person.click("//button[@id='prompt']")
            try await person.send(.typeIntoAlert("Ann"))
            try await person.send(.acceptAlert)
          }, #"shows "name: Ann""#
        ),
        click("//button[@id='cart-button']", #"the alert says "Two items""#),
        click("//button[@id='buy']", #"shows "bought""#),
        click("//button[@id='later']", #"shows "saved""#),
      ]),
    Page(
      name: "pages", page: "gallery/index.html",
      deeds: [
        click("//a[.='Forms']", #"the "Forms" screen"#),
        ({ try await $0.send(.back) }, #"I go back"#),
        click("//a[contains(.,'Lists')]", #"the "Lists, tables and trees" screen"#),
        click("//li[contains(.,'Ann')]/button", #"I do not see the "Ann" list item"#),
      ]),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: pages)
  func `what is recorded runs green three times, and fails on a faulty app`(
    _ page: Page
  ) async throws {
    let address = ConformanceData.projectRoot
      .appendingPathComponent("Examples/web/\(page.page)").path
    try await TemporaryFolder.with { folder in
      let end = SpecProcess.Interruption(SIGINT, after: page.deeds.last?.wait ?? "")
      let recorded = try await Self.record(address, in: folder, end: end) { person, text in
        for deed in page.deeds {
          try await person.look()
          try await deed.act(person)
          try await Self.eventually(text, contains: deed.wait)
        }
      }
      #expect(recorded.status == 0, "\(recorded)")
      #expect(recorded.errors.contains("the scenario passes when it is run again"))
      let feature = try folder.text(of: "a.feature")
      expectGolden(feature, "engines/recording/\(page.name).feature")
      #expect(!(feature + recorded.description).contains("hunter22"))
      let runs = try await Self.run(address, ["--repeat-each", "3"], in: folder)
      #expect(runs.status == 0, "\(runs)")
      guard let fault = page.fault else { return }
      let run = try await Self.run(address, ["--fault", fault], in: folder)
      #expect(run.status == 1, "\(run)")
    }
  }

  /// Waits until the recorded scenario contains a text.
  private static func eventually(_ scenario: () -> String, contains text: String) async throws {
    if text.isEmpty { return }
    do {
      _ = try await Person.eventually(text) { scenario().contains(text) ? true : nil }
    } catch let error as Person.TooLate {
      throw Person.TooLate(description: "\(error), in:\n\(scenario())")
    }
  }

  // MARK: - The ends of a recording

  @Test(.timeLimit(.minutes(2)))
  func `a browser that is closed or killed ends the recording and keeps the scenario`() async throws
  {
    try await TemporaryFolder.with(Self.page("<button>Send</button>")) { folder in
      let recorded = try await Self.record("page.html", in: folder) { person, text in
        try await person.click("//button")
        _ = try await Person.eventually("the step") { text().contains("Send") ? true : nil }
        // The answer cannot arrive.
        try? await person.send(.chromium("Browser.crash"))
      }
      #expect(recorded.status == 0, "\(recorded)")
      #expect(try folder.text(of: "a.feature").contains(#"When I tap "Send""#))
    }
  }

  @Test(.timeLimit(.minutes(2)))
  func `a page with hostile texts is recorded and can be run`() async throws {
    let body = """
      <p id=report role=status aria-label=report>-</p>
      <button onclick="report.textContent = 'one'">a "b" \\ ${X} {y} &lt;z> | # \u{202E}👨‍👩‍👧</button>
      <button onclick="report.textContent = 'two'">\(String(repeating: "long ", count: 2_000))</button>
      <button aria-label="line&#10;break &#7; bell" onclick="report.textContent = 'three'">x</button>
      <div onclick="report.textContent = 'four'" style="height: 50px"></div>
      """
    try await TemporaryFolder.with(Self.page(body)) { folder in
      let recorded = try await Self.record("page.html", in: folder) { person, text in
        for (number, word) in ["one", "two", "three", "four"].enumerated() {
          try await person.click(number < 3 ? "//button[\(number + 1)]" : "//div")
          _ = try await Person.eventually(word) {
            text().contains(number < 3 ? #"shows "\#(word)""# : "# no step") ? true : nil
          }
        }
        try await person.send(.closeWindow)
      }
      expectGolden(try folder.text(of: "a.feature"), "engines/recording/hostile.feature")
      #expect(recorded.status == 1, "an input has no step: \(recorded)")
      let run = try await Self.run("page.html", in: folder)
      #expect(run.status == 0, "\(run)")
    }
  }

  // MARK: - The process

  private static func page(_ body: String) -> [String: String] {
    ["page.html": "<!doctype html><meta charset=utf-8><title>Page</title>" + body]
  }

  /// Records what a person does into `a.feature`.
  ///
  /// - Parameter end: the signal that ends it; nil if the person does.
  private static func record(
    _ page: String, in folder: TemporaryFolder, end: SpecProcess.Interruption? = nil,
    _ act: @Sendable @escaping (Person, @Sendable () -> String) async throws -> Void
  ) async throws -> SpecProcess {
    let port = try LoopbackPort.unused()
    var chromium: JSONObject = [
      "args": [
        "--headless=new", "--no-sandbox", "--no-first-run", "--window-size=414,896",
        "--disable-features=BackForwardCache",
        .string("--remote-debugging-port=\(port)"),
      ]
    ]
    let shell = try? await HeadlessShell.path(WebDriverOptions())
    if let shell { chromium["binary"] = .string(shell) }
    let capabilities: JSONValue = ["goog:chromeOptions": .object(chromium)]
    let started = Latch<Void>()
    let start = SpecProcess.Interruption(after: "use the page in the browser") { _ in
      started.set(())
    }
    async let process = SpecProcess.run(
      ["record", page, "--headless", "--output", "a.feature"]
        + ["--set", "capabilities=\(capabilities)"], in: folder,
      interruptions: [start] + [end].compactMap { $0 }, deadline: .seconds(200))
    try await Person.attached(to: port) { person in
      _ = try await Person.eventually("the recording starts") { started.value }
      try await act(person) { (try? folder.text(of: "a.feature")) ?? "" }
    }
    return try await process
  }

  private static func run(
    _ page: String, _ arguments: [String] = [], in folder: TemporaryFolder
  ) async throws -> SpecProcess {
    try await SpecProcess.run(
      ["run", "a.feature", "--url", page, "--secret", "PASSWORD"] + arguments, in: folder,
      environment: ["PASSWORD": "hunter22"], deadline: .seconds(120))
  }
}
