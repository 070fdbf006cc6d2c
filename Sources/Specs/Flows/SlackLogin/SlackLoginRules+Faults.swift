import SpecSimulator

/// Every way the log-in can be broken on purpose: the defects it once had, and one for each rule.
extension SlackLoginRules {
  static let faults: [RuleFault<Self>] = [
    // the keyboard of the address field
    RuleFault(
      "auto-correction-on", breaks: ["1.1", "13.3", "13.5", "13.23"],
      "the address field corrects what is typed"
    ) { $0.addressTraits.autocorrection = .standard },
    RuleFault(
      "spell-checking-on", breaks: ["1.2", "13.3", "13.5", "13.23"],
      "the address field checks the spelling"
    ) { $0.addressTraits.spellChecking = .standard },
    RuleFault(
      "default-keyboard", breaks: ["1.3"], "the address is typed on the default keyboard"
    ) { $0.addressTraits.keyboardType = .standard },
    RuleFault(
      "return-key-says-return", breaks: ["1.4"], "the return key does not say Go"
    ) { $0.addressTraits.returnKey = "return" },
    RuleFault("go-does-nothing", breaks: ["1.4"], "the Go key does nothing") { $0.goKey = .never },
    RuleFault(
      "go-pushes-when-empty", breaks: ["1.4"], "the Go key goes on without an address"
    ) { $0.goKey = .always },

    // permitted characters
    RuleFault(
      "last-letter-refused", breaks: ["5.1"], "the last letter of the alphabet is refused"
    ) { $0.permitted.refuse("z") },
    RuleFault(
      "non-ascii-letters-refused", breaks: ["5.1"], "lowercase letters outside ASCII are refused"
    ) { $0.permitted.refuse("\u{80}", through: "\u{10FFFF}") },
    RuleFault("last-digit-refused", breaks: ["5.2"], "the digit 9 is refused") {
      $0.permitted.refuse("9")
    },
    RuleFault("hyphen-refused", breaks: ["5.3"], "the hyphen is refused") {
      $0.permitted.refuse("-")
    },
    RuleFault("capitals-accepted", breaks: ["5.4"], "capital letters can be typed") {
      $0.permitted.permit("A", through: "Z")
    },
    RuleFault("space-accepted", breaks: ["5.4"], "a space can be typed") {
      $0.permitted.permit(" ")
    },
    RuleFault("underscore-accepted", breaks: ["5.4"], "an underscore can be typed") {
      $0.permitted.permit("_")
    },
    RuleFault("dot-accepted", breaks: ["5.4"], "a full stop can be typed") {
      $0.permitted.permit(".")
    },
    RuleFault("slash-accepted", breaks: ["5.4"], "a slash can be typed") {
      $0.permitted.permit("/")
    },
    RuleFault("at-sign-accepted", breaks: ["5.4"], "an at sign can be typed") {
      $0.permitted.permit("@")
    },
    RuleFault("colon-accepted", breaks: ["5.4"], "a colon can be typed") {
      $0.permitted.permit(":")
    },
    RuleFault("hangul-accepted", breaks: ["5.4"], "Hangul can be typed") {
      $0.permitted.permit("ㄱ", through: "ㅣ")
      $0.permitted.permit("가", through: "힣")
    },
    RuleFault("emoji-accepted", breaks: ["5.4"], "emoji can be typed") {
      $0.permitted.permit("\u{1F000}", through: "\u{1FAFF}")
    },
    RuleFault("deleting-refused", breaks: ["5.5"], "the filter refuses deletions as well") {
      $0.permitsDeleting = false
    },
    RuleFault(
      "forbidden-characters-dropped", breaks: ["5.6"],
      "what is permitted of a refused paste is kept"
    ) { $0.insertsPermittedPart = true },
    RuleFault(
      "only-first-character-checked", breaks: ["5.6"], "only the first pasted character is checked"
    ) { $0.checkedCharacters = 1 },
    RuleFault(
      "refused-edit-changes-next", breaks: ["5.7"], "Next is judged by an edit that was refused"
    ) { $0.refusalEffects = [.nextIsUpdated] },
    RuleFault(
      "refused-edit-moves-placeholder", breaks: ["5.7"],
      "the placeholder slides for an edit that was refused"
    ) { $0.refusalEffects = [.placeholderSlides] },
    RuleFault(
      "refused-edit-shortens-placeholder", breaks: ["5.7"],
      "the placeholder is shortened for an edit that was refused"
    ) { $0.refusalEffects = [.placeholderShortens] },

    // the final text, the placeholder, Next
    RuleFault(
      "text-one-keystroke-late", breaks: ["6.1", "6.9"],
      "placeholder and Next lag one keystroke behind the text"
    ) { $0.finalText = { text, _, _ in text } },
    RuleFault(
      "edit-appended", breaks: ["6.2", "6.9"], "every edit counts as if it stood at the end"
    ) { $0.finalText = { text, _, new in text + new } },
    RuleFault(
      "selection-ignored", breaks: ["6.2", "6.9"],
      "typing over a selection counts as inserting"
    ) {
      $0.finalText = { text, range, new in
        (new.isEmpty ? range : TextRange(start: range.start)).replacing(in: text, with: new)
      }
    },
    RuleFault(
      "no-text-not-empty", breaks: ["6.3", "6.9"], "the first edit of an empty field is not counted"
    ) { $0.countsEditOfEmptyField = false },
    RuleFault(
      "measured-in-title-font", breaks: ["6.4", "6.5"], "the text is measured in the title's font"
    ) { $0.measuringFont = .titleFont },
    RuleFault("placeholder-stays", breaks: ["6.5", "6.9"], "the placeholder does not slide") {
      $0.editEffects.remove(.placeholderSlides)
    },
    RuleFault(
      "short-placeholder-stays", breaks: ["6.6", "6.9"],
      "the placeholder stays short when the field is empty again"
    ) { $0.editEffects.remove(.placeholderLengthens) },
    RuleFault(
      "long-placeholder-stays", breaks: ["6.7", "6.9"], "the placeholder is not shortened"
    ) { $0.editEffects.remove(.placeholderShortens) },
    RuleFault("next-needs-two-characters", breaks: ["6.8", "6.9"], "Next requires two characters") {
      $0.minimumCharacters = 2
    },
    RuleFault(
      "next-stays-enabled", breaks: ["6.8", "6.9"], "Next stays on when the field is empty again"
    ) { $0.nextIsDisabledAgain = false },
    RuleFault(
      "last-deletion-unnoticed", breaks: ["6.9"], "deleting the last character goes unnoticed"
    ) { $0.countsEditToEmptyField = false },
    RuleFault("next-enabled-on-load", breaks: ["7.1"], "Next is on from the start") {
      $0.nextIsInitiallyEnabled = true
    },

    // the keyboard and the container
    RuleFault(
      "hide-token-lost", breaks: ["7.2", "13.15"],
      "the subscription to the keyboard's leaving cannot be cancelled"
    ) { $0.cancellableNotifications.remove(.keyboardWillHide) },
    RuleFault(
      "email-observers-never-removed", breaks: ["7.3", "13.15"],
      "the e-mail screen goes without cancelling its subscriptions"
    ) { $0.email.until = .never },
    RuleFault(
      "show-notice-ignored", breaks: ["7.4"], "the container makes no room for the keyboard"
    ) {
      $0.followedNotifications.remove(.keyboardWillShow)
    },
    RuleFault("show-not-animated", breaks: ["7.5"], "the container makes room at once") {
      $0.showDuration = .zero
    },
    RuleFault("show-too-slow", breaks: ["7.5"], "the container takes a second to make room") {
      $0.showDuration = .seconds(1)
    },
    RuleFault(
      "animations-stay-off", breaks: ["7.6", "7.18", "14.4"], "animations are not turned on again"
    ) { $0.animationsResume = false },
    RuleFault("hide-notice-ignored", breaks: ["7.7"], "the container does not take its room back") {
      $0.followedNotifications.remove(.keyboardWillHide)
    },
    RuleFault("hide-not-animated", breaks: ["7.8"], "the container takes its room back at once") {
      $0.hideDuration = .zero
    },
    RuleFault(
      "hide-too-slow", breaks: ["7.8"], "the container takes a second to take its room back"
    ) {
      $0.hideDuration = .seconds(1)
    },
    RuleFault(
      "notice-without-frame-resets", breaks: ["7.9"], "a notice without a frame counts as height 0"
    ) { $0.heightWithoutFrame = 0 },
    RuleFault(
      "handlers-hold-screen", breaks: ["7.10"],
      "the subscriptions keep the e-mail screen alive after it was left"
    ) { $0.email.capture = .strong },
    RuleFault(
      "hide-not-subscribed", breaks: ["7.11", "7.7"], "the hiding of the keyboard is not observed"
    ) { $0.subscribedNotifications.remove(.keyboardWillHide) },
    RuleFault(
      "inner-views-stay", breaks: ["7.12", "7.15"],
      "what is in the container does not follow its lower edge"
    ) { $0.layoutParent = .screen },
    RuleFault(
      "field-at-container-top", breaks: ["7.13", "7.15"], "the field is at the top of the container"
    ) { $0.fieldPosition = .top },
    RuleFault(
      "whole-view-shifted", breaks: ["7.14", "7.15"],
      "everything goes up by the keyboard's whole height"
    ) { $0.keyboardAvoidance = .moving },
    RuleFault("no-focus-on-start", breaks: ["7.16"], "the keyboard is not up on start") {
      $0.workspace.focus = .never
    },
    RuleFault(
      "first-appearance-animated", breaks: ["7.17"], "the keyboard first comes up with animation"
    ) { $0.animationSuppression = .never },
    RuleFault(
      "focus-after-appearing", breaks: ["14.6"],
      "the field gets the focus only after the screen has appeared"
    ) { $0.workspace.focus = .didAppear },

    // from screen to screen
    RuleFault("next-does-nothing", breaks: ["13.1"], "Next does nothing") {
      $0.nextButton = .never
    },
    RuleFault("next-pushes-without-animation", breaks: ["13.1"], "Next goes on without animation") {
      $0.pushIsAnimated = false
    },
    RuleFault(
      "first-screen-rises-during-push", breaks: ["13.2", "13.8", "13.9"],
      "the first screen listens until it has disappeared, and rises"
    ) { $0.workspace.until = .didDisappear },
    RuleFault(
      "removed-in-deinit-only", breaks: ["13.6", "13.8", "13.9"],
      "the first screen listens until it is freed"
    ) {
      $0.workspace.from = .load
      $0.workspace.until = .freed
    },
    RuleFault(
      "show-subscription-kept", breaks: ["13.7", "13.9", "13.15"],
      "the first screen hears the second screen's keyboard"
    ) { $0.cancellableNotifications.remove(.keyboardWillShow) },
    RuleFault(
      "subscribed-once", breaks: ["13.11", "13.13", "13.14"],
      "the first screen does not listen again on return"
    ) { $0.workspace.from = .load },
    RuleFault(
      "shortcut-bar-height-kept", breaks: ["13.12", "13.14"],
      "the first screen keeps the second keyboard's height"
    ) {
      $0.workspace.from = .load
      $0.workspace.until = .didDisappear
    },
    RuleFault(
      "subscriptions-pile-up", breaks: ["13.15"],
      "every visit adds subscriptions, none is cancelled"
    ) { $0.workspace.until = .never },
    RuleFault("focus-only-once", breaks: ["13.14"], "the keyboard does not come up on return") {
      $0.focusReturns = false
    },
    RuleFault(
      "content-rises-from-below", breaks: ["13.16", "13.18", "13.21"],
      "the e-mail screen's content rises from below"
    ) { $0.handedOverHeight = .none },
    RuleFault("email-not-focused", breaks: ["13.17"], "the e-mail field has no focus on entry") {
      $0.email.focus = .never
    },
    RuleFault(
      "email-focus-on-load", breaks: ["13.10"],
      "the second keyboard comes before the first screen has stopped listening"
    ) { $0.email.focus = .load },
    RuleFault(
      "email-correction-off", breaks: ["13.4", "13.5", "13.24", "13.25"],
      "the e-mail field has no shortcut bar"
    ) { ($0.emailTraits.autocorrection, $0.emailTraits.spellChecking) = (.off, .off) },
    RuleFault(
      "hands-over-fixed-height", breaks: ["13.18"],
      "301 is handed over, whatever the keyboard's height"
    ) { $0.handedOverHeight = .fixed(301) },
    RuleFault(
      "hands-over-to-wrong-screen", breaks: ["13.22"], "the first screen hands the height to itself"
    ) { $0.heightReceiver = .sender },
    RuleFault(
      "handed-height-unused", breaks: ["13.19", "13.21"],
      "the height handed over is not used on load"
    ) { $0.usesHandedOverHeight = false },
    RuleFault(
      "missing-height-is-301", breaks: ["13.19"], "without a height handed over 301 is assumed"
    ) { $0.defaultHandedOverHeight = 301 },
    RuleFault(
      "email-laid-out-animated", breaks: ["13.20", "13.21"], "the first layout is animated"
    ) {
      $0.firstLayoutIsAnimated = true
    },
    RuleFault(
      "email-follows-own-keyboard", breaks: ["13.21"],
      "the content moves on to the second keyboard's height"
    ) { $0.keepsHandedOverHeight = false },
    RuleFault(
      "animations-off-at-every-focus", breaks: ["14.2", "14.3", "14.4"],
      "animations are turned off whenever the field gets the focus"
    ) { $0.animationSuppression = .atEveryFocus },
    RuleFault(
      "first-time-remembered-forever", breaks: ["14.5"],
      "a screen that is rebuilt behaves like one that was shown before"
    ) { $0.recreationResetsFirstFocus = false },
    RuleFault("prev-pops-without-animation", breaks: ["14.4"], "Prev goes back without animation") {
      $0.popIsAnimated = false
    },

    // the e-mail field; no statement is about these
    RuleFault("title-does-not-float", "the e-mail field's title does not appear") {
      $0.titleFloats = false
    },
    RuleFault("title-appears-at-once", "the e-mail field's title appears without animation") {
      $0.titleDuration = .zero
    },
    RuleFault("email-placeholder-stays", "the e-mail field's placeholder stays under the text") {
      $0.emailPlaceholderHides = false
    },
    RuleFault(
      "email-filters-characters",
      "the e-mail field rejects characters that addresses cannot contain"
    ) {
      $0.emailPermitted = PermittedCharacters()
    },
  ]
}
