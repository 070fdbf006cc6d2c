import SpecSystem

/// The environment's variables, looked up one at a time; an empty one counts as unset.
///
/// Almost every convention reads an empty variable as an absent one (no-color.org says so), and
/// who really means an empty text has the command line. Tests give a dictionary.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?
  private let listNames: @Sendable () -> [String]

  /// The variables of this process.
  package static let process = Environment(
    lookUp: { OwnProcess.variable($0) },
    listNames: {
      OwnProcess.environment.map { String(Substring($0.unicodeScalars.prefix { $0 != "=" })) }
    })

  /// Variables found by a function, and the list of them.
  package init(
    lookUp: @escaping @Sendable (String) -> String?,
    listNames: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.lookUp = lookUp
    self.listNames = listNames
  }

  /// Exactly these variables.
  package init(_ variables: [String: String]) {
    self.init(lookUp: { variables[$0] }, listNames: { Array(variables.keys) })
  }

  /// The names of all variables, sorted by their bytes.
  var names: [String] { listNames().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The variable's value; nil if it is unset or empty.
  package subscript(name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the variable says yes: it is set, and to neither `0` nor `false`.
  package func says(_ name: String) -> Bool {
    self[name].map { $0 != "0" && $0.lowercased() != "false" } ?? false
  }

  /// Whether this is continuous integration: no prompts, no redrawing, everything in the log.
  ///
  /// `CI` decides when it is set, no included; otherwise a build system's own variable does.
  package var isContinuousIntegration: Bool {
    if self["CI"] != nil { return says("CI") }
    return Self.buildSystems.contains { self[$0] != nil }
  }

  /// One variable of each build system that does not set `CI`, or not in every version.
  private static let buildSystems = [
    "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION", "BITBUCKET_BUILD_NUMBER", "BAZEL_TEST",
  ]
}
