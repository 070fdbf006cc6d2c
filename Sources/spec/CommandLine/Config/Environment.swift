import SpecSystem

/// The environment variables; an empty variable counts as unset.
///
/// Most conventions treat an empty variable as unset (for example no-color.org); to set an empty
/// text, use a flag. Tests use a dictionary.
struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?
  private let listNames: @Sendable () -> [String]

  /// The variables of this process.
  static let process = Environment(
    lookUp: { OwnProcess.variable($0) },
    listNames: {
      OwnProcess.environment.map { String(Substring($0.unicodeScalars.prefix { $0 != "=" })) }
    })

  /// Makes an environment from a lookup function and a list of names.
  init(
    lookUp: @escaping @Sendable (String) -> String?,
    listNames: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.lookUp = lookUp
    self.listNames = listNames
  }

  /// Makes an environment with only these variables.
  init(_ variables: [String: String]) {
    self.init(lookUp: { variables[$0] }, listNames: { Array(variables.keys) })
  }

  /// The names of all variables, sorted by their bytes.
  var names: [String] { listNames().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The variable's value; nil if it is unset or empty.
  subscript(name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the variable is set to a value other than `0` and `false`.
  func isTrue(_ name: String) -> Bool {
    self[name].map { $0 != "0" && $0.lowercased() != "false" } ?? false
  }

  /// Whether the process runs in continuous integration: no prompts, no redrawing, complete logs.
  ///
  /// `CI` decides if it is set, even to false; otherwise the variable of a build system does.
  var isContinuousIntegration: Bool {
    if self["CI"] != nil { return isTrue("CI") }
    return Self.buildSystems.contains { self[$0] != nil }
  }

  /// A variable of each build system that does not set `CI` in every version.
  private static let buildSystems = [
    "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION", "BITBUCKET_BUILD_NUMBER", "BAZEL_TEST",
  ]
}
