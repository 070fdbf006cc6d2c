import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// Stacks, tabs, sheets and alerts.
  @MainActor @Suite struct NavigationTests {
    @Test func `the bar is read from its items`() async throws {
      let home = PlainViewController()
      home.title = "Home"
      let account = AccountViewController()
      account.navigationItem.title = "Account"
      var saved = 0
      account.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in saved += 1 }),
        UIBarButtonItem(title: "Nothing"),
      ]
      let stack = UINavigationController(rootViewController: home)
      let gallery = try await Gallery(stack)
      stack.pushViewController(account, animated: false)
      let shown = try gallery.shown()
      #expect(
        shown == """
          button back "Home" nowhere enabled: on, visible: on
          heading title "Account" nowhere text: "Account", visible: on
          button ~button 1 "Save" nowhere enabled: on, visible: on
          button ~button 2 "Nothing" nowhere enabled: on, visible: on
          """)
      let screen = try gallery.driver.observe(since: 0).screen
      #expect(screen.name == "my account")
      #expect(screen.stack == .known(["plain", "my account"]))
      #expect(screen.properties[.navigationBar] == .known(true))
      #expect(await gallery.perform(.tap(Selector("Save"))) == "")
      #expect(saved == 1)
      #expect(
        await gallery.perform(.tap(Selector("Nothing")))
          == "\"Nothing\": it has no action")
      #expect(await gallery.perform(.tap(Selector("Home", role: .button))) == "")
      #expect(
        await gallery.perform(.back) == "cannot go back: \"plain\" is the first screen")
    }

    @Test func `views in the bar are read as views`() async throws {
      let home = PlainViewController()
      let title = UILabel()
      title.text = "Logo"
      let button = UIButton()
      button.setTitle("Add", for: .normal)
      let item = UIBarButtonItem()
      item.customView = button
      home.navigationItem.titleView = title
      home.navigationItem.rightBarButtonItems = [item]
      let search = UISearchController()
      search.searchBar.searchTextField.placeholder = "Search"
      home.navigationItem.searchController = search
      home.view.addSubview(UINavigationBar())
      let gallery = try await Gallery(UINavigationController(rootViewController: home))
      let screen = try gallery.driver.observe(since: 0).screen
      #expect(
        screen.elements.map { "\($0.role.rawValue) \($0.label)" } == [
          "text Logo", "button Add", "search field ",
        ])
      #expect(screen.complete == .unknown("a bar that belongs to no controller"))
    }

    @Test func `there is a way back only if the system offers one`() async throws {
      let stack = UINavigationController(rootViewController: PlainViewController())
      let gallery = try await Gallery(stack)
      let account = AccountViewController()
      stack.pushViewController(account, animated: false)
      stack.isNavigationBarHidden = true
      #expect(
        await gallery.perform(.back)
          == "cannot go back: without a navigation bar there is no back button and no swipe from "
          + "the edge")
      stack.isNavigationBarHidden = false
      account.navigationItem.hidesBackButton = true
      #expect(
        await gallery.perform(.back) == "cannot go back: \"my account\" hides the back button")
      account.navigationItem.hidesBackButton = false
      #expect(await gallery.perform(.back) == "")
      #expect(stack.viewControllers.count == 1)
    }

    @Test func `tabs are elements, and the delegate may refuse one`() async throws {
      let tabs = UITabBarController()
      let controllers = ["Home", "Search", "Locked"].map { title in
        let controller = PlainViewController()
        controller.title = title
        return controller
      }
      tabs.viewControllers = controllers
      let lock = Lock()
      tabs.delegate = lock
      let gallery = try await Gallery(tabs)
      #expect(await gallery.perform(.tap(Selector("Search", role: .tab))) == "")
      #expect(await gallery.perform(.tap(Selector("Locked"))) == "")
      let shown = try gallery.shown()
      #expect(
        shown == """
          tab ~tab 1 "Home" nowhere enabled: on, selected: off, visible: on
          tab ~tab 2 "Search" nowhere enabled: on, selected: on, visible: on
          tab ~tab 3 "Locked" nowhere enabled: on, selected: off, visible: on
          """)
      #expect(await gallery.perform(.choose("Home", in: nil)) == "")
      #expect(lock.selected == ["Search", "Home"])
    }

    @Test func `a sheet is pulled down as its delegate allows`() async throws {
      let root = PlainViewController()
      let gallery = try await Gallery(root)
      #expect(
        await gallery.perform(.dismiss) == "cannot pull the sheet down: no sheet is presented")
      let sheet = AccountViewController()
      let guardian = Guardian()
      sheet.presentationController?.delegate = guardian
      root.present(sheet, animated: false)
      #expect(try gallery.driver.observe(since: 0).screen.name == "my account")
      #expect(
        await gallery.perform(.dismiss) == "cannot pull the sheet down: the app does not allow it")
      guardian.allows = true
      #expect(await gallery.perform(.dismiss) == "")
      #expect(guardian.calls == ["attempt", "will", "did"])
      sheet.modalPresentationStyle = .fullScreen
      root.present(sheet, animated: false)
      #expect(
        await gallery.perform(.dismiss)
          == "cannot pull the sheet down: \"my account\" covers the whole screen")
    }

    @Test func `an alert is read and answered`() async throws {
      let root = PlainViewController()
      let gallery = try await Gallery(root)
      var answers: [String] = []
      let alert = UIAlertController(
        title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
      alert.addAction(
        ListenedAlertAction.make(title: "Delete", style: .destructive) { _ in
          answers.append("delete, \(root.presentedViewController == nil)")
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addTextField { $0.placeholder = "Why" }
      root.present(alert, animated: false)
      let screen = try gallery.driver.observe(since: 0).screen
      #expect(screen.name == "plain")
      #expect(
        screen.alert
          == .known(
            Alert(
              kind: .alert, title: "Delete?", message: "It is gone then.",
              buttons: ["Delete", "Cancel"])))
      #expect(
        await gallery.perform(.back) == "cannot reach the screen: \"Delete?\" is in front of it")
      #expect(await gallery.perform(.answer("Keep")) == "no answer \"Keep\"")
      #expect(
        await gallery.perform(.answer("Cancel"))
          == "answers to alerts: only UIKit can call the function of \"Cancel\"; make the button "
          + "with ListenedAlertAction.make(title:style:handler:)")
      #expect(await gallery.perform(.typeIntoAlert("old")) == "")
      #expect(alert.textFields?.first?.text == "old")
      #expect(await gallery.perform(.answer("Delete")) == "")
      #expect(answers == ["delete, true"])
      #expect(await gallery.perform(.answer("Delete")) == "no answer \"Delete\"")
    }

    @Test func `a prompt of the system may be in front of an app that is not active`() async throws
    {
      let gallery = try await Gallery(PlainViewController())
      UIApplication.shared.stubMove(to: .inactive)
      defer { UIApplication.shared.stubMove(to: .active) }
      #expect(
        try gallery.driver.observe(since: 0).screen.alert
          == .unknown("the app is not active, so a prompt of the system may be in front of it"))
    }
  }
}

@MainActor
private final class Lock: NSObject, UITabBarControllerDelegate {
  var selected: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController.title != "Locked" }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected.append(viewController.title ?? "") }
}

@MainActor
private final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows = false
  var calls: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
}
