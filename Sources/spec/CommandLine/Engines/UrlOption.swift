import SpecEngines
import SpecSystem
import SpecText

/// A parsed value of `--url [NAME=]PAGE`.
struct UrlOption: Equatable, Sendable {
  /// The name of the app; nil for the app that the run is started for.
  let app: String?
  /// An address, a folder, a file, or a path on the server of `--serve`.
  let page: String

  /// Splits a value at its first equals sign, unless an address or a path precedes it.
  init(_ text: String) {
    let (name, page) = Dashes.splitAtEquals(text)
    let isPath = name.utf8.contains { "/:?#".utf8.contains($0) }
    if let page, !isPath {
      (app, self.page) = (name, page)
    } else {
      (app, self.page) = (nil, text)
    }
  }

  /// The reason why there is no such page, and what to do; nil if there may be one.
  ///
  /// - Parameters:
  ///   - server: what serves the pages of the run.
  ///   - readsFiles: whether the page is looked up.
  func problem(on server: ServeOption?, readsFiles: Bool) -> (text: String, advice: String)? {
    let advice = "example: --url http://127.0.0.1:3000/, --url shop=./shop.html"
    if app?.isEmpty == true || page.isEmpty {
      return ("it requires a page, or a name, an equals sign and a page", advice)
    }
    if page.begins(with: "http://") || page.begins(with: "https://") {
      do throws(ServerAddress.Unusable) { _ = try WebAddress(page) } catch {
        return (error.reason, advice)
      }
      return nil
    }
    if PageAddress.isAddress(page) || !readsFiles { return nil }
    switch server {
    case .command? where page.utf8.first == UInt8(ascii: "/"): return nil
    case .folder(let folder)? where page.utf8.first == UInt8(ascii: "/"):
      // A missing folder is reported by itself.
      guard let files = ServedFolder(folder) else { return nil }
      switch files.entry(at: page) {
      case .file, .moved: return nil
      case .none, .invalid:
        return ("\"\(folder)\" has no page \"\(page)\"", "check the path, which is relative to it")
      }
    default: return FilePage(page).problem
    }
  }
}

/// A page that is named by its path.
private struct FilePage {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The reason why it cannot be opened, and what to do.
  var problem: (text: String, advice: String)? {
    if PageAddress.file(of: path) != nil { return nil }
    if FileSystem.isMissing(path) { return ("there is no file or folder \"\(path)\"", advice) }
    // A folder of apps has a page for each of them.
    if !PageAddress.apps(in: path).isEmpty { return nil }
    return (
      "the folder \"\(path)\" has no index.html, and none of its folders has one",
      "name the page, or the folder that contains it"
    )
  }

  private var advice: String {
    let host = path.prefix { $0 != "/" && $0 != ":" }
    let port = path.utf8.dropFirst(host.utf8.count + 1).first
    let isHost =
      host.isSame(as: "localhost") || host.begins(with: "www.")
      || path.utf8.dropFirst(host.utf8.count).first == UInt8(ascii: ":")
        && port.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
    if isHost { return "did you mean http://\(path)?" }
    let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
    let names = (try? FileSystem.entries(of: parent.map { $0.isEmpty ? "/" : String($0) } ?? "."))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let near = Nearest.nearest(to: name, in: (names ?? []).map(\.name)) {
      return "did you mean \"\(parent.map { "\($0)/" } ?? "")\(near)\"?"
    }
    return "check the path"
  }
}
