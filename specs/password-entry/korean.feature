# language: ko
기능: 비밀번호 입력
  새 비밀번호를 두 번 입력한다. 키보드만으로 끝까지 갈 수 있고, 눈 아이콘을 누르면 원문이 보인다.

  배경:
    조건 "password-entry" 앱이 열려 있다

  규칙: 화면에 들어오면 바로 입력할 수 있다

    @password-4.1 @password-1.4
    시나리오: 비밀번호 필드에 포커스가 있고 키보드가 올라와 있다
      그러면 "new password"에 포커스가 있다
      그리고 키보드가 올라와 있다
      그리고 "title"에 "비밀번호를 입력해주세요"라고 쓰여 있다
      그리고 "confirm new password"가 보이지 않는다

  규칙: 첫 글자는 원문으로 보인다

    @password-5.1 @password-5.2
    시나리오: 빈 필드에 한 글자를 입력한다
      만일 "a"를 입력하면
      그러면 "new password"에 "a"라고 쓰여 있다
      만일 3초가 지나면
      그러면 "new password"에 "•"라고 쓰여 있다

  규칙: 눈 아이콘을 누르면 원문이 보인다

    @password-6.1 @password-6.2 @password-6.5 @password-6.8
    시나리오: 한 번 누르면 보이고, 다시 누르면 가려진다
      조건 "abc"를 입력한다
      만일 "eye"를 누르면
      그러면 "new password"에 "abc"라고 쓰여 있다
      그리고 "new password"가 1개 보인다
      # survives: 자동 수정도 늘 꺼져 있다
      그리고 "new password"의 비밀 입력은 꺼짐이다
      그리고 "eye"의 그림은 "eye"이다
      만일 "eye"를 누르면
      그러면 "new password"에 "•••"라고 쓰여 있다
      그리고 "new password"의 비밀 입력은 켜짐이다
      그리고 "eye"의 그림은 "eye.slash"이다

    @password-8.1 @password-8.2
    시나리오: 입력이 끝나면 다시 가려진다
      조건 "abc"를 입력한다
      그리고 "eye"를 누른다
      만일 "right margin"을 누르면
      그러면 어느 필드에도 포커스가 없다
      그리고 키보드가 내려가 있다
      그리고 "new password"에 "•••"라고 쓰여 있다

  규칙: 규칙에 맞지 않는 비밀번호는 지워지고 경고가 나온다

    @password-10.1 @password-10.2 @password-10.3 @password-10.5 @password-10.8
    시나리오 개요: <까닭>
      조건 "new password"에 "<비밀번호>"를 붙여 넣는다
      만일 키보드에서 "Done"을 누르면
      그러면 "new password"가 비어 있다
      그리고 "new password"에 포커스가 있다
      그리고 "password warning"에 "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"라고 쓰여 있다
      그리고 "new password"의 밑줄 색은 #eb5743이다

      예:
        | 까닭                | 비밀번호              |
        | 일곱 글자           | abc123!               |
        | 스물한 글자         | abcdefghijklmnop12!@# |
        | 영문이 없다         | 1234!@#$              |
        | 숫자가 없다         | abcd!@#$              |
        | 특수문자가 없다     | abcd1234              |
        | 열 가지가 아닌 문자 | abcd123-              |

    @password-11.1 @password-11.3 @password-11.4
    시나리오: 값을 입력하면 빨간색이 파란색으로 바뀐다
      조건 "abc"를 입력한다
      그리고 키보드에서 "Done"을 누른다
      만일 "xy"를 입력하면
      그러면 "new password"의 밑줄 색은 파란색이다
      그리고 "password warning"이 보이지 않는다
      만일 지우기를 2번 누르면
      그러면 "new password"의 밑줄 색은 빨간색이다
      그리고 "password warning"이 보인다

  규칙: 키보드만으로 모든 것을 할 수 있다

    @password-15.1 @password-9.1 @password-10.10
    시나리오: 두 번 입력하면 다음 화면으로 간다
      조건 "abcd123!"를 입력한다
      만일 키보드에서 "Done"을 누르면
      그러면 "confirm new password"에 포커스가 있다
      그리고 "confirm new password"가 비어 있다
      만일 "abcd123!"를 입력하고
      그리고 키보드에서 "Done"을 누르면
      그러면 "nickname" 화면이 보인다

    @password-13.6 @password-13.7
    시나리오: 서로 다르면 다시 입력해야 한다
      조건 "abcd123!"를 입력한다
      그리고 키보드에서 "Done"을 누른다
      그리고 "abcd123@"를 입력한다
      만일 키보드에서 "Done"을 누르면
      그러면 "password" 화면이 보인다
      그리고 "confirmation warning"에 "동일하지 않습니다. 다시 입력해 주세요"라고 쓰여 있다
      그리고 "confirm new password"가 비어 있다

  규칙: 비밀번호 필드를 다시 선택하면 처음부터 입력한다

    @password-12.1 @password-12.4 @password-12.6 @password-16.1
    시나리오: 나중에 입력한 것은 사라진다
      조건 "abcd123!"를 입력한다
      그리고 키보드에서 "Done"을 누른다
      그리고 "abc"를 입력한다
      만일 "new password"를 누르면
      그러면 "new password"가 비어 있다
      # survives: the title that belongs to it, in the next line, goes with every known way to keep it
      그리고 "confirm new password"가 보이지 않는다
      그리고 "confirmation title"이 보이지 않는다

    @password-4.3
    시나리오: 다음 화면에서 돌아오면 비밀번호 필드로 가지 않는다
      조건 "abcd123!"를 입력한다
      그리고 키보드에서 "Done"을 누른다
      그리고 "confirm new password"에 "abcd123!"를 입력한다
      그리고 키보드에서 "Done"을 누른다
      만일 뒤로 가면
      그러면 "confirm new password"가 보인다
      그리고 "new password"에 "••••••••"라고 쓰여 있다

    @password-2.1 @password-17.1
    시나리오: 화면이 다시 만들어져도 입력한 것은 남는다
      조건 "abcd123!"를 입력한다
      그리고 키보드에서 "Done"을 누른다
      만일 시스템이 화면을 다시 만들면
      그러면 "new password"에 "••••••••"라고 쓰여 있다
      그리고 "confirm new password"가 보인다
