import SpecReporters
import SpecText

extension Environment {
  /// Variables that are not settings but are read by an engine or this project's tests.
  private static let others = [
    "SPEC_CHROMEDRIVER", "SPEC_CONFORMANCE", "SPEC_EXECUTABLE", "SPEC_PORT", "SPEC_RECORD",
    "SPEC_TEST_MARK", "SPEC_TOKEN",
  ]

  /// A warning for each variable that is named like a setting but is not one.
  var unreadSettings: [String] {
    let prefix = Array("SPEC_".utf8)
    let candidates = names.filter { name in
      name.utf8.prefix(prefix.count).elementsEqual(prefix) { $0 == $1 || $0 == $1 + 32 }
    }
    if candidates.isEmpty { return [] }
    let settings = (SettingTable.all + SettingsFlags.all).map(\.variable)
    return candidates.filter { name in
      !settings.contains { $0.utf8.elementsEqual(name.utf8) }
        && !Self.others.contains { $0.utf8.elementsEqual(name.utf8) }
        && self[name] != nil
    }.map { name in
      let nearest = Nearest.nearest(to: name, in: settings + Self.others)
      return "the variable \(VisibleText.line(name)) is not a setting\n"
        + (nearest.map { "did you mean \($0)?" } ?? "spec run has no flag with this name")
    }
  }
}

/// Settings from environment variables: `SPEC_JOBS=4` is `--jobs 4`.
struct EnvironmentSettings {
  let environment: Environment
  /// The command, for errors.
  let place: String

  /// Reads the variables of these flags as if they had been typed.
  ///
  /// For a repeatable flag, each line is a value.
  ///
  /// - Throws: `UsageError` for a value that is not one of the flag's choices, or neither true nor
  ///   false.
  func occurrences(of flags: [AnyFlag]) throws(UsageError) -> [Arguments.Occurrence] {
    var occurrences: [Arguments.Occurrence] = []
    for flag in flags {
      guard let text = environment[flag.variable] else { continue }
      if flag.valueName == nil {
        occurrences.append(occurrence(of: flag, isOn: try toggle(text, flag)))
      } else if flag.isRepeatable {
        for line in text.split(whereSeparator: \.isNewline) {
          occurrences.append(occurrence(of: flag, value: String(line)))
        }
      } else {
        if let refusal = flag.refusal(of: text, typed: flag.long) { throw error(refusal, flag) }
        occurrences.append(occurrence(of: flag, value: text))
      }
    }
    return occurrences
  }

  private func occurrence(
    of flag: AnyFlag, value: String? = nil, isOn: Bool = true
  ) -> Arguments.Occurrence {
    Arguments.Occurrence(
      name: flag.name, typed: flag.long, value: value, isOn: isOn,
      origin: .variable(flag.variable))
  }

  private func toggle(_ text: String, _ flag: AnyFlag) throws(UsageError) -> Bool {
    switch text {
    case "1", "true": return true
    case "0", "false": return false
    default:
      throw error(.badValue(flag.long, text, expected: "true or false", example: "true"), flag)
    }
  }

  private func error(_ fact: UsageError.Fact, _ flag: AnyFlag) -> UsageError {
    UsageError(place: place, fact: fact, origin: .variable(flag.variable))
  }
}
