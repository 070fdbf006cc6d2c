import SpecSimulator
import SpecText

/// Who is signed in, as the keychain has it, and whose photo that is.
struct MemoAccount {
  private static let item = "user_id"

  private let memory: DeviceStorage
  private let book: RuleBook<MemoRules>

  init(memory: DeviceStorage, _ book: RuleBook<MemoRules>) {
    self.memory = memory
    self.book = book
  }

  /// The user's identifier; nil if nobody is signed in, which an empty one means as well.
  var userID: String? {
    guard let user = memory.secrets[Self.item] else { return nil }
    return user.isEmpty && book.rules.emptyUserIsNobody ? nil : user
  }

  func signIn(_ user: String) {
    if book.rules.stored.contains(.userID) { memory.secrets[Self.item] = user }
  }

  /// The photo stays where it is: whoever comes back finds it again.
  func signOut() {
    let forgotten = book.rules.forgottenOnLogOut
    if forgotten.contains(.photo) { memory.records[photoFile] = nil }
    if forgotten.contains(.userID) { memory.secrets[Self.item] = nil }
  }

  /// The user's photo, by its name in the library; nil if there is none.
  var photo: String? { memory.records[photoFile] }

  func store(photo: String) {
    if book.rules.stored.contains(.photo) { memory.records[photoFile] = photo }
  }

  /// Each user has a file of their own.
  private var photoFile: String {
    book.rules.photoIsPersonal ? "\(userID ?? "")_profile.png" : "profile.png"
  }
}
