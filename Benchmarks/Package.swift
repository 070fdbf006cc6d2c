// swift-tools-version: 6.2
import PackageDescription

// Measurements stand here, not in the tests: a figure depends on the machine it was taken on.

let package = Package(
  name: "spec-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "spec", path: "..")],
  targets: [
    // What the programs that start other programs share.
    .target(name: "BenchmarkKit"),
    .executableTarget(name: "compare", dependencies: ["BenchmarkKit"]),
    .executableTarget(name: "corpus", dependencies: ["BenchmarkKit"]),
    .executableTarget(name: "editor", dependencies: ["BenchmarkKit"]),
    .executableTarget(name: "scale", dependencies: ["BenchmarkKit"]),
    .executableTarget(
      name: "counter-app", dependencies: [.product(name: "SpecCommandLine", package: "spec")]),
    .executableTarget(
      name: "parse-files", dependencies: [.product(name: "SpecGherkin", package: "spec")]),
    .executableTarget(
      name: "growth", dependencies: [.product(name: "SpecRunner", package: "spec")]),
    .executableTarget(
      name: "measure",
      dependencies: ["BenchmarkKit", .product(name: "SpecRunner", package: "spec")]),
  ]
)
