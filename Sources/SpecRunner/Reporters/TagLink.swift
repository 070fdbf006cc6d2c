import SpecText

/// Where tags lead that begin in the same way, such as `@issue-12` to an issue.
package struct TagLink: Sendable {
  /// How the tags begin.
  let tag: String
  /// The address of a page, with `{}` where the rest of the tag belongs.
  let address: String

  /// Reads `@issue-=https://example.org/issues/`; nil if it is not a tag and an address of a page.
  package init?(_ text: String) {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    tag = String(text[..<equals])
    let address = String(text[text.index(after: equals)...])
    guard tag.begins(with: "@"), tag.utf8.count > 1,
      address.begins(with: "http://") || address.begins(with: "https://")
    else { return nil }
    self.address = address.includes("{}") ? address : address + "{}"
  }

  /// The address of the page that a tag stands for; nil for another tag.
  func address(of other: String) -> String? {
    guard other.begins(with: tag) else { return nil }
    let rest = PercentText.encoded(other.utf8.dropFirst(tag.utf8.count))
    return address.replacing(exactly: "{}", with: rest)
  }
}
