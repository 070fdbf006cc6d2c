import SpecDrivers

/// The words for the roles of elements, in the singular and the plural.
enum RoleWords {
  /// A word; `element` has no role, so it means any.
  struct Word: Sendable {
    let role: Element.Role?
    let one: String
    let several: String

    init(_ role: Element.Role?, _ one: String, _ several: String? = nil) {
      self.role = role
      self.one = one
      self.several = several ?? one + "s"
    }

    /// The word of a role by its name.
    init(_ role: Element.Role, plural: String? = nil) {
      self.init(role, role.rawValue, plural)
    }
  }

  /// All words; of those that begin alike, the longest comes first.
  static let all: [Word] = [
    Word(nil, "element"),
    Word(.button), Word(.field), Word(.text), Word(.text, "label"), Word(.image),
    Word(.canvas, plural: "canvases"),
    Word(.segments, plural: "segments"), Word(.picker), Word(.tab), Word(.rowHeader), Word(.row),
    Word(.card), Word(.chip), Word(.map), Word(.area), Word(.link),
    Word(.checkbox, plural: "checkboxes"),
    Word(.toggle, plural: "switches"), Word(.radio, "radio button"), Word(.radio), Word(.slider),
    Word(.searchField), Word(.spinButton), Word(.comboBox, plural: "comboboxes"), Word(.fileButton),
    Word(.heading), Word(.status, plural: "statuses"), Word(.alert), Word(.tooltip),
    Word(.progress, "progress indicator"), Word(.progress, plural: "progress"), Word(.meter),
    Word(.figure), Word(.listItem), Word(.list), Word(.option), Word(.menuItem), Word(.menu),
    Word(.treeItem), Word(.tree), Word(.table), Word(.cell), Word(.columnHeader), Word(.dialog),
    Word(.form), Word(.group), Word(.region), Word(.frame), Word(.separator),
  ]

  /// Whether there is a word for a role; engines may have roles of their own.
  static func has(_ role: Element.Role) -> Bool { Element.Role.all.contains(role) }
}
