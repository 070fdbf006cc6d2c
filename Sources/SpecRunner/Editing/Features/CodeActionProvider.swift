import SpecJSON
import SpecRunner
import SpecText

/// Offers changes at a place of a document: definitions of undefined steps, repairs of findings,
/// extracting and inlining of text steps, and scenarios for statements.
struct CodeActionProvider {
  let view: DocumentView

  static let kinds: JSONValue = [
    "quickfix", "refactor.extract", "refactor.inline", "source.fixAll",
  ]

  /// - Parameter only: the kinds that the client asks for; nil for all.
  func json(in range: Range<Int>, only: JSONValue?) -> JSONValue {
    let makers: [(EditingAction.Kind, () -> [EditingAction])] = [
      (.quickFix, { UndefinedStepActions(view: view).actions(in: range) }),
      (.quickFix, { FindingActions(view: view).actions(in: range) }),
      (.quickFix, { StatementActions(view: view).actions(in: range) }),
      (.extract, { ExtractAction(view: view).actions(in: range) }),
      (.inline, { InlineAction(view: view).actions(in: range) }),
      (.fixAll, { FindingActions(view: view).all }),
    ]
    let wanted = only?.texts
    let actions = makers.filter { kind, _ in
      guard let wanted else { return kind != .fixAll }
      return wanted.contains {
        kind.rawValue.isSame(as: $0) || kind.rawValue.begins(with: $0 + ".")
      }
    }.flatMap { $1() }
    return .array(actions.filter { !$0.edit.isEmpty }.map(\.json))
  }
}

/// A change that is offered, with its title.
struct EditingAction {
  enum Kind: String {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll"
  }

  let title: String
  let kind: Kind
  let edit: WorkspaceEdit
  var isPreferred = false

  var json: JSONValue {
    .fields([
      "title": .string(title), "kind": .string(kind.rawValue), "edit": edit.json,
      "isPreferred": isPreferred ? .bool(true) : nil,
    ])
  }
}
