import SpecRunner

/// The build system that runs a new suite.
enum StarterBuild: String, Sendable {
  case github, gitlab, none

  /// The file that configures it; nil for none.
  ///
  /// - Parameter folder: the path from the root of the repository, where the file belongs.
  func file(for app: StarterApp, in folder: [String]) -> StarterFile? {
    let up = folder.map { _ in "../" }.joined()
    let prefix = folder.map { $0 + "/" }.joined()
    switch self {
    case .none: return nil
    case .github:
      return StarterFile(
        path: up + ".github/workflows/spec.yml", text: Self.workflow(app, prefix),
        purpose: "runs the scenarios on GitHub", lines: [Self.command])
    case .gitlab:
      return StarterFile(
        path: up + ".gitlab-ci.yml", text: Self.pipeline(app, prefix),
        purpose: "runs the scenarios on GitLab", lines: [Self.command])
    }
  }

  private static let command = "spec run --junit report.xml --report messages:run.ndjson"

  /// What the author has to complete in the file.
  static let repository = "OWNER/spec"

  private static func workflow(_ app: StarterApp, _ prefix: String) -> String {
    let folder =
      prefix.isEmpty ? "" : "\n        working-directory: \(StarterSuite.json(prefix))"
    return """
      name: specs
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        specs:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            # Installs spec: replace OWNER with the owner of its repository.
            - uses: \(repository)@\(SpecVersion.current)
      \(server(app, indent: "      "))\
            - run: \(command)\(folder)
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: specs
                path: |
                  \(prefix)report.xml
                  \(prefix)run.ndjson

      """
  }

  private static func pipeline(_ app: StarterApp, _ prefix: String) -> String {
    let folder = prefix.isEmpty ? "" : "\n    - cd \(StarterSuite.json(prefix))"
    let version = SpecVersion.current
    let archive = "\(version)/spec-\(version)-linux-x86_64.tar.gz"
    return """
      specs:
        image: debian:stable-slim
        before_script:
          - apt-get update
          - apt-get install --yes --no-install-recommends ca-certificates curl \(packages(app))
          # Installs spec: replace OWNER with the owner of its repository.
          - curl --fail --location --output spec.tar.gz
            https://github.com/\(repository)/releases/download/\(archive)
          - tar -xzf spec.tar.gz -C /usr/local --strip-components 1
      \(server(app, indent: "    "))\
        script:\(folder)
          - \(command)
        artifacts:
          when: always
          paths: [\(prefix)report.xml, \(prefix)run.ndjson]
          reports:
            junit: \(prefix)report.xml

      """
  }

  /// The Debian packages that the engine needs.
  private static func packages(_ app: StarterApp) -> String {
    switch app {
    case .python, .command, .api, .terminal: "python3"
    case .page(.firefox), .address(_, .firefox): "firefox-esr"
    case .page, .address: "chromium chromium-driver"
    }
  }

  /// A reminder that the page of an address has to be there.
  private static func server(_ app: StarterApp, indent: String) -> String {
    guard case .address = app else { return "" }
    return "\(indent)# Start the server of the page here, or with \"serve\" in spec.json.\n"
  }
}
