/// Which of several fields has the focus, as a value that an app sets and is told of.
///
/// Several fields may stand for one value, such as the masked and the plain form of one entry.
/// As in SwiftUI only a change of the value is told: the focus may go from one such field to
/// another, and may be set to the value it has, without a word. A change is told when it is
/// complete, so nobody hears of the moment between two fields in which none has the focus.
package final class FocusState<Value: Hashable> {
  private struct Member {
    weak var field: TextField?
    let value: Value
  }

  /// Told of each change, after it; hold the screen weakly in it.
  package var onChange: (Value?) -> Void = { _ in }
  /// Told that return was pressed in a field that stands for the value.
  package var onSubmit: (Value) -> Void = { _ in }
  /// What has the focus; nil if none of the fields has it.
  package private(set) var value: Value?

  private let focus: Focus
  private var members: [Member] = []
  /// Whether one of the fields is about to take the focus from another.
  private var isMoving = false

  package init(on device: Device) {
    focus = device.focus
  }

  /// Lets fields stand for a value.
  package func bind(_ fields: TextField..., to value: Value) {
    for field in fields {
      field.delegate = self
      members.append(Member(field: field, value: value))
    }
  }

  /// Moves the focus to the field that can be seen of those that stand for a value, or takes it
  /// away; the value it has changes nothing.
  package func set(_ new: Value?) {
    guard new != value else { return }
    guard let new else {
      focus.resign()
      return
    }
    if let field = field(for: new) { focus.become(field) }
  }

  /// Follows the fields: where the one in use was hidden, the one shown in its place takes over.
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

// The field that comes is asked before the one that goes is told; so what is told in between
// is half of a move.
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
