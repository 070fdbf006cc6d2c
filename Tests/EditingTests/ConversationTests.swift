import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecAnalysis
@testable import SpecEditing

/// Whole conversations with the server, each compared with its transcript.
@Suite struct ConversationTests {
  private static let basket = "specs/basket.feature"
  private static let steps = "specs/steps.feature"

  private func expect(
    _ name: String, _ files: [String: String] = EditingSuite.files,
    capabilities: JSONValue = EditingConversation.capabilities, folders: [String] = [],
    settings: @escaping @Sendable (inout EditingSettings) -> Void = { _ in },
    _ talk: (EditingConversation) throws -> Void
  ) throws {
    expectGolden(
      try EditingConversation.transcript(
        files, capabilities: capabilities, folders: folders, settings: settings, talk),
      "lsp/\(name).txt")
  }

  @Test func `a conversation begins with initialize and ends with exit`() throws {
    try TemporaryFolder.with(EditingSuite.files) { folder in
      let conversation = EditingConversation(folder) { _ in }
      conversation.request("textDocument/hover", [:])
      conversation.notify("textDocument/didOpen", [:])
      conversation.request("initialize", ["capabilities": EditingConversation.capabilities])
      conversation.request("initialize", ["capabilities": [:]])
      conversation.notify("initialized", [:])
      conversation.request("textDocument/unheardOf", [:])
      conversation.request("textDocument/hover", ["textDocument": "a.feature"])
      conversation.request("shutdown", nil)
      conversation.request("textDocument/hover", [:])
      conversation.notify("exit", nil)
      expectGolden(conversation.text, "lsp/lifecycle.txt")
    }
  }

  @Test func `diagnostics are sent while a document is edited`() throws {
    try expect("diagnostics") { editor in
      editor.open(Self.basket)
      editor.settle()
      editor.replace("I sell everything", with: "I eat everything", in: Self.basket)
      editor.replace("7 are left", with: "the basket is red", in: Self.basket)
      editor.replace("    Then the", with: "    Than the", in: Self.basket)
      editor.replace("    Than the", with: "    Then the", in: Self.basket)
      editor.notify("textDocument/didClose", ["textDocument": editor.document(Self.basket)])
      editor.settle()
    }
  }

  @Test func `text steps stay known while their file has an error`() throws {
    try expect("broken-steps") { editor in
      editor.open(Self.steps)
      editor.replace("  Scenario: I eat", with: "  Scenari: I eat", in: Self.steps)
      editor.open(Self.basket)
      editor.replace("  Scenari: I eat", with: "  Scenario: I nearly eat", in: Self.steps)
      editor.settle()
    }
  }

  @Test func `a client may ask for diagnostics instead`() throws {
    var capabilities = EditingConversation.capabilities
    if case .object(var object) = capabilities {
      object["textDocument"] = ["diagnostic": [:]]
      object["workspace"] = [
        "diagnostics": ["refreshSupport": true],
        "didChangeWatchedFiles": ["dynamicRegistration": true],
      ]
      capabilities = .object(object)
    }
    try expect("pulled-diagnostics", capabilities: capabilities) { editor in
      editor.open(Self.basket)
      editor.request("textDocument/diagnostic", ["textDocument": editor.document(Self.basket)])
      editor.settle()
      editor.request("workspace/diagnostic", ["previousResultIds": []])
    }
  }

  @Test func `completion knows keywords, steps, names, tags, statements and variables`() throws {
    let lines = [
      "", "  @", "  @cu", "  Scenario: Typing", "    Gi", "    Given I h", "    Given I have 3",
      "    When I bu", "    When I dri", "    When I call \"", "    When I call \"${",
      "    When I call \"th", "    When the basket", "    Examples: from \"", "",
    ]
    let text = EditingSuite.basket + lines.joined(separator: "\n")
    var files = EditingSuite.files
    files["specs/rows.csv"] = "count\n1\n"
    files["specs/korean.feature"] = "# language: ko\n기능: 오이\n  시나리오: 있다\n    조건 \n"
    try expect("completion", files) { editor in
      editor.open(Self.basket, text)
      editor.open("specs/korean.feature")
      for mark in [
        "2     |\n\n  @", "  @cu", "\n    Gi", "Given I h", "When I bu\n    When I dri",
        "3\n    When I bu", "When I call \"", "When I call \"${", "When I call \"th",
        "When the basket",
        "Examples: from \"", "Given ",
      ] {
        editor.ask("textDocument/completion", after: mark, in: Self.basket)
      }
      editor.ask("textDocument/completion", after: "조건 ", in: "specs/korean.feature")
      editor.ask("textDocument/completion", after: "# language: k", in: "specs/korean.feature")
    }
  }

