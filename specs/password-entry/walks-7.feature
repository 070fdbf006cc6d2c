@walk
Feature: Walks through password-entry, part 7 of 7
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on password

    Scenario: On password, focus "confirm new password", "new password" valid, "confirm new password" invalid: enter valid text into "confirm new password", then scroll up
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I scroll up by 400 points
      Then the scroll offset of "content" is 0
      When I clear "confirm new password"
      And I type "abcd123!" into "confirm new password"
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      And I tap "confirm new password"
      And I scroll down by 400 points
      And I scroll down by 400 points
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And the scroll offset of "content" is 26
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"
      When I scroll up by 400 points
      Then the scroll offset of "content" is 0
      And I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"

    Scenario: On password, focus "confirm new password", "new password" valid, "confirm new password" invalid: scroll down, then tap "right margin"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I scroll down by 400 points
      And I tap "right margin"
      Then no field has the focus
      When I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      And I scroll down by 400 points
      And I type "abcd123!" into "confirm new password"
      Then "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation warning"
      When I tap "right margin"
      And I tap "confirm new password"
      And I scroll down by 400 points
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And the scroll offset of "content" is 26
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"

    Scenario: On password, focus "confirm new password", "new password" valid, "confirm new password" invalid: scroll down, then tap "new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I scroll down by 400 points
      And I tap "new password"
      Then "new password" has the focus
      And the scroll offset of "content" is 0
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      And I scroll down by 400 points
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the scroll offset of "content" is 0
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password, focus "confirm new password", "new password" valid, "confirm new password" invalid: scroll down, then clear "new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I scroll down by 400 points
      And I clear "new password"
      Then "new password" has the focus
      And the scroll offset of "content" is 0
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      And I scroll up by 400 points
      And I scroll up by 400 points
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"
      When I tap "right margin"
      Then no field has the focus
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"

    Scenario: On password, focus "confirm new password", "new password" valid, "confirm new password" invalid: scroll up, then tap "new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I scroll up by 400 points
      And I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I press "Enter" on the hardware keyboard
      And I scroll up by 400 points
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I press "Enter" on the hardware keyboard
      And I press "Enter" on the hardware keyboard
      And I scroll up by 400 points
      And I clear "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password: scroll up, then enter valid text into "confirm new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I scroll up by 400 points
      And I type "abcd123!" into "confirm new password"
      Then "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation warning"
      When I clear "confirm new password"
      And I scroll up by 400 points
      And I scroll down by 400 points
      Then the scroll offset of "content" is 26
      When I scroll up by 400 points
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      Then no field has the focus
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"

    Scenario: On password (left), focus "confirm new password", "new password" valid, "confirm new password" invalid: come back, then tap "new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I leave the app
      And I come back to the app
      And I tap "new password"
      Then "new password" has the focus
      And the scroll offset of "content" is 0
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I press "Enter" on the hardware keyboard
      And I leave the app
      And I come back to the app
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password (left), focus "confirm new password", "new password" valid, "confirm new password" invalid: come back, then clear "new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I leave the app
      And I come back to the app
      And I clear "new password"
      Then "new password" has the focus
      And the scroll offset of "content" is 0
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I press "Enter" on the hardware keyboard
      And I leave the app
      And I come back to the app
      And I type "abcd123!" into "confirm new password"
      Then "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation warning"
      And I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"

    Scenario: On password (left), focus "confirm new password", "new password" valid, "confirm new password" invalid: come back, then scroll down
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I scroll down by 20 points
      And I press "Enter" on the hardware keyboard
      And I leave the app
      And I come back to the app
      And I scroll down by 400 points
      Then the scroll offset of "content" is 26
      When I leave the app
      And I come back to the app
      And I scroll up by 400 points
      Then the scroll offset of "content" is 0
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"

  Rule: Walks that begin on nickname

    Scenario: On nickname: go back, then tap "right margin"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" shows "••••••••"
      And the underline colour of "confirm new password" is grey
      When I tap "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "confirm new password" is grey
      When I tap "right margin"
      And I clear "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      And I tap "right margin"
      And I tap "right margin"
      And I tap "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And the underline colour of "confirm new password" is blue
      And I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty

    Scenario: On nickname: go back, then enter valid text into "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I type "abcd123!" into "new password"
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      And I tap "right margin"
      And I tap "right margin"
      And I leave the app
      And I come back to the app
      And I type "abcd123!" into "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I tap "eye"
      Then "confirm new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I am on the "password" screen
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "eye" is enabled

    Scenario: On nickname: go back, then clear "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I clear "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      And I tap "right margin"
      And I tap "new password"
      And I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I tap "right margin"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"

    Scenario: On nickname: go back, then tap "confirm new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I tap "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      When I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I tap "new password"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty
      And the underline colour of "new password" is blue

    Scenario: On nickname: go back, then enter valid text into "confirm new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I type "abcd123!" into "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "new password"
      And I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the underline colour of "new password" is blue

    Scenario: On nickname: go back, then clear "confirm new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I clear "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "confirm new password" is grey
      When I type "abcd123!" into "new password"
      And I press delete
      Then "new password" shows "•••••••"
      When I press the return key
      Then "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      And I do not see "eye"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On nickname: go back, then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I go back
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" shows "••••••••"
      And the underline colour of "confirm new password" is grey
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I type "abcd123!" into "confirm new password"
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      And I tap "right margin"
      And I tap "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation warning"
      When I tap "eye"
      Then "confirm new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I clear "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "eye"
      And I am on the "password" screen
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On nickname (left): come back, then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I go back
      And I tap "right margin"
      And I clear "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      When I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I am on the "password" screen
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
