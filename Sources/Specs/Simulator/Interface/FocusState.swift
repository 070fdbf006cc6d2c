/// The focused field of a group as a value, as SwiftUI's `FocusState`.
///
/// Several fields may represent one value, such as the masked and the plain form of an entry. As in
/// SwiftUI, only changes of the value are reported: moving the focus between such fields, or
/// setting the current value, is silent. A change is reported when it is complete, without the
/// intermediate state in which no field has the focus.
package final class FocusState<Value: Hashable> {
  private struct Member {
    weak var field: TextField?
    let value: Value
  }

  /// Called after each change; capture the screen weakly.
  package var onChange: (Value?) -> Void = { _ in }
  /// Called when return is pressed in a field that represents the value.
  package var onSubmit: (Value) -> Void = { _ in }
  /// The focused value; nil if no field of the group has the focus.
  package private(set) var value: Value?

  private let focus: Focus
  private var members: [Member] = []
  /// Whether the focus is moving from one field of the group to another.
  private var isMoving = false

  package init(on device: Device) {
    focus = device.focus
  }

  /// Binds fields to a value.
  package func bind(_ fields: TextField..., to value: Value) {
    for field in fields {
      field.delegate = self
      members.append(Member(field: field, value: value))
    }
  }

  /// Moves the focus to the visible field bound to a value, or removes it; setting the current
  /// value changes nothing.
  package func set(_ new: Value?) {
    guard new != value else { return }
    guard let new else {
      focus.resign()
      return
    }
    if let field = field(for: new) { focus.become(field) }
  }

  /// Updates the focus after a change of visibility: if the focused field was hidden, the visible
  /// one takes over.
  package func follow() {
    guard let value, let field = field(for: value) else { return }
    focus.become(field)
  }

  private func field(for value: Value) -> TextField? {
    members.first { $0.value == value && ($0.field?.isShown ?? false) }?.field
  }

  private func value(of field: TextField) -> Value? {
    members.first { $0.field === field }?.value
  }

  private func change(to new: Value?) {
    guard new != value else { return }
    value = new
    onChange(new)
  }
}

// `shouldBeginEditing` of the new field comes before `didEndEditing` of the old one, so calls in
// between are part of a move.
extension FocusState: TextFieldDelegate {
  package func shouldBeginEditing(_ field: TextField) -> Bool {
    isMoving = true
    return true
  }

  package func didBeginEditing(_ field: TextField) {
    isMoving = false
    change(to: value(of: field))
  }

  package func didEndEditing(_ field: TextField) {
    (field as? SecureField)?.hideCharacter()
    if !isMoving { change(to: nil) }
  }

  package func shouldReturn(_ field: TextField) -> Bool {
    if let value = value(of: field) { onSubmit(value) }
    return true
  }
}