  @Test func `hovering says what a step does and what a tag means`() throws {
    try expect("hover") { editor in
      editor.open(Self.basket)
      editor.open(Self.steps)
      for mark in [
        "Given I have 3", "When I buy", "7 are", "I eat <", "I sell", "@cucumber-1", "Scenario: B",
        "Feature",
      ] {
        editor.ask("textDocument/hover", after: mark, in: Self.basket)
      }
      editor.ask("textDocument/hover", after: "Scenario: I buy", in: Self.steps)
      editor.ask("textDocument/hover", after: "Given I have", in: Self.steps)
    }
  }

  @Test func `a definition is in a feature, in Swift or in the requirements`() throws {
    try expect("definition") { editor in
      editor.open(Self.basket)
      for mark in ["Given I have 3", "When I buy", "7 are", "I sell", "@cucumber-1", "@smoke"] {
        editor.ask("textDocument/definition", after: mark, in: Self.basket)
      }
    }
  }

  @Test func `references are found in scenarios and in text steps`() throws {
    try expect("references") { editor in
      editor.open(Self.basket)
      editor.open(Self.steps)
      editor.open("specs/requirements.md")
      let context: JSONObject = ["context": ["includeDeclaration": true]]
      editor.ask("textDocument/references", after: "When I buy", in: Self.basket, context)
      editor.ask("textDocument/references", after: "Given I have", in: Self.basket)
      editor.ask("textDocument/references", after: "Scenario: I buy", in: Self.steps)
      editor.ask("textDocument/references", after: "@smoke", in: Self.basket)
      editor.ask(
        "textDocument/references", after: "cucumber-2", in: "specs/requirements.md")
      editor.ask("textDocument/references", after: "I sell", in: Self.basket)
    }
  }

  @Test func `a step of another folder is not called undefined`() throws {
    let text =
      "Feature: a\n\n  Scenario: b\n    Given nobody knows\n    Then 7 are left\n    Whne c\n"
    try expect("elsewhere", ["elsewhere/a.feature": text]) { editor in
      editor.open("elsewhere/a.feature")
      editor.settle()
    }
  }

  /// Two suites with a text step of the same words, and one that only the first has.
  private static let folders = [
    "one/specs/steps.feature": EditingSuite.steps,
    "one/specs/a.feature": "Feature: a\n  Scenario: b\n    Given I eat everything\n",
    "two/specs/steps.feature":
      "@step\nFeature: Steps\n  Scenario: I eat everything\n    When I eat 1 of them\n",
    "two/specs/a.feature":
      "Feature: a\n  Scenario: b\n    Given I eat everything\n    And I buy 2 cucumbers from \"Ann\"\n",
    "two/inner/specs/a.feature": "Feature: a\n  Scenario: b\n    Given I eat everything\n",
  ]

  @Test func `each folder has its own steps, diagnostics and references`() throws {
    try expect("folders", Self.folders, folders: ["one", "two"]) { editor in
      for folder in ["one", "two"] {
        let path = "\(folder)/specs/a.feature"
        editor.open(path)
        editor.ask("textDocument/definition", after: "Given I eat", in: path)
        editor.ask("textDocument/references", after: "Given I eat", in: path)
      }
      editor.settle()
      editor.replace("And I buy 2", with: "And I b", in: "two/specs/a.feature")
      editor.ask("textDocument/completion", after: "And I b", in: "two/specs/a.feature")
      editor.request("workspace/symbol", ["query": "eat"])
    }
  }

