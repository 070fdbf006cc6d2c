/// The app: what a car park charges, by its rates and the time of a stay.
struct Garage: Sendable {
  /// A price that begins to be charged after so many minutes.
  struct Rate: Sendable {
    let minutes: Int
    let price: Money
  }

  /// The rates, the earliest first.
  var rates: [Rate] = []
  var entered: ClockTime?
  var left: ClockTime?

  /// How long the car stayed, in minutes; a car that leaves before it came stayed overnight.
  var minutes: Int? {
    guard let entered, let left else { return nil }
    return (left.minutes - entered.minutes + 24 * 60) % (24 * 60)
  }

  /// The last price whose time has come.
  var fee: Money? {
    guard let minutes else { return nil }
    return rates.last { $0.minutes <= minutes }?.price ?? Money(cents: 0)
  }

  var receipt: String {
    guard let entered, let left, let fee else { return "no receipt" }
    return "in   \(entered)\nout  \(left)\nfee  \(fee)"
  }
}

/// An amount in euros and cents.
struct Money: Equatable, Sendable, CustomStringConvertible {
  var cents: Int

  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) EUR" }
}

/// A time of day, to the minute.
struct ClockTime: Equatable, Sendable, CustomStringConvertible {
  /// Minutes since midnight.
  var minutes: Int

  var description: String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
