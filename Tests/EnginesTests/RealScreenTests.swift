import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// The shapes of page sources that real phones have sent, with other texts.
///
/// Their structure is that of the public page sources of mobiumdev/mobium, in
/// `internal/uitree/testdata` and `internal/mobiumdriver/testdata`; each names its file.
@Suite struct RealScreenTests {
  struct Shape: Sendable {
    let name: String
    /// The file of the public page source.
    let file: String
    let platform: PhonePlatform
    var app = #"name="Notes" label="Notes" bundleId="org.example.notes""#
    let outline: String
  }

  private static let home = #"name=" " label=" " bundleId="com.apple.springboard""#

  static let shapes = [
    Shape(
      name: "a banner of the system in front of the app", file: "ios26-notification-banner.xml",
      platform: .ios, app: home,
      outline: """
        Window 0 0 402 874 visible="false"
        Window 0 0 1206 2622 visible="false"
        Window 0 0 402 874 name="SBSwitcherWindow:Main" visible="false"
         Other 0 0 402 874 name="AppSwitcherContentView" visible="false"
          Other 0 0 402 874 name="card:org.example.notes:sceneID" label="Notes" visible="false"
        Window 0 0 402 874
         Button 8 60 386 70 name="NotificationShortLookView" label="NOTES, Milk is out"
        """),
    Shape(
      name: "Face ID waits", file: "ios26-faceid-waiting.xml", platform: .ios, app: home,
      outline: """
        Window 0 0 402 874 name="SBSwitcherWindow:Main"
         Other 0 0 402 874 name="card:org.example.notes:sceneID" label="Notes"
        Window 0 0 402 874
         StaticText 150 430 102 20 value="Face ID" name="Face ID" label="Face ID"
        """),
    Shape(
      name: "an alert of the app", file: "ios-app-alert.xml", platform: .ios,
      outline: """
        Window 0 0 402 874 visible="false"
         Button 16 78 370 48 name="backBtn" label="Back" visible="false" accessible="true"
        Window 0 0 402 874
         Other 0 0 402 874
          Alert 41 375 320 152 name="Delete the note?" label="Delete the note?"
           Other 41 375 320 152
            ScrollView 41 375 320 72
             StaticText 71 397 260 21 value="Delete the note?" name="Delete the note?" label="Delete the note?"
             StaticText 71 424 260 19 value="It is gone at once." name="It is gone at once." label="It is gone at once."
             Other 328 375 30 72 value="0%" name="Vertical scroll bar, 2 pages" label="Vertical scroll bar, 2 pages" traits="Adjustable"
            ScrollView 41 447 320 80
             Button 57 463 140 48 name="Cancel" label="Cancel" accessible="true"
             Button 205 463 140 48 name="Delete" label="Delete" accessible="true"
        """),
    Shape(
      name: "React Native: texts in texts, below a keyboard in windows of its own",
      file: "ios-keyboard-over-button.xml", platform: .ios,
      outline: """
        Window 0 0 402 874
         Button 16 78 370 48 name="backBtn" label="Back" accessible="true"
          StaticText 30 92 342 20 value="Back" name="Back" label="Back"
           StaticText 30 92 342 20 value="Back" name="Back" label="Back"
         ScrollView 0 135 402 706
          StaticText 16 -344 370 27 value="Sign in" name="Sign in" label="Sign in" visible="false"
           StaticText 16 -344 370 27 value="Sign in" name="Sign in" label="Sign in" visible="false" accessible="true"
          TextField 17 448 368 44 value="your name" name="user" label="user name" placeholderValue="your name" accessible="true"
          SecureTextField 17 503 368 44 value="your password" name="pass" label="pass" placeholderValue="your password" accessible="true"
          Other 369 146 30 666 value="100%" name="Vertical scroll bar, 2 pages" label="Vertical scroll bar, 2 pages" traits="Adjustable"
         Button 16 766 370 48 name="covered" label="At the bottom" visible="false" accessible="true"
        Window 0 0 402 874 visible="false"
         Other 0 566 402 308 visible="false"
          Other 0 566 402 308 name="inputView" visible="false"
        Window 0 0 402 874
         Other 0 566 402 308
          Other 0 583 402 233
           Keyboard 0 583 402 233
            Key 0 583 0 0 name="Padding-Left" label="Padding-Left" visible="false"
            Key 4 590 40 54 name="Q" label="Q" accessible="true"
            Key 44 590 40 54 name="W" label="W" accessible="true"
            Key 348 698 52 54 name="delete" label="delete" accessible="true"
            Button 300 752 100 54 name="Return" label="return" accessible="true"
          Other 0 583 402 291 visible="false" accessible="true"
           Button 8 805 69 70 name="Next keyboard" label="Next keyboard"
           Button 325 805 69 70 name="dictation" label="Dictate"
        """),
    Shape(
      name: "SwiftUI: a switch in a switch, cells with empty views, a back button",
      file: "ios26-icecubes-display-settings.xml", platform: .ios,
      outline: """
        Window 0 0 402 874
         NavigationBar 0 62 402 54 name="Display"
          Button 16 62 44 44 name="BackButton" label="Settings" accessible="true"
          StaticText 136 73 130 22 value="Display" name="Display" label="Display" traits="Header"
         CollectionView 0 0 402 874
          Cell 16 73 370 41 visible="false" traits="Header"
           StaticText 16 73 370 41 value="Theme" name="Theme" label="Theme" traits="Header, StaticText"
          Other 0 0 402 171
           Image -120 -166 642 332 name="AdditionalDimmingOverlay" traits="Image"
          Cell 16 114 370 53
           Other 16 114 370 53
            Switch 16 114 370 53 value="1" name="As the system" label="As the system" accessible="true" traits="ToggleButton, Button"
             StaticText 32 129 109 22 value="As the system" name="As the system" label="As the system"
             Switch 309 126 63 29 value="1" traits="ToggleButton, Button"
        """),
    Shape(
      name: "date pickers: wheels, compact, a calendar", file: "public UI tests of date pickers",
      platform: .ios,
      outline: """
        DatePicker 0 100 390 200 name="Birthday" label="Birthday"
         PickerWheel 20 120 120 160 value="June"
         PickerWheel 150 120 80 160 value="15"
         PickerWheel 240 120 120 160 value="2026"
        DatePicker 20 320 120 34 name="Start" label="Start" value="15 Jun 2026"
         Button 20 320 120 34 name="Date Picker" label="Date Picker" value="15 Jun 2026"
        DatePicker 0 400 390 350 name="End" label="End"
         StaticText 20 410 150 30 label="June 2026"
         Button 300 410 40 30 name="DatePicker.PreviousMonth" label="Previous Month"
         Button 345 410 40 30 name="DatePicker.NextMonth" label="Next Month"
         Button 20 500 40 40 name="Monday, 1 June" label="1"
        """),
    Shape(
      name: "a permission prompt of Android", file: "android-permission-uia2.xml",
      platform: .android,
      outline: """
        FrameLayout 28 504 1052 1968 package="com.google.android.permissioncontroller"
         ScrollView 28 504 1052 1968 package="com.google.android.permissioncontroller"
          LinearLayout 28 504 1052 1968 resource-id="com.android.permissioncontroller:id/grant_dialog" clickable="true"
           ImageView 498 609 582 693 resource-id="com.android.permissioncontroller:id/permission_icon"
           TextView 133 725 947 858 text="Allow Notes to see where you are?" resource-id="com.android.permissioncontroller:id/permission_message" heading="true"
           RadioGroup 70 921 1010 1334 resource-id="com.android.permissioncontroller:id/accuracy"
            RadioButton 157 921 498 1334 text="Precise" checkable="true" checked="true" clickable="true"
            RadioButton 582 921 923 1334 text="Approximate" checkable="true" clickable="true"
           Button 133 1402 947 1549 text="While using the app" resource-id="com.android.permissioncontroller:id/permission_allow_foreground_only_button" clickable="true"
           Button 133 1716 947 1863 text="Don’t allow" resource-id="com.android.permissioncontroller:id/permission_deny_button" clickable="true"
        """),
    Shape(
      name: "views of Android with passwords and hints", file: "aegis-password-uia2.xml",
      platform: .android,
      outline: """
        FrameLayout 0 0 1080 2400
         androidx.viewpager.widget.ViewPager 0 136 1080 2140 resource-id="org.example.notes:id/pager"
          androidx.recyclerview.widget.RecyclerView 0 136 1080 2140 scrollable="true" focusable="true"
           FrameLayout 0 136 1080 2140
            ScrollView 0 136 1080 2140 focusable="true"
             TextView 84 299 996 384 text="Safety" resource-id="org.example.notes:id/textView2"
             EditText 84 661 996 808 text="••••" resource-id="org.example.notes:id/password" clickable="true" password="true" hint="Choose a password" input-type="129" showing-hint="false"
             EditText 84 848 996 995 text="Once more" resource-id="org.example.notes:id/confirm" clickable="true" password="true" hint="Once more" input-type="129" showing-hint="true"
             ProgressBar 84 1021 996 1063 text="3.0" resource-id="org.example.notes:id/progressBar"
             CheckBox 84 1127 996 1253 text="Show it" checkable="true" clickable="true"
        """),
    Shape(
      name: "a dialog of Compose", file: "seal-dialog-uia2.xml", platform: .android,
      outline: """
        FrameLayout 120 474 960 1937
         android.view.View 120 474 960 1937 pane-title="Dialog"
          TextView 183 537 481 621 text="How it works"
          ScrollView 183 663 897 1685
           TextView 278 695 897 801 text="Tap the plus."
          android.view.View 426 1749 584 1875 clickable="true" focusable="true"
           TextView 458 1785 552 1838 text="Close"
           Button 426 1759 584 1864
          android.view.View 605 1749 897 1875 clickable="true" focusable="true" enabled="false"
           TextView 637 1785 865 1838 text="Next"
           Button 605 1759 897 1864
        """),
    Shape(
      name: "the launcher of Android in front of the app", file: "launcher-uia2.xml",
      platform: .android,
      outline: """
        FrameLayout 0 0 1080 2400 package="com.google.android.apps.nexuslauncher"
         TextView 40 1800 240 2000 text="Phone" content-desc="Phone" clickable="true" package="com.google.android.apps.nexuslauncher"
        """),
  ]

  @Test func `the page sources of real phones are read`() throws {
    let screens = try Self.shapes.map { shape in
      let source =
        shape.platform == .ios
        ? IOSScreenTests.source(shape.outline, app: shape.app) : PageSource.android(shape.outline)
      let screen = try PhoneScreenReader(shape.platform, density: 2).read(
        PhoneLook(source: source, app: "org.example.notes"))
      return "# \(shape.name)\n# \(shape.file)\n\(PhoneScreenText(screen))\n"
    }
    expectGolden(screens.joined(separator: "\n"), "engines/real-screens.txt")
  }
}
