import SpecGherkin

extension ParseResult {
  /// The files besides the feature that its scenarios are made of, from the current directory.
  var dataFiles: [String] { [] }
}
