import SpecJSON
import SpecText

/// The section `back-end` of a settings file: where steps send requests, and whether they may run
/// commands.
extension ConfigFileReader {
  static let urlKey = "url"
  static let commandsKey = "allow-commands"
  static let authoritiesKey = "authorities"
  static let uncheckedKey = "unchecked-hosts"
  private static let backEndKeys = [urlKey, commandsKey, authoritiesKey, uncheckedKey]

  mutating func backEnd(_ value: JSONValue, at path: JSONPath) -> ConfigFile.BackEndSettings {
    var backEnd = ConfigFile.BackEndSettings()
    for (key, value) in object(value, at: path) {
      let path = path.appending(.key(key))
      switch (key, value) {
      case (Self.urlKey, .string(let url)):
        backEnd.url = Self.server(url)
        if backEnd.url == nil {
          refuse(
            "\"\(url)\" is not the address of a server",
            fix: "write one such as \"http://localhost:3000\"", at: path)
        }
      case (Self.urlKey, _): add(wrong(value, "a string", at: path))
      case (Self.authoritiesKey, .string(let file)) where !file.isBlank:
        backEnd.authorities = file
      case (Self.authoritiesKey, _): add(wrong(value, "the name of a file", at: path))
      case (Self.uncheckedKey, .array(let hosts)):
        for (place, host) in hosts.enumerated() {
          if case .string(let name) = host, !name.isBlank {
            backEnd.uncheckedHosts.append(name)
          } else {
            add(wrong(host, "the name of a host", at: path.appending(.index(place))))
          }
        }
      case (Self.uncheckedKey, _): add(wrong(value, "a list of hosts", at: path))
      case (Self.commandsKey, .bool(let isAllowed)): backEnd.allowsCommands = isAllowed
      case (Self.commandsKey, _): add(wrong(value, "true or false", at: path))
      default: add(unknown(key, among: Self.backEndKeys, at: path))
      }
    }
    return backEnd
  }

  /// The address without a final slash; nil if it is not that of a server.
  private static func server(_ url: String) -> String? {
    guard let scheme = ["http://", "https://"].first(where: { url.begins(with: $0) }),
      url.utf8.count > scheme.utf8.count,
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
    /// A file with authorities of certificates, in place of the system's.
    var authorities: String?
    /// The hosts whose certificates are not checked.
    var uncheckedHosts: [String] = []
  }
}
