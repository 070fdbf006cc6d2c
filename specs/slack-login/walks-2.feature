Feature: Walks, part 2 of 2
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and every check was compared with the requirements.

  Rule: Walks that begin on email

    Scenario: On email, focus "Your email address", "Your email address" valid: enter valid text into "Your email address", then leave
      Given the "slack-login" app is open
      When I type "acme"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      And I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      Then "Your email address" shows "aaa"
      When I clear "Your email address"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I clear "Your email address"
      And I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      And I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled

    Scenario: On email, focus "Your email address", "Your email address" valid: delete in "Your email address" until it is empty, then leave
      Given the "slack-login" app is open
      When I type "acme"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I press delete
      And I leave the app
      And I come back to the app
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" is empty
