import SpecDrivers

/// The Korean words for roles, positions, properties and values.
enum KoreanWords {
  /// The words for roles; of those that begin alike, the longest comes first.
  static let roles: [(word: String, role: Element.Role?)] = [
    ("요소", nil), ("파일 버튼", .fileButton), ("라디오 버튼", .radio), ("버튼", .button),
    ("검색 필드", .searchField), ("숫자 필드", .spinButton), ("필드", .field), ("글", .text),
    ("그림판", .canvas), ("그림", .image), ("세그먼트", .segments), ("선택기", .picker), ("탭", .tab),
    ("행 제목", .rowHeader), ("행", .row), ("카드", .card), ("칩", .chip), ("지도", .map),
    ("영역", .area), ("링크", .link), ("체크박스", .checkbox), ("스위치", .toggle),
    ("슬라이더", .slider), ("콤보박스", .comboBox), ("열 제목", .columnHeader), ("제목", .heading),
    ("상태 표시", .status), ("경고", .alert), ("툴팁", .tooltip), ("진행 표시", .progress),
    ("계기", .meter), ("삽화", .figure), ("목록 항목", .listItem), ("목록", .list),
    ("선택지", .option), ("메뉴 항목", .menuItem), ("메뉴", .menu), ("트리 항목", .treeItem),
    ("트리", .tree), ("표", .table), ("셀", .cell), ("대화 상자", .dialog), ("양식", .form),
    ("그룹", .group), ("구역", .region),
  ]

  /// The words before `번째`, from the first to the tenth.
  static let ordinals = ["첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]

  static let properties: [(word: String, property: Property)] = [
    ("테두리 색", .borderColor), ("글자 색", .textColor), ("배경 색", .backgroundColor),
    ("그림 색", .imageColor), ("밑줄 색", .underlineColor), ("그림", .image),
    ("글", .text), ("값 설명", .valueText), ("설명", .description), ("불투명도", .opacity),
    ("비밀 입력", .secure), ("자동 수정", .autocorrection), ("맞춤법 검사", .spellChecking),
    ("키보드 종류", .keyboardType), ("리턴 키", .returnKey), ("내용 종류", .contentType),
    ("조합 중인 글", .markedText),
    ("자리 표시", .placeholder), ("스크롤 위치", .scrollOffset), ("내용 높이", .contentHeight),
    ("위치 차이", .offset), ("수준", .level), ("주소", .address), ("행 이름", .row),
    ("열 이름", .column), ("사용 가능", .enabled), ("선택", .selected), ("체크", .checked),
    ("눌림", .pressed), ("펼침", .expanded), ("현재", .current), ("오류", .invalid),
    ("필수", .required), ("읽기 전용", .readOnly), ("갱신", .busy),
    ("애니메이션", .animations), ("구독 수", .subscriptions), ("상태 표시줄", .statusBar),
    ("탐색 표시줄", .navigationBar),
  ]

  static let values: [(word: String, english: String)] = [
    ("켜짐", "on"), ("꺼짐", "off"), ("검은색", "black"), ("흰색", "white"),
    ("빨간색", "red"), ("초록색", "green"), ("파란색", "blue"), ("노란색", "yellow"),
    ("주황색", "orange"), ("보라색", "purple"), ("분홍색", "pink"), ("갈색", "brown"),
    ("회색", "grey"), ("투명", "clear"),
  ]

  static let permissions: [(word: String, permission: Permission)] = [
    ("알림", .notifications), ("사진", .photos), ("카메라", .camera), ("위치", .location),
    ("연락처", .contacts),
  ]

  static let permissionStates: [(word: String, state: PermissionState)] = [
    ("허용", .granted), ("거부", .denied), ("미정", .undetermined),
  ]
}
