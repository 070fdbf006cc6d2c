import BenchmarkKit

/// Ready-made arguments and inputs for a comparison.
enum Load: String, CaseIterable {
  /// `counter-app`: one scenario from start to JUnit XML.
  case start
  /// `counter-app`: 10,000 scenarios of eight steps, JUnit XML, one job.
  case scenarios
  /// `spec`: the specifications of the reference apps on the simulator, JUnit XML, one job; in the
  /// root of the project.
  case simulated
  /// `parse-files`: document and pickles of 150,000 scenarios in files of fifty.
  case parse

  /// How many rounds tell a difference of a few percent.
  var rounds: Int { self == .start ? 201 : 21 }

  /// Writes the inputs below a folder and returns the arguments.
  func prepare(in folder: Folder) throws(Folder.Problem) -> [String] {
    let junit = ["--jobs", "1", "--junit", folder.path + "/junit.xml"]
    switch self {
    case .start: return try ["run", corpus(1, in: folder)] + junit
    case .scenarios: return try ["run", corpus(10_000, in: folder), "--report", "progress"] + junit
    case .simulated: return ["run", "specs", "--report", "progress"] + junit
    case .parse:
      let features = Folder(path: try corpus(150_000, perFeature: 50, in: folder))
      return features.files.flatMap { Folder(path: $0).files }
    }
  }

  private func corpus(
    _ scenarios: Int, perFeature: Int = 10, in folder: Folder
  ) throws(Folder.Problem) -> String {
    let features = try folder.folder("features")
    try Corpus(scenarios: scenarios, perFeature: perFeature).write(to: features)
    return features.path
  }
}
