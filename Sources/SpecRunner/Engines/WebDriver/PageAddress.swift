package import SpecDrivers
import SpecSystem
import SpecText

extension WebDriverOptions {
  /// The address of an app's page.
  ///
  /// - Throws: `DriverError` if there is none; no browser is asked.
  package func address(of app: String) throws(DriverError) -> String {
    try PageAddress(app: app, pages: pages, appPages: appPages, server: pageServer).resolve()
  }
}

/// Finds the page of an app: in a folder of pages, below an address, or directly by an address.
///
/// In a folder, the app `todo` is the file `todo/index.html`; below an address, it is `todo/`.
/// `--url …` sets the folder or address, `--url todo=…` the page of one app.
package struct PageAddress {
  let app: String
  let pages: String?
  let appPages: [WebDriverOptions.AppPage]
  /// The address of a server of the pages, to which paths that begin with a slash are appended.
  var server: String?

  /// The address of the app's page, without parameters.
  ///
  /// - Throws: `DriverError.unknownApp` with the apps in the folder, or `.impossible` if there is
  ///   only a page without a name.
  func resolve() throws(DriverError) -> String {
    if let own = appPages.last(where: { $0.app.isSame(as: app) }) {
      return try address(of: own.page)
    }
    guard let root = pages else {
      if Self.isAddress(app) { return app }
      guard appPages.isEmpty else { throw .unknownApp(app, known: appPages.map(\.app)) }
      throw .impossible(
        what: "open \"\(app)\"",
        why:
          "the run does not set its page; add --url \(app)=PAGE, or --url FOLDER, which contains "
          + "\(app)/index.html", .unseen(app))
    }
    // The app that the run was started for.
    if app.isSame(as: root) {
      if let server { return server + "/" }
      return try address(of: root)
    }
    if Self.isAddress(root) {
      return (root.hasSuffix("/") ? root : root + "/") + app + "/"
    }
    let known = Self.apps(in: root)
    if known.isEmpty, Self.file(of: root) != nil {
      throw .impossible(
        what: "open \"\(app)\"",
        why:
          "\(root) is one page or contains one, but no \(app)/index.html; write \"the app is open\", "
          + "or name the page with --url \(app)=\(root)", .unseen(app))
    }
    guard known.contains(same: app) else { throw .unknownApp(app, known: known) }
    if let server { return "\(server)/\(Self.escaped(app))/" }
    return try address(of: root + "/" + app + "/index.html")
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

  /// An address and its parts by name: `host`, `path`, `query` and `fragment`, without separators.
  static func parts(of address: String) -> [(name: String, text: String)] {
    let plain = address.prefix { $0 != "#" }
    let fragment = address.dropFirst(plain.count + 1)
    let base = plain.prefix { $0 != "?" }
    let query = plain.dropFirst(base.count + 1)
    var host: Substring = ""
    var path = base
    if let scheme = base.firstRange(of: "://") {
      host = base[scheme.upperBound...].prefix { $0 != "/" }
      path = base[host.endIndex...]
    }
    return [
      ("address", address), ("host", String(host)), ("path", String(path)),
      ("query", String(query)), ("fragment", String(fragment)),
    ]
  }

  package static func isAddress(_ text: String) -> Bool {
    ["http://", "https://", "file://"].contains { text.hasPrefix($0) }
  }

  private func address(of page: String) throws(DriverError) -> String {
    if Self.isAddress(page) { return page }
    if let server, page.utf8.first == UInt8(ascii: "/") { return server + page }
    guard let file = Self.file(of: page) else {
      throw .impossible(
        what: "open \"\(app)\"", why: "the page \(page) does not exist", .unseen(app))
    }
    return "file://" + Self.escaped(file)
  }

  /// The path of a page with links resolved; the page of a folder is its `index.html`.
  package static func file(of page: String) -> String? {
    guard let found = FileSystem.resolved(page) else { return nil }
    guard case .directory = FileSystem.kind(of: found) else { return found }
    return FileSystem.resolved(found + "/index.html")
  }

  /// The names of the folders with a page.
  package static func apps(in folder: String) -> [String] {
    let names = (try? FileSystem.entries(of: folder))?.map(\.name) ?? []
    return names.filter { FileSystem.isReadable("\(folder)/\($0)/index.html") }.sorted()
  }

  /// A path, percent-encoded except for unreserved characters.
  static func escaped(_ path: String) -> String {
    PercentText.encoded(path.utf8, keeping: PercentText.inPaths)
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
