import SpecJSON
import SpecText

/// Reads the section `back-end` of a settings file: where steps send requests, and whether they may
/// run commands.
struct ConfigFileBackEnd {
  static let urlKey = "url"
  static let commandsKey = "allow-commands"
  static let keys = [urlKey, commandsKey]

  private(set) var backEnd = ConfigFile.BackEndSettings()
  private(set) var problems: [ConfigFileProblem] = []
  private let text: ConfigFile.Text

  init(_ section: JSONObject, at path: JSONPath, of text: ConfigFile.Text) {
    self.text = text
    for (key, value) in section { read(key, value, at: path.appending(.key(key))) }
  }

  private mutating func read(_ key: String, _ value: JSONValue, at path: JSONPath) {
    switch (key, value) {
    case (Self.urlKey, .string(let url)): readAddress(url, at: path)
    case (Self.urlKey, _):
      add(.wrongKind(expected: "a string", found: value.kind), at: path)
    case (Self.commandsKey, .bool(let isAllowed)): backEnd.allowsCommands = isAllowed
    case (Self.commandsKey, _):
      add(.wrongKind(expected: "true or false", found: value.kind), at: path)
    default:
      add(
        .unknownKey(
          nearest: Nearest.nearest(to: key, in: Self.keys), known: Self.keys, belongsTo: nil),
        at: path)
    }
  }

  private mutating func readAddress(_ url: String, at path: JSONPath) {
    guard url.begins(with: "http://"), url.utf8.count > "http://".utf8.count,
      !url.utf8.contains(where: { [UInt8(ascii: "?"), UInt8(ascii: "#"), 0x20].contains($0) })
    else {
      return add(
        .sentence(
          "\"\(url)\" is not the address of a server",
          fix: "write one such as \"http://localhost:3000\"; for https, use a proxy on this machine"
        ),
        at: path)
    }
    var address = url.utf8[...]
    while address.last == UInt8(ascii: "/") { address = address.dropLast() }
    backEnd.url = String(Substring(address))
  }

  private mutating func add(_ fact: ConfigFileProblem.Fact, at path: JSONPath) {
    problems.append(
      ConfigFileProblem(
        file: text.path, place: ConfigFile.Place(text: text, path: path), fact: fact))
  }
}

extension ConfigFile {
  /// The server of requests, and whether steps may run commands.
  struct BackEndSettings: Sendable, Equatable {
    /// Without a final slash.
    var url: String?
    var allowsCommands = false
  }
}
