import SpecJSON
import SpecText
import Testing

/// The edit menu and the clipboard.
extension Conversation {
  /// Whether the server is WebDriverAgent itself, by the form of its sessions.
  var isAgent: Bool { session.begins(with: "/session/5E551000") }

  /// Puts a text on the clipboard as WebDriverAgent does.
  func copy(_ text: String) async throws {
    let content: JSONValue = ["content": .string(Base64.encode(Array(text.utf8)))]
    let reply =
      isAgent
      ? try await post("/wda/setPasteboard", content)
      : try await mobile("setClipboard", content)
    #expect(reply.value == .null)
    #expect(reply.status == 200)
  }

  /// Presses an element for a second.
  func press(_ name: String) async throws {
    let id = try await element(name)
    let reply =
      isAgent
      ? try await post("/wda/element/\(id)/touchAndHold", ["duration": 1])
      : try await mobile("touchAndHold", ["elementId": .string(id), "duration": 1])
    #expect(reply.value == .null)
    #expect(reply.status == 200)
  }

  /// The names of the items of the menu.
  func menu() async throws -> [String] {
    let found = try await post(
      "/elements", ["using": "class name", "value": "XCUIElementTypeMenuItem"]
    ).value.array()
    var names: [String] = []
    for item in found {
      let id = try item.string(at: "ELEMENT")
      names.append(try await get("/element/\(id)/attribute/name").value.string())
    }
    return names
  }

  /// The name of the element with the focus.
  func focused() async throws -> String {
    let id = try await get("/element/active").value.string(at: "ELEMENT")
    return try await get("/element/\(id)/attribute/name").value.string()
  }
}
