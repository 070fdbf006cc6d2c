import SpecRunner

/// The Korean steps that type, fill in forms and use the keyboard.
enum KoreanTypingSteps {
  static let translations = typing + filling + pressing

  private static let typing = [
    StepTranslation(
      "{string}을/를 입력한다/입력하면/입력하고",
      of: "I type {string}",
      "포커스가 있는 필드에 한 글자씩 입력한다.",
      example: #"만일 "acme"를 입력하면"#),
    StepTranslation(
      "{element}에 {string}을/를 입력한다/입력하면/입력하고",
      of: "I type {string} into {element}",
      "필드에 한 글자씩 입력한다.",
      example: #"만일 "이름"에 "민수"를 입력하면"#),
    StepTranslation(
      "{element}에 다음을 입력한다:/입력하면:/입력하고:",
      of: "I type into {element}:",
      "아래의 여러 줄 글을 필드에 입력한다.",
      example: #"만일 "메모" 필드에 다음을 입력하면:"#),
    StepTranslation(
      "{element}을/를 {string}(으)로 채운다/채우면/채우고",
      of: "I fill in {element} with {string}",
      "필드의 글을 바꾸거나, 슬라이더나 선택 목록의 값을 정한다.",
      example: #"만일 "이름" 필드를 "민수"로 채우면"#),
    StepTranslation(
      "양식을 채운다:/채우면:/채우고:",
      of: "I fill in:",
      "필드, 슬라이더, 선택 목록을 채운다. 행마다 이름과 값이 있다.",
      example: "만일 양식을 채우면:"),
    StepTranslation(
      "{string}을/를 붙여 넣는다/넣으면/넣고",
      of: "I paste {string}",
      "포커스가 있는 필드에 글을 한 번에 넣는다.",
      example: #"만일 "abc.com"을 붙여 넣으면"#),
    StepTranslation(
      "{element}에 {string}을/를 붙여 넣는다/넣으면/넣고",
      of: "I paste {string} into {element}",
      "글을 한 번에 넣는다.",
      example: #"만일 "이름"에 "민수"를 붙여 넣으면"#),
    StepTranslation(
      "지우기를 누른다/누르면/누르고",
      of: "I press delete",
      "지우기 키를 한 번 누른다.",
      example: "만일 지우기를 누르면"),
    StepTranslation(
      "지우기를 {int}번 누른다/누르면/누르고",
      of: "I press delete {int} times",
      "지우기 키를 여러 번 누른다.",
      example: "만일 지우기를 3번 누르면"),
    StepTranslation(
      "{element}을/를 비운다/비우면/비우고",
      of: "I clear {element}",
      "필드의 글을 모두 지운다.",
      example: #"만일 "이름"을 비우면"#),
    StepTranslation(
      "{element}에서 {string}을/를 선택한다/선택하면/선택하고",
      of: "I select {string} in {element}",
      "필드의 글 일부를 선택한다.",
      example: #"만일 "이름"에서 "민"을 선택하면"#),
    StepTranslation(
      "{element}의 글을 모두 선택한다/선택하면/선택하고",
      of: "I select all of {element}",
      "필드의 글을 모두 선택한다.",
      example: #"만일 "이름"의 글을 모두 선택하면"#),
    StepTranslation(
      "커서를 {element}의 {int}글자 뒤에 놓는다/놓으면/놓고",
      of: "I place the caret after {int} character(s) of {element}",
      "커서를 옮긴다. 처음부터 코드 포인트로 센다.",
      example: #"만일 커서를 "이름"의 2글자 뒤에 놓으면"#),
  ]

  private static let filling = [
    StepTranslation(
      "{element}을/를 체크한다/체크하면/체크하고",
      of: "I check {element}",
      "체크박스, 스위치, 라디오 버튼을 켠다. 켜져 있으면 그대로 둔다.",
      example: #"만일 "동의" 체크박스를 체크하면"#),
    StepTranslation(
      "{element}의 체크를 푼다/풀면/풀고",
      of: "I uncheck {element}",
      "체크박스나 스위치를 끈다. 꺼져 있으면 그대로 둔다.",
      example: #"만일 "동의" 체크박스의 체크를 풀면"#),
    StepTranslation(
      "{element}에서 다음을 고른다:/고르면:/고르고:",
      of: "I choose in {element}:",
      "요소의 선택지 여러 개만 고른다. 행마다 선택지가 있다.",
      example: #"만일 "색" 목록에서 다음을 고르면:"#),
    StepTranslation(
      "{element}에 포커스를 둔다/두면/두고",
      of: "I focus {element}",
      "누르지 않고 포커스를 옮긴다.",
      example: #"만일 "이름" 필드에 포커스를 두면"#),
    StepTranslation(
      "{element}에 파일 {string}을/를 올린다/올리면/올리고",
      of: "I upload {string} to {element}",
      "파일 버튼에 파일을 고른다. 경로는 기능 파일에서 시작한다.",
      example: #"만일 "사진" 파일 버튼에 파일 "cat.png"를 올리면"#),
    StepTranslation(
      "{element}에 다음 파일을 올린다:/올리면:/올리고:",
      of: "I upload to {element}:",
      "파일 버튼에 파일 여러 개를 고른다. 행마다 파일이 있다.",
      example: #"만일 "사진" 파일 버튼에 다음 파일을 올리면:"#),
    StepTranslation(
      "{element}에 파일 {string}을/를 떨어뜨린다/떨어뜨리면/떨어뜨리고",
      of: "I drop the file {string} onto {element}",
      "요소에 파일을 떨어뜨린다. 경로는 기능 파일에서 시작한다.",
      example: #"만일 "사진" 영역에 파일 "cat.png"를 떨어뜨리면"#),
    StepTranslation(
      "{element}에 다음 파일을 떨어뜨린다:/떨어뜨리면:/떨어뜨리고:",
      of: "I drop the files onto {element}:",
      "요소에 파일 여러 개를 떨어뜨린다. 행마다 파일이 있다.",
      example: #"만일 "사진" 영역에 다음 파일을 떨어뜨리면:"#),
  ]

  private static let pressing = [
    StepTranslation(
      "리턴 키를 누른다/누르면/누르고",
      of: "I press the return key",
      "이름과 상관없이 리턴 키를 누른다.",
      example: "만일 리턴 키를 누르면"),
    StepTranslation(
      "키보드에서 {string}을/를 누른다/누르면/누르고",
      of: "I press {string} on the keyboard",
      "그렇게 쓰인 리턴 키를 누른다.",
      example: #"만일 키보드에서 "Go"를 누르면"#),
    StepTranslation(
      "하드웨어 키보드에서 {string}을/를 누른다/누르면/누르고",
      of: "I press {string} on the hardware keyboard",
      "Tab이나 Escape 같은 키를 누른다.",
      example: #"만일 하드웨어 키보드에서 "Tab"을 누르면"#),
    StepTranslation(
      "키 {string}을/를 누른다/누르면/누르고",
      of: "I press {string}",
      "Escape 같은 키나 Control+A 같은 키 조합을 누른다.",
      example: #"만일 키 "Control+A"를 누르면"#),
    StepTranslation(
      "키 {string}을/를 누르고 있는다/있으면/있고",
      of: "I hold down {string}",
      "놓을 때까지 키를 누르고 있는다.",
      example: #"만일 키 "Shift"를 누르고 있으면"#),
    StepTranslation(
      "키 {string}을/를 놓는다/놓으면/놓고",
      of: "I release {string}",
      "누르고 있던 키를 놓는다.",
      example: #"만일 키 "Shift"를 놓으면"#),
    StepTranslation(
      "키보드를 내린다/내리면/내리고",
      of: "I hide the keyboard",
      "시스템의 방법으로 키보드를 내린다.",
      example: "만일 키보드를 내리면"),
    StepTranslation(
      "키보드가 올라와 있다",
      of: "the keyboard is shown",
      "키보드가 화면에 있다.",
      example: "그러면 키보드가 올라와 있다"),
    StepTranslation(
      "키보드가 내려가 있다",
      of: "the keyboard is hidden",
      "키보드가 화면에 없다.",
      example: "그러면 키보드가 내려가 있다"),
    StepTranslation(
      "키보드는 {string}용이다",
      of: "the keyboard is for {string}",
      "URL이나 number pad 같은 키보드의 종류를 확인한다.",
      example: #"그러면 키보드는 "email address"용이다"#),
    StepTranslation(
      "리턴 키에 {string}이라고/라고 쓰여 있다",
      of: "the return key says {string}",
      "리턴 키의 이름을 확인한다.",
      example: #"그러면 리턴 키에 "Go"라고 쓰여 있다"#),
    StepTranslation(
      "키보드의 높이는 {float}포인트이다/포인트다",
      of: "the keyboard is {float} points high",
      "단축 막대까지 합한 키보드의 높이를 확인한다.",
      example: "그러면 키보드의 높이는 301포인트이다"),
    StepTranslation(
      "키보드에 단축 막대가 있다",
      of: "the keyboard has a shortcut bar",
      "키 위에 추천 단어가 보인다.",
      example: "그러면 키보드에 단축 막대가 있다"),
    StepTranslation(
      "키보드에 단축 막대가 없다",
      of: "the keyboard has no shortcut bar",
      "키 위에 추천 단어가 보이지 않는다.",
      example: "그러면 키보드에 단축 막대가 없다"),
    StepTranslation(
      "시스템이 {int}포인트 높이의 키보드를 알린다/알리면/알리고",
      of: "the system announces a keyboard of {int} points",
      "키보드가 나온다고 시스템이 알린다.",
      example: "만일 시스템이 150포인트 높이의 키보드를 알리면"),
    StepTranslation(
      "시스템이 높이 없이 키보드를 알린다/알리면/알리고",
      of: "the system announces a keyboard without saying how high",
      "키보드가 나온다고 시스템이 높이 없이 알린다.",
      example: "만일 시스템이 높이 없이 키보드를 알리면"),
    StepTranslation(
      "시스템이 키보드가 내려간다고 알린다/알리면/알리고",
      of: "the system announces that the keyboard hides",
      "키보드가 내려간다고 시스템이 알린다.",
      example: "만일 시스템이 키보드가 내려간다고 알리면"),
    StepTranslation(
      "{element}에 포커스가 있다",
      of: "{element} has the focus",
      "다음 글자는 이 필드로 간다.",
      example: #"그러면 "이름"에 포커스가 있다"#),
    StepTranslation(
      "{element}에 포커스가 없다",
      of: "{element} does not have the focus",
      "다음 글자는 이 필드로 가지 않는다.",
      example: #"그러면 "이름"에 포커스가 없다"#),
    StepTranslation(
      "어느 필드에도 포커스가 없다",
      of: "no field has the focus",
      "글자는 어디로도 가지 않는다.",
      example: "그러면 어느 필드에도 포커스가 없다"),
  ]
}
