/// A shop, as shown on its card.
struct Store: Hashable {
  let number: Int
  let name: String

  /// The recommended shops, in order.
  static let recommended = [
    Store(number: 1, name: "서점 하나"), Store(number: 2, name: "서점 둘"),
    Store(number: 3, name: "서점 셋"),
  ]

  /// The URL of its details.
  var address: String { "https://cozy.example/stores/\(number)" }
}
