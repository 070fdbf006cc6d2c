import SpecMessages
import SpecRunner

/// All steps as completion offers them, made once for the steps of a tool.
final class StepOffers {
  let registry: StepRegistry
  private let libraries: [StepLibrary]
  private let own: Set<SourceReference>
  private(set) lazy var all: [StepOffer] = {
    let fillings = ParameterFillings(registry.parameterTypes)
    var names: [SourceReference: String] = [:]
    for library in libraries {
      for definition in library.definitions { names[definition.source] = library.name }
    }
    return registry.definitions.enumerated().compactMap { index, definition in
      let home = definition.textStep?.place.description ?? names[definition.source]
      let isOwn = definition.textStep != nil || own.contains(definition.source)
      return StepOffer(index, definition, home: home, isOwn: isOwn, fillings)
    }
  }()

  /// - Parameter own: the libraries of the tool itself, besides those that drive apps.
  init(_ registry: StepRegistry, _ libraries: [StepLibrary], own: [StepLibrary]) {
    self.registry = registry
    self.libraries = libraries
    self.own = Set(own.flatMap(\.definitions).map(\.source))
  }
}
