# language: ko
기능: 화면의 문구와 한글 비밀번호
  화면의 문구는 정해진 그대로 나온다. 비밀번호에 한글을 쓸 수는 있지만, 한글은 영문으로 치지 않는다.

  규칙: 문구는 정해진 그대로 나온다

    @password-1.4
    시나리오: 제목이 무엇을 입력할지 알려 준다
      만일 "password-entry" 앱을 열면
      그러면 "title"에 "비밀번호를 입력해주세요"라고 쓰여 있다
      그리고 "subtitle"에 "8자리 이상 비밀번호를 입력해주세요"라고 쓰여 있다
      그리고 "new password"의 자리 표시는 "new password"이다

    @password-1.4
    시나리오: 시스템이 화면을 다시 만들어도 제목은 그대로이다
      조건 "password-entry" 앱이 열려 있다
      # survives: 처음 들어온 화면의 제목도 같다
      만일 시스템이 화면을 다시 만들면
      그러면 "title"에 "비밀번호를 입력해주세요"라고 쓰여 있다
      그리고 "subtitle"에 "8자리 이상 비밀번호를 입력해주세요"라고 쓰여 있다

    @password-10.8 @password-10.3
    시나리오: 규칙에 맞지 않는 비밀번호에는 정해진 경고문이 나온다
      조건 다음 화면에서 돌아온 화면이다
      만일 비밀번호로 "abcd1234"를 입력한다
      그러면 "password warning"에 "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"라고 쓰여 있다

    @password-10.10 @password-12.4
    시나리오: 규칙에 맞으면 다시 입력하라는 문구가 나온다
      조건 "password-entry" 앱이 열려 있다
      만일 비밀번호로 "abcd123!"를 입력한다
      그러면 "confirmation title"에 "다시 한번 입력해 주세요"라고 쓰여 있다
      그리고 "confirm new password"의 자리 표시는 "confirm new password"이다

    @password-13.6 @password-13.7
    시나리오: 두 비밀번호가 서로 다르면 정해진 경고문이 나온다
      조건 다음 화면에서 돌아온 화면이다
      그리고 비밀번호로 "abcd123!"를 입력한다
      만일 비밀번호로 "abcd123@"를 입력한다
      그러면 "confirmation warning"에 "동일하지 않습니다. 다시 입력해 주세요"라고 쓰여 있다

  규칙: 한글은 글자마다 하나로 센다

    배경:
      조건 "password-entry" 앱이 열려 있다

    @password-5.1 @password-5.2
    시나리오: 한글로 입력한 첫 글자도 원문으로 보인다
      만일 "한"을 입력하면
      그러면 "new password"에 "한"이라고 쓰여 있다

    @password-6.3
    시나리오: 자모로 풀어 쓴 글자도 점 하나로 가려진다
      만일 "new password"에 "각가"를 붙여 넣으면
      그러면 "new password"에 "••"라고 쓰여 있다

    @password-10.5
    시나리오: 한글은 영문으로 치지 않는다
      만일 비밀번호로 "가나다라123!"를 입력한다
      그러면 "new password"에 포커스가 있다
      그리고 "password warning"이 보인다

    @password-10.5
    시나리오: 자모로 풀어 쓴 글자도 한 글자로 센다
      만일 비밀번호로 "각난닫a12!"를 입력한다
      그러면 "new password"에 포커스가 있다
      그리고 "password warning"이 보인다

    @password-10.5 @password-15.1
    시나리오: 한글이 섞인 비밀번호로도 끝까지 갈 수 있다
      조건 비밀번호로 "가나다라a12!"를 입력한다
      만일 비밀번호로 "가나다라a12!"를 입력한다
      그러면 "nickname" 화면이 보인다
