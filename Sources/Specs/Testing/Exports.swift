@_exported public import SpecRunner
