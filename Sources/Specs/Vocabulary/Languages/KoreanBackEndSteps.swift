import SpecRunner

/// The Korean steps that send requests to a server and run commands.
enum KoreanBackEndSteps {
  static let translations = [
    StepTranslation(
      "{request} 요청을 보낸다/보내면/보내고", of: "I send {request}",
      "앱이 아니라 명세가 본문 없는 요청을 보낸다. 조건이면 상태가 400보다 작아야 한다.",
      example: #"만일 DELETE "/users" 요청을 보내면"#),
    StepTranslation(
      "{request} 요청을 다음 본문으로 보낸다:/보내면:/보내고:", of: "I send {request} with:",
      "본문이 있는 요청을 보낸다. 본문의 형식은 여는 따옴표 뒤에 쓸 수 있다.",
      example: #"만일 POST "/users" 요청을 다음 본문으로 보내면:"#),
    StepTranslation(
      "{request} 요청을 다음 헤더로 보낸다:/보내면:/보내고:", of: "I send {request} with the headers:",
      "헤더가 있고 본문이 없는 요청을 보낸다. 줄마다 헤더의 이름과 값이 있다.",
      example: #"만일 GET "/users" 요청을 다음 헤더로 보내면:"#),
    StepTranslation(
      "보내는 요청의 헤더 {string}이/가 {string}이다/다", of: "my requests have the header {string} as {string}",
      "시나리오가 이제부터 보내는 모든 요청에 헤더를 더한다.",
      example: #"조건 보내는 요청의 헤더 "Authorization"이 "Bearer abc"다"#),
    StepTranslation(
      "응답의 상태가 {int}이다/다", of: "the response status is {int}",
      "마지막 응답의 상태를 비교한다.", example: "그러면 응답의 상태가 200이다"),
    StepTranslation(
      "응답의 헤더 {string}이/가 {string}이다/다", of: "the response header {string} is {string}",
      "마지막 응답의 헤더를 비교한다.",
      example: #"그러면 응답의 헤더 "Content-Type"이 "application/json"이다"#),
    StepTranslation(
      "응답의 본문이 {string}이다/다", of: "the response body is {string}",
      "마지막 응답의 본문을 비교한다.", example: #"그러면 응답의 본문이 "OK"다"#),
    StepTranslation(
      "응답의 본문이 다음과 같다:", of: "the response body is:",
      "마지막 응답의 본문을 비교한다. 끝의 줄 바꿈은 보지 않는다.",
      example: "그러면 응답의 본문이 다음과 같다:"),
    StepTranslation(
      "응답의 본문에 {string}이/가 있다", of: "the response body contains {string}",
      "마지막 응답의 본문에서 글을 찾는다.", example: #"그러면 응답의 본문에 "Ann"이 있다"#),
    StepTranslation(
      "응답 JSON의 {string}이/가 {json}이다/다", of: "the response JSON at {string} is {json}",
      "마지막 응답의 값 하나를 비교한다. 따옴표 안의 글, 수, true, false, null을 쓴다.",
      example: #"그러면 응답 JSON의 "$.items[0].name"이 "Ann"이다"#),
    StepTranslation(
      "응답 JSON의 {string}이/가 다음과 같다:", of: "the response JSON at {string} is:",
      "마지막 응답의 값을 JSON과 비교한다. 빈칸과 키의 순서는 보지 않는다.",
      example: #"그러면 응답 JSON의 "$.items[0]"이 다음과 같다:"#),
    StepTranslation(
      "응답 JSON의 {string}에 항목이 {int}개 있다", of: "the response JSON at {string} has {int} item(s)",
      "마지막 응답에 있는 목록의 항목을 센다.",
      example: #"그러면 응답 JSON의 "$.items"에 항목이 2개 있다"#),
    StepTranslation(
      "응답 JSON에 {string}이/가 없다", of: "the response JSON has nothing at {string}",
      "마지막 응답에 값이 없다. null은 값이다.", example: #"그러면 응답 JSON에 "$.error"가 없다"#),
    StepTranslation(
      "{request} 요청을 다음 양식으로 보낸다:/보내면:/보내고:", of: "I send {request} with the form:",
      "양식의 항목을 보낸다. 줄마다 항목의 이름과 값이 있다.",
      example: #"만일 POST "/login" 요청을 다음 양식으로 보내면:"#),
    StepTranslation(
      "{request} 요청을 다음 쿼리로 보낸다:/보내면:/보내고:", of: "I send {request} with the query:",
      "본문이 없는 요청을 보낸다. 줄마다 쿼리의 이름과 값이 있다.",
      example: #"만일 GET "/search" 요청을 다음 쿼리로 보내면:"#),
    StepTranslation(
      "리디렉션을 따라간다/따라가면/따라가고", of: "I follow the redirect",
      "마지막 응답의 헤더 Location이 가리키는 주소로 GET 요청을 보낸다.", example: "만일 리디렉션을 따라가면"),
    StepTranslation(
      "응답의 상태가 {int}일 때까지 {request} 요청을 보낸다/보내면/보내고",
      of: "I send {request} until the response status is {int}",
      "상태가 맞거나 시간이 다 될 때까지 사이를 두고 요청을 되풀이한다.",
      example: #"만일 응답의 상태가 200일 때까지 GET "/jobs/1" 요청을 보내면"#),
    StepTranslation(
      "응답 JSON의 {string}이/가 {json}일 때까지 {request} 요청을 보낸다/보내면/보내고",
      of: "I send {request} until the response JSON at {string} is {json}",
      "값이 맞거나 시간이 다 될 때까지 사이를 두고 요청을 되풀이한다.",
      example: #"만일 응답 JSON의 "$.state"가 "done"일 때까지 GET "/jobs/1" 요청을 보내면"#),
    StepTranslation(
      "보내는 요청은 사용자 {string}, 비밀번호 {string}으로/로 인증한다",
      of: "my requests are authorized as {string} with the password {string}",
      "시나리오가 이제부터 보내는 모든 요청에 기본 인증을 더한다.",
      example: #"조건 보내는 요청은 사용자 "ann", 비밀번호 "${PASSWORD}"로 인증한다"#),
    StepTranslation(
      "응답이 {시간} 안에 왔다", of: "the response came within {duration}",
      "마지막 응답이 걸린 시간을 비교한다.", example: "그러면 응답이 500밀리초 안에 왔다"),
    StepTranslation(
      "응답 JSON의 {string}이/가 {pattern}에 맞는다",
      of: "the response JSON at {string} matches {pattern}",
      "마지막 응답의 글을 정규식과 비교한다.",
      example: #"그러면 응답 JSON의 "$.id"가 /[0-9a-f]{8}/에 맞는다"#),
    StepTranslation(
      "응답 JSON의 {string}이/가 다음 모양이다:", of: "the response JSON at {string} has the shape:",
      "마지막 응답의 값을 JSON과 비교한다. #string 같은 표시는 그 종류의 모든 값을 뜻한다.",
      example: #"그러면 응답 JSON의 "$"가 다음 모양이다:"#),
    StepTranslation(
      "응답 JSON의 {string}에 다음 모양이 들어 있다:",
      of: "the response JSON at {string} includes the shape:",
      "위와 같지만 객체에 다른 키가 더 있어도 된다.",
      example: #"그러면 응답 JSON의 "$.user"에 다음 모양이 들어 있다:"#),
    StepTranslation(
      "응답 JSON의 {string}에 {json}이/가 있다", of: "the response JSON at {string} contains {json}",
      "마지막 응답의 목록에서 항목을 찾는다. 경로에 [*]가 있으면 목록이 된다.",
      example: #"그러면 응답 JSON의 "$.users[*].name"에 "Ann"이 있다"#),
    StepTranslation(
      "응답 JSON의 {string}이/가 순서와 관계없이 다음과 같다:",
      of: "the response JSON at {string} is, in any order:",
      "마지막 응답의 목록을 순서와 관계없이 JSON 목록과 비교한다.",
      example: #"그러면 응답 JSON의 "$.users[*].name"이 순서와 관계없이 다음과 같다:"#),
    StepTranslation(
      "{string} 명령을 실행한다/실행하면/실행하고", of: "I run {string}",
      "spec.json이 허락하면 셸에서 명령을 실행한다. 조건이면 성공해야 한다.",
      example: #"만일 "make reset-database" 명령을 실행하면"#),
    StepTranslation(
      "{string} 명령을 {string} 폴더에서 실행한다/실행하면/실행하고", of: "I run {string} in {string}",
      "spec.json이 허락하면 폴더에서 명령을 실행한다.",
      example: #"만일 "npm run seed" 명령을 "server" 폴더에서 실행하면"#),
    StepTranslation(
      "실행하는 명령의 환경 변수는 다음과 같다:", of: "my commands have the environment:",
      "시나리오가 이제부터 실행하는 모든 명령의 변수를 정한다. 줄마다 이름과 값이 있다.",
      example: "조건 실행하는 명령의 환경 변수는 다음과 같다:"),
    StepTranslation(
      "표준 오류를 따로 둔다", of: "standard error is kept apart",
      "이제부터 실행하는 명령이 표준 오류로 출력한 것은 따로 확인한다.",
      example: "조건 표준 오류를 따로 둔다"),
    StepTranslation(
      "{string} 명령을 시작해서 {string}을/를 출력할 때까지 기다린다/기다리면/기다리고",
      of: "I start {string} and wait until it prints {string}",
      "서버처럼 단계와 함께 도는 명령을 시작한다. 시나리오와 함께 끝난다.",
      example: #"만일 "python3 -m http.server" 명령을 시작해서 "Serving"을 출력할 때까지 기다리면"#),
    StepTranslation(
      "시작한 명령을 멈춘다/멈추면/멈추고", of: "I stop the started command",
      "마지막으로 시작한 명령을 끝낸다. 출력은 다른 명령처럼 확인한다.",
      example: "만일 시작한 명령을 멈추면"),
    StepTranslation(
      "명령이 표준 오류로 {string}을/를 출력한다", of: "the command prints {string} to standard error",
      "마지막 명령이 표준 오류로 출력한 것에서 글을 찾는다. 표준 오류를 따로 두어야 한다.",
      example: #"그러면 명령이 표준 오류로 "no such file"을 출력한다"#),
    StepTranslation(
      "명령이 표준 오류로 아무것도 출력하지 않는다", of: "the command prints nothing to standard error",
      "마지막 명령이 표준 오류로 아무것도 출력하지 않았다. 표준 오류를 따로 두어야 한다.",
      example: "그러면 명령이 표준 오류로 아무것도 출력하지 않는다"),
    StepTranslation(
      "명령이 다음 순서로 출력한다:", of: "the command prints in this order:",
      "마지막 명령이 출력한 것에 다음 글이 차례로 있다.",
      example: "그러면 명령이 다음 순서로 출력한다:"),
    StepTranslation(
      "명령이 성공한다", of: "the command succeeds",
      "마지막 명령이 상태 0으로 끝났다.", example: "그러면 명령이 성공한다"),
    StepTranslation(
      "명령이 실패한다", of: "the command fails",
      "마지막 명령이 상태 0으로 끝나지 않았다.", example: "그러면 명령이 실패한다"),
    StepTranslation(
      "명령이 상태 {int}로/으로 실패한다", of: "the command fails with status {int}",
      "마지막 명령이 끝난 상태를 비교한다.", example: "그러면 명령이 상태 2로 실패한다"),
    StepTranslation(
      "명령이 상태 {int}로/으로 끝난다", of: "the command exits with status {int}",
      "마지막 명령이 끝난 상태를 비교한다. 0도 된다.", example: "그러면 명령이 상태 0으로 끝난다"),
    StepTranslation(
      "명령이 {string}을/를 출력한다", of: "the command prints {string}",
      "마지막 명령이 출력한 것에서 글을 찾는다.", example: #"그러면 명령이 "2 users"를 출력한다"#),
    StepTranslation(
      "명령이 다음을 출력한다:", of: "the command prints:",
      "마지막 명령이 출력한 모든 것을 비교한다. 끝의 줄 바꿈은 보지 않는다.",
      example: "그러면 명령이 다음을 출력한다:"),
    StepTranslation(
      "빈 폴더가 있다", of: "an empty folder",
      "시나리오의 명령을 실행할 폴더를 만든다. 시나리오가 실패하면 남겨 둔다.", example: "조건 빈 폴더가 있다"),
    StepTranslation(
      "{string} 파일의 내용은 다음과 같다:", of: "a file {string} with:",
      "시나리오의 폴더에 파일을 쓴다. 마지막 줄 끝에 줄 바꿈을 넣는다.",
      example: #"조건 "config.json" 파일의 내용은 다음과 같다:"#),
    StepTranslation(
      "다음 명령을 실행한다:/실행하면:/실행하고:", of: "I run:",
      "여러 줄이나 따옴표가 있어도 되는 명령을 실행한다.", example: "만일 다음 명령을 실행하면:"),
    StepTranslation(
      "다음을 입력으로 {string} 명령을 실행한다:/실행하면:/실행하고:", of: "I run {string} with the input:",
      "아래의 글을 입력으로 읽는 명령을 실행한다.", example: #"만일 다음을 입력으로 "sort" 명령을 실행하면:"#),
    StepTranslation(
      "명령이 아무것도 출력하지 않는다", of: "the command prints nothing",
      "마지막 명령이 아무것도 출력하지 않았다.", example: "그러면 명령이 아무것도 출력하지 않는다"),
    StepTranslation(
      "명령이 {string}을/를 출력하지 않는다", of: "the command does not print {string}",
      "마지막 명령이 출력한 것에 글이 없다.", example: #"그러면 명령이 "warning"을 출력하지 않는다"#),
    StepTranslation(
      "명령이 {pattern}에 맞는 줄을 출력한다", of: "the command prints a line matching {pattern}",
      "마지막 명령이 출력한 줄 하나가 정규식에 맞는다.",
      example: #"그러면 명령이 /\d+ users/에 맞는 줄을 출력한다"#),
    StepTranslation(
      "출력한 JSON의 {string}이/가 {json}이다/다", of: "the printed JSON at {string} is {json}",
      "마지막 명령이 출력한 JSON의 값 하나를 비교한다.",
      example: #"그러면 출력한 JSON의 "$.users[0].name"이 "Ann"이다"#),
    StepTranslation(
      "{string} 파일이 있다", of: "there is a file {string}",
      "시나리오의 폴더에 파일이 있다.", example: #"그러면 "out/report.txt" 파일이 있다"#),
    StepTranslation(
      "{string} 파일이 없다", of: "there is no file {string}",
      "시나리오의 폴더에 이 이름이 없다.", example: #"그러면 "draft.txt" 파일이 없다"#),
    StepTranslation(
      "{printed}에 {string}이/가 있다", of: "{printed} contains {string}",
      "출력한 글, 표준 출력, 표준 오류, 출력 전체, 파일에서 글을 찾는다.",
      example: #"그러면 "report.txt" 파일에 "3 users"가 있다"#),
    StepTranslation(
      "{printed}에 다음이 있다:", of: "{printed} contains:",
      "출력한 글이나 파일에서 여러 줄의 글을 찾는다.", example: "그러면 출력한 글에 다음이 있다:"),
    StepTranslation(
      "{printed}에 {string}이/가 없다", of: "{printed} does not contain {string}",
      "출력한 글이나 파일에 글이 없다.", example: #"그러면 표준 오류에 "warning"이 없다"#),
    StepTranslation(
      "{printed}에 다음이 없다:", of: "{printed} does not contain:",
      "출력한 글이나 파일에 여러 줄의 글이 없다.", example: "그러면 출력한 글에 다음이 없다:"),
    StepTranslation(
      "{printed}이/가 다음과 같다:", of: "{printed} is:",
      "출력한 글이나 파일을 비교한다. 끝의 줄 바꿈은 보지 않는다.",
      example: #"그러면 "report.txt" 파일이 다음과 같다:"#),
    StepTranslation(
      "{printed}이/가 비어 있다", of: "{printed} is empty",
      "출력한 글이나 파일에 글자가 하나도 없다.", example: "그러면 표준 오류가 비어 있다"),
    StepTranslation(
      "{printed}이/가 비어 있지 않다", of: "{printed} is not empty",
      "출력한 글이나 파일에 글이 있다.", example: "그러면 출력한 글이 비어 있지 않다"),
    StepTranslation(
      "{printed}에 {pattern}에 맞는 부분이 있다", of: "{printed} contains a match of {pattern}",
      "출력한 글이나 파일에서 정규식을 찾는다. ^와 $는 줄의 처음과 끝이다.",
      example: #"그러면 출력한 글에 /^\d+ users$/에 맞는 부분이 있다"#),
    StepTranslation(
      "{printed}에 다음 정규식에 맞는 부분이 있다:", of: "{printed} contains a match of:",
      "출력한 글이나 파일에서 아래의 정규식을 찾는다.",
      example: "그러면 출력한 글에 다음 정규식에 맞는 부분이 있다:"),
    StepTranslation(
      "{printed}에 {pattern}에 맞는 부분이 없다", of: "{printed} contains no match of {pattern}",
      "출력한 글이나 파일에 정규식에 맞는 부분이 없다.",
      example: #"그러면 출력한 글에 /warning: .*/에 맞는 부분이 없다"#),
    StepTranslation(
      "{printed}에 다음 정규식에 맞는 부분이 없다:", of: "{printed} contains no match of:",
      "출력한 글이나 파일에 아래의 정규식에 맞는 부분이 없다.",
      example: "그러면 출력한 글에 다음 정규식에 맞는 부분이 없다:"),
    StepTranslation(
      "실행할 수 있는 {string} 파일의 내용은 다음과 같다:", of: "an executable file {string} with:",
      "시나리오의 폴더에 누구나 실행할 수 있는 스크립트를 쓴다.",
      example: #"조건 실행할 수 있는 "bin/greet" 파일의 내용은 다음과 같다:"#),
    StepTranslation(
      "{string}의 복사본이 있다", of: "a copy of {string}",
      "현재 폴더의 파일이나 폴더를 시나리오의 폴더에 복사한다.",
      example: #"조건 "fixtures/users.csv"의 복사본이 있다"#),
    StepTranslation(
      "{string}의 복사본이 {string}에 있다", of: "a copy of {string} as {string}",
      "파일이나 폴더를 다른 이름으로 복사한다. 이름이 \".\"이면 폴더 안의 것을 복사한다.",
      example: #"조건 "fixtures/app"의 복사본이 "."에 있다"#),
    StepTranslation(
      "{string} 파일의 권한이 {string}이다/다", of: "the file {string} has the permissions {string}",
      "파일이나 폴더의 권한을 8진수로 비교한다.",
      example: #"그러면 "run.sh" 파일의 권한이 "755"다"#),
    StepTranslation(
      "{string} 폴더가 있다", of: "there is a folder {string}",
      "시나리오의 폴더에 폴더가 있다.", example: #"그러면 "out" 폴더가 있다"#),
    StepTranslation(
      "{string} 폴더에 다음만 있다:", of: "the folder {string} has:",
      "폴더에 있는 모든 것의 이름을 순서와 관계없이 비교한다. \".\"은 시나리오의 폴더다.",
      example: #"그러면 "out" 폴더에 다음만 있다:"#),
    StepTranslation(
      "{string} 명령을 시작한다/시작하면/시작하고", of: "I start {string}",
      "단계와 함께 돌면서 입력을 기다리는 명령을 시작한다.", example: #"만일 "./greet" 명령을 시작하면"#),
    StepTranslation(
      "시작한 명령이 {string}을/를 출력할 때까지 기다린다/기다리면/기다리고",
      of: "I wait until the started command prints {string}",
      "마지막으로 시작한 명령의 출력을 기다린다.",
      example: #"만일 시작한 명령이 "Your name?"을 출력할 때까지 기다리면"#),
    StepTranslation(
      "시작한 명령에 {string}을/를 입력한다/입력하면/입력하고",
      of: "I enter {string} into the started command",
      "마지막으로 시작한 명령의 입력에 한 줄을 보낸다.",
      example: #"만일 시작한 명령에 "Ann"을 입력하면"#),
    StepTranslation(
      "시작한 명령의 입력을 끝낸다/끝내면/끝내고", of: "I end the input of the started command",
      "Ctrl-D처럼 명령의 입력을 닫는다.", example: "만일 시작한 명령의 입력을 끝내면"),
    StepTranslation(
      "시작한 명령이 끝날 때까지 기다린다/기다리면/기다리고", of: "I wait until the started command ends",
      "마지막으로 시작한 명령이 끝나기를 기다린다. 출력은 다른 명령처럼 확인한다.",
      example: "만일 시작한 명령이 끝날 때까지 기다리면"),
    StepTranslation(
      "시작한 명령을 중단한다/중단하면/중단하고", of: "I interrupt the started command",
      "Ctrl-C처럼 SIGINT를 보내고 명령이 끝나기를 기다린다.", example: "만일 시작한 명령을 중단하면"),
    StepTranslation(
      "시작한 명령에 신호 {string}을/를 보낸다/보내면/보내고",
      of: "I send the signal {string} to the started command",
      "HUP, TERM, USR1 같은 신호를 보내고 기다리지 않는다.",
      example: #"만일 시작한 명령에 신호 "HUP"를 보내면"#),
    StepTranslation(
      "{string} 폴더로 옮긴다/옮기면/옮기고", of: "I change to the folder {string}",
      "시나리오의 폴더 안에 있는 폴더에서 이어지는 명령을 실행한다. 파일의 이름도 거기에서 시작한다.",
      example: #"만일 "server" 폴더로 옮기면"#),
    StepTranslation(
      "출력한 JSON의 {string}이/가 다음과 같다:", of: "the printed JSON at {string} is:",
      "마지막 명령이 출력한 JSON의 값을 비교한다. 키의 순서는 보지 않는다.",
      example: #"그러면 출력한 JSON의 "$.users"가 다음과 같다:"#),
    StepTranslation(
      "출력한 JSON의 {string}에 다음 모양이 들어 있다:",
      of: "the printed JSON at {string} includes the shape:",
      "값을 JSON과 비교한다. #string 같은 표시는 값을 뜻하고, 객체에 키가 더 있어도 된다.",
      example: #"그러면 출력한 JSON의 "$"에 다음 모양이 들어 있다:"#),
    StepTranslation(
      "출력한 JSON의 {string}이/가 스키마 {string}에 맞는다",
      of: "the printed JSON at {string} matches the schema {string}",
      "마지막 명령이 출력한 JSON의 값을 JSON Schema 파일과 비교한다.",
      example: #"그러면 출력한 JSON의 "$"가 스키마 "schemas/list.json"에 맞는다"#),
    StepTranslation(
      "응답 JSON의 {string}이/가 스키마 {string}에 맞는다",
      of: "the response JSON at {string} matches the schema {string}",
      "마지막 응답의 값을 JSON Schema 파일과 비교한다.",
      example: #"그러면 응답 JSON의 "$"가 스키마 "schemas/user.json"에 맞는다"#),
    StepTranslation(
      "응답 XML의 {string}이/가 {string}이다/다", of: "the response XML at {string} is {string}",
      "마지막 응답에 있는 요소의 글이나 속성의 값을 비교한다.",
      example: #"그러면 응답 XML의 "/order/item[1]/@id"가 "7"이다"#),
    StepTranslation(
      "응답 XML의 {string}에 {string}이/가 있다", of: "the response XML at {string} contains {string}",
      "마지막 응답에 있는 여러 요소의 글에서 하나를 찾는다.",
      example: #"그러면 응답 XML의 "//item/name"에 "Milk"가 있다"#),
    StepTranslation(
      "응답 XML의 {string}에 요소가 {int}개 있다",
      of: "the response XML has {int} element(s) at {string}",
      "마지막 응답의 한 곳에 있는 요소나 속성을 센다.",
      example: #"그러면 응답 XML의 "/order/item"에 요소가 2개 있다"#),
    StepTranslation(
      "응답 XML의 {string}을/를 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember the response XML at {string} as {memory}",
      "마지막 응답에 있는 요소의 글이나 속성의 값을 기억한다.",
      example: #"만일 응답 XML의 "/session/token"을 비밀 "token"으로 기억하면"#),
    StepTranslation(
      "응답의 본문이 {string} 파일과 같다", of: "the response body is the file {string}",
      "마지막 응답의 본문을 바이트마다 비교한다.",
      example: #"그러면 응답의 본문이 "fixtures/logo.png" 파일과 같다"#),
    StepTranslation(
      "{request} 요청을 다음 부분으로 보낸다:/보내면:/보내고:", of: "I send {request} with the parts:",
      "여러 부분이 있는 양식을 보낸다. 줄마다 부분의 이름과, 값이나 파일이 있다.",
      example: #"만일 POST "/photos" 요청을 다음 부분으로 보내면:"#),
    StepTranslation(
      "{request} 요청을 {string} 파일로 보낸다/보내면/보내고",
      of: "I send {request} with the file {string}",
      "파일을 본문으로 보낸다. 헤더가 없으면 형식은 application/octet-stream이다.",
      example: #"만일 PUT "/logo" 요청을 "fixtures/logo.png" 파일로 보내면"#),
    StepTranslation(
      "다음 파일이 있다:", of: "there are the files:",
      "시나리오의 폴더에 파일이나 폴더가 있다.", example: "그러면 다음 파일이 있다:"),
    StepTranslation(
      "다음 파일이 없다:", of: "there are none of the files:",
      "시나리오의 폴더에 이 이름들이 없다.", example: "그러면 다음 파일이 없다:"),
    StepTranslation(
      "{element}의 글을 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember the text of {element} as {memory}",
      "필드의 글이나 다른 요소가 보이는 글을 기억한다.",
      example: #"만일 "주문 번호" 필드의 글을 "order"로 기억하면"#),
    StepTranslation(
      "{element}의 글에서 {pattern}에 맞는 부분을 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember what matches {pattern} in the text of {element} as {memory}",
      "글에서 정규식에 맞는 부분이나 괄호 안의 첫 부분을 기억한다.",
      example: #"만일 1번째 제목의 글에서 /주문 (\d+)/에 맞는 부분을 "order"로 기억하면"#),
    StepTranslation(
      "응답 JSON의 {string}을/를 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember the response JSON at {string} as {memory}",
      "마지막 응답의 값 하나를 기억한다. 글은 그대로, 나머지는 JSON으로 기억한다.",
      example: #"만일 응답 JSON의 "$.token"을 비밀 "token"으로 기억하면"#),
    StepTranslation(
      "응답의 헤더 {string}을/를 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember the response header {string} as {memory}",
      "마지막 응답의 헤더를 기억한다.",
      example: #"만일 응답의 헤더 "Location"을 "address"로 기억하면"#),
    StepTranslation(
      "응답의 본문에서 {pattern}에 맞는 부분을 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember what matches {pattern} in the response body as {memory}",
      "마지막 응답에서 정규식에 맞는 부분이나 괄호 안의 첫 부분을 기억한다.",
      example: #"만일 응답의 본문에서 /csrf=(\w+)/에 맞는 부분을 "csrf"로 기억하면"#),
    StepTranslation(
      "출력한 JSON의 {string}을/를 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember the printed JSON at {string} as {memory}",
      "마지막 명령이 출력한 JSON의 값 하나를 기억한다.",
      example: #"만일 출력한 JSON의 "$.id"를 "id"로 기억하면"#),
    StepTranslation(
      "출력에서 {pattern}에 맞는 부분을 {memory}으로/로 기억한다/기억하면/기억하고",
      of: "I remember what matches {pattern} in what the command printed as {memory}",
      "명령의 출력에서 정규식에 맞는 부분이나 괄호 안의 첫 부분을 기억한다.",
      example: #"만일 출력에서 /port (\d+)/에 맞는 부분을 "port"로 기억하면"#),
  ]
}
