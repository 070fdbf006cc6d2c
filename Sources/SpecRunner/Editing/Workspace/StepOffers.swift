import SpecMessages
import SpecRunner

/// All steps as completion offers them, made once for the steps of a tool.
final class StepOffers {
  let registry: StepRegistry
  private let libraries: [StepLibrary]
  private(set) lazy var all: [StepOffer] = {
    let fillings = ParameterFillings(registry.parameterTypes)
    var names: [SourceReference: String] = [:]
    for library in libraries {
      for definition in library.definitions { names[definition.source] = library.name }
    }
    return registry.definitions.enumerated().compactMap { index, definition in
      let home = definition.textStep?.place.description ?? names[definition.source]
      return StepOffer(index, definition, home: home, fillings)
    }
  }()

  init(_ registry: StepRegistry, _ libraries: [StepLibrary]) {
    self.registry = registry
    self.libraries = libraries
  }
}
