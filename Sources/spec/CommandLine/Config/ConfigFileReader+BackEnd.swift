import SpecJSON
import SpecText

/// The section `back-end` of a settings file: where steps send requests, and whether they may run
/// commands.
extension ConfigFileReader {
  static let urlKey = "url"
  static let commandsKey = "allow-commands"

  mutating func backEnd(_ value: JSONValue, at path: JSONPath) -> ConfigFile.BackEndSettings {
    var backEnd = ConfigFile.BackEndSettings()
    for (key, value) in object(value, at: path) {
      let path = path.appending(.key(key))
      switch (key, value) {
      case (Self.urlKey, .string(let url)):
        backEnd.url = Self.server(url)
        if backEnd.url == nil {
          add(
            problem(
              .sentence(
                "\"\(url)\" is not the address of a server",
                fix: "write one such as \"http://localhost:3000\"; for https, use a proxy on this "
                  + "machine"), at: path))
        }
      case (Self.urlKey, _): add(wrong(value, "a string", at: path))
      case (Self.commandsKey, .bool(let isAllowed)): backEnd.allowsCommands = isAllowed
      case (Self.commandsKey, _): add(wrong(value, "true or false", at: path))
      default: add(unknown(key, among: [Self.urlKey, Self.commandsKey], at: path))
      }
    }
    return backEnd
  }

  /// The address without a final slash; nil if it is not that of a server.
  private static func server(_ url: String) -> String? {
    guard url.begins(with: "http://"), url.utf8.count > "http://".utf8.count,
      !url.utf8.contains(where: { [UInt8(ascii: "?"), UInt8(ascii: "#"), 0x20].contains($0) })
    else { return nil }
    var address = url.utf8[...]
    while address.last == UInt8(ascii: "/") { address = address.dropLast() }
    return String(Substring(address))
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
