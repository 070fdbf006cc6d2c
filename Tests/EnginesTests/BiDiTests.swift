import SpecDrivers
import SpecJSON
import Testing

@testable import SpecEngines

/// The commands of WebDriver, answered by a browser that speaks WebDriver BiDi.
@Suite struct BiDiTests {
  private typealias Reply = @Sendable (_ method: String, _ id: JSONValue) -> [JSONValue]?

  /// A channel to a browser in this process, and the messages that the browser has had since.
  private func withChannel(
    _ reply: @escaping Reply = { _, _ in nil }, limit: Duration = .seconds(20),
    _ work: (BiDiChannel) throws -> Void
  ) throws -> [String] {
    let server = try FakeWebSocketServer(answer: { text in
      guard let message = try? JSONReader.read(text), case .object(let object) = message,
        case .string(let method)? = object["method"], let id = object["id"]
      else { return FakeWebSocketServer.text("?") }
      let replies = reply(method, id) ?? Self.usual(method, id)
      return replies.flatMap { FakeWebSocketServer.text("\($0)") }
    })
    defer { server.stop() }
    var deadlines = WebDriverDeadlines()
    deadlines.command = limit
    deadlines.load = limit
    let (channel, browser) = try BiDiChannel.start(
      at: server.address, ["alwaysMatch": [:]], try DeviceMetrics.named("iPhone 8"), deadlines)
    #expect(browser.name == "firefox" && browser.kind == .firefox && browser.process == 77)
    let started = server.received.count
    try work(channel)
    return server.received.dropFirst(started).map { text in
      guard case .object(let object)? = try? JSONReader.read(text) else { return text }
      return "\(object["method"] ?? .null) \(object["params"] ?? .null)"
        .replacing("\"context\":\"t1\"", with: "TAB")
    }
  }

  private static func usual(_ method: String, _ id: JSONValue) -> [JSONValue] {
    let result: JSONValue =
      switch method {
      case "session.new":
        ["capabilities": ["browserName": "firefox", "moz:processID": 77]]
      case "browser.createUserContext": ["userContext": "u1"]
      case "browsingContext.create": ["context": "t1"]
      case "script.addPreloadScript": ["script": "s1"]
      case "browsingContext.captureScreenshot": ["data": "cGlj"]
      case "browsingContext.getTree":
        [
          "contexts": [
            ["context": "t0", "userContext": "default"], ["context": "t1", "userContext": "u1"],
          ]
        ]
      case "script.callFunction": ["type": "success", "result": ["type": "null"]]
      default: [:]
      }
    let realm = event("script.realmCreated", ["realm": "r1", "context": "t1", "type": "window"])
    let events = method == "browsingContext.create" ? [realm] : []
    // The realm is known by its tab, which must be known first.
    return [success(id, result)] + events
  }

