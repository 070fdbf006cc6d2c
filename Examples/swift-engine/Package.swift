// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tip-engine",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "spec", path: "../..")],
  targets: [
    .executableTarget(
      name: "tip-engine", dependencies: [.product(name: "SpecEngines", package: "spec")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
