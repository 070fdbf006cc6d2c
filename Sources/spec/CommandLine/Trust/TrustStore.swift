import SpecJSON
import SpecReporters
import SpecSystem
import SpecText

/// The settings files that the user trusts, each with what it may do: `spec/trusted.json` in
/// `XDG_STATE_HOME`, or else in `~/.local/state`.
///
/// What a file does is kept, not its content: settings that do nothing more need no new answer.
struct TrustStore {
  private let path: String

  /// - Returns: nil if the user has no folder for it.
  init?(_ environment: Environment) {
    if let state = environment["XDG_STATE_HOME"], state.utf8.first == UInt8(ascii: "/") {
      path = state + "/spec/trusted.json"
    } else if let home = environment["HOME"] {
      path = home + "/.local/state/spec/trusted.json"
    } else {
      return nil
    }
  }

  /// The key of a settings file: its path without links.
  static func key(of file: String) -> String { FileSystem.resolved(file) ?? file }

  /// The trusted files and what each may do; empty if the list does not exist.
  ///
  /// - Throws: `Complaint` if the list cannot be read.
  func entries() throws(Complaint) -> [(file: String, actions: [String])] {
    if FileSystem.isMissing(path) { return [] }
    switch FileSystem.read(path) as Result<[UInt8], FileSystem.Failure> {
    case .failure(let failure): throw complaint(failure.sentence)
    case .success(let bytes):
      guard case .object(let object)? = try? JSONReader.read(bytes) else {
        throw complaint("it is not a JSON object")
      }
      return object.map { file, value in (file, value.texts ?? []) }
    }
  }

  /// Whether a file may do all of this.
  func allows(_ actions: RiskyActions, of file: String) -> Bool {
    let allowed = (try? entries())?.first { $0.file.isSame(as: Self.key(of: file)) }?.actions ?? []
    return actions.sentences.allSatisfy { allowed.contains(same: $0) }
  }

  /// Lets a file do these actions and no others; with nil, the file is no longer trusted.
  func set(_ actions: RiskyActions?, of file: String) throws(Complaint) {
    let key = Self.key(of: file)
    var kept = try entries().filter { !$0.file.isSame(as: key) }
    if let actions { kept.append((key, actions.sentences)) }
    var object = JSONObject()
    for (file, actions) in kept { object[file] = .array(actions.map { .string($0) }) }
    do throws(OutputError) {
      try OutputFile(path).write(PageSettings.text(.object(object)))
    } catch {
      throw complaint(error.description)
    }
  }

  /// The reason why the list cannot be read or written.
  private func complaint(_ reason: String) -> Complaint {
    Complaint("the list of trusted settings \(path.inQuotes) cannot be used: \(reason)", .broken)
  }
}
