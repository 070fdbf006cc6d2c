package import SpecDrivers
package import SpecText

/// An action as the label of an edge: its kind, the element it acts on, and the class of a text.
///
/// The class of a text that is typed is what the field contains afterwards: nothing, a valid or an
/// invalid text. Texts of one class are one action.
package struct PathAction: Hashable, Sendable {
  package let kind: Kind
  /// The name of the element, in quotes, or the words for it; nil for an action on the screen.
  package let element: String?
  /// What the field that was edited contains afterwards; nil for any other action.
  package let content: FieldContent?
  /// The action in words: `tap "Next"`, `enter valid text into "Name"`.
  @ExactText package private(set) var text: String

  /// What kind of action it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case tap, doubleTap, longPress, click, hover, drag, enter, delete, clear, select, choose, check
    case upload, pressReturn, pressKey, swipe, scroll, scrollTo, answer, back, forward, reload
    case dismiss, hideKeyboard, leave, comeBack, restart, openLink, window, system, wait, condition

    /// Whether it is a step of a path even if the state stays the same.
    ///
    /// Time that passes, conditions and movements without effect are not actions of a user.
    package var isStepByItself: Bool {
      switch self {
      case .wait, .condition, .system, .scrollTo, .select, .hover: false
      default: true
      }
    }
  }

  package static func == (one: Self, other: Self) -> Bool { one._text == other._text }

  package func hash(into hasher: inout Hasher) { hasher.combine(_text) }

  /// An action with the words for it.
  package init(
    _ kind: Kind, _ text: String, element: String? = nil, content: FieldContent? = nil
  ) {
    self.kind = kind
    self.content = content
    self.element = element
    _text = ExactText(text)
  }

  /// The label of an action.
  ///
  /// - Parameters:
  ///   - before: the screen it was performed on.
  ///   - after: the screen after it.
  package init(_ action: Action, on before: Screen, after: Screen) {
    let names = ElementNames(before)
    func make(
      _ kind: Kind, _ verb: String, _ selector: Selector?, _ preposition: String = ""
    ) -> PathAction {
      let element = selector.map { names.name(of: $0) }
      let place = element.map { " " + (preposition.isEmpty ? "" : preposition + " ") + $0 } ?? ""
      return PathAction(kind, verb + place, element: element)
    }
    func edit(_ kind: Kind, _ selector: Selector?) -> PathAction {
      let (element, content) = Self.field(selector, before, after)
      if kind == .enter {
        let result = content.map { Self.words(kind, $0) } ?? "text"
        return PathAction(
          kind, "enter " + result + (element.map { " into \($0)" } ?? ""), element: element,
          content: content)
      }
      let result = content.map { Self.words(kind, $0) } ?? ""
      return PathAction(
        kind, "delete" + (element.map { " in \($0)" } ?? "") + result, element: element,
        content: content)
    }
    switch action {
    case .tap(let element): self = make(.tap, "tap", element)
    case .doubleTap(let element): self = make(.doubleTap, "double-tap", element)
    case .longPress(let element): self = make(.longPress, "hold", element)
    case .click(let element, _): self = make(.click, "click", element)
    case .hover(let element): self = make(.hover, "hover over", element)
    case .drag(let element, _): self = make(.drag, "drag", element)
    case .turnWheel(_, let down, _):
      self = PathAction(.scroll, down < 0 ? "scroll up" : "scroll down")
    case .focus(let element): self = make(.tap, "tap", element)
    case .type(_, let element), .paste(_, let element): self = edit(.enter, element)
    case .deleteBackward(_, let element): self = edit(.delete, element)
    case .clear(let element): self = make(.clear, "clear", element)
    case .select(_, let element): self = make(.select, "select text", element, "of")
    case .pressReturn: self = PathAction(.pressReturn, "press return")
    case .pressKey(let key), .holdKey(let key), .releaseKey(let key):
      self = PathAction(.pressKey, "press the key \(key)")
    case .swipe(let direction, let element):
      self = make(.swipe, "swipe \(direction.rawValue)", element, "on")
    case .scroll: self = PathAction(.scrollTo, "scroll to an element")
    case .scrollBy(let points, _):
      self = PathAction(.scroll, points < 0 ? "scroll up" : "scroll down")
    case .choose(let option, let element):
      if let tab = Self.tab(option, element, before) {
        self = make(.tap, "tap", tab)
      } else if before.alert.value ?? nil != nil, element == nil {
        self = PathAction(.answer, "answer \"\(option)\"")
      } else {
        self = make(.choose, "choose", element ?? Self.onlyChoice(on: before), "in")
      }
    case .chooseAll(_, let element): self = make(.choose, "choose", element, "in")
    case .setChecked(let isOn, let element):
      self = make(.check, isOn ? "check" : "uncheck", element)
    case .upload(_, let element, _): self = make(.upload, "upload a file", element, "to")
    case .typeIntoAlert: self = PathAction(.enter, "enter a text into the prompt")
    case .answer(let answer): self = PathAction(.answer, "answer \"\(answer)\"")
    case .back: self = PathAction(.back, "go back")
    case .forward: self = PathAction(.forward, "go forward")
    case .reload: self = PathAction(.reload, "reload")
    case .switchWindow: self = PathAction(.window, "switch the window")
    case .closeWindow: self = PathAction(.window, "close the window")
    case .saveSession: self = PathAction(.condition, "keep the session")
    case .dismiss: self = PathAction(.dismiss, "pull the sheet down")
    case .hideKeyboard: self = PathAction(.hideKeyboard, "hide the keyboard")
    case .leave: self = PathAction(.leave, "leave")
    case .comeBack: self = PathAction(.comeBack, "come back")
    case .stop: self = PathAction(.leave, "stop")
    case .relaunch: self = PathAction(.restart, "restart")
    case .open: self = PathAction(.openLink, "follow a link")
    case .system: self = PathAction(.system, "the system acts")
    case .wait: self = PathAction(.wait, "time passes")
    }
  }

  /// The label for a condition that is arranged while the app runs.
  package static let condition = PathAction(.condition, "a condition changes")

  /// The field that is edited, and what it contains afterwards; nil if it is gone.
  private static func field(
    _ selector: Selector?, _ before: Screen, _ after: Screen
  ) -> (name: String?, content: FieldContent?) {
    guard let field = edited(selector, on: before) else {
      return (selector.map { ElementNames(before).name(of: $0) }, nil)
    }
    let name = ElementNames(before).name(of: field)
    guard after.name.isSame(as: before.name) else { return (name, nil) }
    return (name, after.elements.first { $0.id.isSame(as: field.id) }.map { FieldContent(of: $0) })
  }

  /// The field that an edit means: the selected one, or the focused one.
  static func edited(_ selector: Selector?, on screen: Screen) -> Element? {
    if let selector { return try? selector.resolve(on: screen) }
    guard let id = screen.focus.value ?? nil else { return nil }
    return screen.elements.first { $0.id.isSame(as: id) }
  }

  private static func words(_ kind: Kind, _ content: FieldContent) -> String {
    switch (kind, content) {
    case (.enter, .empty): "no text"
    case (.enter, .valid): "valid text"
    case (.enter, .invalid): "invalid text"
    case (.enter, .unknown): "text"
    case (_, .empty): " until it is empty"
    case (_, .valid): ", valid text remains"
    case (_, .invalid): ", invalid text remains"
    case (_, .unknown): ""
    }
  }

  private static func tab(_ option: String, _ element: Selector?, _ screen: Screen) -> Selector? {
    let tab = Selector(option, role: .tab)
    return element == nil && !tab.matches(on: screen).isEmpty ? tab : nil
  }

  /// The only element of a screen that offers a choice; nil if there are several.
  private static func onlyChoice(on screen: Screen) -> Selector? {
    let found = screen.elements.filter {
      $0.isVisible && ($0.role.isA(.segments) || $0.role.isA(.picker))
    }
    return found.count == 1 ? found.first.flatMap { screen.selector(for: $0) } : nil
  }
}
