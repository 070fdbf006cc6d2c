import SpecRunner

/// What authors who know other tools, or none, write for steps that are worded otherwise here.
///
/// A step that is undefined but like one of these gets the ready step as its first suggestion.
enum Phrasings {
  /// Other words for the steps of all libraries.
  static func all() -> [StepPhrasing] {
    (english + "\n" + korean).split(separator: "\n").flatMap { row -> [StepPhrasing] in
      guard let arrow = row.firstRange(of: " -> ") else { return [] }
      let step = String(row[arrow.upperBound...])
      return row[..<arrow.lowerBound].split(separator: " | ").map { StepPhrasing(String($0), step) }
    }
  }

  /// In each row, several wordings with bars between them, then the expression of the step.
  private static let english = """
    the page contains/shows/displays/has {string} | the screen contains/displays {string} -> I see {element}
    the text {string} is visible/displayed/shown -> I see {element}
    {string} is visible/displayed/shown/present | {string} appears/exists -> I see {element}
    I wait for {string} | I wait until {string} appears | I wait until {string} is visible -> I see {element}
    the page does not contain/show/display {string} | the screen does not contain {string} -> I do not see {element}
    {string} is not visible/displayed/shown/present | {string} is hidden/gone -> I do not see {element}
    {string} disappears/vanishes | {string} does not exist/appear -> I do not see {element}
    the spinner/loader/message/dialog disappears/vanishes -> I do not see {element}
    I wait until {string} is gone/hidden | I wait until {string} disappears -> I do not see {element}
    an error/message is shown/displayed | an error/message appears -> I see {element}
    the error/message {string} is shown/displayed | the error/message {string} appears -> I see {element}
    the error message {string} is shown/displayed | the error message says {string} -> I see {element}
    the dialog/modal/popup is open/shown/displayed | the dialog/modal/popup appears -> I see {element}
    the dialog/modal/popup is closed/hidden | the dialog/modal/popup closes -> I do not see {element}
    the alert is closed/dismissed/gone -> I see no alert
    I dismiss/close the alert | I accept/confirm the alert | I allow notifications -> I answer {string}
    I am redirected/taken to {string} | I land on {string} -> the path is {string}
    the URL is {string} | the url is {string} | the location is {string} -> the address is {string}
    the URL contains {string} | the url contains {string} -> the address contains {string}
    I visit {string} | I navigate to {string} | I go to {string} | I browse to {string} -> I open the address {string}
    I go to the {string} page | I visit the {string} page | I am at {string} -> I open the address {string}
    the title of the page is {string} | the page title is {string} -> the title is {string}
    {string} is clickable/active/tappable | I can click/tap {string} -> {element} is enabled
    {string} is not clickable/active/tappable | I can not click/tap {string} -> {element} is disabled
    {string} is inactive/greyed/grayed | {string} is greyed/grayed out -> {element} is disabled
    {string} has the colour/color red -> the {property} of {element} is {value}
    the {string} button's colour/color is red/green/blue | {string} turns/becomes red -> the {property} of {element} is {value}
    {string} has a red/green/blue border -> the {property} of {element} is {value}
    the cart/list has {int} items/entries | there are {int} items/rows/results | I see {int} items/rows/results -> I see {int} {elements}
    the table has {int} rows | {string} has {int} items/rows/entries/options -> I see {int} {elements}
    the cart is empty -> I see no {elements}
    the checkbox {string} is ticked | {string} is ticked -> {element} is checked
    the checkbox {string} is unticked/unchecked | {string} is unticked/unchecked -> {element} is not checked
    I tick {string} | I tick the checkbox {string} -> I check {element}
    I untick {string} -> I uncheck {element}
    I pick/select/choose {string} from {string} | I select {string} from the dropdown/list/menu -> I choose {string} in {element}
    I scroll up/down | I scroll the page | I scroll up/down the page -> I scroll {direction} by {int} points
    I scroll to the bottom/top/end -> I scroll to {element}
    I hit Enter/Return | I press/hit the Enter key -> I press the return key
    I hit Escape/Tab/Space/Backspace | I press/hit the Escape/Tab/Space key -> I press {string}
    I click on {string} | I click on the {string} button/link -> I click {element}
    I tap on {string} | I tap on the {string} button/link -> I tap {element}
    I double click {string} | I double click on {string} | I doubleclick {string} -> I double-click {element}
    I right click {string} | I right click on {string} | I rightclick {string} -> I right-click {element}
    I double tap {string} | I double tap on {string} -> I double-tap {element}
    I long press {string} | I long press on {string} | I press and hold {string} | I hold {string} -> I touch and hold {element}
    I click/tap the back button | I navigate back -> I go back
    I refresh the page | I refresh/reload the browser -> I reload the page
    I close the tab/browser -> I close the window
    I switch to the new/second/other tab/window -> I switch to window {int}
    a new tab/window opens | a new tab/window is opened -> a window is opened
    the keyboard appears/opens | the keyboard is visible/open/displayed -> the keyboard is shown
    the keyboard disappears/closes | the keyboard is dismissed/closed/gone -> the keyboard is hidden
    {string} is focused | {string} gets/receives the/a focus | the focus is on {string} -> {element} has the focus
    {string} has the value/text {string} | {string} reads {string} -> {element} shows {string}
    I set the date to {string} | today is {string} -> the date is {string}
    I am offline | the network is down/lost/unavailable | there is no internet/network/connection -> the device is offline
    I put the app in/into the background | I minimise/minimize the app | I press the home button -> I leave the app
    I kill the app | I force quit the app | I close/terminate/quit the app -> I stop the app
    I close and reopen the app | I relaunch the app -> I restart the app
    I receive/get a notification | a notification is shown/sent/received | a notification appears -> I get the notification {string}
    the response/status code is {int} | the response is {int} | the API returns {int} -> the response status is {int}
    the status/code of the response is {int} | I receive/get a {int} response -> the response status is {int}
    the response contains/includes {string} | the body contains {string} -> the response body contains {string}
    I send/make a GET/POST/PUT/DELETE request to {string} | I call/request {string} | I GET/POST {string} -> I send {request}
    the output contains/includes {string} | stdout contains {string} | I see {string} in the output -> the command prints {string}
    the exit status/code is {int} | the command returns/exits {int} -> the command exits with status {int}
    I execute {string} | I run the command {string} -> I run {string}
    """