  @Test func `folders are added and removed`() throws {
    try expect("changing-folders", Self.folders, folders: ["one"]) { editor in
      func change(_ event: String, _ folder: String, _ other: String) {
        editor.notify(
          "workspace/didChangeWorkspaceFolders",
          ["event": [.init(event): [editor.document(folder)], .init(other): []]])
        editor.settle()
      }
      editor.open("one/specs/a.feature", "Feature: a\n  Scenario: b\n    Given I ate everything\n")
      editor.open("two/specs/a.feature")
      editor.open("two/inner/specs/a.feature")
      editor.settle()
      change("added", "two", "removed")
      change("added", "two/inner", "removed")
      change("removed", "one", "added")
      change("removed", "two/inner", "added")
      change("removed", "two", "added")
    }
  }

  @Test func `a client can show that the first check goes on`() throws {
    try expect(
      "progress", Self.folders, capabilities: ["window": ["workDoneProgress": true]],
      folders: ["one", "two"]
    ) { editor in
      editor.settle()
      editor.open("two/specs/a.feature")
      editor.settle()
    }
  }

  @Test func `uses in the document are marked`() throws {
    try expect("highlights") { editor in
      editor.open(Self.basket)
      editor.open("specs/requirements.md")
      for mark in ["@smoke", "Given I have", "Feature"] {
        editor.ask("textDocument/documentHighlight", after: mark, in: Self.basket)
      }
    }
  }

  @Test func `a text step has callers and calls`() throws {
    try expect("calls") { editor in
      editor.open(Self.basket)
      editor.open(Self.steps)
      editor.ask("textDocument/prepareCallHierarchy", after: "When I buy", in: Self.basket)
      editor.ask("textDocument/prepareCallHierarchy", after: "Given I have", in: Self.basket)
      editor.ask("textDocument/prepareCallHierarchy", after: "Scenario: Buying", in: Self.basket)
      let uri = JSONValue.string(editor.uri(Self.steps))
      for (line, column) in [(3, 2), (7, 2), (4, 4)] {
        let place: JSONValue = ["line": .integer(line), "character": .integer(column)]
        let item: JSONValue = ["uri": uri, "selectionRange": ["start": place, "end": place]]
        for direction in ["incoming", "outgoing"] {
          editor.request("callHierarchy/\(direction)Calls", ["item": item])
        }
      }
    }
  }

  @Test func `renaming changes a text step with all its calls, and a tag everywhere`() throws {
    try expect("rename") { editor in
      editor.open(Self.basket)
      editor.open(Self.steps)
      editor.ask("textDocument/prepareRename", after: "When I buy", in: Self.basket)
      let names = [
        "\"<shop>\" sells me <count:int> cucumbers", "I buy <count:int> cucumbers", "",
        "I call \"<shop><count>\"", "I call \"<count>\" <shop>", "I have <shop> <count>",
      ]
      for name in names {
        editor.ask(
          "textDocument/rename", after: "When I buy", in: Self.basket, ["newName": .string(name)])
      }
      editor.ask(
        "textDocument/rename", after: "Scenario: I eat every", in: Self.steps,
        ["newName": "I eat it all"])
      editor.ask("textDocument/rename", after: "@smoke", in: Self.basket, ["newName": "@fast"])
      editor.ask("textDocument/rename", after: "@smoke", in: Self.basket, ["newName": "fast"])
      for mark in ["@cucumber-1", "Given I have", "I sell", "Feature"] {
        editor.ask("textDocument/prepareRename", after: mark, in: Self.basket)
      }
      editor.ask("textDocument/prepareRename", after: "@step", in: Self.steps)
      editor.replace("Feature: Steps", with: "Featur: Steps", in: Self.steps)
      editor.ask(
        "textDocument/rename", after: "When I buy", in: Self.basket,
        ["newName": "<count> from <shop>"])
    }
  }

  @Test func `symbols, folds, tokens and lenses follow the structure of a document`() throws {
    try expect("structure") { editor in
      editor.open(Self.basket)
      editor.open("specs/requirements.md")
      for method in [
        "documentSymbol", "foldingRange", "semanticTokens/full", "codeLens",
      ] {
        editor.request(
          "textDocument/\(method)", ["textDocument": editor.document(Self.basket)])
      }
      editor.ask("textDocument/semanticTokens/range", about: "@smoke", in: Self.basket)
      editor.request(
        "textDocument/documentSymbol",
        ["textDocument": editor.document("specs/requirements.md")])
      editor.request("workspace/symbol", ["query": "bskt"])
      editor.request("workspace/symbol", ["query": "I eat"])
    }
  }

