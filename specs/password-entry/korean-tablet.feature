# language: ko
기능: 아이패드에서 비밀번호 입력
  키보드가 필드를 가리지 않도록, 활성화된 필드와 그 경고까지 스크롤된다.

  @password-13.1 @password-13.2 @password-13.3 @password-10.13
  시나리오: 다시 입력할 필드가 나타난다
    조건 기기는 "iPad landscape"이다
    그리고 "password-entry" 앱이 열려 있다
    그리고 "abcd123!"를 입력한다
    만일 키보드에서 "Done"을 누르면
    그러면 "confirm new password"는 키보드에 가려지지 않는다
    그리고 "confirm new password"는 "content"의 아래 끝에서 28포인트 위에 끝난다

  @password-3.5 @password-3.6 @password-10.13
  시나리오: 손으로 스크롤한 뒤에 규칙에 맞지 않으면 다시 보이게 된다
    조건 기기는 "iPad landscape"이다
    그리고 기기의 키보드 높이는 500포인트이다
    그리고 "password-entry" 앱이 열려 있다
    그리고 "abc"를 입력한다
    그리고 위로 50포인트 스크롤한다
    만일 키보드에서 "Done"을 누르면
    그러면 "password warning"은 키보드에 가려지지 않는다
    그리고 "new password"의 밑줄 색은 #eb5743이다

  @password-4.1 @password-4.2
  시나리오: 앱을 열면 키보드가 올라온다
    조건 기기는 "iPad"이다
    만일 "password-entry" 앱을 열면
    그러면 키보드가 올라와 있다
    그리고 "new password"에 포커스가 있다

  시나리오: 기기를 돌려도 입력한 것과 포커스가 남는다
    조건 기기는 "iPad"이다
    그리고 "password-entry" 앱이 열려 있다
    그리고 "abc"를 입력한다
    그리고 "eye"를 누른다
    만일 기기를 가로로 돌리면
    그러면 "new password"에 포커스가 있다
    그리고 "new password"에 "abc"라고 쓰여 있다
    그리고 요소들의 위치와 크기는 다음과 같다:
      | element      | x   | width |
      | new password | 312 | 400   |
    만일 기기를 세로로 돌리면
    그러면 "new password"에 "abc"라고 쓰여 있다
    그리고 요소들의 위치와 크기는 다음과 같다:
      | element      | x   | width |
      | new password | 184 | 400   |
