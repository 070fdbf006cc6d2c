import SpecEngines
import SpecRunner

/// The build system that runs a new suite.
enum StarterBuild: String, Sendable {
  case github, gitlab, none

  /// The file that configures it; nil for none.
  ///
  /// - Parameters:
  ///   - folder: the path from the root of the repository, where the file belongs.
  ///   - publisher: the repository that publishes the tool; nil if it is not known.
  func file(
    for app: StarterApp, in folder: [String], from publisher: String?
  ) -> StarterFile? {
    let install = Install(
      note: publisher == nil ? ": replace OWNER with the owner of its repository." : ".",
      repository: publisher ?? Self.repository)
    let up = folder.map { _ in "../" }.joined()
    let prefix = folder.map { $0 + "/" }.joined()
    func place(_ key: String) -> [String] {
      prefix.isEmpty ? [] : [key + StarterSuite.json(prefix)]
    }
    switch self {
    case .none: return nil
    case .github:
      return StarterFile(
        path: up + ".github/workflows/spec.yml", text: Self.workflow(app, prefix, install),
        purpose: "runs the scenarios on GitHub",
        lines: [Self.command] + place("working-directory: "))
    case .gitlab:
      return StarterFile(
        path: up + ".gitlab-ci.yml", text: Self.pipeline(app, prefix, install),
        purpose: "runs the scenarios on GitLab", lines: [Self.command] + place("- cd "))
    }
  }

  private static let command = "spec run --junit report.xml --report messages:run.ndjson"

  /// How the tool is installed.
  private struct Install {
    /// The end of the comment.
    let note: String
    let repository: String
  }

  /// What the author has to complete in the file, unless the publisher is known.
  static let repository = "OWNER/spec"

  private static func workflow(
    _ app: StarterApp, _ prefix: String, _ install: Install
  ) -> String {
    """
    name: specs
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      specs:
        runs-on: \(app == .phone(.ios) ? "macos-15" : "ubuntu-latest")
        steps:
          - uses: actions/checkout@v4
          # Installs spec\(install.note)
          - uses: \(install.repository)@\(SpecVersion.current)
    \(server(app, indent: "      ", hasPhones: true))\
    \(steps(app, prefix))
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: specs
              path: |
                \(prefix)report.xml
                \(prefix)run.ndjson

    """
  }

  /// The steps that run the scenarios: for a phone, after its server and the phone have started.
  private static func steps(_ app: StarterApp, _ prefix: String) -> String {
    func folder(_ indent: String) -> String {
      prefix.isEmpty ? "" : "\n\(indent)working-directory: \(StarterSuite.json(prefix))"
    }
    let run = "      - run: \(command)" + folder("        ")
    guard case .phone(let platform) = app else { return run }
    let appium = """
            - run: |
                npm install --global appium
                appium driver install \(platform.automationName.lowercased())
                appium >appium.log &
                curl --silent --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:4723/status

      """
    if platform == .ios { return appium + "          xcrun simctl boot 'iPhone 16'\n" + run }
    return appium + #"""
            # The emulator needs KVM.
            - run: |
                echo 'KERNEL=="kvm", GROUP="kvm", MODE="0666", OPTIONS+="static_node=kvm"' |
                  sudo tee /etc/udev/rules.d/99-kvm4all.rules
                sudo udevadm control --reload-rules
                sudo udevadm trigger --name-match=kvm
            - uses: reactivecircus/android-emulator-runner@v2
              with:
                api-level: 34
                arch: x86_64
                script: \#(command)\#(folder("          "))
      """#
  }

  private static func pipeline(
    _ app: StarterApp, _ prefix: String, _ install: Install
  ) -> String {
    let folder = prefix.isEmpty ? "" : "\n    - cd \(StarterSuite.json(prefix))"
    let version = SpecVersion.current
    let archive = "\(version)/spec-\(version)-linux-x86_64.tar.gz"
    return """
      specs:
        image: debian:stable-slim
        before_script:
          - apt-get update
          - apt-get install --yes --no-install-recommends ca-certificates curl \(packages(app))
          # Installs spec\(install.note)
          - curl --fail --location --output spec.tar.gz
            https://github.com/\(install.repository)/releases/download/\(archive)
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
    case .phone: "nodejs npm"
    case .page(.firefox), .address(_, .firefox): "firefox-esr"
    case .page, .address: "chromium chromium-driver"
    }
  }

  /// A reminder of what has to be there.
  private static func server(
    _ app: StarterApp, indent: String, hasPhones: Bool = false
  ) -> String {
    switch app {
    case .address:
      "\(indent)# Start the server of the page here, or with \"serve\" in spec.json.\n"
    case .phone where !hasPhones:
      "\(indent)# Start Appium here, on a machine that has a phone.\n"
    default: ""
    }
  }
}