  @Test func `hints say what is meant, and a selection grows by parts`() throws {
    let text = """
      Feature: Shops

        Scenario Outline: <shop>
          Given I have <count> cucumbers
          When I buy 4 cucumbers from "<shop> at ${HOST}"
          Then I pay with "${PASSWORD}" at ${PORT}

          Examples:
            | shop | count |
            | Ann  | 1     |
            | Bob  | 2     |
            | Cy   | 2     |
            | Dee  |       |

      """
    try expect("hints", ["specs/a.feature": text]) { editor in
      editor.open("specs/a.feature")
      editor.ask("textDocument/inlayHint", about: text, in: "specs/a.feature")
      let words = [("have", text), ("Bob", text)].compactMap { word, text in
        text.range(of: word).map { EditingConversation.position($0.upperBound, in: text) }
      }
      editor.request(
        "textDocument/selectionRange",
        ["textDocument": editor.document("specs/a.feature"), "positions": .array(words)])
    }
  }

  @Test func `extracted steps begin with their own keyword and can take the quoted texts`() throws {
    let text = """
      Feature: Shops

        Scenario: Two shops
          Given I have 3 cucumbers
          When I buy 4 cucumbers from "Ann"
          And I buy 1 cucumbers from "Bob"
          And I call "Ann"
          Then 8 are left

      """
    try expect("extracted", ["specs/a.feature": text, "specs/steps.feature": EditingSuite.steps]) {
      editor in
      editor.open("specs/a.feature")
      let part = "And I buy 1 cucumbers from \"Bob\"\n    And I call"
      editor.ask(
        "textDocument/codeAction", about: part, in: "specs/a.feature",
        ["context": ["only": ["refactor.extract"]]])
    }
  }

  /// Each call must match with its values; the last two selections have no such step.
  @Test func `a step is extracted only if every call gives the same values`() throws {
    let text = """
      Feature: Shops

        Scenario Outline: Rows
          Given I have <count> cucumbers
          When I buy 4 cucumbers from "<shop>"
          And I call "<shop>"

          Examples:
            | count | shop   |
            | 3     | Ann    |
            | 4     | A or B |

        Scenario Outline: An and
          When I buy <count> cucumbers from "<shop>"

          Examples:
            | count | shop    |
            | 3     | A and B |

        Scenario: Literal
          When I call "<shop>"

      """
    try expect(
      "extracted-rows", ["specs/a.feature": text, "specs/steps.feature": EditingSuite.steps]
    ) { editor in
      editor.open("specs/a.feature")
      for part in [
        "Given I have <count> cucumbers\n    When I buy 4 cucumbers from \"<shop>\"",
        "When I buy <count> cucumbers", "When I call",
      ] {
        editor.ask(
          "textDocument/codeAction", about: part, in: "specs/a.feature",
          ["context": ["only": ["refactor.extract"]]])
      }
    }
  }

  @Test func `a renaming that would give a call other values is refused`() throws {
    let text = """
      Feature: Names

        @step
        Scenario: I put <a> in <b>
          Given I have 3 cucumbers

        Scenario: Call
          When I put "big acme" in "Workspace URL"

        Scenario Outline: Rows
          When I put <a> in <b>

          Examples:
            | a | b     |
            | x | y z   |

      """
    try expect(
      "renamed-values", ["specs/a.feature": text, "specs/steps.feature": EditingSuite.steps]
    ) { editor in
      editor.open("specs/a.feature")
      for name in ["I put <a> <b>", "I put <a:int> in <b>", "into <b> I put <a>"] {
        editor.ask(
          "textDocument/rename", after: "Scenario: I put", in: "specs/a.feature",
          ["newName": .string(name)])
      }
    }
  }

