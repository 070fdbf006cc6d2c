/// A command of the edit menu, in the order of the menu.
enum EditCommand: Hashable, Sendable, CaseIterable {
  case cut, copy, select, selectAll, paste

  /// Its title.
  ///
  /// Public UI tests look for `menuItems["Select All"]`, `menuItems["Cut"]` and the like, in Korean
  /// for `menuItems["전체 선택"]` and `menuItems["붙여넣기"]`.
  func title(in language: SystemLanguage) -> String {
    switch (self, language) {
    case (.cut, .english): "Cut"
    case (.copy, .english): "Copy"
    case (.select, .english): "Select"
    case (.selectAll, .english): "Select All"
    case (.paste, .english): "Paste"
    case (.cut, .korean): "오려두기"
    case (.copy, .korean): "복사하기"
    case (.select, .korean): "선택"
    case (.selectAll, .korean): "전체 선택"
    case (.paste, .korean): "붙여넣기"
    }
  }

  /// The commands for a field, in order.
  ///
  /// A UI test of mozilla-mobile/firefox-ios finds Select, Select All and Paste without a
  /// selection, and Cut, Copy and Paste with one. UIKit does not copy from a secure field.
  static func available(
    hasText: Bool, hasSelection: Bool, isSecure: Bool, canPaste: Bool
  ) -> [EditCommand] {
    allCases.filter { command in
      switch command {
      case .cut, .copy: hasSelection && !isSecure
      case .select, .selectAll: hasText && !hasSelection
      case .paste: canPaste
      }
    }
  }
}
