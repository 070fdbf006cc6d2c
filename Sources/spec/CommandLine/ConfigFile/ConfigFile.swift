import SpecJSON
import SpecText

/// A settings file, `spec.json`: defaults, profiles and engines, each value with its place.
///
/// Its keys are the flags of `spec run`, and a value is what would be typed behind the flag. The
/// whole file is checked when it is read, also the profiles nobody asked for: a slip in the one
/// for the build server is told at home. What a value means is for those who read the flag.
package struct ConfigFile: Sendable, Equatable {
  /// The file's text and how it is called; places are looked up in it when they are spoken of.
  let text: Text

  /// What holds in every run.
  let defaults: [Arguments.Occurrence]

  /// What holds where its name is given, in the order they are written.
  let profiles: [Profile]

  /// Engines by names of one's own.
  let engines: [NamedEngine]

  /// Settings under a name.
  struct Profile: Sendable, Equatable {
    let name: String
    let settings: [Arguments.Occurrence]
  }

  /// An engine under a name, and what it is started with.
  struct NamedEngine: Sendable, Equatable {
    let name: String
    /// As behind `--engine`: `webdriver`, `stdio:COMMAND`.
    let address: String
    let parameters: [String: String]
    /// As behind `--secret`: `password=env:PASSWORD`.
    var secrets: [String] = []
    let device: String?
    var tokenFile: String?
    let place: Place

    /// Where one of its settings stands.
    func place(of flag: Flag) -> Place {
      Place(text: place.text, path: place.path.appending(.key(flag.name)))
    }
  }

  /// A file's bytes, and its path as errors call it.
  struct Text: Sendable, Equatable {
    let path: String
    let bytes: [UInt8]

    /// What stands before paths that are relative to the file: empty, or a folder and its slash.
    var folder: String {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
      return String(path[...slash])
    }
  }

  /// The profile of that name, if there is one.
  func profile(named name: String) -> Profile? { profiles.first { $0.name.isSame(as: name) } }

  /// The engine of that name, if there is one.
  func engine(named name: String) -> NamedEngine? { engines.first { $0.name.isSame(as: name) } }

  /// Where something is written: the file, and the way to the key or element in it.
  package struct Place: Sendable, Equatable, CustomStringConvertible {
    let text: Text
    let path: JSONPath

    /// The innermost key on the way.
    package var key: String {
      for step in path.steps.reversed() {
        if case .key(let key) = step { return key }
      }
      return ""
    }

    /// The profile it is part of, if it is.
    var profile: String? {
      guard path.steps.count > 2, path.steps[0] == .key(ConfigFileReader.profilesKey),
        case .key(let name) = path.steps[1]
      else { return nil }
      return name
    }

    /// `spec.json:4:13`.
    package var description: String { "\(text.path):\(inText.line):\(inText.column)" }

    /// The place in the text.
    var inText: JSONPosition { JSONReader.position(of: path, in: text.bytes) }
  }
}
