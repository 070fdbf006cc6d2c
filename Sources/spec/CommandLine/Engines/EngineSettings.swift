import SpecDrivers
import SpecReporters
import SpecText

/// The settings of one engine by name, each with its origin.
struct EngineSettings: Sendable {
  private var given: [ExactText: Given] = [:]

  /// A value with its origin.
  private struct Given {
    let flag: AnyFlag
    /// The value; nil for a secret that has not been read.
    let value: String?
    let origin: SettingOrigin
    /// Whether `spec.json` sets it only for this engine.
    var isOwn = false
  }

  /// Collects the settings for an engine.
  ///
  /// - Parameters:
  ///   - own: the entry of the engine in `spec.json`, which overrides the settings for all runs.
  ///   - environment: where secrets are read; nil to leave them unread.
  ///   - pages: the pages of a browser.
  init(
    _ arguments: Arguments, _ own: ConfigFile.NamedEngine?, _ environment: Environment?,
    pages: RunPages? = nil
  ) throws(UsageError) {
    for parameter in arguments.occurrences(of: RunFlags.parameter) {
      let (name, value) = parameter.pair
      given[ExactText(name)] = Given(
        flag: RunFlags.parameter, value: value, origin: parameter.origin)
    }
    for page in pages?.settings ?? [] {
      given[ExactText(page.name)] = Given(flag: page.flag, value: page.value, origin: page.origin)
    }
    for browser in arguments.occurrences(of: RunFlags.browser) {
      given[Self.browser] = Given(
        flag: RunFlags.browser, value: browser.value, origin: browser.origin)
    }
    // Other engines have no window; that is refused elsewhere if it was typed.
    if pages != nil,
      let headed = arguments.occurrences.last(where: { $0.name == RunFlags.headed.name })
    {
      given[Self.headed] = Given(
        flag: RunFlags.headed, value: headed.isOn ? "on" : "off", origin: headed.origin)
    }
    for (name, value) in own?.parameters ?? [:]
    where given[name]?.origin.outranksFile != true {
      given[name] = Given(
        flag: RunFlags.parameter, value: value,
        origin: own.map { .file($0.place(of: RunFlags.parameter)) } ?? .typed, isOwn: true)
    }
    for secret in Self.declaredSecrets(arguments, own) {
      try read(secret, arguments, environment)
    }
  }

  /// The settings with flags of their own.
  private static let browser: ExactText = "browser"
  private static let headed: ExactText = "headed"

  // MARK: - Applying settings

  /// Configures the engine with the settings that it declares.
  ///
  /// - Parameter wait: the maximum time for which the engine may wait before an action.
  func configure(
    _ engine: any Engine, wait: Duration?, _ place: String
  ) throws(UsageError) -> any Engine {
    var settings = Settings(wait: wait)
    for (name, given) in inOrder {
      guard let value = given.value else { continue }
      guard let declared = engine.settings else {
        settings[name] = .text(value)
        continue
      }
      guard let setting = declared.first(where: { $0.isNamed(name) }) else { continue }
      guard let read = setting.read(value) else {
        throw UsageError(
          place: place,
          fact: .badValue(
            given.flag.long, "\(name)=…", expected: "\(name)= and \(setting.takes)",
            example: ShellWord.quoted("\(name)=\(setting.example)")),
          origin: given.origin)
      }
      settings[name] = read
    }
    do { return try engine.configured(by: settings) } catch {
      let given = given[error.setting]
      throw UsageError(
        place: place,
        fact: .unreadable((given?.flag ?? RunFlags.parameter).long, error.problem),
        origin: given?.origin ?? .typed)
    }
  }

  /// An error for the first setting that no engine declares; nil if there is none.
  ///
  /// - Parameters:
  ///   - engine: the engine of these settings, with its name in the run.
  ///   - all: the engines of the run, one of which must declare each setting; empty if they are
  ///   unknown.
  func unknown(
    _ engine: (name: String, value: any Engine), among all: [any Engine], _ place: String
  ) -> UsageError? {
    for (name, given) in inOrder {
      // It may be a variable of steps; if no step uses it, that is reported.
      if given.flag == RunFlags.secret, !given.isOwn, VariableScanner.isName(name) { continue }
      let known = (given.isOwn ? [engine.value] : all).map(\.settings)
      if known.isEmpty || known.contains(where: { $0?.contains { $0.isNamed(name) } ?? true }) {
        continue
      }
      var names: [String] = []
      for setting in known.compactMap({ $0 }).flatMap({ $0 }).map(\.shownName)
      where !names.contains(setting) { names.append(setting) }
      return UsageError(
        place: place,
        fact: .unknownSetting(
          typed: given.flag.long, name: name, engine: given.isOwn ? engine.name : nil,
          known: names),
        origin: given.origin)
    }
    return nil
  }

  private var inOrder: [(String, Given)] {
    given.sorted { $0.key < $1.key }.map { ($0.key.wrappedValue, $0.value) }
  }

  // MARK: - Secrets

  /// The secret settings, those with lower priority first.
  private static func declaredSecrets(
    _ arguments: Arguments, _ own: ConfigFile.NamedEngine?
  ) -> [(text: String, origin: SettingOrigin, isOwn: Bool)] {
    let given = arguments.occurrences(of: RunFlags.secret).map {
      ($0.value ?? "", $0.origin, false)
    }
    let ofEngine =
      own.map { own in
        own.secrets.map { ($0, SettingOrigin.file(own.place(of: RunFlags.secret)), true) }
      } ?? []
    return given.filter { !$0.1.outranksFile } + ofEngine + given.filter { $0.1.outranksFile }
  }

  /// Reads a secret; without a source, the value of the setting itself is the secret.
  ///
  /// Without an environment, only the syntax is checked.
  private mutating func read(
    _ secret: (text: String, origin: SettingOrigin, isOwn: Bool), _ arguments: Arguments,
    _ environment: Environment?
  ) throws(UsageError) {
    let flag = RunFlags.secret
    let (name, source) = Dashes.splitAtEquals(secret.text)
    if source == nil {
      if given[name] != nil { return }
      // Another profile or the command line may set it.
      if environment == nil { return }
      // It is a variable of steps, whose value is in the environment.
      if VariableScanner.isName(name) { return }
    }
    guard let source, !name.isEmpty, let place = SecretSource(source) else {
      throw arguments.error(
        .badValue(
          flag.long, source == nil ? name : "\(name)=\(Secrets.mask)",
          expected: "a name and where its value is read", example: "password=env:PASSWORD"),
        secret.origin)
    }
    let value = try environment.map { environment throws(UsageError) in
      try place.read(environment, for: "\(flag.long) \(name)", arguments, secret.origin)
    }
    given[name] = Given(
      flag: flag, value: value, origin: secret.origin, isOwn: secret.isOwn)
  }
}

extension Setting {
  /// The name in messages; a prefix of names is completed with `APP`.
  var shownName: String { name.utf8.last == UInt8(ascii: ".") ? name + "APP" : name }
}
