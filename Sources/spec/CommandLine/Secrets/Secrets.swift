import SpecMessages
import SpecText
import Synchronization

/// Masks the secrets of a run in its output.
struct Secrets: Sendable {
  /// The replacement of a secret.
  static let mask = "***"

  /// The byte sequences to mask, the longest first, since one secret may contain another.
  private let needles: [[UInt8]]
  /// The needles that begin with each byte.
  private let starts: [[Int]]
  /// What steps remember as secrets while the run goes on.
  let learned = LearnedSecrets()

  init(_ texts: [String] = []) {
    var needles: Set<[UInt8]> = []
    for text in texts { needles.formUnion(SecretForms(of: text).all) }
    needles.remove([])
    self.needles = needles.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
    }
    var starts = [[Int]](repeating: [], count: needles.isEmpty ? 0 : 256)
    for (index, needle) in self.needles.enumerated() { starts[Int(needle[0])].append(index) }
    self.starts = starts
  }

  /// Collects the secrets that can be read now; unreadable ones are reported where they are used.
  init(_ arguments: Arguments, _ tool: ToolContext) {
    let engines = arguments[RunFlags.engine].compactMap { arguments.file?.engine(named: $0) }
    var given = arguments.occurrences(of: RunFlags.parameter).map(\.pair)
    for parameters in engines.map(\.parameters) { given += parameters.map { ($0, $1) } }
    var texts: [String] = []
    for secret in arguments[RunFlags.secret] + engines.flatMap(\.secrets) {
      let (name, source) = Dashes.splitAtEquals(secret)
      if let source {
        let read = try? SecretSource(source)?.read(tool.environment)
        // A source that cannot be read is no secret, but a value in its place is.
        let isSource = ["env:", "file:"].contains { source.begins(with: $0) }
        if let text = read ?? (isSource ? nil : source) { texts.append(text) }
      } else {
        let values = given.filter { $0.before.isSame(as: name) }.compactMap(\.after)
        texts += values.isEmpty ? [tool.environment[name]].compactMap { $0 } : values
      }
    }
    let options = (try? EngineOption.read(arguments, tool, tool.environment)) ?? []
    // Short tokens are not masked, because they could occur in ordinary words.
    texts += options.compactMap(\.token).filter { $0.utf8.count >= 8 }
    self.init(texts)
  }

  /// Whether there is nothing to mask.
  var isEmpty: Bool { needles.isEmpty }

  /// Masks the secrets in a text.
  func masked(_ text: String) -> String {
    let text = learned.secrets?.masked(text) ?? text
    return needles.isEmpty
      ? text
      : maskedByNeedles(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        ?? text
  }

  /// The text of a step that a tool writes: a quoted text that is a secret is its variable, and
  /// nothing else is; nil if it contains a secret otherwise.
  func step(_ text: String, naming named: [(name: String, value: String)]) -> String? {
    let escaped = RecordSession.escaped(text)
    if masked(text).isSame(as: text) { return escaped }
    let written = named.reduce(escaped) {
      $0.replacing(
        exactly: RecordSession.escaped($1.value.inQuotes), with: "\"${\($1.name)}\"")
    }
    return !written.isSame(as: escaped) && masked(written).isSame(as: written) ? written : nil
  }

  /// Masks the secrets in bytes; returns nil if there are none.
  private func masked(_ bytes: [UInt8]) -> [UInt8]? {
    if let learned = learned.secrets?.masked(bytes) { return maskedByNeedles(learned) ?? learned }
    return needles.isEmpty ? nil : maskedByNeedles(bytes)
  }

  private func maskedByNeedles(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      let count = starts[Int(bytes[index])].lazy
        .map { Self.length(of: needles[$0], in: bytes[index...]) }.first { $0 > 0 }
      guard let count else {
        index += 1
        continue
      }
      result += bytes[copied..<index]
      result += Self.mask.utf8
      index += count
      copied = index
    }
    return copied == 0 ? nil : result + bytes[copied...]
  }

  /// The number of bytes of a secret at the start of a text: all, or those before an ellipsis where
  /// a long text was shortened; 0 if the text does not start with it.
  private static func length(of needle: [UInt8], in text: ArraySlice<UInt8>) -> Int {
    let common = zip(needle, text).prefix { $0 == $1 }.count
    if common == needle.count { return common }
    return common >= 4 && text.dropFirst(common).starts(with: "…".utf8) ? common : 0
  }

  /// Masks the secrets in a message, except in the author's feature files.
  func masked(_ envelope: Envelope) -> Envelope {
    if needles.isEmpty, learned.secrets == nil { return envelope }
    switch envelope {
    case .attachment(var attachment):
      switch attachment.body {
      case .text(let text): attachment.body = .text(masked(text))
      case .bytes(let bytes) where !Self.isPicture(attachment.mediaType):
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

  /// Whether a change would break the content: pictures and sounds, except those that are text.
  private static func isPicture(_ mediaType: String) -> Bool {
    ["image/", "video/", "audio/", "font/"].contains { mediaType.hasPrefix($0) }
      && !mediaType.hasPrefix("image/svg")
  }
}

extension Arguments {
  /// The value of a setting with tokens and secrets masked.
  func shown(_ given: Occurrence) -> String? {
    guard let value = given.value else { return nil }
    switch given.name {
    case RunFlags.engine.name: return EngineOption.shown(value)
    case RunFlags.parameter.name:
      let name = given.pair.before
      return secretNames.contains(Array(name.utf8)) ? "\(name)=\(Secrets.mask)" : value
    default: return value
    }
  }

  /// The names of the parameters that are declared secret.
  private var secretNames: Set<[UInt8]> {
    Set(self[RunFlags.secret].map { Array(Dashes.splitAtEquals($0).before.utf8) })
  }
}

extension UsageError {
  /// Masks the secrets in the values that an error quotes.
  func masked(by secrets: Secrets) -> UsageError {
    let shown: Fact =
      switch fact {
      case .badValue(let typed, let value, let expected, let example):
        .badValue(typed, secrets.masked(value), expected: expected, example: example)
      case .unreadable(let typed, let problem):
        .unreadable(typed, secrets.masked(problem))
      default: fact
      }
    return UsageError(place: place, fact: shown, origin: origin)
  }
}

/// The secrets that steps remember while a run goes on.
final class LearnedSecrets: Sendable {
  private let state = Mutex<(texts: [String], secrets: Secrets?)>(([], nil))

  /// The secrets so far; nil if there is none.
  var secrets: Secrets? { state.withLock { $0.secrets } }

  func add(_ text: String) {
    state.withLock { state in
      state.texts.append(text)
      state.secrets = Secrets(state.texts)
    }
  }
}
