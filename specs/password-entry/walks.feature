@walk
Feature: Walks through password-entry, part 1 of 7
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on password

    Scenario: On password: tap "right margin", then tap "right margin"
      Given the "password-entry" app is open
      When I tap "right margin"
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press delete
      Then "new password" shows "•••••••"
      When I press delete
      Then "new password" shows "••••••"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      When I type "abcd123!" into "new password"
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press delete
      Then "new password" shows "•••••••••••••••••••••"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I type "abcd123!" into "new password"
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
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

    Scenario: On password: tap "right margin", then enter valid text into "new password"
      Given the "password-entry" app is open
      When I tap "right margin"
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press the return key
      Then "confirm new password" has the focus
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And "confirm new password" is enabled
      And I do not see "eye"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
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
      And I type "abcd123!" into "confirm new password"
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
      When I press delete
      Then "confirm new password" shows "•••••••••••••••••••••••"
      When I press delete
      Then "confirm new password" shows "••••••••••••••••••••••"
      When I tap "eye"
      Then "confirm new password" shows "abcd123!abcd123!abcd12"
      And the image of "eye" is "eye"
      When I tap "eye"
      Then "confirm new password" shows "••••••••••••••••••••••"
      And the image of "eye" is "eye.slash"
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" is not empty
      When I tap "eye"
      Then "confirm new password" shows "abcd123!abcd123!abcd12abcd123!"
      And the image of "eye" is "eye"
      When I press delete
      Then "confirm new password" shows "abcd123!abcd123!abcd12abcd123"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "confirm new password" shows "•••••••••••••••••••••••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      And I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"

    Scenario: On password: tap "right margin", then leave
      Given the "password-entry" app is open
      When I tap "right margin"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And I do not see "eye"
      When I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press delete
      Then "new password" shows "•••••••"
      When I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
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
      Then "confirm new password" has the focus
      And "new password" shows "••••••••••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And "confirm new password" is enabled
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press delete
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

    Scenario: On password: enter valid text into "new password", then enter valid text into "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I type "abcd123!" into "new password"
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••••••••••"
      And the underline colour of "new password" is grey
      And I do not see "eye"
      When I clear "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      When I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
      When I press delete
      Then "new password" shows "•••••••"
      When I tap "eye"
      Then "new password" shows "abcd123"
      And the image of "eye" is "eye"
      When I clear "new password"
      And I tap "right margin"
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
      When I tap "eye"
      Then "new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I press delete
      Then "new password" shows "abcd123"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And the underline colour of "new password" is blue
      And "eye" is enabled

    Scenario: On password: enter valid text into "new password", then clear "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And the underline colour of "new password" is blue
      When I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I press the return key
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
      When I tap "eye"
      Then "new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I clear "new password"
      And I tap "right margin"
      And I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And I do not see "eye"
      When I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey

    Scenario: On password: enter valid text into "new password", then leave
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press delete
      Then "new password" shows "•••••••"
      When I press the return key
      And I tap "right margin"
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
      When I type "abcd123!" into "new password"
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I leave the app
      And I come back to the app
      And I tap "eye"
      Then "new password" shows "abcd123!abcd123!"
      And the image of "eye" is "eye"
      When I clear "new password"
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

    Scenario: On password: leave, then come back
      Given the "password-entry" app is open
      When I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      When I press the return key
      Then the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I press the return key
      And I press the return key
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      When I tap "right margin"
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      When I press the return key
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      When I leave the app
      And I come back to the app
      And I type "abcd123!" into "new password"
      Then "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "password warning"
      And I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password (left): come back, then tap "right margin"
      Given the "password-entry" app is open
      When I leave the app
      And I come back to the app
      And I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I tap "right margin"
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is grey
      When I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And the underline colour of "new password" is blue
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I tap "right margin"
      And I leave the app
      And I come back to the app
      And I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And the underline colour of "new password" is blue
      When I type "abcd123!" into "new password"
      Then "new password" is not empty
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I clear "new password"
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

    Scenario: On password (left): come back, then enter valid text into "new password"
      Given the "password-entry" app is open
      When I leave the app
      And I come back to the app
      And I type "abcd123!" into "new password"
      Then "new password" is not empty
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press delete
      And I press the return key
      And I type "abcd123!" into "new password"
      And I clear "new password"
      And I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And I do not see "eye"
      When I tap "right margin"
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      When I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"
      And I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"

    Scenario: On password (left): come back, then leave
      Given the "password-entry" app is open
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      And I tap "new password"
      And I leave the app
      And I come back to the app
      And I tap "right margin"
      And I type "abcd123!" into "new password"
      And I tap "eye"
      Then "new password" shows "abcd123!"
      And the image of "eye" is "eye"
      When I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I tap "right margin"
      And I type "abcd123!" into "new password"
      And I type "abcd123!" into "new password"
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

    Scenario: On password (left): come back, then clear "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      And I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I tap "right margin"
      And I type "abcd123!" into "new password"
      And I clear "new password"
      Then "new password" is empty
      And I do not see "eye"
      When I tap "right margin"
      And I type "abcd123!" into "new password"
      And I leave the app
      And I come back to the app
      And I press the return key
      Then "confirm new password" has the focus
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And "confirm new password" is enabled
      And I do not see "eye"
      When I clear "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      And I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty

    Scenario: On password: enter valid text into "confirm new password", then enter valid text into "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press delete
      Then "new password" shows "•••••••"
      When I press the return key
      And I type "abcd123!" into "new password"
      And I clear "new password"
      And I tap "right margin"
      And I tap "right margin"
      And I leave the app
      And I come back to the app
      And I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And I am on the "password" screen
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty
      And the underline colour of "new password" is red
      And "password warning" shows "영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요"

    Scenario: On password: enter valid text into "confirm new password", then clear "new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I clear "new password"
      Then "new password" has the focus
      And "new password" is empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      And I do not see "eye"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I type "abcd123!" into "new password"
      And I press delete
      And I leave the app
      And I come back to the app
      And I type "abcd123!" into "new password"
      Then "new password" is not empty
      When I tap "eye"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" shows "abcd123abcd123!"
      And the underline colour of "new password" is blue
      And "eye" is enabled

    Scenario: On password: enter valid text into "confirm new password", then enter valid text into "confirm new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I type "abcd123!" into "confirm new password"
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
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "confirm new password" shows "••••••••••••••••"
      And the underline colour of "confirm new password" is grey
      And I do not see "eye"
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I clear "confirm new password"
      Then "confirm new password" is empty
      And I do not see "eye"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "confirm new password" is grey
      When I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is grey
      When I type "abcd123!" into "confirm new password"
      Then "confirm new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "confirm new password" is not empty
      And the underline colour of "confirm new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      When I press delete
      Then "confirm new password" shows "•••••••"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I press the return key
      Then "confirm new password" has the focus
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And "confirmation title" shows "다시 한번 입력해 주세요"
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue
      And "confirm new password" is enabled
      And I do not see "eye"
      When I leave the app
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
      And "confirm new password" is empty
      And the underline colour of "confirm new password" is blue

    Scenario: On password: enter valid text into "confirm new password", then clear "confirm new password"
      Given the "password-entry" app is open
      When I type "abcd123!" into "new password"
      And I press the return key
      And I type "abcd123!" into "confirm new password"
      And I clear "confirm new password"
      Then "confirm new password" is empty
      And I do not see "eye"
      When I type "abcd123!" into "new password"
      Then "new password" has the focus
      And "new password" is not empty
      And the underline colour of "new password" is blue
      And "eye" is enabled
      And the image of "eye" is "eye.slash"
      And I do not see "confirmation title"
      And I do not see "confirm new password"
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And "new password" shows "••••••••"
      And the underline colour of "new password" is grey
      And I do not see "eye"
      When I tap "right margin"
      And I tap "new password"
      Then "new password" has the focus
      And the return key says "Done"
      And the keyboard is for "alphabet"
      And "new password" is empty
      And the underline colour of "new password" is blue
      When I tap "right margin"
      Then no field has the focus
      And the keyboard is hidden
      And the underline colour of "new password" is grey
      When I leave the app
      And I come back to the app
      And I tap "right margin"
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "new password" is empty
      And the underline colour of "new password" is grey
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "password" screen
      And no field has the focus
      And the keyboard is hidden
      And "title" shows "비밀번호를 입력해주세요"
      And "subtitle" shows "8자리 이상 비밀번호를 입력해주세요"
      And "new password" is empty
      And the underline colour of "new password" is grey
