/// The delegate of a text field; by default, it allows everything.
package protocol TextFieldDelegate: AnyObject {
  func shouldBeginEditing(_ field: TextField) -> Bool
  func didBeginEditing(_ field: TextField)
  /// Whether an edit is allowed; the field still has the text before it.
  func shouldChange(_ field: TextField, in range: TextRange, to replacement: String) -> Bool
  /// Called when the return key is pressed; the field does not resign by itself.
  func shouldReturn(_ field: TextField) -> Bool
  func shouldEndEditing(_ field: TextField) -> Bool
  func didEndEditing(_ field: TextField)
}

extension TextFieldDelegate {
  package func shouldBeginEditing(_ field: TextField) -> Bool { true }
  package func didBeginEditing(_ field: TextField) {}
  package func shouldChange(
    _ field: TextField, in range: TextRange, to replacement: String
  ) -> Bool { true }
  package func shouldReturn(_ field: TextField) -> Bool { true }
  package func shouldEndEditing(_ field: TextField) -> Bool { true }
  package func didEndEditing(_ field: TextField) {}
}
