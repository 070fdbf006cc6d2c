import SpecGherkin
package import SpecMessages

extension ParseResult {
  /// The messages about a file: its source, then document and pickles or parse errors.
  ///
  /// An array, because other modules cannot specialize a generic sequence: each of its envelopes
  /// would be copied through tables of its type.
  package var envelopes: [Envelope] {
    [.source(source)] + errors.map { .parseError($0) }
      + (document.map { [.gherkinDocument($0)] } ?? []) + pickles.map { .pickle($0) }
  }
}
