import SpecText

/// Finds file names in another style than the settings require.
struct FileNameRule: LintRule {
  static let info = LintRuleInfo(
    "file-name", .off, "the name of a file is not in the style of the settings",
    advice: "rename the file",
    options: [
      LintOption(
        "style",
        .choice(
          ["PascalCase", "Title Case", "camelCase", "kebab-case", "snake_case"],
          default: "PascalCase"), "the style")
    ])

  private var style = "PascalCase"

  mutating func configure(_ options: LintOptions) { style = options.text("style") }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    let name = file.uri.split(separator: "/").last.map(String.init) ?? ""
    let suffix = file.isMarkdown ? ".feature.md" : ".feature"
    guard FilePath.has(name, suffix) else { return }
    let stem = String(name.dropLast(suffix.count))
    let expected = styled(Self.words(of: stem))
    if expected.isEmpty || expected.isSame(as: stem) { return }
    findings.add(
      "the file name \"\(name)\" is not in \(style)", in: file, at: nil,
      advice: "rename it to \"\(expected)\(suffix)\"")
  }

  /// The words of a name: at spaces, hyphens, underscores, and before capitals.
  private static func words(of stem: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Unicode.Scalar = " "
    for scalar in stem.unicodeScalars {
      let isSeparator = scalar == " " || scalar == "-" || scalar == "_" || scalar == "."
      let startsWord = scalar.properties.isUppercase && last.properties.isLowercase
      if isSeparator || startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isSeparator { word.unicodeScalars.append(scalar) }
      last = scalar
    }
    return word.isEmpty ? words : words + [word]
  }

  private func styled(_ words: [String]) -> String {
    let lower = words.map { $0.lowercased() }
    let capital = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return switch style {
    case "Title Case": capital.joined(separator: " ")
    case "camelCase":
      (lower.prefix(1) + capital.dropFirst().map { $0.prefix(1) + $0.dropFirst().lowercased() })
        .joined()
    case "kebab-case": lower.joined(separator: "-")
    case "snake_case": lower.joined(separator: "_")
    default: capital.joined()
    }
  }
}
