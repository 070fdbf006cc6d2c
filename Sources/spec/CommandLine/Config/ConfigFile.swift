import SpecAnalysis
import SpecJSON
import SpecRunner
import SpecText

/// A settings file, `spec.json`: defaults, profiles and engines, each value with its place.
///
/// Its keys are the flags of `spec run`, and its values are the values of the flags. The complete
/// file is checked when it is read, including unused profiles, so that a mistake in a profile for
/// CI is found earlier.
struct ConfigFile: Sendable, Equatable {
  /// The text and path of the file, to find the places of errors.
  let text: Text

  /// The settings of every run.
  var defaults: [Arguments.Occurrence] = []

  /// The profiles in the order of the file.
  var profiles: [Profile] = []

  /// The named engines.
  var engines: [NamedEngine] = []

  /// The accepted findings of the accessibility audit.
  var exemptions: [Exemption] = []

  /// The severities and options of the rules of `spec lint`.
  var lint = LintSettings()

  /// The parameter types.
  var types: [WordType] = []

  /// The requests and commands of steps.
  var backEnd = BackEndSettings()

  /// An accepted finding and its place.
  struct Exemption: Sendable, Equatable {
    let exemption: AuditExemption
    let place: Place
  }

  /// Settings with a name.
  struct Profile: Sendable, Equatable {
    let name: String
    let settings: [Arguments.Occurrence]
  }

  /// A named engine and its settings.
  struct NamedEngine: Sendable, Equatable {
    let name: String
    /// A value of `--engine`: `webdriver`, `stdio:COMMAND`.
    var address = ""
    var parameters: [String: String] = [:]
    /// Values of `--secret`: `password=env:PASSWORD`.
    var secrets: [String] = []
    var device: String?
    var tokenFile: String?
    let place: Place

    /// The place of one of its settings.
    func place(of flag: AnyFlag) -> Place {
      Place(text: place.text, path: place.path.appending(.key(flag.name)))
    }
  }

  /// The bytes of a file, and its path for error messages.
  struct Text: Sendable, Equatable {
    let path: String
    let bytes: [UInt8]

    /// The prefix of paths relative to the file: empty, or a directory and a slash.
    var folder: String {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
      return String(path[...slash])
    }
  }

  /// The profile with this name, if there is one.
  func profile(named name: String) -> Profile? { profiles.first { $0.name.isSame(as: name) } }

  /// The engine with this name, if there is one.
  func engine(named name: String) -> NamedEngine? { engines.first { $0.name.isSame(as: name) } }

  /// A place in a settings file: the path of keys.
  struct Place: Sendable, Equatable, CustomStringConvertible {
    let text: Text
    let path: JSONPath

    /// The innermost key.
    var key: String {
      for step in path.steps.reversed() {
        if case .key(let key) = step { return key }
      }
      return ""
    }

    /// The profile that contains it, if any.
    var profile: String? {
      guard path.steps.count > 2, path.steps[0] == .key(ConfigFileReader.profilesKey),
        case .key(let name) = path.steps[1]
      else { return nil }
      return name
    }

    /// `spec.json:4:13`.
    var description: String { "\(text.path):\(inText.line):\(inText.column)" }

    /// The line and column.
    var inText: JSONPosition { JSONReader.position(of: path, in: text.bytes) }
  }
}
