import SpecDrivers
import SpecReporters
import SpecText

/// What the arguments set for one engine, by name, each with where it was said.
struct EngineSettings: Sendable {
  private var said: [ExactText: Said] = [:]

  /// A value, and where it was said.
  private struct Said {
    let flag: Flag
    /// Nil for a secret that is not read.
    let value: String?
    let origin: SettingOrigin
    /// Whether `spec.json` says it of this engine alone.
    var isOwn = false
  }

  /// - Parameters:
  ///   - own: what `spec.json` says of the engine under its name; it is stronger than what the file
  ///     says of all runs.
  ///   - environment: where secrets are read; nil to leave them unread.
  init(
    _ arguments: Arguments, _ own: ConfigFile.NamedEngine?, _ environment: Environment?
  ) throws(UsageError) {
    for parameter in arguments.standing(RunFlags.parameter) {
      let (name, value) = try Self.parameter(parameter, arguments.place)
      said[name] = Said(flag: RunFlags.parameter, value: value, origin: parameter.origin)
    }
    for (name, value) in own?.parameters ?? [:]
    where said[name]?.origin.outranksFile != true {
      said[name] = Said(
        flag: RunFlags.parameter, value: value,
        origin: own.map { .file($0.place(of: RunFlags.parameter)) } ?? .typed, isOwn: true)
    }
    for secret in Self.declaredSecrets(arguments, own) {
      try read(secret, arguments, environment)
    }
  }

  /// A parameter's name and value.
  static func parameter(
    _ said: Arguments.Occurrence, _ place: String
  ) throws(UsageError) -> (name: String, value: String) {
    let (name, value) = Dashes.splitAtEquals(said.value ?? "")
    if let value, !name.isEmpty { return (name, value) }
    throw UsageError(
      place: place,
      fact: .badValue(
        typed: said.typed, value: said.value ?? "", wants: "a name and a value",
        example: "api=http://127.0.0.1:8080"),
      origin: said.origin)
  }

  // MARK: - For an engine

  /// The engine with what is set of what it takes.
  ///
  /// - Parameter wait: how long the run lets an engine wait for what an action needs.
  func configure(
    _ engine: any Engine, wait: Duration?, _ place: String
  ) throws(UsageError) -> any Engine {
    var settings = Settings(wait: wait)
    for (name, said) in inOrder {
      guard let value = said.value else { continue }
      guard let declared = engine.settings else {
        settings[name] = .text(value)
        continue
      }
      guard let setting = declared.first(where: { $0.isNamed(name) }) else { continue }
      guard let read = setting.read(value) else {
        throw UsageError(
          place: place,
          fact: .badValue(
            typed: said.flag.long, value: "\(name)=…", wants: "\(name)= and \(setting.takes)",
            example: ShellWord.quoted("\(name)=\(setting.example)")),
          origin: said.origin)
      }
      settings[name] = read
    }
    do { return try engine.configured(by: settings) } catch {
      let said = said[error.setting]
      throw UsageError(
        place: place,
        fact: .unreadable(
          typed: (said?.flag ?? RunFlags.parameter).long, problem: error.problem),
        origin: said?.origin ?? .typed)
    }
  }

  /// The first name that no engine takes; nil if there is none.
  ///
  /// - Parameters:
  ///   - engine: the engine these settings are for, and its name in the run.
  ///   - all: the engines of the run, one of which has to take what is said of all; none if it is
  ///     not known which will run.
  func unknown(
    _ engine: (name: String, value: any Engine), among all: [any Engine], _ place: String
  ) -> UsageError? {
    for (name, said) in inOrder {
      let known = (said.isOwn ? [engine.value] : all).map(\.settings)
      if known.isEmpty || known.contains(where: { $0?.contains { $0.isNamed(name) } ?? true }) {
        continue
      }
      var names: [String] = []
      for setting in known.compactMap({ $0 }).flatMap({ $0 }).map(\.shownName)
      where !names.contains(setting) { names.append(setting) }
      return UsageError(
        place: place,
        fact: .unknownSetting(
          typed: said.flag.long, name: name, engine: said.isOwn ? engine.name : nil,
          known: names, nearest: Nearest.nearest(to: name, in: names)),
        origin: said.origin)
    }
    return nil
  }

  private var inOrder: [(String, Said)] {
    said.sorted { $0.key < $1.key }.map { ($0.key.wrappedValue, $0.value) }
  }

  // MARK: - Secrets

  /// The settings that are declared secret, the weaker first.
  private static func declaredSecrets(
    _ arguments: Arguments, _ own: ConfigFile.NamedEngine?
  ) -> [(text: String, origin: SettingOrigin, isOwn: Bool)] {
    let said = arguments.standing(RunFlags.secret).map { ($0.value ?? "", $0.origin, false) }
    let ofEngine =
      own.map { own in
        own.secrets.map { ($0, SettingOrigin.file(own.place(of: RunFlags.secret)), true) }
      } ?? []
    return said.filter { !$0.1.outranksFile } + ofEngine + said.filter { $0.1.outranksFile }
  }

  /// Reads the value of one secret, which is what the setting has already if no source is given.
  ///
  /// Without an environment, only the way it is written is checked.
  private mutating func read(
    _ secret: (text: String, origin: SettingOrigin, isOwn: Bool), _ arguments: Arguments,
    _ environment: Environment?
  ) throws(UsageError) {
    let flag = RunFlags.secret
    let (name, source) = Dashes.splitAtEquals(secret.text)
    if source == nil {
      if said[name] != nil { return }
      // Another profile, or the command line, may give it.
      if environment == nil { return }
    }
    guard let source, !name.isEmpty, let place = SecretSource(source) else {
      throw UsageError(
        place: arguments.place,
        fact: .badValue(
          typed: flag.long, value: source == nil ? name : "\(name)=\(Secrets.mask)",
          wants: "a name and where its value is read", example: "password=env:PASSWORD"),
        origin: secret.origin)
    }
    var value: String?
    if let environment {
      do throws(SecretSource.Problem) { value = try place.read(environment) } catch {
        throw UsageError(
          place: arguments.place,
          fact: .unreadable(typed: "\(flag.long) \(name)", problem: error.sentence),
          origin: secret.origin)
      }
    }
    said[name] = Said(
      flag: flag, value: value, origin: secret.origin, isOwn: secret.isOwn)
  }
}

extension Setting {
  /// The name as people read it: of a beginning of names, with what follows.
  var shownName: String { name.utf8.last == UInt8(ascii: ".") ? name + "APP" : name }
}
