import SpecDrivers
import SpecEngines
import SpecRunner
import SpecText

/// The pages of a run: `--url`, and `--serve` with the server that was started for it.
struct RunPages: Sendable {
  private let urls: [(option: UrlOption, origin: SettingOrigin)]
  private let serve: (option: ServeOption, origin: SettingOrigin)?
  private let server: PageServer?
  /// The addresses that the browser opens and that this machine can reach, too.
  private let reachable: [WebAddress]

  /// Whether the flags say that the run needs a browser.
  static func needBrowser(_ arguments: Arguments) -> Bool {
    ([RunFlags.url, RunFlags.serve, RunFlags.browser] as [AnyFlag]).contains { arguments.isOn($0) }
  }

  /// - Parameters:
  ///   - engines: the engines of the run, of which one must be a browser.
  ///   - server: the server that was started; nil if none is needed.
  ///   - environment: nil to look up no files.
  init(
    _ arguments: Arguments, _ engines: [EngineOption], _ server: PageServer?,
    _ environment: Environment?
  ) throws(UsageError) {
    serve = arguments[RunFlags.serve].map { ($0, arguments.origin(of: RunFlags.serve)) }
    self.server = server
    var urls: [(option: UrlOption, origin: SettingOrigin)] = []
    for (option, given) in zip(arguments[RunFlags.url], arguments.occurrences(of: RunFlags.url)) {
      if let twice = urls.first(where: { $0.option.app.isSame(as: option.app) }) {
        throw arguments.error(
          .refused(
            given.typed,
            (option.app.map { "the app \"\($0)\" has" } ?? "the run has")
              + " two pages: \"\(twice.option.page)\" and \"\(option.page)\"",
            "name the pages of several apps: --url shop=PAGE --url admin=PAGE"), given.origin)
      }
      urls.append((option, given.origin))
    }
    self.urls = urls
    let browsers = engines.filter(\.isBrowser)
    // A browser on another machine, or one that uses a proxy, reaches other addresses.
    let hasProxy = environment?.hasProxy == true
    reachable =
      browsers.isEmpty || browsers.contains { $0.isRemoteBrowser }
      ? []
      : urls.filter { url in
        // An engine of a settings file may have a page of its own.
        url.origin.outranksFile || browsers.contains { $0.own?.parameters["web"] == nil }
      }.compactMap { try? WebAddress($0.option.page) }.filter { !hasProxy || $0.isLocal }
    if browsers.isEmpty { try refuseOtherEngine(arguments) }
    try check(arguments, readsFiles: environment != nil && !browsers.isEmpty)
  }

  // MARK: - Checks

  /// A typed flag must have an effect; settings may wait for a run in a browser.
  private func refuseOtherEngine(_ arguments: Arguments) throws(UsageError) {
    guard let engine = arguments.occurrences(of: RunFlags.engine).last else { return }
    var typed: [AnyFlag] = urls.contains { $0.origin == .typed } ? [RunFlags.url] : []
    if let serve, serve.origin == .typed, case .folder = serve.option {
      typed.append(RunFlags.serve)
    }
    guard let flag = typed.first else { return }
    let place = if case .file(let place) = engine.origin { " (\(place))" } else { "" }
    throw arguments.error(
      .refused(
        flag.long,
        "pages are opened by a browser, not by "
          + "\(RunFlags.engine.long) \(arguments.shown(engine) ?? "")\(place)",
        "remove one of them, or add \(RunFlags.engine.long) webdriver"))
  }

  private func check(_ arguments: Arguments, readsFiles: Bool) throws(UsageError) {
    if readsFiles, case .folder(let folder)? = serve?.option, ServedFolder(folder) == nil {
      let page = UrlOption(folder).problem(on: nil, readsFiles: true)
      throw arguments.error(
        .refused(
          RunFlags.serve.long, "there is no folder \"\(folder)\"",
          page?.advice ?? "name a folder; \(RunFlags.url.long) opens a file"),
        serve?.origin ?? .typed)
    }
    for url in urls {
      guard let problem = url.option.problem(on: serve?.option, readsFiles: readsFiles) else {
        continue
      }
      throw arguments.error(.refused(RunFlags.url.long, problem.text, problem.advice), url.origin)
    }
  }

  // MARK: - Pages

  /// Whether the flags name the page that "the app is open" opens.
  var nameApp: Bool { root != nil }

  /// That page if there is a server; without one, it is the setting `web` of the engine.
  var appOnServer: String? { serve == nil ? nil : main?.page ?? root }

  private var main: UrlOption? { urls.first { $0.option.app == nil }?.option }

  /// The folder or address that contains the apps by name.
  private var root: String? {
    switch serve?.option {
    case .folder(let folder): folder
    case .command(let server): server.ready.origin + "/"
    case nil: main?.page
    }
  }

  /// The settings of the browser engine, each with its flag and origin.
  var settings: [(name: String, value: String, flag: AnyFlag, origin: SettingOrigin)] {
    var settings: [(name: String, value: String, flag: AnyFlag, origin: SettingOrigin)] = []
    if let root, let origin = serve?.origin ?? urls.first?.origin {
      settings.append(("web", root, serve == nil ? RunFlags.url : RunFlags.serve, origin))
    }
    for (option, origin) in urls {
      guard let app = option.app ?? (serve == nil ? nil : option.page) else { continue }
      settings.append(("web.\(app)", option.page, RunFlags.url, origin))
    }
    return settings
  }

  /// The address to which paths are appended; nil if the pages are opened as files.
  var origin: String? { server?.origin }

  // MARK: - Opening

  /// Starts the server and checks that the addresses can be reached.
  func open() async throws(DriverError) {
    try await server?.start()
    for address in reachable {
      guard let problem = await address.problem(within: .seconds(10)) else { continue }
      throw .engineLost(
        "\(address) \(problem)\nstart its server, or check the address after "
          + "\(RunFlags.url.long); \"\(RunFlags.serve.name)\" in \(ConfigFile.name) starts a server"
      )
    }
  }

  /// A hook that opens the pages before the run, so that reports include a failure.
  var libraries: [StepLibrary] {
    if server?.needsStart != true, reachable.isEmpty { return [] }
    return [
      StepLibrary("pages") {
        BeforeAll(name: "the pages can be opened") { _ in
          do throws(DriverError) { try await open() } catch {
            throw StepFailure(error.startSentence, kind: .engine)
          }
        }
      }
    ]
  }
}

extension String? {
  fileprivate func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): one.isSame(as: other)
    default: false
    }
  }
}

extension Environment {
  /// Whether a browser may reach addresses through a proxy.
  fileprivate var hasProxy: Bool {
    ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"]
      .contains { self[$0]?.isEmpty == false }
  }
}
