import SpecGherkin

extension Diagnostic {
  /// Complains of scenarios without a step: they pass, whatever the app does.
  ///
  /// A step whose keyword is misspelt is a line of the description to the grammar, so that is
  /// where the likeliest reason stands.
  static func emptyScenarios(in file: ParseResult, language: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for pickle in file.pickles where pickle.steps.isEmpty {
      let description = file.document?.lineage(of: pickle)?.scenario.description ?? ""
      let dialect = Dialect.named(file.document?.feature?.language ?? language)
      found.append(
        Diagnostic(
          code: "scenario.empty", severity: .warning,
          message: "this scenario has no step, so it cannot fail", uri: pickle.uri,
          location: pickle.location,
          fix: dialect.flatMap { misspelt(in: description, $0) }
            ?? "write its steps, or take it out"))
    }
    return found
  }

  private static func misspelt(in description: String, _ dialect: Dialect) -> String? {
    let keywords = (dialect.given + dialect.when + dialect.then + dialect.and + dialect.but)
      .filter { $0 != "* " }
    for line in description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let word = words.first, words.count > 1 else { continue }
      for keyword in keywords where EditDistance.isNear(String(word), trimmed(keyword)) {
        return "write \"\(trimmed(keyword))\" for \"\(word)\", if that line is a step"
      }
    }
    return nil
  }

  private static func trimmed(_ keyword: String) -> String {
    keyword.utf8.last == UInt8(ascii: " ") ? String(keyword.dropLast()) : keyword
  }
}
