import SpecDrivers
import SpecText

/// The alert in front of an app on Android.
///
/// A dialog is a window of its own, with elements whose ids are the same in all apps.
struct AndroidAlert {
  /// The element that holds the alert.
  let node: SourceNode?
  private let isPermission: Bool

  init(in tree: SourceTree) {
    let prompt = tree.nodes.first { node in
      let package = node.attribute("package") ?? ""
      return package.includes("permissioncontroller") || package.includes("packageinstaller")
    }
    isPermission = prompt != nil
    let part =
      tree.nodes.first { $0.hasID("alertTitle", "alert_title") }
      ?? tree.nodes.first { $0.attribute("resource-id")?.isSame(as: "android:id/message") == true }
    node =
      prompt
      ?? part.map { part in
        part.ancestors.first { $0.hasID("parentPanel") } ?? part.window
      }
  }

  /// Whether an alert is in front.
  var isShown: Bool { node != nil }

  /// The alert that users see; the server itself knows alerts only by the same ids.
  var observed: Observed<Alert?> { .known(node.map(alert)) }

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

extension SourceNode {
  /// The outermost element around it below `hierarchy`: its window.
  var window: SourceNode {
    var node = self
    while let parent = node.parent, parent.parent != nil { node = parent }
    return node
  }
}
