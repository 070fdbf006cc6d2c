import SpecSimulator
import SpecText

/// Who is signed in, as the keychain has it, and whose photo that is.
struct MemoAccount {
  private static let item = "user_id"

  private let memory: PhoneMemory
  private let faults: MemoFaults

  init(memory: PhoneMemory, faults: MemoFaults) {
    self.memory = memory
    self.faults = faults
  }

  /// The user's identifier; nil if nobody is signed in, which an empty one means as well.
  var userID: String? {
    guard let user = memory.secrets[Self.item] else { return nil }
    return user.isEmpty && !faults.contains(.emptyUserIDCounts) ? nil : user
  }

  func signIn(_ user: String) {
    if !faults.contains(.userIDNotStored) { memory.secrets[Self.item] = user }
  }

  /// The photo stays where it is: whoever comes back finds it again.
  func signOut() {
    if faults.contains(.photoDeletedOnLogOut) { memory.records[photoFile] = nil }
    if !faults.contains(.userIDKeptOnLogOut) { memory.secrets[Self.item] = nil }
  }

  /// The user's photo, by its name in the library; nil if there is none.
  var photo: String? { memory.records[photoFile] }

  func store(photo: String) {
    if !faults.contains(.photoNotStored) { memory.records[photoFile] = photo }
  }

  /// Each user has a file of their own.
  private var photoFile: String {
    faults.contains(.photoUnderFixedName) ? "profile.png" : "\(userID ?? "")_profile.png"
  }
}
