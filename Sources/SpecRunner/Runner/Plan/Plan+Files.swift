import SpecGherkin
package import SpecText

/// The files that planned scenarios read.
extension Plan {
  /// The paths of the files and folders that the steps of a scenario read.
  ///
  /// Some steps look beside the feature and some in the current directory, so a path that a step
  /// names is here as both.
  package func files(of planned: PlannedCase) -> Set<ExactText> {
    let folder = FilePath.folder(of: planned.pickle.uri)
    let names = expandedSteps(of: planned).flatMap { expanded -> [String] in
      guard let index = expanded.definition,
        registry.definitions[index].parameterTypes.contains(where: { $0 is any FileArgument.Type }),
        let match = registry.match(expanded.step, by: index)
      else { return [] }
      let inputs = StepInputs(match, expanded.step, registry.variables).inputs
      return inputs.flatMap { input -> [String] in
        if case .table(let table) = input { return table.rows.flatMap { $0 } }
        return (try? String.read(input)).map { [$0] } ?? []
      }
    }
    // The current directory is not a file that decides what is checked.
    let paths = names.filter { !FilePath.normalised($0).isEmpty }.flatMap {
      [FilePath.normalised($0), FilePath.resolved($0, from: folder)]
    }
    return Set(exactly: paths.compactMap { $0 })
  }
}
