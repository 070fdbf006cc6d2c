import Foundation
import SpecTestKit
import SpecTesting
import Specs

/// The specifications of this project, read from `specs/` at the project's root.
enum ReferenceSpecs {
  static let folder = ConformanceData.projectRoot.appendingPathComponent("specs").path

  static func registry(
    _ defaults: LaunchOptions = LaunchOptions(app: "")
  ) throws -> StepRegistry {
    try StepRegistry(
      Vocabulary.libraries(on: SimulatedEngine(), launching: defaults))
  }

  /// Every scenario of a flow, or of all, each a test case.
  static func cases(
    _ defaults: LaunchOptions = LaunchOptions(app: ""), of flow: String? = nil
  ) throws -> [SpecCase] {
    let path = flow.map { Self.folder + "/" + $0 } ?? folder
    return try SpecCase.all(in: [path], with: registry(defaults))
  }
}

extension SpecCase {
  /// `slack-login`: the folder a scenario's file is in.
  var flow: String {
    let parts = pickle.uri.split(separator: "/")
    return parts.count > 1 ? String(parts[parts.count - 2]) : ""
  }
}
