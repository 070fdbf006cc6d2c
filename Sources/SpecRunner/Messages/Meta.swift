/// Who speaks: the schema's version, the runner, and the machine it runs on.
public struct Meta: Hashable, Sendable {
  /// The version of the messages schema that is followed.
  public var protocolVersion: String
  public var implementation: Product
  /// What this tool calls itself.
  package static let implementationName = "spec"
  public var runtime: Product
  public var os: Product
  public var cpu: Product
  public var ci: ContinuousIntegration?

  public init(
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

  /// The version of cucumber's messages schema these types follow.
  public static let schemaVersion = "34.2.0"

  /// A named thing with a version.
  public struct Product: Hashable, Sendable {
    public var name: String
    public var version: String?

    public init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// The build system a run was started by.
  public struct ContinuousIntegration: Hashable, Sendable {
    public var name: String
    public var url: String?
    public var buildNumber: String?
    public var git: Git?

    public init(name: String, url: String? = nil, buildNumber: String? = nil, git: Git? = nil) {
      self.name = name
      self.url = url
      self.buildNumber = buildNumber
      self.git = git
    }
  }

  /// What was checked out.
  public struct Git: Hashable, Sendable {
    public var remote: String
    public var revision: String
    public var branch: String?
    public var tag: String?

    public init(remote: String, revision: String, branch: String? = nil, tag: String? = nil) {
      self.remote = remote
      self.revision = revision
      self.branch = branch
      self.tag = tag
    }
  }
}
