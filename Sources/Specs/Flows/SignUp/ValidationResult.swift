/// The result of a validation, with a message for the user, which may be empty.
enum ValidationResult: Hashable {
  case valid(String)
  case invalid(String)

  var isValid: Bool { if case .valid = self { true } else { false } }

  var message: String {
    switch self {
    case .valid(let message), .invalid(let message): message
    }
  }
}
