import SpecAnalysis
import Testing

@testable import SpecRunner

/// What the gate says about changed files that steps compare with.
struct FileWeakeningTests {
  @Test(
    arguments: [
      ("specs/snapshots/shop/cart.chromium-linux-1280x720.png", [1], [2], "changed-snapshot"),
      ("specs/snapshots/shop/cart.chromium-linux-1280x720.png", [1], nil, "removed-snapshot"),
      ("specs/snapshots/shop/cart.chromium-linux-1280x720.png", nil, [1], nil),
      ("specs/snapshots/shop/cart.chromium-linux-1280x720.png", [1], [1], nil),
      ("pictures/logo.png", [1], [2], nil),
    ] as [(String, [UInt8]?, [UInt8]?, String?)])
  func `a changed or removed picture is found`(
    path: String, before: [UInt8]?, after: [UInt8]?, kind: String?
  ) {
    let file = ChangedFile(
      path: path, earlierPath: before == nil ? nil : path, before: before, after: after)
    let findings = FileWeakening.findings([file], known: [])
    #expect(findings.map(\.kind.rawValue) == [kind].compactMap { $0 })
  }
}
