import SpecReporters
import SpecText

/// Writes the files of a command and prints a line for each of them.
struct StarterPage {
  let folder: StarterFolder
  let files: [StarterFile]

  /// - Parameter next: what to do after these files were written, printed last.
  func write(
    isDryRun: Bool, _ tool: ToolContext, next: ([StarterFile]) -> String
  ) throws(Complaint) -> ExitStatus {
    let states = try folder.states(of: files)
    let missing = zip(files, states).filter { $0.1 == .missing }.map(\.0)
    if !isDryRun { try folder.write(missing) }
    return tool.write(text(states, isDryRun: isDryRun) + (isDryRun ? "" : next(missing)))
  }

  private func text(_ states: [StarterFile.State], isDryRun: Bool) -> String {
    var table = TextTable([.left, .left, .left])
    var advice = ""
    for (file, state) in zip(files, states) {
      let path = VisibleText.line(folder.path(of: file))
      table.add(word(state, isDryRun), path, file.purpose)
      if case .lacks(let lines) = state {
        advice += "\nto add to \(path):\n"
        advice += lines.map { "  \($0)\n" }.joined()
      }
    }
    let isComplete = states.allSatisfy { $0 == .present }
    let heading =
      isComplete ? "everything is there\n\n" : isDryRun ? "this would be written\n\n" : ""
    return heading + table.text(Style(.plain), indent: 2) + advice
  }

  private func word(_ state: StarterFile.State, _ isDryRun: Bool) -> String {
    switch state {
    case .missing: isDryRun ? "new" : "written"
    case .present: "there"
    case .lacks, .clash: "kept"
    }
  }
}
