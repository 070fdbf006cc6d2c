/// The language of the texts of the system.
package enum SystemLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The locale that the device tells.
  var locale: String { self == .english ? "en_US" : "ko_KR" }

  /// The alert of the system before an app gets what another one put on the clipboard.
  ///
  /// Public notes and UI tests quote it: title and question “Do you want to allow this?”, buttons
  /// “Don’t Allow Paste” and “Allow Paste”; in Korean “허용하겠습니까?”, “붙여넣기 허용 안 함” and
  /// “붙여넣기 허용”. It belongs to `com.apple.springboard`.
  func pasteQuestion(
    app: String, source: String
  ) -> (title: String, message: String, deny: String, allow: String) {
    switch self {
    case .english:
      (
        "“\(app)” would like to paste from “\(source)”", "Do you want to allow this?",
        "Don’t Allow Paste", "Allow Paste"
      )
    case .korean:
      (
        "‘\(app)’이(가) ‘\(source)’에서 붙여넣으려고 합니다.", "허용하겠습니까?", "붙여넣기 허용 안 함",
        "붙여넣기 허용"
      )
    }
  }
}
