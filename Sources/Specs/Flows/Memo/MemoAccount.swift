import SpecSimulator
import SpecText

/// The signed-in user, stored in the keychain, and the photo of the user.
struct MemoAccount {
  private static let item = "user_id"

  private let memory: DeviceStorage
  private let book: RuleBook<MemoRules>

  init(memory: DeviceStorage, _ book: RuleBook<MemoRules>) {
    self.memory = memory
    self.book = book
  }

  /// The identifier of the user; nil if it is missing or empty, which means signed out.
  var userID: String? {
    guard let user = memory.secrets[Self.item] else { return nil }
    return user.isEmpty && book.rules.emptyUserIDMeansSignedOut ? nil : user
  }

  func signIn(_ user: String) {
    if book.rules.persistedItems.contains(.userID) { memory.secrets[Self.item] = user }
  }

  /// The photo is kept for the next sign-in of the same user.
  func signOut() {
    let forgotten = book.rules.clearedOnLogOut
    if forgotten.contains(.photo) { memory.records[photoFile] = nil }
    if forgotten.contains(.userID) { memory.secrets[Self.item] = nil }
  }

  /// The name of the user's photo in the library; nil if there is none.
  var photo: String? { memory.records[photoFile] }

  func store(photo: String) {
    if book.rules.persistedItems.contains(.photo) { memory.records[photoFile] = photo }
  }

  /// Each user has a separate file.
  private var photoFile: String {
    book.rules.photoIsPerUser ? "\(userID ?? "")_profile.png" : "profile.png"
  }
}
