import Testing

/// What is compiled for a package that depends on a product of this one.
@Suite struct ProductTests {
  private static let runner: Set<String> = [
    "SpecText", "SpecSystem", "SpecJSON", "SpecGherkin", "SpecExpressions", "SpecMessages",
    "SpecRunner",
  ]
  private static let engines: Set<String> = [
    "SpecText", "SpecSystem", "SpecJSON", "SpecXML", "SpecPictures", "SpecDrivers",
    "SpecEngines",
  ]
  private static let vocabulary = runner.union([
    "SpecDrivers", "SpecXML", "SpecPictures", "SpecVocabulary",
  ])
  private static let commandLine = runner.union(engines).union([
    "SpecDrawing", "SpecReporters", "SpecAnalysis", "SpecDocs", "SpecFormat", "SpecEditing",
    "SpecCommandLine",
  ])

  @Test func `a product has what its users need and no more`() {
    let manifest = Manifest.ofThisPackage
    #expect(
      manifest.libraries.mapValues { manifest.compiled(for: $0) } == [
        "SpecGherkin": ["SpecText", "SpecGherkin"],
        "SpecRunner": Self.runner,
        "SpecCommandLine": Self.commandLine,
        "SpecTesting": Self.runner.union(["SpecDrawing", "SpecReporters", "SpecTesting"]),
        "SpecEngines": Self.engines,
        "SpecVocabulary": Self.vocabulary,
        "SpecAppTool": Self.commandLine.union(Self.vocabulary).union(["SpecAppTool"]),
        "Specs": Self.vocabulary.union(Self.engines).union(["SpecSimulator", "SpecFlows", "Specs"]),
      ])
  }
}
