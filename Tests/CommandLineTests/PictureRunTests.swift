import Foundation
import SpecTestKit
import Testing

/// Pictures of a page in a real browser.
@Suite(
  .serialized, .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH"), .browserTurn)
struct PictureRunTests {
  private static let page = """
    <!doctype html><title>Shop</title><h1>Shop</h1>
    <ul aria-label="Cart"><li>Milk</li><li id="second">Bread</li></ul>
    <p><output aria-label="Now" id="now"></output></p>
    <label>Name <input autofocus></label>
    <button onclick="second.style.color = '#c00'">Red</button>
    <script>now.textContent = performance.timeOrigin</script>
    """

  private static let feature = """
    Feature: Shop
      Scenario: As it was
        Given the app is open
        Then the "Cart" list looks like "cart"
        And the screen looks like "shop" except:
          | Now |

      Scenario: In red
        Given the app is open
        When I tap "Red"
        Then the "Cart" list looks like "cart"

    """

  @Test func `a page looks as it did, until it does not`() async throws {
    try await TemporaryFolder.with(["page.html": Self.page, "shop.feature": Self.feature]) {
      folder in
      func run(_ arguments: String...) async throws -> SpecProcess {
        try await SpecProcess.run(
          ["run", "--url", "page.html"] + arguments, in: folder,
          deadline: .seconds(120))
      }
      let first = try await run("shop.feature:2", "--update-snapshots", "changed")
      #expect(first.status == 0, "\(first)")
      let second = try await run("shop.feature", "--update-snapshots", "none")
      #expect(second.status == 1, "\(second)")
      #expect(second.output.contains("2 scenarios (1 failed, 1 passed)"), "\(second)")
      #expect(
        second.output.contains(#""Cart" list does not look like the picture "cart""#), "\(second)")
      let other = try await run(
        "shop.feature:2", "--device", "800x600", "--update-snapshots", "none")
      #expect(other.status == 1, "\(other)")
      #expect(
        other.output.contains("snapshots/shop/cart.chromium-linux-980x735@2x.png does not exist"),
        "\(other)")
    }
  }
}
