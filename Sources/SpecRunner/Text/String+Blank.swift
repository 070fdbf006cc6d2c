/// Whether a text has a visible character.
extension String {
  /// Whether users see nothing of it: it is empty, or has only blanks and invisible characters.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
