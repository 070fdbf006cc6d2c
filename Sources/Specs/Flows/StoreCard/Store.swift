/// A shop as its card shows it.
struct Store: Hashable {
  let number: Int
  let name: String

  /// What the list recommends, in its order.
  static let recommended = [
    Store(number: 1, name: "서점 하나"), Store(number: 2, name: "서점 둘"),
    Store(number: 3, name: "서점 셋"),
  ]

  /// Where its details are asked for.
  var address: String { "https://cozy.example/stores/\(number)" }
}