  @Test func `what was probably meant is a quick fix`() throws {
    let text = """
      Feature: Shops

        Scenaro: Swallowed
          Given I have 3 cucumbers

        @cucumber-11
        Scenario Outline: One
          Given I have <cont> cucumbers
          Examples:
            | count |
            | 1     |

      """
    let files = ["specs/a.feature": text, "specs/requirements.md": EditingSuite.requirements]
    try expect("meant", files, settings: { $0.lint.set("unknown-variable", .error) }) { editor in
      editor.open("specs/a.feature")
      for part in ["Scenaro", "@cucumber-11", "<cont>"] {
        editor.ask(
          "textDocument/codeAction", about: part, in: "specs/a.feature",
          ["context": ["only": ["quickfix"]]])
      }
      editor.replace("Shops", with: "Shops\n  # spec-lint-disable no-th", in: "specs/a.feature")
      editor.ask("textDocument/completion", after: "no-th", in: "specs/a.feature")
    }
  }

  @Test func `cells are completed with those of the same step, or of a column of the same name`()
    throws
  {
    try expect("cells") { editor in
      editor.open(Self.basket)
      editor.replace(
        "      | one      | green  |\n",
        with: "      | one      | green  |\n      | two      | \n", in: Self.basket)
      editor.ask("textDocument/completion", after: "| two      | ", in: Self.basket)
      editor.replace("      | 2     |\n", with: "      | 2     |\n      | ", in: Self.basket)
      editor.ask("textDocument/completion", after: "| 2     |\n      | ", in: Self.basket)
    }
  }

  @Test func `hovering has no marks for a client that shows them as they are`() throws {
    try expect("hover-plain", capabilities: [:]) { editor in
      editor.open(Self.basket)
      for part in ["I sell", "I buy 4", "@cucumber-1"] {
        editor.ask("textDocument/hover", after: part, in: Self.basket)
      }
    }
  }

  @Test func `a file with a broken line keeps all that concerns the others`() throws {
    try expect("broken-line") { editor in
      editor.open(Self.basket)
      editor.replace("  Scenario: Buying", with: "  Scenaro: Buying", in: Self.basket)
      for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "codeLens"] {
        editor.request(
          "textDocument/\(method)", ["textDocument": editor.document(Self.basket)])
      }
      for part in ["I buy 4", "@cucumber-2", "Given I have 5"] {
        editor.ask("textDocument/hover", after: part, in: Self.basket)
      }
      editor.ask(
        "textDocument/codeAction", about: "Scenaro", in: Self.basket, ["context": [:]])
      editor.replace("  @cucumber-2", with: "  @cucumber-2\n  Sce", in: Self.basket)
      editor.settle()
    }
  }

  @Test func `a document and a part of it are formatted as on the command line`() throws {
    let text = "Feature: a\n Scenario: b\n  Given I have 1 cucumber\n   | a|b |\n"
    try expect("formatting", ["specs/a.feature": text, "specs/b.feature": "Scenario: a"]) {
      editor in
      editor.open("specs/a.feature")
      editor.open("specs/b.feature")
      let options: JSONObject = ["options": ["tabSize": 2, "insertSpaces": true]]
      for path in ["specs/a.feature", "specs/b.feature"] {
        editor.request(
          "textDocument/formatting",
          ["textDocument": editor.document(path), "options": options["options"] ?? nil])
      }
      editor.ask("textDocument/rangeFormatting", about: "Given I", in: "specs/a.feature", options)
    }
  }

  @Test func `actions define, extract, inline and repair`() throws {
    try expect("actions", settings: { $0.lint.set("no-trailing-spaces", .warning) }) { editor in
      editor.open(Self.basket)
      editor.open("specs/requirements.md")
      for part in ["I sell", "When I buy 4", "Given I have 5 cucumbers\n    When I eat <count>"] {
        editor.ask("textDocument/codeAction", about: part, in: Self.basket, ["context": [:]])
      }
      for part in ["cucumber-3", "cucumber-1"] {
        editor.ask(
          "textDocument/codeAction", about: part, in: "specs/requirements.md", ["context": [:]])
      }
      editor.replace("Scenario: Buying", with: "Scenario: Buying  ", in: Self.basket)
      editor.ask(
        "textDocument/codeAction", about: "Scenario: Buying", in: Self.basket, ["context": [:]])
      editor.ask(
        "textDocument/codeAction", about: "Feature", in: Self.basket,
        ["context": ["only": ["source.fixAll"]]])
    }
  }
}
