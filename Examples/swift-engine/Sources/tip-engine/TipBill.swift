/// The app: what each of several people pays for a bill and a tip.
struct TipBill: Sendable {
  static let percentages = [0, 10, 15, 20]

  /// The amount as it was typed, such as `25` or `25.50`.
  var amount = ""
  var percent = 10
  var people = 1
  /// A known defect, to see that the scenarios notice it.
  var roundsDown = false

  /// What each pays, rounded up to a cent; a dash if the amount is no amount.
  var share: String {
    guard let cents else { return "-" }
    let total = cents * (100 + percent)
    let divisor = 100 * people
    let share = (total + (roundsDown ? 0 : divisor - 1)) / divisor
    let rest = share % 100
    return "\(share / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private var cents: Int? {
    let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), (0...1_000_000).contains(whole) else {
      return nil
    }
    if parts.count == 1 { return whole * 100 }
    guard parts.count == 2, parts[1].count == 2, let rest = Int(parts[1]), rest >= 0 else {
      return nil
    }
    return whole * 100 + rest
  }
}
