import SpecMessages
import SpecText

/// Small pictures for the symbols that apps name, on a grid of 24 by 24.
struct IconDrawing {
  private let name: String

  init(_ name: String) { self.name = name }

  /// A symbol: its outline, and whether it is filled.
  private struct Symbol {
    let names: [String]
    let path: String
    var isFilled = false
  }

  private static let symbols: [Symbol] = [
    Symbol(
      names: ["heart"],
      path:
        "M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5A4.8 4.8 0 0 1 21 8.8C21 12 19 15.5 12 20.5z"
    ),
    Symbol(
      names: ["heart.fill"],
      path:
        "M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5A4.8 4.8 0 0 1 21 8.8C21 12 19 15.5 12 20.5z",
      isFilled: true),
    Symbol(
      names: ["trash"],
      path: "M4 6.5h16M9.5 6.5v-2.5h5v2.5M6 6.5l1 14h10l1 -14M10 10v7M14 10v7"),
    Symbol(
      names: ["square.and.arrow.up", "share", "action"],
      path: "M8.5 9.5h-3v11h13v-11h-3M12 15v-12M8 6.5l4 -4l4 4"),
    Symbol(
      names: ["square.and.pencil", "pencil", "edit", "compose"],
      path: "M12 5h-7.500v15h15v-7.500M10 14.500l1 -3.500l8 -8l2.500 2.500l-8 8z"),
    Symbol(
      names: ["person", "profile", "person.fill"],
      path:
        "M12 3.500a4.200 4.200 0 1 1 0 8.400a4.200 4.200 0 1 1 0 -8.400zM3.500 21c0 -4.500 3.800 -7 8.500 -7s8.500 2.500 8.500 7z"
    ),
    Symbol(
      names: ["safari", "globe", "web"],
      path:
        "M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0 -19zM16.500 7.500l-2.500 6.500l-6.500 2.500l2.500 -6.500z"
    ),
    Symbol(
      names: ["books", "book"],
      path: "M4 4h4v16h-4zM8 4h4v16h-4zM13.500 5l4 -1l4 15.500l-4 1z"),
    Symbol(
      names: ["eye"],
      path:
        "M2 12c3 -5 6.500 -7 10 -7s7 2 10 7c-3 5 -6.500 7 -10 7s-7 -2 -10 -7zM12 8.800a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0 -6.400z"
    ),
    Symbol(
      names: ["eye.slash"],
      path:
        "M2 12c3 -5 6.500 -7 10 -7s7 2 10 7c-3 5 -6.500 7 -10 7s-7 -2 -10 -7zM12 8.800a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0 -6.400zM4 20.500l16 -17"
    ),
    Symbol(
      names: ["magnifyingglass", "search"],
      path: "M10.500 3.500a7 7 0 1 1 0 14a7 7 0 1 1 0 -14zM15.500 15.500l5.500 5.500"),
    Symbol(
      names: ["chevron.left", "back", "arrow.left"], path: "M15.500 3.500l-8.500 8.500l8.500 8.500"),
    Symbol(names: ["chevron.right", "next"], path: "M8.500 3.500l8.500 8.500l-8.500 8.500"),
    Symbol(names: ["xmark", "close"], path: "M5 5l14 14M19 5l-14 14"),
    Symbol(names: ["plus", "add"], path: "M12 4v16M4 12h16"),
    Symbol(names: ["checkmark"], path: "M4 13l5.500 5.500l11 -12"),
    Symbol(names: ["house", "home"], path: "M3 11.500l9 -8l9 8M5.500 9.500v11h13v-11"),
    Symbol(
      names: ["star"],
      path:
        "M12 2.800l2.800 6l6.400 .8l-4.700 4.500l1.200 6.500l-5.700 -3.200l-5.700 3.200l1.200 -6.500l-4.700 -4.500l6.400 -.8z"
    ),
    Symbol(
      names: ["star.fill"],
      path:
        "M12 2.800l2.800 6l6.400 .8l-4.700 4.500l1.200 6.500l-5.700 -3.200l-5.700 3.200l1.200 -6.500l-4.700 -4.500l6.400 -.8z",
      isFilled: true),
    Symbol(
      names: ["gear", "gearshape", "settings"],
      path:
        "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0 -8zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100"
    ),
    Symbol(
      names: ["bell"],
      path: "M5 17.500c2 -2 2 -4 2 -7a5 5 0 0 1 10 0c0 3 0 5 2 7zM10 20.500h4"),
    Symbol(
      names: ["camera"],
      path:
        "M3 7.500h4.500l1.500 -2.500h6l1.500 2.500h4.500v12h-18zM12 9.500a4 4 0 1 1 0 8a4 4 0 1 1 0 -8z"
    ),
    Symbol(
      names: ["list.bullet", "menu", "line.3.horizontal"], path: "M4 6.500h16M4 12h16M4 17.500h16"),
    Symbol(
      names: ["photo"],
      path:
        "M3 4.500h18v15h-18zM3 16.500l5.500 -6l4.500 5l2.500 -2.500l5.500 5.500M15.500 7.700a1.600 1.600 0 1 1 0 3.200a1.600 1.600 0 1 1 0 -3.200z"
    ),
    Symbol(
      names: ["mappin", "marker"],
      path: "M12 22c-4.500 -6 -7 -9.500 -7 -13a7 7 0 0 1 14 0c0 3.500 -2.500 7 -7 13z",
      isFilled: true),
    Symbol(
      names: ["delete.left"],
      path: "M8 5h13v14h-13l-6 -7zM12 9l6 6M18 9l-6 6"),
    Symbol(
      names: ["shift"], path: "M12 3.500l8.500 9h-4.500v7.500h-8v-7.500h-4.500z"),
  ]

  /// The symbol with the largest known part of the name: `heart.json` is a heart.
  private var symbol: Symbol? {
    var parts = name.lowercased().split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let wanted = parts.joined(separator: ".")
      if let match = Self.symbols.first(where: { $0.names.contains(same: wanted) }) { return match }
      parts.removeLast()
    }
    return nil
  }

  /// The symbol in a rectangle; nil if the name is not known.
  func drawn(in frame: RecordedScreen.Frame, color: String?) -> String? {
    guard let symbol, frame.width > 0, frame.height > 0 else { return nil }
    let side = min(frame.width, frame.height)
    let n = SVG.number
    let scale = Int((side / 24 * 1000).rounded())
    let factor = "\(scale / 1000)." + String(String(1000 + scale % 1000).dropFirst())
    let place =
      "translate(\(n(frame.midX - side / 2)) \(n(frame.midY - side / 2))) scale(\(factor))"
    return "<path class=\"\(symbol.isFilled ? "if" : "ic")\" transform=\"\(place)\""
      + " d=\"\(symbol.path)\""
      + SVG.attribute(symbol.isFilled ? "fill" : "stroke", color) + "/>"
  }
}
