import SpecDrivers
package import SpecJSON
import SpecText

/// A match or a mismatch of a finger or a face, as `mobile: sendBiometricMatch` sends it.
package struct BiometricMatch: Hashable, Sendable {
  /// `touchId` or `faceId`.
  package let type: String
  package let isMatch: Bool
  /// Whether biometrics were enrolled, without which the match has no effect.
  package let isEnrolled: Bool

  package init(type: String, isMatch: Bool, isEnrolled: Bool) {
    self.type = type
    self.isMatch = isMatch
    self.isEnrolled = isEnrolled
  }
}

/// A notification that was pushed to an app with `mobile: pushNotification`.
package struct PushedNotification: Sendable {
  package let bundle: String
  package let payload: JSONValue
}

// MARK: - The device
extension Phone {
  /// Whether WebDriverAgent reaches the clipboard now.
  private var isClipboardOpen: Bool {
    options.keepsClipboard ?? options.isSimulator || isAgentInFront
  }

  /// Sets the clipboard; without an effect, and without an error, while it is closed.
  func setClipboardFromAgent(_ text: String) {
    if isClipboardOpen { clipboard = Clipboard(text: text, source: .agent) }
  }

  /// What WebDriverAgent reads; empty while the clipboard is closed.
  var clipboardForAgent: String { isClipboardOpen ? clipboard.text : "" }

  func setClipboardFromSimulator(_ text: String) {
    clipboard = Clipboard(text: text, source: .simulator)
  }

  func setAppearance(_ name: String) { appearance = name }
  func setContentSize(_ name: String) { contentSize = name }
  func enrollBiometric(_ isEnrolled: Bool) { isBiometricEnrolled = isEnrolled }

  func sendBiometricMatch(type: String, isMatch: Bool) {
    biometricMatches.append(
      BiometricMatch(type: type, isMatch: isMatch, isEnrolled: isBiometricEnrolled))
  }

  func push(_ payload: JSONValue, to bundle: String) {
    notifications.append(PushedNotification(bundle: bundle, payload: payload))
  }

  /// The bundle of what is in front.
  var bundleInFront: String {
    front ?? (isAgentInFront ? AgentApp.bundle : SystemTree.bundle)
  }

  /// Resets a permission by the number of `XCUIProtectedResource`.
  func resetPermission(resource: Int) async {
    let known: [Int: Permission] = [
      1: .contacts, 4: .photos, 6: .camera, -0x4000_0002: .location,
    ]
    guard let front, let permission = known[resource] else { return }
    await setPermission(permission, to: .undetermined, of: front)
  }
}
