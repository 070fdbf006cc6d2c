#if DEBUG && canImport(UIKit)

/// Comparison of texts by code points: é as one of them is not é as two.
extension String {
  func isExactly(_ other: String?) -> Bool {
    other.map { unicodeScalars.elementsEqual($0.unicodeScalars) } ?? false
  }
}
#endif
