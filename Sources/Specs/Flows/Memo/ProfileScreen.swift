import SpecDrivers
import SpecSimulator

/// Who is signed in: a photo of their own, how many memos there are, and the way out.
final class ProfileScreen: RuledScreen<MemoRules> {
  let photo = ImageView(id: "photo", label: "photo", image: noPhoto)
  let pick = Button(id: "pick-photo", label: "Choose a photo")
  let memoCount = Label(id: "memo-count", label: "메모", text: "0")
  let likeCount = Label(id: "like-count", label: "좋아요", text: "0")
  let logOut = Button(id: "log-out", label: "로그아웃")

  /// What stands in the place of a photo.
  private static let noPhoto = "person"

  private let store: MemoStore
  private let account: MemoAccount

  init(on device: Device, store: MemoStore, _ book: RuleBook<MemoRules>) {
    self.store = store
    account = MemoAccount(memory: device.memory, book)
    super.init(name: "profile", on: device, book)
    add(photo, pick, memoCount, likeCount, logOut)
    pick.action = { [weak self] in self?.pickPhoto() }
    logOut.action = { [weak self] in self?.logOutWasTapped() }
  }

  override func makeAnew() -> ViewController? {
    ProfileScreen(on: device, store: store, book)
  }

  override func viewDidLoad() {
    if rules.shownPhotos.contains(.stored) { photo.image = account.photo ?? Self.noPhoto }
    if rules.countsRefresh == .onLoad { showCounts() }
  }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    if rules.countsRefresh == .onEveryAppearance { showCounts() }
  }

  private func showCounts() {
    memoCount.text = String(store.memos.count)
    likeCount.text = String(store.favorites)
  }

  /// A photo that is picked is shown and stored; without one everything stays as it is.
  private func pickPhoto() {
    guard rules.working.contains(.choosePhoto) else { return }
    device.sheets.pickPhoto { [weak self] picked in
      guard let self else { return }
      guard let picked else {
        if !rules.cancelKeepsPhoto { photo.image = Self.noPhoto }
        return
      }
      if rules.shownPhotos.contains(.picked) { photo.image = picked }
      account.store(photo: picked)
    }
  }

  private func logOutWasTapped() {
    guard rules.working.contains(.logOut) else { return }
    account.signOut()
    device.dismissTabs(animated: rules.tabsGoAnimated)
  }

  override func layout() {
    let width = device.model.size.width
    let top = device.model.safeTop + 44
    photo.place(x: width / 2 - 60, y: top + 20, width: 120, height: 120)
    pick.place(x: width / 2 - 80, y: top + 150, width: 160, height: 44)
    memoCount.place(x: 20, y: top + 210, width: width / 2 - 20, height: 40)
    likeCount.place(x: width / 2, y: top + 210, width: width / 2 - 20, height: 40)
    logOut.place(x: 40, y: top + 280, width: width - 80, height: 44)
  }
}
