public import SpecDrivers
import SpecJSON

/// Pictures of the page.
extension WebDriver {
  public func picture() async throws(DriverError) -> [UInt8]? { try await screenshot() }

  /// A picture of the page as it is shown now, as a PNG file's bytes.
  ///
  /// - Throws: `DriverError.notLaunched`, or what befell the browser.
  public func screenshot() async throws(DriverError) -> [UInt8] {
    guard case .string(let text) = try await send(.screenshot),
      let bytes = Base64.decode(text)
    else { throw .engineFault("the browser's picture is not as agreed") }
    return bytes
  }
}
