extension Duration {
  /// The duration in seconds, as Dispatch wants it; a fraction more, so that no timer is early.
  var timeInterval: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18 + 1e-6
  }
}
