import SpecSimulator

/// The three tabs: web, memos, which is selected first, and profile.
enum MemoTabs {
  static func bar(on device: Device, _ book: RuleBook<MemoRules>) -> TabBar {
    let store = MemoStore(on: device, book)
    let web = Tab(id: "web-tab", label: "web", icon: "safari", root: WebScreen(on: device))
    let memo = Tab(
      id: "memo-tab", label: "memo", icon: "square.and.pencil",
      root: MemoListScreen(on: device, store: store, book))
    let profile = Tab(
      id: "profile-tab", label: "profile", icon: "person",
      root: ProfileScreen(on: device, store: store, book))
    let first =
      switch book.rules.initialTab {
      case .web: web
      case .memos: memo
      }
    return TabBar(name: "tabs", tabs: [web, memo, profile], selected: first, on: device)
  }
}
