// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ios-engine",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SpecListener", targets: ["SpecListener"])],
  dependencies: [.package(name: "spec", path: "../..")],
  targets: [
    .target(
      name: "SpecListener", dependencies: [.product(name: "SpecEngines", package: "spec")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
