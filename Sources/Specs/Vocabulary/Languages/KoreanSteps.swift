package import SpecRunner

/// The Korean translations of the steps.
///
/// A verb has several endings: `누른다` ends a sentence, `누르면` leads to the result, `누르고` to the next
/// action. Particles have both forms.
package enum KoreanSteps {
  /// - Parameter english: the libraries with the original steps.
  static func library(of english: [StepLibrary]) -> StepLibrary {
    StepLibrary(
      "한국어", in: "ko", of: english,
      types: {
        Parameter(KoreanParameterTypes.time)
        Parameter(KoreanParameterTypes.direction)
        Parameter(KoreanParameterTypes.property)
        Parameter(KoreanParameterTypes.value)
      },
      translations: translations)
  }

  package static let translations =
    KoreanAppSteps.translations + KoreanTouchSteps.translations
    + KoreanTypingSteps.translations + KoreanSeeingSteps.translations
    + KoreanStateSteps.translations + KoreanLayoutSteps.translations
    + KoreanNavigationSteps.translations + KoreanNetworkSteps.translations
    + KoreanStorageSteps.translations + KoreanSnapshotSteps.translations
    + KoreanBackEndSteps.translations + KoreanTerminalSteps.translations
}
