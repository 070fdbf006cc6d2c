package import SpecDrivers

/// The permissions of the app: only the first request prompts the user.
package final class Permissions {
  private let memory: DeviceStorage
  private let dialogs: Dialogs
  private let log: EventLog

  init(memory: DeviceStorage, dialogs: Dialogs, log: EventLog) {
    self.memory = memory
    self.dialogs = dialogs
    self.log = log
  }

  /// The state of a permission.
  package func state(of permission: Permission) -> PermissionState {
    memory.permissions[permission] ?? .undetermined
  }

  /// Requests a permission; the answer is permanent.
  ///
  /// - Parameter completion: Receives whether it is granted; at once if that is already known.
  ///   Capture the screen weakly.
  package func request(
    _ permission: Permission, for app: String, completion: @escaping (Bool) -> Void
  ) {
    switch state(of: permission) {
    case .granted: completion(true)
    case .denied: completion(false)
    case .undetermined:
      log.record(.prompt(permission.rawValue))
      func answer(_ state: PermissionState) -> () -> Void {
        { [memory] in
          memory.permissions[permission] = state
          completion(state == .granted)
        }
      }
      dialogs.present(
        Dialogs.Dialog(
          .permission, title: "\"\(app)\" asks for \(permission.rawValue)",
          answers: [("Don't Allow", answer(.denied)), ("Allow", answer(.granted))]))
    }
  }
}
