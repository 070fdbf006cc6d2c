@_exported public import SpecDrivers
@_exported public import SpecRunner
@_exported public import SpecVocabulary
