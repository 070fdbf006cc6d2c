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
  /// `spec`: one feature of the specifications, from start to end; in the root of the project.
  case project
  /// `spec`: the plan of the same feature, nothing run.
  case list
  /// `spec`: all faults of the reference apps; in the root of the project.
  case proof
  /// `spec`: the same, with each statement's own scenarios.
  case ownProof = "own-proof"
  /// `spec`: the faults that begin at later visits.
  case revisits
  /// `spec`: all mutants.
  case mutants
  /// `spec`: the paths that scenarios walk.
  case paths
  /// `parse-files`: document and pickles of 150,000 scenarios in files of fifty.
  case parse

  /// How many rounds tell a difference of a few percent; fewer where one takes many seconds.
  var rounds: Int {
    switch self {
    case .start, .project, .list: 201
    case .scenarios, .simulated, .parse, .proof, .paths: 21
    case .ownProof, .revisits, .mutants: 7
    }
  }

  /// The program that it measures.
  var program: String {
    switch self {
    case .start, .scenarios: "counter-app"
    case .parse: "parse-files"
    default: "spec"
    }
  }

  /// A feature whose scenarios need text steps of other files.
  private static let feature = "specs/memo/profile.feature"

  /// Writes the inputs below a folder and returns the arguments.
  func prepare(in folder: Folder) throws(Folder.Problem) -> [String] {
    let junit = ["--jobs", "1", "--junit", folder.path + "/junit.xml"]
    switch self {
    case .start: return try ["run", corpus(1, in: folder)] + junit
    case .scenarios: return try ["run", corpus(10_000, in: folder), "--report", "progress"] + junit
    case .simulated: return ["run", "specs", "--report", "progress"] + junit
    case .project: return ["run", Self.feature, "--report", "progress", "--jobs", "1"]
    case .list: return ["list", Self.feature]
    case .proof: return ["prove", "specs", "--jobs", "1"]
    case .ownProof: return ["prove", "specs", "--own", "--jobs", "1"]
    case .revisits: return ["prove", "specs", "--revisits", "--jobs", "1"]
    case .mutants: return ["mutate", "specs", "--jobs", "1"]
    case .paths: return ["coverage", "specs", "--paths"]
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
