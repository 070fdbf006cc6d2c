import SpecDrivers
import SpecJSON
import SpecText

/// What settings of several engines have in common.
extension Settings {
  /// The values of the settings whose names begin with a prefix, with the rest of their names.
  func rest(after prefix: String) -> [(name: String, value: String)] {
    inOrder.filter { $0.name.begins(with: prefix) }.map {
      (String($0.name.unicodeScalars.dropFirst(prefix.unicodeScalars.count)), $0.value.written)
    }
  }

  /// The JSON object of a setting; nil if the run does not set it.
  ///
  /// - Throws: `SettingError` if it is something else.
  func object(_ name: String) throws(SettingError) -> JSONObject? {
    guard let text = self[name]?.text else { return nil }
    do { return try JSONReader.read(text).object() } catch {
      throw SettingError(name, "\(name): this is not a JSON object: \(error)")
    }
  }
}
