extension Duration {
  /// The duration in seconds, as Dispatch wants it; a fraction more, so that no timer is early.
  var timeInterval: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18 + 1e-6
  }

  /// The duration in whole milliseconds, for people and for the contract.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
