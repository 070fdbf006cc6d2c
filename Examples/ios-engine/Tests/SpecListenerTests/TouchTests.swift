import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// A finger reaches what is in front and enabled, and nothing else.
  @MainActor @Suite struct TouchTests {
    private static let place = CGRect(x: 10, y: 10, width: 100, height: 40)

    private func button(_ title: String) -> UIButton {
      let button = UIButton()
      button.setTitle(title, for: .normal)
      return button
    }

    @Test func `a tap sends the events of a touch, each once`() async throws {
      let save = button("Save")
      var events: [String] = []
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"),
        (.primaryActionTriggered, "primary"), (.valueChanged, "value"),
      ] { save.addAction(UIAction { _ in events.append(name) }, for: event) }
      let gallery = try await Gallery([(save, Self.place)])
      #expect(await gallery.perform(.tap(Selector("Save"))) == "")
      #expect(events == ["down", "up", "primary"])
    }

    @Test func `what a finger cannot reach is not tapped`() async throws {
      let covered = button("Covered")
      let cover = button("Cover")
      let disabled = button("Disabled")
      disabled.isEnabled = false
      let beyond = button("Beyond")
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      let menu = button("More")
      menu.showsMenuAsPrimaryAction = true
      let label = UILabel()
      label.text = "Title"
      let gallery = try await Gallery([
        (covered, Self.place), (cover, Self.place),
        (disabled, Self.place.offsetBy(dx: 0, dy: 50)),
        (beyond, Self.place.offsetBy(dx: 0, dy: 900)),
        (slider, Self.place.offsetBy(dx: 0, dy: 100)),
        (menu, Self.place.offsetBy(dx: 0, dy: 150)), (label, Self.place.offsetBy(dx: 0, dy: 200)),
      ])
      var answers: [String] = []
      for name in ["Covered", "Disabled", "Beyond", "Volume", "More", "Title", "Nothing"] {
        answers.append(await gallery.perform(.tap(Selector(name))))
      }
      #expect(
        answers == [
          "\"Covered\": the Cover covers it", "\"Disabled\": it is disabled",
          "\"Beyond\": it is outside the screen",
          "\"Volume\": a tap on it depends on the place; choose one of its options",
          "gestures: only UIKit can open the menu of a button; choose one of its items",
          "gestures: a gesture recogniser cannot be triggered inside the app; override "
            + "accessibilityActivate() in the view, which screen readers need too",
          "\"Nothing\" is not found",
        ])
      let covers = try gallery.driver.observe(since: 0).screen.elements.map {
        $0.properties[.coveredBy]
      }
      #expect(covers == [.known("Cover")] + Array(repeating: nil, count: 6))
    }

    @Test func `a tap on a text goes to the control around it`() async throws {
      let card = UIControl()
      card.accessibilityIdentifier = "card"
      var taps = 0
      card.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = "Seoul"
      card.addSubview(label)
      let tile = Tile()
      tile.accessibilityIdentifier = "tile"
      let gallery = try await Gallery([
        (card, Self.place), (tile, Self.place.offsetBy(dx: 0, dy: 50)),
      ])
      #expect(await gallery.perform(.tap(Selector("Seoul")), .tap(Selector("tile"))) == "")
      #expect(taps == 1)
      #expect(tile.isActivated)
    }

    @Test func `a switch is checked, and stays so`() async throws {
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Wi-Fi"
      var values: [Bool] = []
      toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
      let gallery = try await Gallery([(toggle, Self.place)])
      let name = Selector("Wi-Fi")
      #expect(
        await gallery.perform(
          .setChecked(true, name), .setChecked(true, name), .tap(name), .setChecked(false, name))
          == "")
      #expect(values == [true, false])
    }

    @Test func `rows are selected if the delegate allows it`() async throws {
      let list = Cities()
      let gallery = try await Gallery([(list.table, CGRect(x: 0, y: 0, width: 320, height: 100))])
      #expect(await gallery.perform(.tap(Selector("Seoul"))) == "")
      #expect(
        await gallery.perform(.tap(Selector("Busan", role: .row)))
          == "\"Busan\" row: the app does not let it be selected")
      #expect(list.selected == [0])
      #expect(await gallery.perform(.scroll(to: Selector("City 40"))) == "")
      #expect(await gallery.perform(.tap(Selector("City 40"))) == "")
      #expect(list.selected == [0, 40])
      #expect(await gallery.perform(.scroll(to: Selector("City 99"))) == "\"City 99\" is not found")
      #expect(
        await gallery.perform(.scrollBy(points: -5000, in: nil), .scrollBy(points: 30, in: nil))
          == "")
      #expect(list.table.contentOffset.y == 30)
    }

    @Test func `cells of a collection are selected`() async throws {
      let grid = UICollectionView()
      let delegate = Picks()
      grid.delegate = delegate
      grid.stubCells = ["One", "Two"].enumerated().map { place, name in
        let cell = UICollectionViewCell(
          frame: CGRect(x: place * 60, y: 0, width: 50, height: 50))
        cell.accessibilityLabel = name
        return cell
      }
      let gallery = try await Gallery([(grid, CGRect(x: 0, y: 0, width: 320, height: 100))])
      #expect(await gallery.perform(.tap(Selector("Two"))) == "")
      #expect(delegate.picked == [1])
      #expect(
        await gallery.perform(.tap(Selector("One")))
          == "\"One\": the app does not let it be selected")
    }
  }
}

/// A view that only screen readers can use.
private final class Tile: UIView {
  var isActivated = false
  override func accessibilityActivate() -> Bool {
    isActivated = true
    return true
  }
}

@MainActor
private final class Cities: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var selected: [Int] = []

  override init() {
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(frame: .zero)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let row = indexPath.last ?? 0
    label.text = row == 0 ? "Seoul" : row == 1 ? "Busan" : "City \(row)"
    cell.contentView.addSubview(label)
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.last != 1
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.last ?? -1)
  }
}

@MainActor
private final class Picks: NSObject, UICollectionViewDelegate {
  var picked: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.last != 0 }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { picked.append(indexPath.last ?? -1) }
}
