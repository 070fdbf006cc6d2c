package import SpecDrivers
package import SpecText

/// The storage of a phone that persists when an app ends: keychain, records, permissions, photos
/// and others.
///
/// A relaunch keeps it; a fresh installation starts with the arranged content.
package final class DeviceStorage {
  /// The keychain items by name.
  package var secrets: [ExactText: String] = [:]
  /// The stored records of the app, database records and files alike, by name.
  package var records: [ExactText: String] = [:]
  /// The answers to permission prompts; a permission that is missing was never requested.
  package var permissions: [Permission: PermissionState] = [:]
  /// The names of the photos in the library.
  package var photos = ["mountain", "sea", "forest"]
  /// The other apps on the phone, by name.
  package var installedApps: Set<String> = []
  /// The scheduled notifications that are not yet due.
  var pending: [LocalNotifications.Pending] = []

  package init() {}

  /// A copy for an independent session.
  func copy() -> DeviceStorage {
    let copy = DeviceStorage()
    copy.secrets = secrets
    copy.records = records
    copy.permissions = permissions
    copy.photos = photos
    copy.installedApps = installedApps
    copy.pending = pending
    return copy
  }

  /// Stores an arranged condition, if it concerns the storage.
  func keep(_ condition: Condition) {
    switch condition {
    case .permission(let permission, .undetermined): permissions[permission] = nil
    case .permission(let permission, let state): permissions[permission] = state
    case .secret(let name, let value): secrets[name] = value
    case .record(let name, let value): records[name] = value
    case .installedApp(let name, true): installedApps.insert(name)
    case .installedApp(let name, false): installedApps.remove(name)
    default: break
    }
  }
}
