import SpecAnalysis
import SpecRunner
import SpecText

/// What decides in a script or build whether a call runs, and whether its failure counts.
///
/// A gate cannot know every shell and every service. So whatever is new of this sort is reported in a
/// file that called the tool before, unless it ends with a failure itself.
enum ControlFlow {
  /// What hides a failure, in new files too.
  private static let excuses = [
    "continue-on-error: true", "continueOnError: true", "allow_failure: true", "when: manual",
    "when: never", "if: false", "if: ${{ false }}", "set +e", "|| true", "|| :", "exit 0",
    "|| echo", "if false",
  ]

  /// - Parameters:
  ///   - calls: the lines of the calls.
  ///   - hasCalled: whether the file called the tool before.
  static func findings(
    _ file: ChangedFile, calls: [Int], hasCalled: Bool
  ) -> [GateFinding] {
    let places = YAMLPlaces(file, calls)
    let isYAML = [".yml", ".yaml"].contains { FilePath.has(file.path, $0) }
    let new = [GateFinding].lines(of: file.after, missingIn: file.before) { line -> String? in
      if let excuse = excuses.first(where: { line.contains($0) }) { return excuse }
      if !hasCalled { return nil }
      return isYAML ? ofYAML(line) : ofMake(line) ?? ofShell(line)
    }
    let triggers = ["push", "pull_request", "merge_group", "schedule"]
    let gone = [GateFinding].lines(of: file.before, missingIn: file.after) { line -> String? in
      if file.after == nil || !isYAML { return nil }
      let text = line.trimmingPrefix { " -".contains($0) }
      return triggers.first { text == $0 || text == $0 + ":" }
    }
    func finding(_ line: Int?, earlier: Int? = nil, _ name: String, _ text: String) -> GateFinding {
      GateFinding(.ignoredFailure, file.path, line: line, earlier: earlier, name: name, text)
    }
    return new.filter { places.areAbout($0.line) }.map { line, name in
      finding(
        line, name,
        excuses.contains(name) ? "a failure does not count" : "it decides what runs and counts")
    } + gone.map { line, name in finding(nil, earlier: line, name, "it starts the build no more") }
  }

  // MARK: - Shells

  /// Words after which it depends on something whether a command runs or its failure counts.
  private static let words: Set = [
    "if", "elif", "while", "until", "case", "||", "exit", "return", "exec", "trap", "alias",
    "function", "break",
  ]

  private static func ofShell(_ line: Substring) -> String? {
    if line.drop(while: \.isWhitespace).first == "#" { return nil }
    let words = line.split { " \t;\"'".contains($0) }.map(String.init)
    let ends: Set = ["exit", "return"]
    let fails = zip(words, words.dropFirst()).contains { word, next in
      ends.contains(word) && !["0", "}", "fi"].contains(next)
    }
    let found = words.indices.filter { place in
      let (word, next) = (words[place], place + 1 < words.count ? words[place + 1] : "}")
      // Where a failure ends the script, nothing is lost.
      switch word {
      case "||": return !fails && !ends.contains(next) && next != "false"
      case "if": return !fails || next != "!"
      case "exit", "return":
        return ["}", "fi"].contains(next) ? place == 0 || words[place - 1] != "||" : next == "0"
      default:
        return self.words.contains(word) || word.hasSuffix("()")
          || word.hasPrefix("<<") && !word.hasPrefix("<<<")
      }
    }
    if found.isEmpty { return ofList(words) }
    return found.map { place in
      words[place] == "||" ? words[place...].prefix(2).joined(separator: " ") : words[place]
    }.joined(separator: " … ")
  }

  /// A list of commands joined by `&&`, of which the first one decides and no failure ends a script.
  private static func ofList(_ words: [String]) -> String? {
    let parts = words.split(separator: "&&", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let asks = parts.dropLast().contains { ["[", "[[", "test", "false"].contains($0.first) }
    return asks ? "\(parts[0].first ?? "") … &&" : nil
  }

  private static func ofMake(_ line: Substring) -> String? {
    [".IGNORE", "SHELL", "MAKEFLAGS", ".SHELLFLAGS"].first { line.hasPrefix($0) }
  }

  // MARK: - YAML

  /// Keys of jobs and steps that decide whether they run and whether their failure counts.
  private static let keys: Set = [
    "if", "when", "on", "only", "except", "rules", "after_script", "condition",
  ]
  /// The same if they are switched on.
  private static let switches: Set = ["continue-on-error", "continueOnError", "allow_failure"]
  private static let scripts: Set = ["run", "script", "command", "bash", "sh"]

  private static func ofYAML(_ line: Substring) -> String? {
    let text = line.trimmingPrefix { " -".contains($0) }
    // A job that begins with a dot is hidden.
    if line.first == ".", line.last == ":" { return String(line) }
    guard let colon = text.firstIndex(of: ":"),
      text[..<colon].allSatisfy({ $0.isLetter || $0 == "-" || $0 == "_" || $0 == "\"" })
    else { return text.first == "#" ? nil : ofShell(text) }
    let key = text[..<colon].filter { $0 != "\"" }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    if scripts.contains(key) { return ofShell(value) }
    if keys.contains(key) || switches.contains(key) && value != "false"
      || key == "shell" && value.contains("{0}") && !value.contains("-e")
    {
      return String(text)
    }
    return nil
  }
}

/// The lines of a workflow of GitHub that are about a call: those of its step, its job and the file.
private struct YAMLPlaces {
  private var columns: [Int?] = []
  /// Whether a line begins an element of a list, such as a step.
  private var areItems: [Bool] = []
  private let calls: Set<Int>
  private let isWorkflow: Bool

  init(_ file: ChangedFile, _ calls: [Int]) {
    isWorkflow = file.path.contains(".github/")
    self.calls = Set(calls)
    let lines = String(decoding: file.after ?? [], as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines {
      let column = line.firstIndex { !" -".contains($0) }
      columns.append(column.map { line.distance(from: line.startIndex, to: $0) })
      areItems.append(line.first { $0 != " " } == "-")
    }
  }

  /// Whether a line, counted from 1, is about a call: both are in the same element of the file.
  func areAbout(_ line: Int) -> Bool {
    guard isWorkflow, columns.indices.contains(line - 1), let own = columns[line - 1] else {
      return true
    }
    for place in line..<columns.count {
      guard let column = columns[place] else { continue }
      if column < own || column == own && areItems[place] { break }
      if calls.contains(place + 1) { return true }
    }
    for place in (0..<line).reversed() {
      guard let column = columns[place] else { continue }
      if column < own { break }
      if calls.contains(place + 1) { return true }
      if column == own, areItems[place] { break }
    }
    return false
  }
}
