import Testing

/// What can be said of the places checks are tried on: things that hold, and things that do not.
enum Claims {
  /// A step without its keyword, and where it is said.
  struct Claim: Sendable, CustomTestStringConvertible {
    let place: CheckStepsTests.Place
    let step: String

    var testDescription: String { "[\(place)] \(step)" }
  }

  static let `true` =
    claims(.busy, trueBusy) + claims(.quiet, trueQuiet) + claims(.moves, trueMoves)
    + claims(.page, PageClaims.true)
    + claims(.named, ["the screen is accessible"] + pictures(of: "white"))
    + claims(
      .terminal,
      ["the cursor is at row 3, column 5", "the program ends with status 2"])
  static let `false` =
    claims(.busy, falseBusy) + claims(.quiet, falseQuiet) + claims(.moves, falseMoves)
    + claims(.page, PageClaims.false) + claims(.named, pictures(of: "black"))
    + claims(
      .terminal,
      ["the cursor is at row 3, column 6", "the program ends with status 0"])
    + claims(
      .nameless,
      ["the screen is accessible", #"the screen passes the audit "image-name""#])

  private static func claims(_ place: CheckStepsTests.Place, _ steps: [String]) -> [Claim] {
    steps.map { Claim(place: place, step: $0) }
  }

  private static func pictures(of color: String) -> [String] {
    let subjects = [("the screen", color), (#""Next""#, color + " next")]
    return subjects.map { "\($0) looks like \"\($1)\"" }
      + subjects.map { "\($0) looks like \"\($1)\" except:\n| Photo |" }
  }

  private static let trueBusy = [
    #"I see "Next""#,
    #"I see the 2nd "Memo" row"#,
    #"I see "Memo""#,
    #"I do not see "Required""#,
    #"I do not see the 3rd "Memo""#,
    #"I see "Memo" 2 times"#,
    """
    I see:
    | Next |
    | Memo |
    """,
    #""Name" is enabled"#,
    #""Next" is disabled"#,
    #"the 1st "Memo" is selected"#,
    #""Next" is not selected"#,
    #""Name" shows "Ann""#,
    """
    "Name" shows:
    \"""
    Ann
    \"""
    """,
    #""Next" shows "Next""#,
    #""Mail" is empty"#,
    """
    I see in this order:
    | Name |
    | Next |
    """,
    #"the screen passes the audit "target-size""#,
    #"the screen matches snapshot "name first""#,
    #""Next" matches snapshot "next""#,
    """
    the screen matches:
    \"""
    field "Name" text "Ann" focused
    button "Next" disabled
    \"""
    """,
    """
    "panel" matches:
    \"""
    area "panel"
      field "Name" not invalid
    \"""
    """,
    #"the border colour of "Name" is green"#,
    #"the border color of "Name" is #00a603"#,
    #"the auto-correction of "Name" is off"#,
    #"the value of "Name" is "Ann""#,
    #"the placeholder of "Name" is "Your name""#,
    #"the offset of "Name" is 24"#,
    #"the border colour of "Name" is not red"#,
    """
    "Name" has these properties:
    | text | "Ann" |
    | auto-correction | off |
    | border colour | green |
    """,
    """
    these elements have the enabled:
    | Name | on |
    | Next | off |
    """,
    "the screen's animations are on",
    #""Name" has the focus"#,
    #""Mail" does not have the focus"#,
    "the keyboard is shown",
    #"the keyboard is for "URL""#,
    #"the return key says "Go""#,
    "the keyboard is 301 points high",
    "the keyboard has no shortcut bar",
    #""Name" is vertically centred in "panel""#,
    #""Mail" stands 24 points right of "Name""#,
    #""Name" ends 20 points above "panel""#,
    #""Name" is clear of the keyboard"#,
    #""Name" is above "Mail""#,
    #""Mail" is below "Name""#,
    #""Next" is left of "icon""#,
    #""icon" is right of "Next""#,
    #""terms" has more to show than fits"#,
    #""terms" is scrolled to its end"#,
    #""hint" is scrolled to its end"#,
    #""Name" is 40 points high"#,
    #""Next" is 80 points wide"#,
    #""cover" fills the screen"#,
    """
    these elements have these frames:
    | element | x  | y   | width | height |
    | Mail    | 44 | 160 | 350   | 40     |
    """,
    #""Name" has moved up by 75 points"#,
    #""Mail" has not moved"#,
    #"I am on the "form" screen"#,
    #"I am not on the "home" screen"#,
    """
    the screens on the stack are:
    | home |
    | form |
    """,
    #"the "form" screen is pushed with animation"#,
    #"I see the alert "Delete?""#,
    #"the alert says "It is gone then.""#,
    """
    the alert offers:
    | Delete |
    | Cancel |
    """,
    "I am asked for notifications",
    "I am not asked for photos",
    "I have never been asked for photos",
    #"the offset of "panel" is animated for 300 ms"#,
    #"the offset of "panel" is animated from 0 to 301"#,
    #"the x of "Name" jumps from 0 to 20"#,
    #""Name" is not animated"#,
    #"nothing on the "home" screen moves"#,
    #"nothing on the "home" screen is animated"#,
    """
    these animations run in this order:
    | element | property | duration | to |
    | panel | offset | 300 ms | 301 |
    """,
    #"the "form" screen reacts to the keyboard"#,
    #"the "form" screen reacts to the keyboard 1 time"#,
    #"the "home" screen does not react to the keyboard"#,
    "the keyboard comes without animation",
    #"the "home" screen is destroyed"#,
    #"the "form" screen is kept in memory"#,
    """
    these happen in this order:
    | who | what |
    | form | viewDidLoad |
    | keyboard | keyboardWillShow |
    | Name | didBeginEditing |
    | home | deinit |
    """,
    #"editingChanged of "Name" is not called"#,
    "view animations are never switched off",
    "no more than 3 seconds have passed",
    #"the app sends POST "/users""#,
    #"the app sends "/us*""#,
    """
    the app sends POST "/users" with:
    \"""
    {}
    \"""
    """,
    #"the app does not send GET "/users""#,
    #"the secret "user_id" is "001234""#,
    #"there is no secret "memo 1""#,
    #"the record "memo 1" is "Buy milk""#,
    #"there is no record "user_id""#,
    #"I get the notification "Buy milk""#,
    """
    I get the notification "Buy milk" with:
    | title | "Buy milk" |
    """,
    "I get 1 notification",
    #"the link "https://example.com/help" is opened"#,
    """
    the link "https://example.com/help" is opened with:
    | app | Safari |
    """,
    #"the app logs "camera moved""#,
    #"the app does not log "camera""#,
  ]

  private static let trueQuiet = [
    "no field has the focus",
    "the keyboard is hidden",
    "no screen comes or goes",
    "I see no alert",
    "nothing is animated",
    "the app sends nothing",
    "I get no notification",
    "no link is opened",
    #""Next" is clear of the keyboard"#,
    "the console shows no error",
    "no script fails",
    "no window is opened",
    "I get no file",
  ]

  private static let trueMoves = [
    #"the "list" screen is pushed without animation"#,
    #"the "list" screen is popped with animation"#,
    #"the "sheet" screen is popped without animation"#,
    #"the "list" screen is presented with animation"#,
    #"the "sheet" screen is presented without animation"#,
    #"the "list" screen is dismissed with animation"#,
    #"the "sheet" screen is dismissed without animation"#,
    "the keyboard comes with animation",
    "the keyboard has a shortcut bar",
    #"the "list" screen takes 90 ms to appear"#,
    #"the "sheet" screen takes 50 ms to go"#,
  ]

  private static let falseBusy = [
    #"I see "Nxt""#,
    #"I see the 3rd "Memo""#,
    #"I see the button "Name""#,
    #"I see "Required""#,
    #"I see "Zzzzzzzz""#,
    #"I do not see "Next""#,
    #"I do not see the 2nd "Memo""#,
    #"I see "Memo" 3 times"#,
    """
    I see:
    | Next |
    | Net |
    """,
    #""Next" is enabled"#,
    #""Name" is disabled"#,
    #""Next" is selected"#,
    #"the 1st "Memo" is not selected"#,
    #""Memo" is enabled"#,
    #""Sign up" is enabled"#,
    #""Name" shows "ann""#,
    """
    "Name" shows:
    \"""
    Ann
    Bob
    \"""
    """,
    #""Name" is empty"#,
    #""Mail" is not empty"#,
    """
    I see in this order:
    | Next |
    | Name |
    """,
    #"the screen matches snapshot "next""#,
    #""Name" matches snapshot "next""#,
    """
    the screen matches:
    \"""
    button "Next" enabled
    \"""
    """,
    """
    the screen matches:
    \"""
    button "Next"
    field "Name"
    \"""
    """,
    """
    "panel" matches:
    \"""
    button "Next"
    \"""
    """,
    #"the border colour of "Name" is red"#,
    #"the border colour of "Name" is #00a604"#,
    #"the border colour of "Name" is not green"#,
    #"the opacity of "Name" is 1"#,
    """
    "Name" has these properties:
    | text | "Ann" |
    | auto-correction | on |
    """,
    """
    these elements have the enabled:
    | Name | on |
    | Next | on |
    """,
    "the screen's animations are off",
    #""Mail" has the focus"#,
    #""Name" does not have the focus"#,
    "no field has the focus",
    "the keyboard is hidden",
    #"the keyboard is for "phone""#,
    #"the return key says "Next""#,
    "the keyboard is 346 points high",
    "the keyboard has a shortcut bar",
    #""Name" is vertically centred in "Mail""#,
    #""Mail" stands 20 points right of "Name""#,
    #""Name" ends 10 points above "panel""#,
    #""Next" is clear of the keyboard"#,
    #""Mail" is above "Name""#,
    #""Name" is below "Mail""#,
    #""Name" is left of "Mail""#,
    #""Mail" is right of "Name""#,
    #""hint" has more to show than fits"#,
    #""contacts" is scrolled to its end"#,
    #""Name" is scrolled to its end"#,
    #""Name" is 41 points high"#,
    #""Name" is 41 points wide"#,
    #""panel" fills the screen"#,
    """
    these elements have these frames:
    | element | height |
    | Name    | 40     |
    | Name    | 41     |
    """,
    #""Name" has moved up by 150 points"#,
    #""Name" has not moved"#,
    #"I am on the "home" screen"#,
    #"I am not on the "form" screen"#,
    """
    the screens on the stack are:
    | form |
    """,
    #"the "form" screen is pushed without animation"#,
    #"the "home" screen is popped with animation"#,
    #"the "home" screen is popped without animation"#,
    #"the "form" screen is presented with animation"#,
    #"the "form" screen is presented without animation"#,
    #"the "form" screen is dismissed with animation"#,
    #"the "form" screen is dismissed without animation"#,
    "no screen comes or goes",
    #"I see the alert "Delete all?""#,
    #"the alert says "Sure?""#,
    """
    the alert offers:
    | Delete |
    """,
    "I see no alert",
    "I am asked for photos",
    "I am not asked for notifications",
    "I have never been asked for notifications",
    #"the offset of "panel" is animated for 200 ms"#,
    #"the x of "panel" is animated for 200 ms"#,
    #"the offset of "panel" is animated from 0 to 300"#,
    #"the x of "Name" jumps from 0 to 21"#,
    "nothing is animated",
    #""panel" is not animated"#,
    #"nothing on the "form" screen moves"#,
    #"nothing on the "form" screen is animated"#,
    """
    these animations run in this order:
    | element | property | duration |
    | panel | offset | 200 ms |
    """,
    #"the "home" screen reacts to the keyboard"#,
    #"the "form" screen reacts to the keyboard 2 times"#,
    #"the "form" screen does not react to the keyboard"#,
    "the keyboard comes with animation",
    #"the "form" screen is destroyed"#,
    #"the "home" screen is kept in memory"#,
    """
    these happen in this order:
    | who | what |
    | keyboard | keyboardWillShow |
    | form | viewDidLoad |
    """,
    """
    these happen in this order:
    | who | what |
    | form | deinit |
    """,
    #"didBeginEditing of "Name" is not called"#,
    "no more than 1 second have passed",
    #"the app sends GET "/users""#,
    """
    the app sends POST "/users" with:
    \"""
    []
    \"""
    """,
    #"the app does not send POST "/users""#,
    "the app sends nothing",
    #"the secret "user_id" is "005678""#,
    #"the secret "memo 1" is "Buy milk""#,
    #"there is no secret "user_id""#,
    #"the record "memo 1" is "Buy eggs""#,
    #"the record "memo 2" is "Buy milk""#,
    #"there is no record "memo 1""#,
    #"I get the notification "Buy eggs""#,
    """
    I get the notification "Buy milk" with:
    | title | "Buy milk" |
    | body | "two" |
    """,
    "I get 2 notifications",
    "I get no notification",
    #"the link "https://example.com" is opened"#,
    "no link is opened",
    """
    the link "https://example.com/help" is opened with:
    | app | Maps |
    """,
    #"the app logs "camera""#,
    #"the app does not log "camera moved""#,
    #"the "form" screen takes 90 ms to appear"#,
    #"the "home" screen takes 90 ms to go"#,
  ]

  private static let falseQuiet = [
    #"the secret "user_id" is "001234""#,
    #"the record "memo 1" is "Buy milk""#,
    "the keyboard is shown",
    "the keyboard has no shortcut bar",
    #""Name" has the focus"#,
    #"I see the alert "Delete?""#,
    #"the "home" screen does not react to the keyboard"#,
    "the keyboard comes without animation",
    #"the "form" screen is pushed with animation"#,
    "a window is opened",
    #"the console shows "3 items loaded""#,
  ]

  private static let falseMoves = [
    "view animations are never switched off",
    "the keyboard comes without animation",
    #"the "list" screen is pushed with animation"#,
    #"the "list" screen takes 80 ms to appear"#,
    #"the "sheet" screen takes 60 ms to go"#,
  ]
}
