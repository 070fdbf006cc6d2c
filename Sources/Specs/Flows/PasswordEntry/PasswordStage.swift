/// How far the entry has come; the focus alone cannot tell, for it may be nowhere.
enum PasswordStage: Hashable {
  case password, confirmation

  /// The field to be filled in at this stage.
  var field: PasswordField {
    switch self {
    case .password: .password
    case .confirmation: .confirmation
    }
  }
}

/// One of the two fields, which the focus may be in.
enum PasswordField: Hashable {
  case password, confirmation
}
