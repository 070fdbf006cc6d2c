# language: ko
기능: 아이패드에서 비밀번호 입력
  키보드가 필드를 가리지 않도록, 활성화된 필드가 스크롤된다.

  @password-13.1 @password-10.13
  시나리오: 아이패드를 가로로 돌려도 활성화된 필드는 가려지지 않는다
    조건 기기는 "iPad"이다
    그리고 "password-entry" 앱이 열려 있다
    그리고 비밀번호로 "abcd123!"를 입력한다
    만일 기기를 가로로 돌리면
    그러면 "confirm new password"에 포커스가 있다
    그리고 "confirm new password"는 키보드에 가려지지 않는다

  @password-13.1 @password-13.4
  시나리오: 하드웨어 키보드를 쓰면 가리는 것이 없어 스크롤되지 않는다
    조건 기기는 "iPad landscape"이다
    그리고 기기에 하드웨어 키보드가 연결되어 있다
    그리고 "password-entry" 앱이 열려 있다
    만일 비밀번호로 "abcd123!"를 입력한다
    그러면 키보드가 내려가 있다
    그리고 "content"의 스크롤 위치는 0이다