  private static func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["type": "success", "id": id, "result": result]
  }

  private static func error(_ id: JSONValue, _ code: JSONValue, _ message: JSONValue) -> JSONValue {
    ["type": "error", "id": id, "error": code, "message": message, "stacktrace": ""]
  }

  private static func event(_ method: JSONValue, _ parameters: JSONValue) -> JSONValue {
    ["type": "event", "method": method, "params": parameters]
  }

  private static let opened = event(
    "browsingContext.userPromptOpened", ["context": "t1", "message": "Sure?", "type": "confirm"])

  // MARK: Commands

  private static let element = "element-6066-11e4-a52e-4f735466cecf"

  @Test func `commands of WebDriver are those of BiDi`() throws {
    let sent = try withChannel { channel in
      let commands: [WebDriverCommand] = [
        .open("http://x/"), .back, .screenshot, .windows, .resize(width: 10, height: 20),
        .run("return 1;", ["a", 1, [true, nil], ["k": 1.5], [Self.element: "e1"]], what: "run"),
        .await("arguments[0](1);", what: "wait"), .click("e1"),
        .perform(
          [
            [
              "type": "pointer",
              "actions": [["origin": [Self.element: "e1"]], ["origin": "viewport"]],
            ]
          ],
          what: "act"),
        WebDriverCommand(
          method: .post, path: "/element/e1/value", body: ["text": "/a\n/b"], what: "upload"),
        WebDriverCommand(method: .delete, path: "/actions", what: "release"),
        WebDriverCommand(method: .post, path: "/window", body: ["handle": "t9"], what: "switch"),
        WebDriverCommand(method: .post, path: "/refresh", body: [:], what: "reload"),
      ]
      let answers = try commands.map { try channel.send($0) }
      #expect(answers[2] == "cGlj" && answers[3] == ["t1"])
    }
    #expect(
      sent == [
        #""browsingContext.navigate" {"url":"http://x/","wait":"complete",TAB}"#,
        #""browsingContext.traverseHistory" {"delta":-1,TAB}"#,
        #""browsingContext.captureScreenshot" {TAB}"#,
        #""browsingContext.getTree" {"maxDepth":0}"#,
        #""browsingContext.setViewport" {"viewport":{"width":10,"height":20},"devicePixelRatio":2,TAB}"#,
        #""script.callFunction" {"functionDeclaration":"function() {\nreturn 1;\n}","awaitPromise":true,"#
          + #""arguments":[{"type":"string","value":"a"},{"type":"number","value":1},"#
          + #"{"type":"array","value":[{"type":"boolean","value":true},{"type":"null"}]},"#
          + #"{"type":"object","value":[["k",{"type":"number","value":1.5}]]},{"sharedId":"e1"}],"#
          + #""target":{TAB}}"#,
        #""script.callFunction" {"functionDeclaration":"function(...given) { return new Promise(done => "#
          + #"(function() {\narguments[0](1);\n}).call(this, ...given, done)); }","awaitPromise":true,"#
          + #""arguments":[],"target":{TAB}}"#,
        #""input.performActions" {"actions":[{"type":"pointer","id":"mouse","#
          + #""parameters":{"pointerType":"mouse"},"actions":[{"type":"pointerMove","x":0,"y":0,"#
          + #""origin":{"type":"element","element":{"sharedId":"e1"}}},"#
          + #"{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}],TAB}"#,
        #""input.performActions" {"actions":[{"type":"pointer","actions":["#
          + #"{"origin":{"type":"element","element":{"sharedId":"e1"}}},{"origin":"viewport"}]}],TAB}"#,
        #""input.setFiles" {"element":{"sharedId":"e1"},"files":["/a","/b"],TAB}"#,
        #""input.releaseActions" {TAB}"#, #""browsingContext.activate" {"context":"t9"}"#,
        #""browsingContext.reload" {"wait":"complete","context":"t9"}"#,
      ])
  }

  @Test func `a frame is entered by its number, and cookies have the form of WebDriver`() throws {
    func cookie(_ name: JSONValue, _ domain: JSONValue) -> JSONValue {
      ["name": name, "domain": domain, "value": ["type": "string", "value": "v"]]
    }
    let cookies: JSONValue = [
      "cookies": [cookie("a", "x.test"), cookie("b", ".test"), cookie("c", "y.test")]
    ]
    let tree: JSONValue = [
      "contexts": [
        [
          "context": "t1", "url": "https://x.test:8/y",
          "children": [
            ["context": "f0", "children": .null],
            ["context": "f1", "children": [["context": "g0"]]],
          ],
        ]
      ]
    ]
    let sent = try withChannel({ method, id in
      switch method {
      case "browsingContext.getTree": [Self.success(id, tree)]
      case "storage.getCookies": [Self.success(id, cookies)]
      default: nil
      }
    }) { channel in
      #expect(outcome { try channel.send(.address) } == #""https://x.test:8/y""#)
      #expect(
        outcome { try channel.send(.cookies) }
          == #"[{"name":"a","domain":"x.test","value":"v"},{"name":"b","domain":".test","value":"v"}]"#
      )
      _ = try channel.send(.frame(1))
      _ = try channel.send(.frame(0))
      _ = try channel.send(.run("", what: "look"))
      #expect(outcome { try channel.send(.frame(3)) } == "\"no such frame\": the page has none 3")
      _ = try channel.send(.frame(.null))
      _ = try channel.send(.run("", what: "look"))
      _ = try channel.send(.addCookie("k", "v"))
    }
    #expect(
      sent.filter { !$0.contains("getTree") } == [
        #""storage.getCookies" {"partition":{"type":"context",TAB}}"#,
        #""script.callFunction" {"functionDeclaration":"function() {\n\n}","awaitPromise":true,"#
          + #""arguments":[],"target":{"context":"g0"}}"#,
        #""script.callFunction" {"functionDeclaration":"function() {\n\n}","awaitPromise":true,"#
          + #""arguments":[],"target":{TAB}}"#,
        #""storage.setCookie" {"cookie":{"name":"k","domain":"x.test","path":"/","#
          + #""value":{"type":"string","value":"v"}},"partition":{"type":"context",TAB}}"#,
      ])
  }

  @Test func `a scenario has a user context of its own`() throws {
    let sent = try withChannel { channel in
      #expect(try channel.apply(.preload("x()")) == "s1")
      _ = try channel.apply(.removePreload("s1"))
      _ = try channel.apply(.connection(.offline))
      _ = try channel.apply(.connection(.online))
      _ = try channel.apply(.locale("ko"))
      _ = try channel.apply(.permission("camera", state: "denied", address: "http://x:8/y"))
      _ = try channel.apply(.permission("geolocation", state: "granted", address: "file:///y"))
      _ = try channel.apply(.resetPermissions)
      _ = try channel.apply(.emptyStorage(origins: ["http://x"]))
    }
    #expect(
      sent == [
        #""script.addPreloadScript" {"functionDeclaration":"() => {\nx()\n}","contexts":["t1"]}"#,
        #""script.removePreloadScript" {"script":"s1"}"#,
        #""emulation.setNetworkConditions" {"contexts":["t1"],"networkConditions":{"type":"offline"}}"#,
        #""emulation.setNetworkConditions" {"contexts":["t1"],"networkConditions":null}"#,
        #""emulation.setLocaleOverride" {"contexts":["t1"],"locale":"ko"}"#,
        #""permissions.setPermission" {"descriptor":{"name":"camera"},"state":"denied","#
          + #""origin":"http://x:8","userContext":"u1"}"#,
        #""permissions.setPermission" {"descriptor":{"name":"geolocation"},"state":"granted","#
          + #""origin":"file:///","userContext":"u1"}"#,
        #""browser.removeUserContext" {"userContext":"u1"}"#,
        #""browser.createUserContext" {}"#,
        #""browsingContext.create" {"type":"tab","userContext":"u1"}"#,
        #""browsingContext.setViewport" {"viewport":{"width":375,"height":667},"devicePixelRatio":2,TAB}"#,
      ])
  }

  @Test(
    arguments: [
      (["type": "undefined"], .null), (["type": "null"], .null),
      (["type": "string", "value": "a"], "a"), (["type": "boolean", "value": true], true),
      (["type": "number", "value": 1.5], 1.5), (["type": "number", "value": 3.0], 3),
      (["type": "number", "value": "NaN"], .null), (["type": "function", "handle": "h"], .null),
      (
        ["type": "array", "value": [["type": "number", "value": 1], ["type": "undefined"]]],
        [1, .null]
      ),
      (
        [
          "type": "object",
          "value": [["a", ["type": "null"]], ["n", ["type": "node", "sharedId": "e1"]]],
        ], ["a": .null, "n": ["element-6066-11e4-a52e-4f735466cecf": "e1"]]
      ),
      (["type": "node"], .null), (["type": "array"], .null), ([:], .null), ("x", .null),
    ] as [(JSONValue, JSONValue)])
  func `the result of a script is plain JSON`(value: JSONValue, expected: JSONValue) {
    #expect(BiDiValue.result(value) == expected)
  }

  // MARK: Alerts

  @Test func `an alert is in front of scripts until it is answered`() throws {
    let sent = try withChannel({ method, id in
      // An action that opens an alert ends when the alert does.
      method == "input.performActions" ? [Self.opened] : nil
    }) { channel in
      #expect(
        outcome { try channel.send(.alertText) } == "\"no such alert\": the page shows no alert")
      #expect(outcome { try channel.send(.click("e1")) } == "null")
      let text = WebDriverError(
        name: "unexpected alert open", message: "an alert is in front of the page",
        alertText: "Sure?")
      #expect(throws: WebDriverFailure.refused(text)) {
        try channel.send(.run("return 1;", what: "look"))
      }
      #expect(outcome { try channel.send(.alertText) } == #""Sure?""#)
      #expect(outcome { try channel.send(.dismissAlert) } == "null")
      #expect(outcome { try channel.send(.run("return 1;", what: "look")) } == "null")
    }
    #expect(
      sent.map { $0.prefix { $0 != " " } } == [
        #""input.performActions""#, #""browsingContext.handleUserPrompt""#,
        #""script.callFunction""#,
      ])
  }

  @Test func `an alert that opens during a script ends the waiting for its result`() throws {
    _ = try withChannel({ method, id in
      method == "script.callFunction" ? [Self.opened] : nil
    }) { channel in
      #expect(
        outcome { try channel.send(.run("alert();", what: "look")) }
          == "\"unexpected alert open\": an alert is in front of the page")
    }
  }

  // MARK: Failures

  @Test func `a script whose page is left ends`() throws {
    _ = try withChannel({ method, id in
      method == "script.callFunction"
        ? [Self.event("script.realmDestroyed", ["realm": "r1"])] : nil
    }) { channel in
      // The first answer brings the event with the page's realm.
      _ = try channel.send(.back)
      do {
        _ = try channel.send(.run("", what: "look"))
        Issue.record("the script has ended")
      } catch let error as WebDriverFailure {
        guard case .refused(let refusal) = error else { throw error }
        #expect(refusal.isRecoverable && !error.breaksSession)
      }
    }
  }

  @Test(arguments: [
    (
      "unknown error", "AbortError: Actor 'MessageHandlerFrame' destroyed before query",
      "\"javascript error\": the page was unloaded while its script was running"
    ),
    ("no such frame", "gone", "\"no such window\": gone"),
    ("no such node", "gone", "\"stale element reference\": gone"),
    ("invalid argument", "bad\nstack", "\"invalid argument\": bad"),
  ])
  func `an error has the code of WebDriver`(code: String, message: String, words: String) throws {
    _ = try withChannel({ method, id in
      method == "script.callFunction" ? [Self.error(id, .string(code), .string(message))] : nil
    }) { channel in
      #expect(outcome { try channel.send(.run("", what: "look")) } == words)
    }
  }

  @Test func `a script that fails is a JavaScript error`() throws {
    _ = try withChannel({ method, id in
      guard method == "script.callFunction" else { return nil }
      return [Self.success(id, ["type": "exception", "exceptionDetails": ["text": "Error: no"]])]
    }) { channel in
      #expect(
        outcome { try channel.send(.run("", what: "look")) } == "\"javascript error\": Error: no")
    }
  }

  @Test func `a page that does not load is slow, and a script without an end is late`() throws {
    _ = try withChannel(
      { method, id in
        // The result of what was given up comes later, and is not that of the next command.
        switch method {
        case "browsingContext.navigate": []
        case "browsingContext.getTree": [Self.success(3, ["contexts": 1])] + Self.usual(method, id)
        case "script.callFunction": []
        default: nil
        }
      }, limit: .milliseconds(200)
    ) { channel in
      #expect(outcome { try channel.send(.open("http://x")) } == "slow")
      #expect(outcome { try channel.send(.windows) } == #"["t1"]"#)
      #expect(outcome { try channel.send(.run("", what: "look")) } == "late")
    }
  }

  @Test(arguments: ["?", "[]", #"{"type":"success"}"#, #"{"type":"error","error":"x","id":null}"#])
  func `what is not BiDi is a fault of the browser`(text: String) throws {
    _ = try withChannel({ method, id in
      method == "browsingContext.getTree" ? [(try? JSONReader.read(text)) ?? .string(text)] : nil
    }) { channel in
      #expect(
        outcome { try channel.send(.windows) }.hasPrefix(
          "the browser sent a message that is not WebDriver BiDi: "))
    }
  }

  @Test func `a command that BiDi does not have is unsupported`() throws {
    let sent = try withChannel { channel in
      for command in [WebDriverCommand.chromium("Network.enable"), .newSession([:])] {
        #expect(
          outcome { try channel.send(command) }
            == "this browser is driven by WebDriver BiDi, which cannot \(command.what)")
      }
      #expect(
        outcome {
          try channel.apply(
            .permission("notifications", state: "denied", address: "file:///a.html"))
        } == "Firefox shows notifications of every page that is opened as a file")
    }
    #expect(sent == [])
  }

  /// The result of a command, or why it failed.
  private func outcome(_ work: () throws -> JSONValue) -> String {
    do {
      return "\(try work())"
    } catch let error as WebDriverFailure {
      switch error {
      case .refused(let refusal): return refusal.words
      case .unsupported(_, let why), .fault(let why), .lost(let why): return why
      case .late: return "late"
      case .slow: return "slow"
      case .cancelled: return "cancelled"
      }
    } catch { return "\(error)" }
  }
}
