/// The metadata of a run: the version of the schema, the runner, and the machine.
package struct Meta: Hashable, Sendable {
  /// The version of the messages schema.
  package var protocolVersion: String
  package var implementation: Product
  /// The name of this implementation.
  package static let implementationName = "spec"
  package var runtime: Product
  package var os: Product
  package var cpu: Product
  package var ci: ContinuousIntegration?

  package init(
    protocolVersion: String = Meta.schemaVersion, implementation: Product, runtime: Product,
    os: Product, cpu: Product, ci: ContinuousIntegration? = nil
  ) {
    self.protocolVersion = protocolVersion
    self.implementation = implementation
    self.runtime = runtime
    self.os = os
    self.cpu = cpu
    self.ci = ci
  }

  /// The version of Cucumber's messages schema that this package implements.
  package static let schemaVersion = "34.2.0"

  /// A product and its version.
  package struct Product: Hashable, Sendable {
    package var name: String
    package var version: String?

    package init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// The continuous integration system that started the run.
  package struct ContinuousIntegration: Hashable, Sendable {
    package var name: String
    package var url: String?
    package var buildNumber: String?
    package var git: Git?
  }

  /// The revision that was checked out.
  package struct Git: Hashable, Sendable {
    package var remote: String
    package var revision: String
    package var branch: String?
    package var tag: String?
  }
}
