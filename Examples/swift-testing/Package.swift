// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "thermostat",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "spec", path: "../..")],
  targets: [
    .target(name: "Thermostat", swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ThermostatTests",
      dependencies: [
        "Thermostat", .product(name: "SpecTesting", package: "spec"),
        .product(name: "Specs", package: "spec"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
