import SpecGherkin
package import SpecMessages

extension ParseResult {
  /// The messages about a file: its source, then document and pickles or parse errors.
  package var envelopes: some Sequence<Envelope> {
    let errors = errors.lazy.map { Envelope.parseError($0) }
    let document = [document].compactMap { $0 }.map { Envelope.gherkinDocument($0) }
    let pickles = pickles.lazy.map { Envelope.pickle($0) }
    return [[Envelope.source(source)], Array(errors), document, Array(pickles)].joined()
  }
}
