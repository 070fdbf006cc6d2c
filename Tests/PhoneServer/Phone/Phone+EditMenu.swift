import SpecDrivers
import SpecSimulator
import SpecText

/// The edit menu of text fields.
///
/// Public UI tests open it with a press of a second, for example
/// `field.press(forDuration: 1.1)`, or with a double tap, for example
/// `transferAmount.doubleTap()`, and then tap `app.menuItems["Paste"]`.
extension Phone {
  /// The open edit menu.
  struct EditMenu: Sendable {
    /// The identifier of the field.
    let field: String
    let commands: [EditCommand]
  }

  /// What the edit menu has selected in a field.
  struct Selection: Sendable {
    let field: String
    /// The whole text of the field.
    let text: String
    /// The selected part.
    let part: String
  }

  /// The window of the menu; nil if none is open.
  ///
  /// A menu whose field lost the focus, or is behind an alert, is closed.
  func editMenuWindow(on screen: Screen) -> Node? {
    guard let editMenu else { return nil }
    guard let field = focusedField(on: screen, editMenu.field),
      let frame = field.frame.value
    else {
      self.editMenu = nil
      return nil
    }
    let keyboard = screen.keyboard.value.flatMap { $0 }?.height.value ?? 0
    return EditMenuTree(
      commands: editMenu.commands, language: options.language, field: frame, size: screen.size,
      safeTop: model?.safeTop ?? 0, bottom: screen.size.height - keyboard
    ).window
  }

  /// The text field with an identifier, if it has the focus and nothing is in front of it.
  private func focusedField(on screen: Screen, _ id: String) -> Element? {
    guard let focus = screen.focus.value ?? nil, focus.isSame(as: id),
      screen.alert.value.flatMap({ $0 }) == nil
    else { return nil }
    return screen.elements.first {
      $0.id.isSame(as: id) && ElementNode(element: $0, screen: screen, options: []).node.takesText
    }
  }

  /// Opens the menu of a field that was touched, if it has the focus and the menu has a command.
  func openEditMenu(of id: String) async {
    guard let screen = await screen(), let field = focusedField(on: screen, id) else { return }
    let text = Self.text(of: field)
    let isSelected = selection.map { $0.field.isSame(as: id) && $0.text.isSame(as: text) } ?? false
    if !isSelected { selection = nil }
    let commands = EditCommand.available(
      hasText: !text.isEmpty, hasSelection: isSelected,
      isSecure: field.properties[.secure]?.value == .flag(true), canPaste: !clipboard.text.isEmpty)
    if !commands.isEmpty { editMenu = EditMenu(field: id, commands: commands) }
  }

  private static func text(of field: Element) -> String {
    field.properties[.text]?.value?.text ?? ""
  }

  /// Performs a command of the menu, which closes it.
  func edit(_ command: EditCommand) async {
    guard let menu = editMenu, let screen = await screen(),
      let field = focusedField(on: screen, menu.field)
    else { return }
    editMenu = nil
    let text = Self.text(of: field)
    switch command {
    case .selectAll:
      guard await act(.select(.all, in: nil)) else { return }
      selection = Selection(field: menu.field, text: text, part: text)
      await openEditMenu(of: menu.field)
    case .select: await selectWord(of: text, in: menu.field, on: screen)
    case .copy: copySelection()
    case .cut:
      copySelection()
      selection = nil
      _ = await act(.deleteBackward(times: 1, in: nil))
    case .paste: await paste()
    }
  }

  /// Selects the last word, as a double tap does; after a blank it cannot.
  private func selectWord(of text: String, in id: String, on screen: Screen) async {
    guard noteWord(of: text, in: id), let selector = Self.selector(of: id, on: screen),
      await act(.doubleTap(selector))
    else {
      selection = nil
      return
    }
    await openEditMenu(of: id)
  }

  /// Notes that the last word is selected; false if there is none.
  func noteWord(of text: String, in id: String) -> Bool {
    let word = text.unicodeScalars.reversed().prefix { !$0.properties.isWhitespace }.reversed()
    let part = String(String.UnicodeScalarView(word))
    selection = part.isEmpty ? nil : Selection(field: id, text: text, part: part)
    return !part.isEmpty
  }

  private func copySelection() {
    guard let selection, let front else { return }
    clipboard = Clipboard(text: selection.part, source: .app(front))
  }

  /// Pastes, or asks before with the option for it if the text comes from another app.
  private func paste() async {
    guard let front, let app = apps[front] else { return }
    guard options.asksBeforePasting, clipboard.source != .app(front) else {
      return await pasteClipboard()
    }
    let question = options.language.pasteQuestion(app: app.name, source: sourceName)
    interruption = Alert(
      kind: .permission, title: question.title, message: question.message,
      buttons: [question.deny, question.allow])
    pasteAnswer = question.allow
  }

  /// The name of who set the clipboard, as the question shows it.
  ///
  /// Public notes quote `CoreSimulatorBridge` for a text that came with `simctl`.
  private var sourceName: String {
    switch clipboard.source {
    case .agent: AgentApp.name
    case .simulator: "CoreSimulatorBridge"
    case .app(let bundle): apps[bundle]?.name ?? bundle
    }
  }

  /// Pastes into the focused field, in place of its selection.
  func pasteClipboard() async {
    selection = nil
    _ = await act(.paste(clipboard.text, into: nil))
  }
}
