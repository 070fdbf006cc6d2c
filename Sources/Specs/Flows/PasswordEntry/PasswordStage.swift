/// The stage of the entry, which the focus alone does not determine, because it may be nowhere.
enum PasswordStage: Hashable {
  case password, confirmation

  /// The field of this stage.
  var field: PasswordField {
    switch self {
    case .password: .password
    case .confirmation: .confirmation
    }
  }
}

/// A field that may have the focus.
enum PasswordField: Hashable {
  case password, confirmation
}
