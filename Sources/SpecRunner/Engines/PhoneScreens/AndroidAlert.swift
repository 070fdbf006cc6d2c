import SpecDrivers
import SpecText

/// The alert in front of an app on Android.
///
/// A dialog is a window of its own, with elements whose ids are the same in all apps.
struct AndroidAlert {
  /// The element that holds the alert.
  let node: SourceNode?
  /// A window that is smaller than the display, such as a dialog or menu of Compose.
  private let pane: SourceNode?
  /// Whether another window fills the display.
  private let hasScreen: Bool
  private let isPermission: Bool

  /// - Parameters:
  ///   - windows: The windows of apps.
  ///   - display: The frame of the display, in pixels.
  init(in tree: SourceTree, windows: [SourceNode], display: Frame) {
    let prompt = tree.nodes.first { node in
      let package = node.attribute("package") ?? ""
      return package.includes("permissioncontroller") || package.includes("packageinstaller")
    }
    isPermission = prompt != nil
    let panes = windows.filter { $0.frame?.isPane(of: display) == true }
    pane = panes.first
    hasScreen = windows.contains { $0.frame?.isPane(of: display) == false }
    let parts = tree.nodes.lazy.filter { node in
      node.hasID("alertTitle", "alert_title")
        || node.attribute("resource-id")?.isSame(as: "android:id/message") == true
    }
    node =
      prompt
      ?? parts.compactMap { part in
        if let panel = part.ancestors.first(where: { $0.hasID("parentPanel") }) { return panel }
        // An app may use the same ids on its screens.
        let isOfAndroid = part.attribute("resource-id")?.begins(with: "android:") == true
        let window = part.window
        return isOfAndroid || panes.contains { $0.index == window.index } ? window : nil
      }.first
  }

  /// Whether an alert is in front.
  var isShown: Bool { node != nil }

  /// The alert, or what may be one.
  var front: SourceNode? { node ?? pane }

  /// The alert that users see; the server itself knows alerts only by the same ids.
  var observed: Observed<Alert?> {
    if let node { return .known(alert(node)) }
    return pane == nil
      ? .known(nil)
      : .unknown("a window that is smaller than the display is in front, which may be a dialog")
  }

  /// Why the page source has only a part of the screen; nil if it has all of it.
  var whyRestIsUnread: String? {
    if let node {
      return "the page source has only the alert \(alert(node).title.inQuotes), and nothing of the "
        + "screen behind"
    }
    guard pane != nil, !hasScreen else { return nil }
    return "the page source has only a window that is smaller than the display, and nothing of the "
      + "screen behind"
  }

  private func alert(_ node: SourceNode) -> Alert {
    let inside = [node] + node.descendants
    let texts = inside.filter { $0.android.role == .text && !$0.androidLabel.isEmpty }
    let title = texts.first { $0.hasID("alertTitle", "alert_title", "permission_message") }
    let message = texts.first { $0.hasID("message") }
    let others = texts.filter { text in text.index != title?.index && text.index != message?.index }
    let shown = title ?? message ?? others.first
    return Alert(
      kind: isPermission ? .permission : .alert, title: shown?.androidLabel ?? "",
      message: (message ?? others.first).flatMap {
        $0.index == shown?.index ? nil : $0.androidLabel
      }
        ?? "",
      buttons: inside.filter { $0.android.role == .button }.map(\.androidLabel)
        .filter { !$0.isEmpty })
  }
}

extension Frame {
  /// Whether it is the frame of a window in front of others, such as a dialog; without a size, of none.
  ///
  /// The bars of the system make a window that fills the display a little smaller.
  fileprivate func isPane(of display: Frame) -> Bool {
    if isEmpty { return false }
    let hasMargins =
      x > display.x && y > display.y && x + width < display.x + display.width
      && maxY < display.maxY
    return hasMargins || width * height < display.width * display.height * 0.8
  }
}

extension SourceNode {
  /// The outermost element around it below `hierarchy`: its window.
  var window: SourceNode {
    var node = self
    while let parent = node.parent, parent.parent != nil { node = parent }
    return node
  }
}
