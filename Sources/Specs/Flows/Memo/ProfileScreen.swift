import SpecDrivers
import SpecSimulator

/// The profile of the user: photo, counts and logging out.
final class ProfileScreen: FlowScreen<MemoRules> {
  let photo = ImageView(id: "photo", label: "photo", image: noPhoto)
  let pick = Button(id: "pick-photo", label: "Choose a photo")
  let memoCount = Label(id: "memo-count", label: "메모", text: "0")
  let likeCount = Label(id: "like-count", label: "좋아요", text: "0")
  let logOut = Button(id: "log-out", label: "로그아웃")

  /// The image shown without a photo.
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

  override func recreate() -> ViewController? {
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

  /// A picked photo is shown and stored; cancelling changes nothing.
  private func pickPhoto() {
    guard rules.enabledControls.contains(.choosePhoto) else { return }
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
    guard rules.enabledControls.contains(.logOut) else { return }
    account.signOut()
    device.dismissTabs(animated: rules.tabsDismissalIsAnimated)
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
