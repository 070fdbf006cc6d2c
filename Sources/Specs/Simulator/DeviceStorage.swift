package import SpecDrivers
package import SpecText

/// What a phone keeps when an app ends: secrets, stored records, permissions, photos, and more.
///
/// A relaunch hands it on; a fresh install begins with what was arranged.
package final class DeviceStorage {
  /// The keychain, by the names of its items.
  package var secrets: [ExactText: String] = [:]
  /// What the app stored, records of a database and files alike, by name.
  package var records: [ExactText: String] = [:]
  /// What was answered when the system asked; what is not in here was never asked.
  package var permissions: [Permission: PermissionState] = [:]
  /// The names of the photos in the library.
  package var photos = ["mountain", "sea", "forest"]
  /// The other apps on the phone, by name.
  package var installedApps: Set<String> = []
  /// Notifications that were asked for and are not yet due.
  var pending: [LocalNotifications.Pending] = []

  package init() {}

  /// The same again, for a world that goes its own way.
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

  /// Remembers what was arranged, if it is a thing to remember.
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
