/// Figures as tables show them.
public enum Figure {
  /// A number with a number of decimals.
  public static func text(_ number: Double, decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let digits = String(Int((abs(number) * factor).rounded()))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let sign = number < 0 ? "-" : ""
    return decimals == 0
      ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// A row of a Markdown table.
  public static func row(_ cells: String...) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Megabytes.
  public static func megabytes(_ bytes: Double) -> String { text(bytes / 1e6, decimals: 1) }
}
