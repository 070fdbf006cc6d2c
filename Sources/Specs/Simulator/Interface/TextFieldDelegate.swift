/// Whoever a text field asks and tells while it is edited; every answer is yes unless given.
package protocol TextFieldDelegate: AnyObject {
  func shouldBeginEditing(_ field: TextField) -> Bool
  func didBeginEditing(_ field: TextField)
  /// Whether an edit may happen; the field still holds the text from before it.
  func shouldChange(_ field: TextField, in range: TextRange, to replacement: String) -> Bool
  /// The return key was pressed; nothing resigns by itself.
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
