import SpecDrivers
import SpecText

/// The alert in front of an app on iOS, from the page source and from the server's own answer.
///
/// Prompts of the system are not in the page source of the app; the server finds them all the same.
struct IOSAlert {
  /// The alert or sheet in the page source; nil if one of the system is in front of it.
  let node: SourceNode?
  private let look: PhoneLook.AlertLook
  /// The alert that users see.
  let observed: Observed<Alert?>

  init(in app: SourceNode, _ look: PhoneLook.AlertLook) {
    let isOfSystem = app.attribute("bundleId")?.isSame(as: "com.apple.springboard") ?? false
    let listed =
      app.descendants.last { $0.isIOS("Alert") } ?? app.descendants.last { $0.isIOS("Sheet") }
    let alert = listed.map { Self.alert($0, isOfSystem) }
    let isInFront = alert.map(look.mayBe) ?? false
    node = isInFront ? listed : nil
    self.look = look
    observed = look.observed(with: isInFront ? alert : nil, otherwise: Self.prompt)
  }

  /// Whether an alert is in front.
  var isShown: Bool { look.isShown || node != nil }

  private static func alert(_ node: SourceNode, _ isOfSystem: Bool) -> Alert {
    let buttons = node.descendants.filter { $0.isIOS("Button") && !$0.isInButton(of: node) }
    let texts = node.descendants.filter { $0.isIOS("StaticText") && !$0.isInButton(of: node) }
      .map(\.iosLabel).filter { !$0.isEmpty }
    return Alert(
      kind: isOfSystem ? .permission : node.isIOS("Sheet") ? .sheet : .alert,
      title: texts.first ?? node.iosLabel, message: texts.dropFirst().joined(separator: "\n"),
      buttons: buttons.map(\.iosLabel).filter { !$0.isEmpty })
  }

  /// An alert that is not in the page source is one of the system: a prompt for a permission.
  ///
  /// Its first line is the title. Some servers list the titles of the buttons among the texts.
  private static func prompt(_ text: String, _ buttons: [String]) -> Alert {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    while lines.count > 1, let last = lines.last, buttons.contains(same: last) {
      lines.removeLast()
    }
    return Alert(
      kind: .permission, title: lines.first ?? "",
      message: lines.dropFirst().joined(separator: "\n"), buttons: buttons)
  }
}

extension SourceNode {
  /// Whether it is inside a button of an alert.
  fileprivate func isInButton(of alert: SourceNode) -> Bool {
    ancestors.prefix { $0.index != alert.index }.contains { $0.isIOS("Button") }
  }
}
