@_exported public import SpecCommandLine
@_exported public import SpecVocabulary
