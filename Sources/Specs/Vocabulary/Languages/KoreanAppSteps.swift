import SpecRunner

/// The Korean steps about the app, its device and time.
enum KoreanAppSteps {
  static let translations = app + device

  private static let app = [
    StepTranslation(
      "{string} 앱이 열려 있다",
      of: "the {string} app is open",
      "새로 연 앱에서 시작한다.",
      example: #"조건 "slack-login" 앱이 열려 있다"#),
    StepTranslation(
      "앱이 열려 있다",
      of: "the app is open",
      "실행할 때 고른 앱에서 시작한다.",
      example: "조건 앱이 열려 있다"),
    StepTranslation(
      "사용자 {string}으로/로 앱을 쓴다/쓰면/쓰고",
      of: "I use the app as {string}",
      "이 사용자로 이어 간다. 사용자마다 세션과 저장된 데이터가 따로 있으므로 앱도 각자 연다.",
      example: #"조건 사용자 "민수"로 앱을 쓴다"#),
    StepTranslation(
      "{string} 앱을 연다/열면/열고",
      of: "I open the {string} app",
      "앱을 열고, 여는 동안 일어나는 일도 지켜본다.",
      example: #"만일 "slack-login" 앱을 열면"#),
    StepTranslation(
      "앱을 연다/열면/열고",
      of: "I open the app",
      "실행할 때 고른 앱을 연다.",
      example: "만일 앱을 열면"),
    StepTranslation(
      "앱에서 나간다/나가면/나가고",
      of: "I leave the app",
      "홈 화면으로 간다. 앱은 뒤에 남는다.",
      example: "만일 앱에서 나가면"),
    StepTranslation(
      "앱으로 돌아온다/돌아오면/돌아오고",
      of: "I come back to the app",
      "뒤에 있던 앱을 다시 앞으로 가져온다. 종료된 앱은 새로 시작한다.",
      example: "만일 앱으로 돌아오면"),
    StepTranslation(
      "앱을 종료한다/종료하면/종료하고",
      of: "I stop the app",
      "최근 앱 목록에서 밀어 올린 것처럼 앱을 끝낸다. 저장된 것은 남는다.",
      example: "만일 앱을 종료하면"),
    StepTranslation(
      "앱을 다시 시작한다/시작하면/시작하고",
      of: "I restart the app",
      "앱을 끝내고 다시 연다. 저장된 것은 남는다.",
      example: "만일 앱을 다시 시작하면"),
    StepTranslation(
      "링크 {string}을/를 따라 앱으로 간다/가면/가고",
      of: "I follow the link {string} into the app",
      "링크로 앱을 연다.",
      example: #"만일 링크 "shop://item/1"을 따라 앱으로 가면"#),
    StepTranslation(
      "메모리가 부족해진다/부족해지면/부족해지고",
      of: "memory runs short",
      "시스템이 앞에 없는 화면에 메모리 경고를 보낸다.",
      example: "만일 메모리가 부족해지면"),
    StepTranslation(
      "시스템이 화면을 다시 만든다/만들면/만들고",
      of: "the system rebuilds the screen",
      "보이는 화면을 없애고 새로 만든다.",
      example: "만일 시스템이 화면을 다시 만들면"),
    StepTranslation(
      "기기를 세로로 돌린다/돌리면/돌리고",
      of: "I rotate the device to portrait",
      "기기를 너비보다 높이가 크게 돌린다.",
      example: "만일 기기를 세로로 돌리면"),
    StepTranslation(
      "기기를 가로로 돌린다/돌리면/돌리고",
      of: "I rotate the device to landscape",
      "기기를 높이보다 너비가 크게 돌린다.",
      example: "만일 기기를 가로로 돌리면"),
    StepTranslation(
      "얼굴이 인식된다/인식되면/인식되고",
      of: "my face is recognised/recognized",
      "앱이 요청한 얼굴 인식이 성공한다.",
      example: "만일 얼굴이 인식되면"),
    StepTranslation(
      "얼굴이 인식되지 않는다/않으면/않고",
      of: "my face is not recognised/recognized",
      "앱이 요청한 얼굴 인식이 실패한다.",
      example: "만일 얼굴이 인식되지 않으면"),
    StepTranslation(
      "지문이 인식된다/인식되면/인식되고",
      of: "my fingerprint is recognised/recognized",
      "앱이 요청한 지문 인식이 성공한다.",
      example: "만일 지문이 인식되면"),
    StepTranslation(
      "지문이 인식되지 않는다/않으면/않고",
      of: "my fingerprint is not recognised/recognized",
      "앱이 요청한 지문 인식이 실패한다.",
      example: "만일 지문이 인식되지 않으면"),
    StepTranslation(
      "음량 올리기 버튼을 누른다/누르면/누르고",
      of: "I press the volume up button",
      "소리를 키우는 기기의 버튼을 누른다.",
      example: "만일 음량 올리기 버튼을 누르면"),
    StepTranslation(
      "음량 내리기 버튼을 누른다/누르면/누르고",
      of: "I press the volume down button",
      "소리를 줄이는 기기의 버튼을 누른다.",
      example: "만일 음량 내리기 버튼을 누르면"),
    StepTranslation(
      "기기를 잠근다/잠그면/잠그고",
      of: "I lock the device",
      "기기를 잠근다. 앱은 백그라운드로 전환된다.",
      example: "만일 기기를 잠그면"),
    StepTranslation(
      "기기의 잠금을 푼다/풀면/풀고",
      of: "I unlock the device",
      "기기의 잠금을 푼다. 앱이 다시 보인다.",
      example: "만일 기기의 잠금을 풀면"),
    StepTranslation(
      "푸시 알림 {string}이/가 도착한다/도착하면/도착하고",
      of: "the push notification {string} arrives",
      "이 글을 담은 푸시 알림이 온다.",
      example: #"만일 푸시 알림 "주문이 출발했습니다"가 도착하면"#),
    StepTranslation(
      "다음 푸시 알림이 도착한다:/도착하면:/도착하고:",
      of: "this push notification arrives:",
      "푸시 알림이 온다. 아래의 글이 그 내용인 JSON 객체이다.",
      example: "만일 다음 푸시 알림이 도착하면:"),
    StepTranslation(
      "{시간}이/가 지난다/지나면/지나고",
      of: "{duration} pass(es)",
      "시간이 흐른다.",
      example: "만일 3초가 지나면"),
    StepTranslation(
      "지난 시간은 {시간} 이하이다/이하다",
      of: "no more than {duration} have passed",
      "앱을 연 뒤로 흐른 시간을 확인한다.",
      example: "그러면 지난 시간은 1초 이하이다"),
  ]

  private static let device = [
    StepTranslation(
      "기기는/가 {string}이다/다",
      of: "the device is an/a {string}",
      "기기를 고른다. 앱을 열기 전에 쓴다.",
      example: #"조건 기기는 "iPhone 8"이다"#),
    StepTranslation(
      "언어는 {string}이다/다",
      of: "the language is {string}",
      "언어를 태그로 고른다. 앱을 열기 전에 쓴다.",
      example: #"조건 언어는 "ko-KR"이다"#),
    StepTranslation(
      "기기의 키보드 높이는/가 {float}포인트이다/포인트다",
      of: "the device has a keyboard of {float} points",
      "모든 키보드의 높이를 정한다.",
      example: "조건 기기의 키보드 높이는 150포인트이다"),
    StepTranslation(
      "기기의 키보드에 단축 막대가 없다",
      of: "the device offers no shortcut bar",
      "키보드 위의 추천 단어를 끈다.",
      example: "조건 기기의 키보드에 단축 막대가 없다"),
    StepTranslation(
      "기기에 하드웨어 키보드가 연결되어 있다",
      of: "the device has a hardware keyboard",
      "하드웨어 키보드를 연결한다. 화면의 키보드는 나오지 않는다.",
      example: "조건 기기에 하드웨어 키보드가 연결되어 있다"),
    StepTranslation(
      "기기 설정 {string}은/는 {값}이다/다",
      of: "the device setting {string} is {value}",
      "기기 설정을 이름으로 정한다.",
      example: #"조건 기기 설정 "keyboard height"는 150이다"#),
    StepTranslation(
      "글자 크기는 {string}이다/다",
      of: "the text size is {string}",
      "시스템의 글자 크기를 고른다. 크기는 small이나 accessibility large처럼 영어로 쓴다.",
      example: #"조건 글자 크기는 "extra large"다"#),
    StepTranslation(
      "날짜는 {string}이다/다",
      of: "the date is {string}",
      "기기의 날짜, 또는 날짜와 시각을 정한다.",
      example: #"조건 날짜는 "2026-11-21T09:30"이다"#),
    StepTranslation(
      "{permission} 권한은 {permission state} 상태이다/상태다",
      of: "the permission for {permission} is {permission state}",
      "권한의 상태를 정한다.",
      example: "조건 알림 권한은 거부 상태이다"),
    StepTranslation(
      "다른 앱 {string}이/가 설치되어 있다",
      of: "the other app {string} is installed",
      "다른 앱을 설치한다.",
      example: #"조건 다른 앱 "지도"가 설치되어 있다"#),
    StepTranslation(
      "다른 앱 {string}이/가 설치되어 있지 않다",
      of: "the other app {string} is not installed",
      "다른 앱을 지운다.",
      example: #"조건 다른 앱 "지도"가 설치되어 있지 않다"#),
    StepTranslation(
      "창은 가로 {int}포인트, 세로 {int}포인트이다/포인트다",
      of: "the window is {int} by {int} points",
      "창의 너비와 높이를 정한다.",
      example: "조건 창은 가로 800포인트, 세로 600포인트이다"),
    StepTranslation(
      "화면은 어두운 모드이다/모드다",
      of: "the colour/color scheme is dark",
      "어두운 화면을 고른다.",
      example: "조건 화면은 어두운 모드이다"),
    StepTranslation(
      "화면은 밝은 모드이다/모드다",
      of: "the colour/color scheme is light",
      "밝은 화면을 고른다.",
      example: "조건 화면은 밝은 모드이다"),
    StepTranslation(
      "기기는 움직임을 줄인다",
      of: "the device reduces motion",
      "앱에 애니메이션을 피해 달라고 한다.",
      example: "조건 기기는 움직임을 줄인다"),
    StepTranslation(
      "기기는 움직임을 줄이지 않는다",
      of: "the device does not reduce motion",
      "앱에 애니메이션을 피해 달라고 하지 않는다.",
      example: "조건 기기는 움직임을 줄이지 않는다"),
    StepTranslation(
      "시간대는 {string}이다/다",
      of: "the time zone is {string}",
      "시간대를 이름으로 정한다.",
      example: #"조건 시간대는 "Asia/Seoul"이다"#),
    StepTranslation(
      "위치는 위도 {float}, 경도 {float}이다/다",
      of: "the location is {float}, {float}",
      "위도와 경도를 도 단위로 정한다.",
      example: "조건 위치는 위도 37.57, 경도 126.98이다"),
    StepTranslation(
      "사진에 {string}이/가 들어 있다",
      of: "the photos contain {string}",
      "휴대전화의 사진에 그림이나 동영상을 넣는다. 경로는 기능 파일을 기준으로 한다.",
      example: #"조건 사진에 "고양이.png"가 들어 있다"#),
    StepTranslation(
      "클립보드에 {string}이/가 들어 있다",
      of: "the clipboard holds {string}",
      "클립보드에 글을 넣는다.",
      example: #"조건 클립보드에 "abc.com"이 들어 있다"#),
  ]
}
