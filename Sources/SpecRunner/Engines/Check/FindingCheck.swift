import SpecDrivers
import SpecText

/// Checks that an engine finds the elements that a selector means, and no others.
///
/// It knows nothing of the app: what a selector means on the first screen is decided by the rule of
/// the runner. What must not be found changes nothing, and what must be found is a field or a text.
struct FindingCheck {
  let engine: CheckedEngine
  let session: String
  let screen: Screen

  func run(_ findings: inout FindingCollector) async {
    let named = screen.elements.compactMap { element in name(of: element).map { (element, $0) } }
    let names = named.map(\.1)
    let halves = names.compactMap(Self.half)
    await expect(
      "an element is not found by another role", .elementNotFound,
      among: named.filter { $0.0.properties[.role] == nil }
        .map { Selector($0.1, role: .treeItem) }, &findings)
    await expect(
      "a position after the last match finds nothing", .elementNotFound,
      among: names.map { Selector($0, position: 999) }, &findings)
    await expect(
      "an element is found only inside what contains it", .elementNotFound,
      among: names.flatMap { name in
        names.map { Selector(name, in: [Selector($0)]) }
          + [Selector(name, in: [Selector("no such element")])]
      }, &findings)
    await expect(
      "a part of a name is not the name", .elementNotFound, among: halves.map { Selector($0) },
      &findings)
    await expect(
      "several matches are ambiguous", .ambiguousElement,
      among: Set(names.joined().map { String($0) }).sorted().flatMap { letter in
        [nil, .field, .button, .text].map { Selector(letter, .containing, role: $0) }
      } + [Element.Role.field, .button, .text].map { Selector(role: $0) }, &findings)
    let harmless = named.filter { isHarmless($0.0) }.map(\.1)
    for (how, probes) in [
      ("containing", harmless.compactMap(Self.half).map { Selector($0, .containing) }),
      ("starting with", harmless.compactMap(Self.half).map { Selector($0, .startingWith) }),
      ("ignoring case", harmless.map { Selector($0.uppercased(), .ignoringCase) }),
      ("matching", harmless.compactMap(Self.pattern).map { Selector($0, .matching) }),
    ] {
      // What an exact comparison finds as well shows nothing.
      await expect(
        "an element is found by a comparison: \(how)", nil,
        among: probes.filter { Selector($0.name).matches(on: screen).isEmpty }, &findings)
    }
    await expect(
      "a tap on a disabled element is refused", .notInteractable,
      among: named.filter { $0.0.properties[.enabled] == .known(.flag(false)) && isInView($0.0) }
        .map { Selector($0.1, role: $0.0.role) }, &findings)
  }

  /// Taps the first of the selectors that must lead to an outcome; nil is success.
  private func expect(
    _ promise: String, _ kind: DriverWire.ErrorKind?, among selectors: [Selector],
    _ findings: inout FindingCollector
  ) async {
    // What is not read may match as well.
    guard screen.complete.value == true else {
      return findings.skip(promise, "not exercised: the first screen is incomplete")
    }
    guard let selector = selectors.first(where: { meaning(of: $0, kind) }) else {
      return findings.skip(promise, "not exercised: the first screen has nothing to try it with")
    }
    await findings.check(promise) { () throws(Unkept) in
      let outcome = try await engine.outcome(.tap(selector), session)
      let accepted = kind == nil ? [nil, .notInteractable] : [kind]
      guard !accepted.contains(outcome?.kind) else { return }
      let wanted = kind.map { "the error \($0.rawValue.inQuotes)" } ?? "success"
      throw .broken(
        "a tap on \(selector) was answered with \(outcome?.words ?? "success"); it means \(wanted)")
    }
  }

  /// Whether a tap by a selector must lead to an error; nil is none.
  private func meaning(of selector: Selector, _ kind: DriverWire.ErrorKind?) -> Bool {
    do {
      _ = try selector.resolve(on: screen)
      return kind == nil || kind == .notInteractable
    } catch { return DriverWire.kind(of: error) == kind }
  }

  // MARK: Elements

  /// The name by which people call an element, if it is that of no other.
  private func name(of element: Element) -> String? {
    guard element.isVisible else { return nil }
    return [
      element.label, element.properties[.placeholder]?.value?.text ?? "",
      element.properties[.text]?.value?.text ?? "", element.id,
    ].first { !$0.isEmpty && (try? Selector($0).resolve(on: screen))?.id == element.id }
  }

  private func isInView(_ element: Element) -> Bool {
    element.properties[.inView]?.value != .flag(false)
      && element.properties[.coveredBy]?.value == nil
  }

  private func isHarmless(_ element: Element) -> Bool {
    (element.role.isA(.field) || element.role.isA(.text)) && isInView(element)
      && element.properties[.enabled]?.value != .flag(false)
  }

  /// The first half of a name; nil if it has none.
  private static func half(_ name: String) -> String? {
    name.count < 2 ? nil : String(name.prefix(name.count / 2))
  }

  /// A regular expression for a name; nil if it begins with what may have a meaning of its own.
  private static func pattern(_ name: String) -> String? {
    guard let first = name.first, first.isLetter || first.isNumber, name.count > 1 else {
      return nil
    }
    return "\(first).{\(name.count - 1)}"
  }
}
