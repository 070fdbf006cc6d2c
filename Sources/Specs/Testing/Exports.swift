@_exported public import Specs
