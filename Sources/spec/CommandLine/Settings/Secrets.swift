import SpecDrivers
import SpecJSON
import SpecMessages
import SpecText
import Specs

/// The secrets of a run, and what is shown in their place.
struct Secrets: Equatable, Sendable {
  /// What is shown in place of a secret.
  static let mask = "***"

  /// What is looked for: the longest first, since one secret may contain another.
  private let needles: [[UInt8]]

  init(_ texts: [String] = []) {
    var needles: Set<[UInt8]> = []
    for text in texts {
      // Reports show long texts line by line, and quote some as JSON does.
      let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
      for form in [text] + lines {
        needles.insert(Array(form.utf8))
        needles.insert(Array(JSONValue.string(form).description.utf8.dropFirst().dropLast()))
      }
    }
    needles.remove([])
    self.needles = needles.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
    }
  }

  /// What the arguments say nobody may read, so far as it can be read now: what cannot is refused
  /// by whoever needs it.
  init(_ arguments: Arguments, _ tool: ToolContext) {
    let engines = arguments.values(RunFlags.engine).compactMap { arguments.file?.engine(named: $0) }
    var given = arguments.values(RunFlags.parameter).map { Dashes.splitAtEquals($0) }
    for parameters in engines.map(\.parameters) { given += parameters.map { ($0, $1) } }
    var texts: [String] = []
    for said in arguments.values(RunFlags.secret) + engines.flatMap(\.secrets) {
      let (name, source) = Dashes.splitAtEquals(said)
      if let source {
        texts.append((try? SecretSource(source)?.read(tool.environment)) ?? source)
      } else {
        texts += given.filter { $0.before.isSame(as: name) }.compactMap(\.after)
      }
    }
    let options = (try? EngineOption.read(arguments, tool, tool.environment)) ?? []
    // No text is made of a token; one that is no longer than a word would only mask words.
    texts += options.compactMap(\.token).filter { $0.utf8.count >= 8 }
    self.init(texts)
  }

  /// The text with every secret in it replaced.
  func masked(_ text: String) -> String {
    needles.isEmpty
      ? text
      : masked(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        ?? text
  }

  /// The bytes with every secret in them replaced; nil if there is none.
  private func masked(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = bytes[...]
    var isChanged = false
    while let first = rest.first {
      if let needle = needles.first(where: { rest.starts(with: $0) }) {
        result += Self.mask.utf8
        rest = rest.dropFirst(needle.count)
        isChanged = true
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return isChanged ? result : nil
  }

  /// The message without what the run must not show; what authors wrote in features stays.
  func masked(_ envelope: Envelope) -> Envelope {
    if needles.isEmpty { return envelope }
    switch envelope {
    case .attachment(var attachment):
      switch attachment.body {
      case .text(let text): attachment.body = .text(masked(text))
      case .bytes(let bytes) where Self.isText(attachment.mediaType):
        attachment.body = .bytes(masked(bytes) ?? bytes)
      case .bytes: break
      }
      attachment.fileName = attachment.fileName.map(masked)
      return .attachment(attachment)
    case .hook(var hook):
      hook.name = hook.name.map(masked)
      return .hook(hook)
    case .testStepFinished(var event):
      event.result.failure = event.result.failure?.with(texts: masked)
      return .testStepFinished(event)
    case .testRunHookFinished(var event):
      event.result.failure = event.result.failure?.with(texts: masked)
      return .testRunHookFinished(event)
    case .testRunFinished(var event):
      event.failure = event.failure?.with(texts: masked)
      return .testRunFinished(event)
    default: return envelope
    }
  }

  private static func isText(_ mediaType: String) -> Bool {
    mediaType.hasPrefix("text/") || mediaType.hasSuffix("json") || mediaType.hasSuffix("xml")
  }
}

extension Arguments {
  /// A setting's value as it may be shown: without a token, and without what is declared secret.
  func shown(_ said: Occurrence) -> String? {
    guard let value = said.value else { return nil }
    switch said.name {
    case RunFlags.engine.name: return EngineOption.shown(value)
    case RunFlags.parameter.name:
      let name = Dashes.splitAtEquals(value).before
      return secretNames.contains(Array(name.utf8)) ? "\(name)=\(Secrets.mask)" : value
    default: return value
    }
  }

  /// The names of the parameters that are declared secret.
  private var secretNames: Set<[UInt8]> {
    Set(values(RunFlags.secret).map { Array(Dashes.splitAtEquals($0).before.utf8) })
  }
}

extension UsageError {
  /// The error without the secrets in the values it quotes.
  func masked(by secrets: Secrets) -> UsageError {
    let shown: Fact =
      switch fact {
      case .badValue(let typed, let value, let wants, let example):
        .badValue(typed: typed, value: secrets.masked(value), wants: wants, example: example)
      case .unreadable(let typed, let problem):
        .unreadable(typed: typed, problem: secrets.masked(problem))
      default: fact
      }
    return UsageError(place: place, fact: shown, origin: origin)
  }
}
