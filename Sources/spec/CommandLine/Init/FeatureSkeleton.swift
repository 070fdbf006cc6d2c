import SpecGherkin
import SpecText

/// The name that an author gives a feature, as a file name, a title and the start of ids.
struct FeatureName: Sendable, Equatable {
  /// The folders and the name of the file, without its ending.
  let parts: [String]
  /// The title of the feature.
  let title: String

  /// - Returns: nil if the text contains no letter and no digit, or a part of its path does not.
  init?(_ typed: String, below folder: String) {
    var text = typed[...]
    if text.utf8.starts(with: (folder + "/").utf8) {
      text = Substring(text.utf8.dropFirst(folder.utf8.count + 1))
    }
    for ending in [".feature.md", ".feature"] where FilePath.has(String(text), ending) {
      text = Substring(text.utf8.dropLast(ending.utf8.count))
    }
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    parts = names.map(Self.fileName)
    guard let last = names.last, !parts.contains(where: \.isEmpty) else { return nil }
    title = Self.title(of: String(last))
  }

  /// Letters and digits of any script in lower case, with hyphens between the words.
  private static func fileName(_ text: Substring) -> String {
    text.unicodeScalars.split { !isWord($0) }.map { String($0).lowercased() }
      .joined(separator: "-")
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: return true
    default: return properties.isAlphabetic
    }
  }

  /// The words as typed; those of a file name are separated.
  private static func title(of text: String) -> String {
    let blanks = text.unicodeScalars.contains { $0.properties.isWhitespace }
    let words = text.unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
        || (!blanks && ($0 == "-" || $0 == "_"))
    }.map { String($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// The text of a new feature: one scenario, in the keywords of a language.
struct FeatureSkeleton {
  let title: String
  let dialect: Dialect
  let subject: Subject

  /// What scenarios test.
  enum Subject: Sendable {
    /// An app, by the name that other scenarios have for it; nil for the app of the run.
    case screens(app: String?)
    case commands, service
    /// The tool has no steps of its own.
    case unknown
  }

  /// The tag of the scenario, without its `@`.
  var tag: String?

  var text: String {
    let lines = [
      dialect.code == "en" ? nil : "# language: \(dialect.code)",
      "\(dialect.feature.first ?? "Feature"): \(title)",
      isKorean
        ? "  이 기능이 무엇을 위한 것인지 한 문장으로 쓴다."
        : "  One sentence that says what this is for.",
      "",
      tag.map { "  @\($0)" },
      "  \(dialect.usualScenario): \(isKorean ? "무엇을 하면 무엇이 되는지" : "What happens, and when")",
      sentences.given.map { "    " + step(dialect.given, "Given ") + $0 },
      "    " + step(dialect.when, "When ") + sentences.when,
      "    " + step(dialect.then, "Then ") + sentences.then,
    ]
    return lines.compactMap { $0 }.joined(separator: "\n") + "\n"
  }

  private var isKorean: Bool { dialect.code == "ko" }

  private func step(_ keywords: [String], _ other: String) -> String {
    keywords.first { $0 != "* " } ?? other
  }

  private var sentences: (given: String?, when: String, then: String) {
    switch (subject, isKorean) {
    case (.unknown, _): ("what is there before", "what is done", "what can be observed then")
    case (.screens(let app), true):
      (
        (app.map { $0.inQuotes + " " } ?? "") + "앱이 열려 있다", "\"저장\"을 누르면",
        "\"저장됨\"이 보인다"
      )
    case (.screens(let app), false):
      (
        "the " + (app.map { $0.inQuotes + " " } ?? "") + "app is open", "I tap \"Save\"",
        "I see \"Saved\""
      )
    case (.commands, true):
      (nil, "\"./program save\" 명령을 실행하면", "명령이 \"저장됨\"을 출력한다")
    case (.commands, false):
      (nil, "I run \"./program save\"", "the command prints \"Saved\"")
    case (.service, true): (nil, "GET \"/things/1\" 요청을 보내면", "응답의 상태가 200이다")
    case (.service, false): (nil, "I send GET \"/things/1\"", "the response status is 200")
    }
  }
}