  private static let korean = """
    {string}이/가 표시된다/나타난다/노출된다/뜬다 | {string} 문구가 표시된다/노출된다 -> {element}이/가 보인다
    {string} 에러/오류/안내 메시지가 표시된다/나타난다/노출된다 -> {element}이/가 보인다
    {string}이/가 표시되지/나타나지/노출되지 않는다 | {string}이/가 사라진다 -> {element}이/가 보이지 않는다
    {string} 화면으로 이동한다/넘어간다/전환된다 | {string} 화면이 열린다/나타난다/표시된다 -> {string} 화면이 보인다
    {string}이/가 활성화된다 | {string}이/가 활성화되어 있다 -> {element}을/를 쓸 수 있다
    {string}이/가 비활성화된다 | {string}이/가 비활성화되어 있다 -> {element}을/를 쓸 수 없다
    {string}의 색이/색은 빨간색이다/파란색이다/초록색이다/회색이다 -> {element}의 {속성}은/는 {값}이다/다
    키보드가 나타난다/올라온다/표시된다/열린다 -> 키보드가 올라와 있다
    키보드가 사라진다/내려간다/닫힌다 -> 키보드가 내려가 있다
    {string}에 포커스가 간다/온다/된다 | {string}에 커서가 있다 -> {element}에 포커스가 있다
    뒤로 가기를 누른다 | 뒤로 가기 버튼을 누른다 | 이전 화면으로 돌아간다 -> 뒤로 간다/가면/가고
    앱을 종료하고 다시 실행한다 | 앱을 재실행한다 | 앱을 재시작한다 -> 앱을 다시 시작한다/시작하면/시작하고
    """
}
