@walk
Feature: Walks through password-entry, part 4 of 7
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on password

    Scenario: On password: press return, then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I leave the app
      And I come back to the app
      Then I am on the "nickname" screen
      When I go back
      Then I am on the "password" screen
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" shows "••••••••"
      And the underline colour of "confirm new password" is grey
      When I tap "right margin"
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
      When I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "new password"
      And I tap "eye"
      Then "new password" shows "abcd123!"
      And the image of "eye" is "eye"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the underline colour of "new password" is blue
      And "eye" is enabled

    Scenario: On password: clear "confirm new password", then scroll down
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      And I scroll down by 400 points
      Then the scroll offset of "content" is 26
      When I tap "right margin"
      And I clear "new password"
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      Then no field has the focus
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password: clear "confirm new password", then scroll up
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      And I scroll up by 400 points
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      When I tap "right margin"
      And I clear "new password"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password: delete in "confirm new password", valid text remains, then scroll up
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I press delete
      And I scroll up by 400 points
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" shows "•••••••"
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I tap "eye"
      Then "confirm new password" shows "abcd123"
      And the image of "eye" is "eye"
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" shows "abcd123abcd123!"
      When I scroll down by 400 points
      Then the scroll offset of "content" is 26
      When I scroll up by 400 points
      Then the scroll offset of "content" is 0
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I tap "right margin"
      Then no field has the focus
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And I do not see "eye"
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password: enter valid text into "confirm new password", then tap "eye"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I tap "eye"
      Then "confirm new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I scroll down by 400 points
      Then the scroll offset of "content" is 26
      When I tap "right margin"
      Then no field has the focus
      And "confirm new password" shows "••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I clear "new password"
      And I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password: scroll down, then clear "confirm new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I scroll down by 400 points
      And I clear "confirm new password"
      Then "confirm new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the scroll offset of "content" is 0
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I clear "new password"
      And I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I tap "confirm new password"
      Then "confirm new password" has the focus
      And the underline colour of "confirm new password" is blue
      And I am on the "password" screen
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty

    Scenario: On password: scroll up, then clear "confirm new password"
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I scroll up by 400 points
      And I clear "confirm new password"
      Then "confirm new password" is empty
      And I do not see "eye"
      When I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I leave the app
      And I come back to the app
      And I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I tap "confirm new password"
      And I tap "right margin"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is grey

    Scenario: On password: scroll up, then delete in "confirm new password", valid text remains
      Given the device is a "Mac"
      And the "password-entry" app is open
      When I type "abcd123!"
      And I press "Enter" on the hardware keyboard
      And I type "abcd123!" into "confirm new password"
      And I scroll up by 400 points
      And I press delete
      Then "confirm new password" shows "•••••••"
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" is not empty
      When I tap "right margin"
      Then no field has the focus
      And "confirm new password" shows "•••••••••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press "Enter" on the hardware keyboard
      And I tap "right margin"
      And I tap "confirm new password"
      And I type "abcd123!" into "new password"
      And I press delete
      Then "new password" shows "•••••••"
      And I am on the "password" screen
      And "new password" has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password: enter valid text into "confirm new password", then tap "right margin"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "confirm new password"
      And I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "confirm new password" shows "••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      When I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "new password"
      And I press the return key
      Then "confirm new password" has the focus
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And "confirm new password" is enabled
      And I do not see "eye"
      When I tap "right margin"
      And I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password: enter valid text into "confirm new password", then tap "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "confirm new password"
      And I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I clear "new password"
      And I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I clear "new password"
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

    Scenario: On password: tap "right margin", then tap "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I tap "right margin"
      And I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I tap "eye"
      Then "new password" shows "abcd123!"
      And the image of "eye" is "eye"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the underline colour of "new password" is blue
      And "eye" is enabled

    Scenario: On password: tap "eye", then press return
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I tap "eye"
      And I press the return key
      Then I am on the "nickname" screen
      When I go back
      And I tap "right margin"
      And I clear "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "confirm new password"
      And I clear "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "eye"
      When I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty
      And the underline colour of "new password" is blue

    Scenario: On password: press return, then tap "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I press the return key
      And I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      And I press the return key
      And I tap "right margin"
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      Then "confirm new password" is empty
      And I do not see "eye"
      When I tap "right margin"
      And I type "abcd123!" into "confirm new password"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" valid: tap "right margin", then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I tap "right margin"
      And I leave the app
      And I come back to the app
      And I tap "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" valid: enter valid text into "confirm new password", then clear "confirm new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      Then "confirm new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "confirm new password"
      And I press the return key
      And I tap "right margin"
      And I clear "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "confirmation warning"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      And I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" valid: enter valid text into "confirm new password", then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "confirm new password"
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "confirm new password" shows "••••••••••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      When I tap "right margin"
      And I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty
      And the underline colour of "new password" is blue

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" invalid: tap "right margin", then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I press delete
      And I press the return key
      And I tap "right margin"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is red
      And "confirmation warning" shows "동일하지 않습니다. 다시 입력해 주세요"
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation warning"
      When I tap "eye"
      Then "confirm new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I leave the app
      And I come back to the app
      And I tap "new password"
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

    Scenario: On password: tap "new password", then press return
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I tap "new password"
      And I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
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

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" invalid: enter valid text into "new password", then enter valid text into "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I type "abcd123!" into "new password"
      And I type "abcd123!" into "new password"
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      And I press the return key
      And I type "abcd123!" into "new password"
      And I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I type "abcd123!" into "new password"
      And I press delete
      Then "new password" shows "•••••••"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password: enter valid text into "new password", then tap "eye"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I type "abcd123!" into "new password"
      And I tap "eye"
      Then "new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I press the return key
      And I press the return key
      And I type "abcd123!" into "new password"
      And I press the return key
      Then "confirm new password" has the focus
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And "confirm new password" is enabled
      And I do not see "eye"
      When I press the return key
      And I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"

    Scenario: On password: clear "new password", then enter valid text into "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I clear "new password"
      And I type "abcd123!" into "new password"
      Then "new password" is not empty
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      And I press the return key
      And I clear "new password"
      And I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I clear "new password"
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

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" invalid: enter valid text into "confirm new password", then tap "right margin"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "confirm new password" shows "••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      When I tap "right margin"
      And I leave the app
      And I come back to the app
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
      When I press delete
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

    Scenario: On password, focus "confirm new password", keyboard, "new password" valid, "confirm new password" invalid: enter valid text into "confirm new password", then tap "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I tap "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      And I press the return key
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press the return key
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I clear "new password"
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
