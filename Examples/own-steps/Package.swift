// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "garage-spec",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "spec", path: "../..")],
  targets: [
    .executableTarget(
      name: "garage-spec", dependencies: [.product(name: "SpecCommandLine", package: "spec")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
