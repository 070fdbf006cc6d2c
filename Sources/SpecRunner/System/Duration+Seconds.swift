extension Duration {
  /// The duration in seconds for Dispatch, rounded up slightly so that timers are never early.
  package var timeInterval: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18 + 1e-6
  }
}
