// swift-tools-version: 6.2
import PackageDescription

// The modules and their dependencies. A module may import only the modules that its line names;
// Scripts/check and ArchitectureTests check every import. Documentation/Architecture.md explains
// the layers.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A module: its folder below `Sources`, the modules that it may import, and the folders without
/// Swift files.
func module(
  _ name: String, _ folder: String, sees: [String] = [], excludes: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: sees.map { .target(name: $0) },
    path: "Sources/" + folder,
    exclude: excludes,
    swiftSettings: strict
  )
}

/// Tests, in `Tests/<name>`, and the modules that they may import.
func tests(_ name: String, sees: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: sees.map { .target(name: $0) },
    path: "Tests/" + name,
    swiftSettings: strict
  )
}

let package = Package(
  name: "spec",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(
      name: "SpecRunner",
      targets: ["SpecRunner", "SpecReporters", "SpecAnalysis", "SpecEngines", "SpecCommandLine"]),
    .library(name: "Specs", targets: ["Specs"]),
    .library(name: "SpecTesting", targets: ["SpecTesting"]),
    .executable(name: "spec", targets: ["spec"]),
  ],
  targets: [
    // layer 0
    module("SpecText", "SpecRunner/Text"),
    // layer 1
    module("SpecSystem", "SpecRunner/System", sees: ["SpecText"]),
    module("SpecJSON", "SpecRunner/JSON", sees: ["SpecText"]),
    module("SpecGherkin", "SpecRunner/Gherkin", sees: ["SpecText"]),
    module("SpecExpressions", "SpecRunner/Expressions", sees: ["SpecText"]),
    module("SpecDrivers", "SpecRunner/Drivers", sees: ["SpecText"]),
    // layer 2
    module(
      "SpecMessages", "SpecRunner/Messages",
      sees: ["SpecText", "SpecGherkin", "SpecExpressions", "SpecJSON"]),
    module(
      "SpecEngines", "SpecRunner/Engines",
      sees: ["SpecText", "SpecSystem", "SpecDrivers", "SpecJSON"],
      excludes: ["WebDriver/Page"]),
    module("SpecSimulator", "Specs/Simulator", sees: ["SpecText", "SpecDrivers"]),
    // layer 3
    module(
      "SpecRunner", "SpecRunner/Runner",
      sees: ["SpecText", "SpecSystem", "SpecGherkin", "SpecExpressions", "SpecMessages"]),
    module(
      "SpecReporters", "SpecRunner/Reporters",
      sees: ["SpecText", "SpecSystem", "SpecGherkin", "SpecMessages"]),
    module(
      "SpecFlows", "Specs/Flows", sees: ["SpecText", "SpecJSON", "SpecSimulator", "SpecDrivers"]),
    // layer 4
    module(
      "SpecVocabulary", "Specs/Vocabulary",
      sees: ["SpecText", "SpecRunner", "SpecExpressions", "SpecDrivers"]),
    module(
      "SpecAnalysis", "SpecRunner/Analysis",
      sees: [
        "SpecText", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecDrivers", "SpecMessages",
        "SpecRunner",
      ]),
    // layer 5
    module(
      "Specs", "Specs/Catalog",
      sees: [
        "SpecVocabulary", "SpecSimulator", "SpecFlows", "SpecRunner", "SpecReporters",
        "SpecDrivers", "SpecEngines",
      ]),
    // layer 6
    module("SpecTesting", "Specs/Testing", sees: ["SpecSystem", "Specs", "SpecRunner"]),
    module(
      "SpecCommandLine", "spec/CommandLine",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecDrivers",
        "SpecMessages", "SpecRunner", "SpecReporters", "SpecAnalysis", "SpecEngines", "Specs",
      ]),
    .executableTarget(
      name: "spec", dependencies: ["SpecCommandLine"], path: "Sources/spec/Main",
      swiftSettings: strict),

    // Feeds random broken input to every parser; not part of a product. See Benchmarks/README.md.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "SpecCommandLine", "SpecEngines", "SpecExpressions", "SpecGherkin", "SpecJSON",
        "SpecMessages", "SpecReporters",
      ], path: "Benchmarks/Fuzz", swiftSettings: strict),
    .target(
      name: "SpecTestKit", dependencies: ["SpecJSON"], path: "Tests/Support", swiftSettings: strict),
    tests("TextTests", sees: ["SpecText"]),
    tests("GherkinTests", sees: ["SpecGherkin", "SpecTestKit"]),
    tests("ExpressionsTests", sees: ["SpecExpressions", "SpecTestKit"]),
    tests("JSONTests", sees: ["SpecJSON", "SpecTestKit"]),
    tests(
      "MessagesTests",
      sees: ["SpecMessages", "SpecGherkin", "SpecExpressions", "SpecJSON", "SpecTestKit"]),
    tests(
      "EnginesTests",
      sees: [
        "SpecEngines", "SpecText", "SpecSystem", "SpecDrivers", "SpecJSON", "SpecSimulator",
        "SpecFlows", "SpecTestKit",
      ]),
    tests("DriversTests", sees: ["SpecDrivers", "SpecTestKit"]),
    tests(
      "RunnerTests",
      sees: [
        "SpecRunner", "SpecText", "SpecGherkin", "SpecExpressions", "SpecMessages", "SpecTestKit",
      ]),
    tests(
      "ReportersTests",
      sees: ["SpecReporters", "SpecText", "SpecMessages", "SpecGherkin", "SpecTestKit"]),
    tests(
      "AnalysisTests",
      sees: [
        "SpecAnalysis", "SpecRunner", "SpecDrivers", "SpecGherkin", "SpecExpressions",
        "SpecMessages", "SpecJSON", "SpecTestKit",
      ]),
    tests("SimulatorTests", sees: ["SpecSimulator", "SpecText", "SpecDrivers", "SpecTestKit"]),
    tests(
      "FlowsTests", sees: ["SpecFlows", "SpecSimulator", "SpecDrivers", "SpecText", "SpecTestKit"]),
    tests(
      "VocabularyTests",
      sees: ["SpecVocabulary", "SpecText", "SpecRunner", "SpecDrivers", "SpecTestKit"]),
    tests("SpecsTests", sees: ["Specs", "SpecFlows", "SpecSimulator", "SpecTestKit"]),
    tests("TestingTests", sees: ["SpecTesting", "Specs", "SpecRunner", "SpecTestKit"]),
    tests(
      "CommandLineTests",
      sees: [
        "SpecCommandLine", "SpecReporters", "Specs", "SpecDrivers", "SpecRunner", "SpecText",
        "SpecTestKit",
      ]),
    tests(
      "ConformanceTests",
      sees: ["SpecGherkin", "SpecExpressions", "SpecMessages", "SpecJSON", "SpecTestKit"]),
    tests(
      "KitTests",
      sees: ["SpecRunner", "SpecReporters", "SpecMessages", "SpecJSON", "SpecTestKit"]),
    tests("ArchitectureTests", sees: ["SpecTestKit"]),
  ]
)
