import SpecDrivers
import SpecSystem
import SpecText

/// Finds the page of an app: in a folder of pages, below an address, or directly by an address.
///
/// In a folder, the app `todo` is the file `todo/index.html`; below an address, it is `todo/`.
/// `--set web=…` sets the folder or address, `--set web.todo=…` the page of one app.
struct PageAddress {
  let app: String
  let pages: String?
  let appPages: [WebDriverOptions.AppPage]

  /// The address of the app's page, without parameters.
  ///
  /// - Throws: `DriverError.unknownApp` with the apps in the folder.
  func resolve() throws(DriverError) -> String {
    if let own = appPages.last(where: { $0.app.isSame(as: app) }) {
      return try Self.address(of: own.page, app: app)
    }
    guard let root = pages else {
      if Self.isAddress(app) { return app }
      throw .impossible(
        what: "open \"\(app)\"",
        why: "the run does not set its page; add --set web=FOLDER, which contains "
          + "\(app)/index.html, or --set web=ADDRESS", .unseen(app))
    }
    if Self.isAddress(root) {
      return (root.hasSuffix("/") ? root : root + "/") + app + "/"
    }
    let known = Self.apps(in: root)
    guard known.contains(same: app) else { throw .unknownApp(app, known: known) }
    return try Self.address(of: root + "/" + app + "/index.html", app: app)
  }

  /// The address with a parameter for faults.
  static func adding(faults: [String], to address: String) -> String {
    guard !faults.isEmpty else { return address }
    let hash = address.firstIndex(of: "#") ?? address.endIndex
    let base = address[..<hash]
    return base + (base.contains("?") ? "&" : "?") + "fault=" + faults.joined(separator: ",")
      + address[hash...]
  }

  /// Resolves a link relative to a page: a fragment, a path, or a complete address.
  static func resolve(_ link: String, from page: String) -> String {
    if isAddress(link) || link.hasPrefix("about:") { return link }
    let plain = page.prefix { $0 != "#" }
    if link.hasPrefix("#") { return plain + link }
    let base = plain.prefix { $0 != "?" }
    if link.hasPrefix("?") { return base + link }
    let host = base.firstRange(of: "://").map { base[$0.upperBound...] } ?? base
    if link.hasPrefix("/"), let slash = host.firstIndex(of: "/") { return base[..<slash] + link }
    guard let slash = host.lastIndex(of: "/") else { return base + "/" + link }
    return base[...slash] + link
  }

  /// The origin of an address; pages of one origin share their storage.
  static func origin(of address: String) -> String {
    guard let scheme = address.firstRange(of: "://") else { return address }
    let host = address[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return String(address[..<scheme.upperBound] + host)
  }

  static func isAddress(_ text: String) -> Bool {
    ["http://", "https://", "file://"].contains { text.hasPrefix($0) }
  }

  private static func address(of page: String, app: String) throws(DriverError) -> String {
    if isAddress(page) { return page }
    guard let resolved = FileSystem.resolved(page) else {
      throw .impossible(
        what: "open \"\(app)\"", why: "the page \(page) does not exist", .unseen(app))
    }
    return "file://" + escaped(resolved)
  }

  /// The names of the folders with a page.
  static func apps(in folder: String) -> [String] {
    let names = (try? FileSystem.entries(of: folder))?.map(\.name) ?? []
    return names.filter { FileSystem.isReadable("\(folder)/\($0)/index.html") }.sorted()
  }

  /// A path, percent-encoded except for unreserved characters.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".", "~":
        text.unicodeScalars.append(scalar)
      default: text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}

extension Screen {
  /// A placeholder for a screen that was not observed.
  static func unseen(_ name: String) -> Screen {
    let why = "nothing was observed"
    return Screen(
      name: name, size: Size(width: 0, height: 0), elements: [], complete: .unknown(why),
      focus: .unknown(why), keyboard: .unknown(why), alert: .unknown(why), stack: .unknown(why))
  }
}
