import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// Screens that come and go are recorded once, with what UIKit was asked for.
  @MainActor @Suite struct RecordingTests {
    @Test func `pushes and pops are recorded once each`() async throws {
      let stack = ListenedNavigationController(rootViewController: PlainViewController())
      let gallery = try await Gallery(stack)
      stack.pushViewController(AccountViewController(), animated: true)
      stack.pushViewController(DetailViewController(), animated: false)
      stack.popToRootViewController(animated: true)
      stack.setViewControllers([PlainViewController(), DetailViewController()], animated: false)
      stack.popViewController(animated: true)
      #expect(stack.popViewController(animated: true) == nil)
      UIView.setAnimationsEnabled(false)
      stack.pushViewController(AccountViewController(), animated: true)
      UIView.setAnimationsEnabled(true)
      #expect(
        try gallery.events(.push, .pop) == [
          "push: my account (animated on, from plain)",
          "push: detail (animated off, from my account)", "pop: detail (animated on, to plain)",
          "push: detail (animated off, from plain)", "pop: detail (animated on, to plain)",
          "push: my account (animated off, from plain)",
        ])
    }

    @Test func `a screen records its life and what it presents`() async throws {
      let root = HomeViewController()
      let gallery = try await Gallery(root)
      root.present(DetailViewController(), animated: true)
      root.dismiss(animated: false)
      root.present(
        UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
      root.dismiss(animated: true)
      await Task.yield()
      #expect(
        try gallery.events() == [
          "life cycle: home (call viewDidLoad)", "life cycle: home (call viewWillAppear)",
          "life cycle: home (call viewDidAppear)", "life cycle: detail (call viewDidLoad)",
          "present: detail (animated on, over home)",
          "life cycle: detail (call viewWillAppear)", "life cycle: detail (call viewDidAppear)",
          "dismiss: detail (animated off)", "life cycle: detail (call viewWillDisappear)",
          "life cycle: detail (call viewDidDisappear)", "life cycle: detail (call deinit)",
        ])
    }

    @Test func `a stack is presented with its first screen`() async throws {
      let root = UINavigationController(rootViewController: HomeViewController())
      let gallery = try await Gallery(root)
      root.present(
        UINavigationController(rootViewController: DetailViewController()), animated: true)
      root.dismiss(animated: true)
      #expect(
        try gallery.events(.present, .dismiss) == [
          "present: detail (animated on, over home)", "dismiss: detail (animated on)",
        ])
    }

    @Test func `a notification is read where it is posted`() {
      var heard = 0
      let subscriptions = Subscriptions()
      let name = Notification.Name("test")
      subscriptions.add(name) {
        $0.userInfo?.count ?? -1
      } _: {
        heard += $0
      }
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["a": 1])
      #expect(heard == 1)
    }
  }

  /// Which part of a view is in view.
  @MainActor @Suite struct SightTests {
    @Test func `a view in an area is in view as far as the area shows it`() async throws {
      let area = UIScrollView()
      area.accessibilityIdentifier = "list"
      area.contentSize = CGSize(width: 100, height: 300)
      for row in 0..<3 {
        let button = UIButton()
        button.setTitle("\(row)", for: .normal)
        button.frame = CGRect(x: 0, y: row * 100, width: 100, height: 100)
        area.addSubview(button)
      }
      let gallery = try await Gallery([(area, CGRect(x: 0, y: 0, width: 100, height: 150))])
      func inView() throws -> [String] {
        try gallery.driver.observe(since: 0).screen.elements.dropFirst().map {
          "\($0.label) \($0.properties[.inView].map(ScreenText.text) ?? "-")"
        }
      }
      #expect(try inView() == ["0 on", "1 on", "2 off"])
      #expect(await gallery.perform(.tap(Selector("2"))) == "")
      #expect(area.contentOffset.y == 150)
      #expect(try inView() == ["0 off", "1 on", "2 on"])
    }
  }
}

private final class HomeViewController: ListenedViewController {}
private final class DetailViewController: ListenedViewController {}
