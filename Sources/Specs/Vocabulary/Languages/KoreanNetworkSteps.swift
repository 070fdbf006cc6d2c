import SpecRunner

/// The Korean steps about requests, files, notifications, links and the log.
enum KoreanNetworkSteps {
  static let translations = requesting + getting + logging

  private static let requesting = [
    StepTranslation(
      "기기가 오프라인이다",
      of: "the device is offline",
      "기기를 네트워크에서 끊는다.",
      example: "조건 기기가 오프라인이다"),
    StepTranslation(
      "기기가 온라인이다",
      of: "the device is online",
      "기기를 네트워크에 잇는다.",
      example: "조건 기기가 온라인이다"),
    StepTranslation(
      "연결이 느리다",
      of: "the connection is slow",
      "약한 모바일 연결처럼 네트워크를 늦춘다.",
      example: "조건 연결이 느리다"),
    StepTranslation(
      "{request}의 응답은 {int}이다/다",
      of: "{request} answers {int}",
      "요청에 대한 응답의 상태를 정한다. 본문은 비어 있다.",
      example: #"조건 GET "/users"의 응답은 404이다"#),
    StepTranslation(
      "{request}의 응답은 {int}이고/고 본문은 다음과 같다:",
      of: "{request} answers {int} with:",
      "요청에 대한 응답의 상태와 본문을 정한다.",
      example: #"조건 GET "/users"의 응답은 200이고 본문은 다음과 같다:"#),
    StepTranslation(
      "{request}의 응답은 {int}이고/고 헤더는 다음과 같다:",
      of: "{request} answers {int} with the headers:",
      "요청에 대한 응답의 상태와 헤더를 정한다. 행마다 이름과 값이 있다.",
      example: #"조건 GET "/users"의 응답은 304이고 헤더는 다음과 같다:"#),
    StepTranslation(
      "{request}의 응답은 {int}이고/고 헤더 {string}은/는 {string}이고/고 본문은 다음과 같다:",
      of: "{request} answers {int} and the header {string} as {string} with:",
      "요청에 대한 응답의 상태, 헤더 하나와 본문을 정한다.",
      example: #"조건 GET "/users"의 응답은 200이고 헤더 "Content-Type"은 "text/csv"이고 본문은 다음과 같다:"#),
    StepTranslation(
      "{request}의 응답은 {int}이고/고 본문은 {string} 파일이다",
      of: "{request} answers {int} with the file {string}",
      "요청에 대한 응답의 상태와, 본문이 될 텍스트 파일을 정한다.",
      example: #"조건 GET "/users"의 응답은 200이고 본문은 "files/users.json" 파일이다"#),
    StepTranslation(
      "{request}의 응답은 {시간} 뒤의 {int}이고/고 본문은 다음과 같다:",
      of: "{request} answers {int} after {duration} with:",
      "요청에 대한 응답의 상태, 늦어지는 시간과 본문을 정한다.",
      example: #"조건 GET "/users"의 응답은 3초 뒤의 200이고 본문은 다음과 같다:"#),
    StepTranslation(
      "{request}의 응답은 {시간} 뒤의 {int}이다/다",
      of: "{request} answers {int} after {duration}",
      "요청에 대한 응답의 상태와 늦어지는 시간을 정한다.",
      example: #"조건 GET "/users"의 응답은 3초 뒤의 200이다"#),
    StepTranslation(
      "{request}의 응답은 차례로 다음과 같다:",
      of: "{request} answers in turn:",
      "첫 요청, 둘째 요청의 응답을 차례로 정한다. 마지막 응답은 계속 남는다.",
      example: #"조건 GET "/users"의 응답은 차례로 다음과 같다:"#),
    StepTranslation(
      "{request}의 응답에서 {string}을/를 {string}으로/로 바꾼다",
      of: "{request} answers with {string} changed to {string}",
      "서버의 응답이 앱에 오는 길에 본문의 글을 바꾼다.",
      example: #"조건 GET "/prices"의 응답에서 "4 EUR"를 "5 EUR"로 바꾼다"#),
    StepTranslation(
      "{request}의 요청은 {string} 오류로 실패한다",
      of: "{request} fails with {string}",
      "요청을 오류로 실패하게 한다.",
      example: #"조건 POST "/users"의 요청은 "connection lost" 오류로 실패한다"#),
    StepTranslation(
      "{request}의 응답은 오지 않는다",
      of: "{request} is never answered",
      "요청에 응답하지 않는다.",
      example: #"조건 GET "/users"의 응답은 오지 않는다"#),
    StepTranslation(
      "앱이 {request}을/를 보낸다",
      of: "the app sends {request}",
      "마지막 만일부터 앱이 그런 요청을 보냈다.",
      example: #"그러면 앱이 POST "/users"를 보낸다"#),
    StepTranslation(
      "앱이 {request}을/를 다음 본문과 함께 보낸다:",
      of: "the app sends {request} with:",
      "마지막 만일부터 앱이 꼭 이 본문으로 요청을 보냈다.",
      example: #"그러면 앱이 POST "/users"를 다음 본문과 함께 보낸다:"#),
    StepTranslation(
      "앱이 {request}을/를 {int}번 보낸다",
      of: "the app sends {request} {int} time(s)",
      "마지막 만일부터 앱이 그런 요청을 보낸 횟수.",
      example: #"그러면 앱이 GET "/users"를 2번 보낸다"#),
    StepTranslation(
      "앱이 {request}을/를 모두 {int}번 보냈다",
      of: "a request to {request} was sent {int} time(s)",
      "앱을 연 뒤로 그런 요청을 보낸 횟수.",
      example: #"그러면 앱이 POST "/users"를 모두 2번 보냈다"#),
    StepTranslation(
      "앱이 {request}을/를 {string}이/가 든 본문과 함께 보낸다",
      of: "the app sends {request} with a body containing {string}",
      "마지막 만일부터 앱이 이 글이 든 본문으로 요청을 보냈다.",
      example: #"그러면 앱이 POST "/users"를 "민수"가 든 본문과 함께 보낸다"#),
    StepTranslation(
      "앱이 {request}을/를 보내고 헤더 {string}은/는 {string}이다/다",
      of: "the app sends {request} with the header {string} as {string}",
      "마지막 만일부터 앱이 이 헤더로 요청을 보냈다.",
      example: #"그러면 앱이 GET "/users"를 보내고 헤더 "Accept"는 "text/csv"이다"#),
    StepTranslation(
      "앱이 {request}을/를 보내지 않는다",
      of: "the app does not send {request}",
      "마지막 만일부터 앱이 그런 요청을 보내지 않았다.",
      example: #"그러면 앱이 POST "/users"를 보내지 않는다"#),
    StepTranslation(
      "앱이 아무것도 보내지 않는다",
      of: "the app sends nothing",
      "마지막 만일부터 앱이 요청을 보내지 않았다.",
      example: "그러면 앱이 아무것도 보내지 않는다"),
  ]

  private static let getting = [
    StepTranslation(
      "파일 {string}을/를 받는다",
      of: "I get the file {string}",
      "마지막 만일부터 앱이 이 이름의 파일을 주었다.",
      example: #"그러면 파일 "report.csv"를 받는다"#),
    StepTranslation(
      "파일 {string}을/를 받고 그 안에 {string}이/가 있다",
      of: "I get the file {string} containing {string}",
      "마지막 만일부터 앱이 이 글이 든 파일을 주었다.",
      example: #"그러면 파일 "report.csv"를 받고 그 안에 "우유"가 있다"#),
    StepTranslation(
      "파일 {string}을/를 받고 내용은 다음과 같다:",
      of: "I get the file {string} with:",
      "마지막 만일부터 앱이 꼭 이 내용의 파일을 주었다.",
      example: #"그러면 파일 "report.csv"를 받고 내용은 다음과 같다:"#),
    StepTranslation(
      "아무 파일도 받지 않는다",
      of: "I get no file",
      "마지막 만일부터 앱이 파일을 주지 않았다.",
      example: "그러면 아무 파일도 받지 않는다"),
    StepTranslation(
      "알림 {string}을/를 받는다",
      of: "I get the notification {string}",
      "마지막 만일부터 이 제목의 알림이 왔다.",
      example: #"그러면 알림 "우유 사기"를 받는다"#),
    StepTranslation(
      "알림 {string}을/를 받고 내용은 다음과 같다:",
      of: "I get the notification {string} with:",
      "온 알림을 확인한다. 행마다 이름과 값이 있다.",
      example: #"그러면 알림 "우유 사기"를 받고 내용은 다음과 같다:"#),
    StepTranslation(
      "알림을 {int}개 받는다",
      of: "I get {int} notification(s)",
      "마지막 만일부터 온 알림의 수.",
      example: "그러면 알림을 1개 받는다"),
    StepTranslation(
      "알림을 받지 않는다",
      of: "I get no notification",
      "마지막 만일부터 알림이 오지 않았다.",
      example: "그러면 알림을 받지 않는다"),
    StepTranslation(
      "링크 {string}이/가 열린다",
      of: "the link {string} is opened",
      "마지막 만일부터 앱이 꼭 이 주소를 열었다.",
      example: #"그러면 링크 "https://example.com/help"가 열린다"#),
    StepTranslation(
      "링크 {string}이/가 다음과 같이 열린다:",
      of: "the link {string} is opened with:",
      "마지막 만일부터 앱이 이 주소를 열었다. 행마다 이름과 값이 있다.",
      example: #"그러면 링크 "https://example.com/help"가 다음과 같이 열린다:"#),
    StepTranslation(
      "아무 링크도 열리지 않는다",
      of: "no link is opened",
      "마지막 만일부터 앱이 주소를 열지 않았다.",
      example: "그러면 아무 링크도 열리지 않는다"),
  ]

  private static let logging = [
    StepTranslation(
      "앱이 {string}을/를 기록한다",
      of: "the app logs {string}",
      "마지막 만일부터 앱이 꼭 이 줄을 기록했다.",
      example: #"그러면 앱이 "camera moved"를 기록한다"#),
    StepTranslation(
      "앱이 {string}을/를 기록하지 않는다",
      of: "the app does not log {string}",
      "마지막 만일부터 앱이 이 줄을 기록하지 않았다.",
      example: #"그러면 앱이 "camera held up"을 기록하지 않는다"#),
    StepTranslation(
      "콘솔에 {string}이/가 나온다",
      of: "the console shows {string}",
      "마지막 만일부터 앱이 콘솔에 꼭 이 줄을 썼다.",
      example: #"그러면 콘솔에 "3 items loaded"가 나온다"#),
    StepTranslation(
      "콘솔에 {string}이/가 든 줄이 나온다",
      of: "the console shows a line containing {string}",
      "마지막 만일부터 앱이 콘솔에 그런 줄을 썼다.",
      example: #"그러면 콘솔에 "items"가 든 줄이 나온다"#),
    StepTranslation(
      "콘솔에 오류가 없다",
      of: "the console shows no error",
      "마지막 만일부터 콘솔에 오류가 없고 스크립트가 실패하지 않았다.",
      example: "그러면 콘솔에 오류가 없다"),
    StepTranslation(
      "스크립트가 {string} 오류로 실패한다",
      of: "a script fails with {string}",
      "마지막 만일부터 스크립트가 꼭 이 메시지로 실패했다.",
      example: #"그러면 스크립트가 "Error: no items" 오류로 실패한다"#),
    StepTranslation(
      "스크립트가 {string}이/가 든 메시지로 실패한다",
      of: "a script fails with a message containing {string}",
      "마지막 만일부터 스크립트가 이 글이 든 메시지로 실패했다.",
      example: #"그러면 스크립트가 "no items"가 든 메시지로 실패한다"#),
    StepTranslation(
      "어느 스크립트도 실패하지 않는다",
      of: "no script fails",
      "마지막 만일부터 앱의 스크립트가 실패하지 않았다.",
      example: "그러면 어느 스크립트도 실패하지 않는다"),
  ]
}
