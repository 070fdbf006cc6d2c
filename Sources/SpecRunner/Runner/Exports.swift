@_exported public import SpecExpressions
@_exported public import SpecGherkin
@_exported public import SpecMessages
