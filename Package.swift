// swift-tools-version: 6.2
import PackageDescription

// The products are the modules that users import, each with what it needs and no more.
//
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

/// A module: its folder below `Sources`, the modules that it may import, and its folder of scripts
/// and style sheets.
func module(
  _ name: String, _ folder: String, sees: [String] = [], page: String? = nil
) -> Target {
  .target(
    name: name,
    dependencies: sees.map { .target(name: $0) },
    path: "Sources/" + folder,
    exclude: page.map { [$0] } ?? [],
    swiftSettings: strict,
    plugins: page == nil ? [] : ["PageFiles"]
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
    .library(name: "SpecGherkin", targets: ["SpecGherkin"]),
    .library(name: "SpecRunner", targets: ["SpecRunner"]),
    .library(name: "SpecCommandLine", targets: ["SpecCommandLine", "SpecRunner"]),
    .library(name: "SpecTesting", targets: ["SpecTesting"]),
    .library(name: "SpecEngines", targets: ["SpecEngines", "SpecDrivers"]),
    .library(name: "SpecVocabulary", targets: ["SpecVocabulary"]),
    .library(name: "SpecAppTool", targets: ["SpecAppTool"]),
    .library(name: "Specs", targets: ["Specs"]),
    .executable(name: "spec", targets: ["spec"]),
    .plugin(name: "SpecPlugin", targets: ["SpecPlugin"]),
  ],
  targets: [
    // layer 0
    module("SpecText", "SpecRunner/Text"),
    module("SpecPictures", "SpecRunner/Pictures"),
    // layer 1
    module("SpecSystem", "SpecRunner/System", sees: ["SpecText"]),
    module("SpecJSON", "SpecRunner/JSON", sees: ["SpecText"]),
    module("SpecXML", "SpecRunner/XML", sees: ["SpecText"]),
    module("SpecGherkin", "SpecRunner/Gherkin", sees: ["SpecText"]),
    module("SpecExpressions", "SpecRunner/Expressions", sees: ["SpecText"]),
    module("SpecDrivers", "SpecRunner/Drivers", sees: ["SpecText"]),
    // layer 2
    module(
      "SpecMessages", "SpecRunner/Messages",
      sees: ["SpecText", "SpecGherkin", "SpecExpressions", "SpecJSON"]),
    module(
      "SpecEngines", "SpecRunner/Engines",
      sees: ["SpecText", "SpecSystem", "SpecDrivers", "SpecJSON", "SpecXML", "SpecPictures"],
      page: "WebDriver/Page"),
    module("SpecFormat", "SpecRunner/Formatting", sees: ["SpecText", "SpecGherkin"]),
    module("SpecSimulator", "Specs/Simulator", sees: ["SpecText", "SpecDrivers"]),
    // layer 3
    module("SpecDrawing", "SpecRunner/Drawing", sees: ["SpecText", "SpecMessages"]),
    module(
      "SpecRunner", "SpecRunner/Runner",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecMessages",
      ]),
    module(
      "SpecFlows", "Specs/Flows", sees: ["SpecText", "SpecJSON", "SpecSimulator", "SpecDrivers"]),
    // layer 4
    module(
      "SpecReporters", "SpecRunner/Reporters",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecMessages", "SpecDrawing",
      ],
      page: "HTML/Page"),
    module(
      "SpecVocabulary", "Specs/Vocabulary",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecXML", "SpecPictures", "SpecRunner",
        "SpecExpressions", "SpecDrivers",
      ]),
    module(
      "SpecAnalysis", "SpecRunner/Analysis",
      sees: [
        "SpecText", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecDrivers", "SpecMessages",
        "SpecRunner",
      ]),
    // layer 5
    module(
      "SpecTesting", "Specs/Testing",
      sees: ["SpecText", "SpecSystem", "SpecRunner", "SpecReporters"]),
    module(
      "SpecDocs", "SpecRunner/Docs",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecMessages", "SpecDrawing",
        "SpecRunner", "SpecReporters", "SpecAnalysis",
      ], page: "Page"),
    module(
      "SpecEditing", "SpecRunner/Editing",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecDrivers",
        "SpecFormat", "SpecMessages", "SpecRunner", "SpecReporters", "SpecAnalysis", "SpecEngines",
      ]),
    module(
      "Specs", "Specs/Catalog",
      sees: [
        "SpecVocabulary", "SpecSimulator", "SpecFlows", "SpecRunner", "SpecDrivers", "SpecEngines",
      ]),
    // layer 6
    module(
      "SpecCommandLine", "spec/CommandLine",
      sees: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecDrivers",
        "SpecFormat", "SpecMessages", "SpecRunner", "SpecReporters", "SpecAnalysis", "SpecDocs",
        "SpecDrawing", "SpecEngines", "SpecEditing",
      ]),
    // layer 7
    module(
      "SpecAppTool", "spec/AppTool",
      sees: ["SpecCommandLine", "SpecVocabulary", "SpecRunner", "SpecMessages", "SpecDrivers"]),
    .executableTarget(
      name: "spec", dependencies: ["SpecAppTool", "Specs"], path: "Sources/spec/Main",
      swiftSettings: strict),

    // Makes Swift strings from the scripts and style sheets of pages, when the modules are built.
    .plugin(name: "PageFiles", capability: .buildTool(), dependencies: ["EmbedFiles"]),
    // The flags of a static release apply to this program too; SpecSystem has what they name.
    .executableTarget(
      name: "EmbedFiles", dependencies: ["SpecSystem"], path: "Plugins/EmbedFiles",
      swiftSettings: strict),

    // `swift package spec` in a package that has a tool of its own.
    .plugin(
      name: "SpecPlugin",
      capability: .command(
        intent: .custom(verb: "spec", description: "Runs the package's own tool for scenarios."),
        permissions: [
          .writeToPackageDirectory(reason: "A run writes reports and a list of what failed.")
        ])),

    // Feeds random broken input to every parser; not part of a product. See Benchmarks/README.md.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "SpecAppTool", "SpecCommandLine", "SpecDrivers", "SpecEngines", "SpecExpressions",
        "SpecFormat", "SpecGherkin", "SpecJSON",
        "SpecMessages", "SpecReporters", "Specs",
      ], path: "Benchmarks/Fuzz", swiftSettings: strict),
    // A tool with steps of its own, for tests of its process.
    .executableTarget(
      name: "OwnTool", dependencies: ["SpecCommandLine", "SpecRunner"], path: "Tests/OwnTool",
      swiftSettings: strict),
    .target(
      name: "SpecTestKit", dependencies: ["SpecJSON", "SpecTestWidth"], path: "Tests/Support",
      swiftSettings: strict),
    // Limits how many tests run side by side.
    .target(name: "SpecTestWidth", path: "Tests/Width"),
    // A phone behind an Appium server or a WebDriverAgent, for tests of engines.
    .target(
      name: "SpecPhoneServer",
      dependencies: [
        "SpecText", "SpecSystem", "SpecJSON", "SpecDrivers", "SpecSimulator", "SpecFlows",
      ], path: "Tests/PhoneServer", swiftSettings: strict),
    tests(
      "PhoneServerTests",
      sees: ["SpecPhoneServer", "SpecText", "SpecSystem", "SpecJSON", "SpecTestKit"]),
    tests("TextTests", sees: ["SpecText"]),
    tests("GherkinTests", sees: ["SpecGherkin", "SpecTestKit"]),
    tests("FormattingTests", sees: ["SpecFormat", "SpecGherkin", "SpecTestKit"]),
    tests("ExpressionsTests", sees: ["SpecExpressions", "SpecTestKit"]),
    tests("JSONTests", sees: ["SpecJSON", "SpecTestKit"]),
    tests(
      "MessagesTests",
      sees: ["SpecMessages", "SpecGherkin", "SpecExpressions", "SpecJSON", "SpecTestKit"]),
    tests(
      "EnginesTests",
      sees: [
        "SpecEngines", "SpecText", "SpecSystem", "SpecDrivers", "SpecJSON", "SpecXML",
        "SpecPictures", "SpecSimulator", "SpecFlows", "SpecPhoneServer", "SpecTestKit",
      ]),
    tests("DriversTests", sees: ["SpecDrivers", "SpecTestKit"]),
    tests(
      "RunnerTests",
      sees: [
        "SpecRunner", "SpecText", "SpecGherkin", "SpecExpressions", "SpecMessages", "SpecTestKit",
      ]),
    tests("DrawingTests", sees: ["SpecDrawing", "SpecMessages", "SpecText", "SpecTestKit"]),
    tests(
      "ReportersTests",
      sees: [
        "SpecReporters", "SpecText", "SpecJSON", "SpecMessages", "SpecGherkin", "SpecDrivers",
        "SpecEngines", "SpecTestKit",
      ]),
    tests(
      "AnalysisTests",
      sees: [
        "SpecAnalysis", "SpecRunner", "SpecDrivers", "SpecGherkin", "SpecExpressions",
        "SpecMessages", "SpecJSON", "SpecSystem", "SpecText", "SpecTestKit",
      ]),
    tests(
      "DocsTests",
      sees: [
        "SpecDocs", "SpecRunner", "SpecReporters", "SpecAnalysis", "SpecGherkin", "SpecMessages",
        "SpecText", "SpecJSON", "SpecTestKit",
      ]),
    tests(
      "EditingTests",
      sees: [
        "SpecEditing", "SpecAnalysis", "SpecRunner", "SpecExpressions", "SpecGherkin", "SpecJSON",
        "SpecEngines", "SpecText", "SpecTestKit",
      ]),
    tests("SimulatorTests", sees: ["SpecSimulator", "SpecText", "SpecDrivers", "SpecTestKit"]),
    tests(
      "FlowsTests", sees: ["SpecFlows", "SpecSimulator", "SpecDrivers", "SpecText", "SpecTestKit"]),
    tests(
      "VocabularyTests",
      sees: [
        "SpecVocabulary", "SpecExpressions", "SpecText", "SpecRunner", "SpecDrivers", "SpecJSON",
        "SpecXML", "SpecPictures", "SpecTestKit",
      ]),
    tests(
      "SpecsTests",
      sees: [
        "Specs", "SpecVocabulary", "SpecTesting", "SpecFlows", "SpecSimulator", "SpecRunner",
        "SpecDrivers", "SpecText", "SpecTestKit",
      ]),
    tests("TestingTests", sees: ["SpecTesting", "Specs", "SpecRunner", "SpecTestKit"]),
    tests(
      "CommandLineTests",
      sees: [
        "SpecCommandLine", "SpecAppTool", "SpecEngines", "SpecReporters", "Specs", "SpecDrivers",
        "SpecRunner",
        "SpecText", "SpecJSON", "SpecPhoneServer", "SpecTestKit",
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
