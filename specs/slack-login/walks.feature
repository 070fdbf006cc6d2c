@walk
Feature: Walks through slack-login
  Walks through the app that take pairs of consecutive actions: what is typed is kept, a screen is
  entered a second and a third time, an action is repeated, a text is deleted and typed anew. They were
  proposed by `spec coverage --paths --suggest`, and what they check was compared with the requirements.

  Rule: Walks that begin on workspace

    Scenario: On workspace: enter valid text into "Workspace URL", then leave
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacme"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacmeacme"
      When I press delete
      Then "Workspace URL" shows "acmeacmeacm"
      When I press delete
      Then "Workspace URL" shows "acmeacmeac"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacmeacacme"
      When I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acmeacmeacacme"
      And "placeholder" shows ".slack.com"
      When I press delete
      Then "Workspace URL" shows "acmeacmeacacm"
      When I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acmeacmeacacm"
      And "placeholder" shows ".slack.com"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacmeacacmacme"
      And I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "placeholder" shows ".slack.com"

    Scenario: On workspace: leave, then come back
      Given the "slack-login" app is open
      When I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I press the return key
      And I press the return key
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      Then "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I tap "Next"
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I type "a" into "Your email address"
      Then "Your email address" shows "aa"
      When I type "a" into "Your email address"
      Then "Your email address" shows "aaa"
      When I press the return key
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" shows "aaa"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacme"
      When I tap "Next"
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" is empty

    Scenario: On workspace (left): come back, then enter valid text into "Workspace URL"
      Given the "slack-login" app is open
      When I leave the app
      And I come back to the app
      And I type "acme" into "Workspace URL"
      Then "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I tap "Next"
      And I leave the app
      And I come back to the app
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I press delete
      Then "Workspace URL" shows "acm"
      When I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I press the return key
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"

    Scenario: On workspace: delete in "Workspace URL", valid text remains, then leave
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I press delete
      And I leave the app
      And I come back to the app
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacme"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacmeacme"
      When I press delete
      Then "Workspace URL" shows "acmeacmeacm"
      When I press delete
      Then "Workspace URL" shows "acmeacmeac"
      When I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I tap "Prev"
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acmeacmeac"
      And "placeholder" shows ".slack.com"

    Scenario: On workspace: enter valid text into "Workspace URL", then clear "Workspace URL"
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      Then "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I tap "Prev"
      And I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I tap "Prev"
      And I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacmeacme"
      And I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "placeholder" shows ".slack.com"

    Scenario: On workspace, focus "Workspace URL", "Next" disabled: enter valid text into "Workspace URL", then leave
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      And I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I tap "Prev"
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      And the system announces that the keyboard hides
      And I press delete
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      And I press delete
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acm"
      And "placeholder" shows ".slack.com"

    Scenario: On workspace (left): come back, then press return
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I press the return key
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I type "acme" into "Workspace URL"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I tap "Prev"
      And I press delete
      Then "Workspace URL" shows "acm"
      And I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "placeholder" shows ".slack.com"

    Scenario: On workspace (left), focus "Workspace URL", "Workspace URL" valid: come back, then enter valid text into "Workspace URL"
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      And I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacme"
      When I tap "Next"
      And the system announces that the keyboard hides
      And I tap "Prev"
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I tap "Prev"
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acmeacme"
      And "placeholder" shows ".slack.com"

    Scenario: On workspace (left): come back, then clear "Workspace URL"
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      Then "Your email address" shows "aa"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"

    Scenario: On workspace (left): come back, then delete in "Workspace URL", valid text remains
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      And I press delete
      Then "Workspace URL" shows "acm"
      When I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I clear "Your email address"
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I press delete
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I leave the app
      And I come back to the app
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" shows "a"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acm"
      And "placeholder" shows ".slack.com"

    Scenario: On workspace (left), focus "Workspace URL", "Workspace URL" valid: come back, then press return
      Given the "slack-login" app is open
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
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
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When the system announces that the keyboard hides
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"

  Rule: Walks that begin on email

    Scenario: On email: tap "Prev", then press return
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I tap "Prev"
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I press the return key
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I leave the app
      And I come back to the app
      And I press delete
      Then "Workspace URL" shows "acm"
      When I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I type "a" into "Your email address"
      And I clear "Your email address"
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I press the return key
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" shows "a"

    Scenario: On email: enter valid text into "Your email address", then leave
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I leave the app
      And I come back to the app
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" shows "a"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I leave the app
      And I come back to the app
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I tap "Prev"
      And I tap "Next"
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" is empty

    Scenario: On email (left): come back, then leave
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "Prev"
      And I type "acme" into "Workspace URL"
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      And I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      And I tap "Next"
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" is empty

    Scenario: On email: clear "Your email address", then tap "Prev"
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I clear "Your email address"
      And I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I leave the app
      And I come back to the app
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I type "a" into "Your email address"
      And I tap "Prev"
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I tap "Next"
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      And I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled

    Scenario: On email: clear "Your email address", then leave
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I clear "Your email address"
      And I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      And I tap "Prev"
      And I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And the system announces that the keyboard hides
      And I tap "Next"
      And I press the return key
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" is empty

    Scenario: On email: delete in "Your email address" until it is empty, then tap "Prev"
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I press delete
      And I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When the system announces that the keyboard hides
      And I tap "Next"
      And I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      And I press delete 2 times
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I type "a" into "Your email address"
      Then I see "floating title"
      And "Your email address" shows "a"
      And I do not see "placeholder"
      When I type "a" into "Your email address"
      And I clear "Your email address"
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      And I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled

    Scenario: On email: delete in "Your email address" until it is empty, then leave
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I press delete
      And I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      And I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      When I type "acme" into "Workspace URL"
      Then "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I press delete
      Then "Workspace URL" shows "acm"
      When I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmacme"
      And I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the keyboard is hidden
      And "Next" is enabled
      And "placeholder" shows ".slack.com"

    Scenario: On email (left): come back, then clear "Your email address"
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I leave the app
      And I come back to the app
      And I clear "Your email address"
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When I type "a" into "Your email address"
      And I type "a" into "Your email address"
      And I leave the app
      And I come back to the app
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" shows "aa"
      When I press delete 2 times
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I press the return key
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" is empty

    Scenario: On email (left): come back, then delete in "Your email address" until it is empty
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I leave the app
      And I come back to the app
      And I press delete
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I type "a" into "Your email address"
      And I press the return key
      And I type "a" into "Your email address"
      Then "Your email address" shows "aa"
      When I press the return key
      And I clear "Your email address"
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I type "a" into "Your email address"
      And I press the return key
      And I leave the app
      And I come back to the app
      Then I am on the "email" screen
      And "Your email address" has the focus
      And the return key says "return"
      And the keyboard is for "email address"
      And "Prev" is enabled
      And "Your email address" shows "a"

    Scenario: On email (left): come back, then enter valid text into "Your email address"
      Given the "slack-login" app is open
      When I type "acme" into "Workspace URL"
      And I tap "Next"
      And I type "a" into "Your email address"
      And I leave the app
      And I come back to the app
      And I type "a" into "Your email address"
      Then "Your email address" shows "aa"
      When I leave the app
      And I come back to the app
      And I leave the app
      And I come back to the app
      And I tap "Prev"
      And the system announces that the keyboard hides
      And I type "acme" into "Workspace URL"
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acmeacme"
      And "placeholder" shows ".slack.com"

    Scenario: On email: tap "Prev", then enter valid text into "Workspace URL"
      Given the "slack-login" app is open
      When I type "acme"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I tap "Prev"
      And I type "acme" into "Workspace URL"
      Then "Workspace URL" shows "acmeacme"
      When I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I tap "Prev"
      And I clear "Workspace URL"
      Then "Next" is disabled
      And "Workspace URL" is empty
      And "placeholder" shows "workspace-url.slack.com"
      And I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"

    Scenario: On email: tap "Prev", then delete in "Workspace URL", valid text remains
      Given the "slack-login" app is open
      When I type "acme"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I tap "Prev"
      And I press delete
      Then "Workspace URL" shows "acm"
      When I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I tap "Prev"
      And I press the return key
      Then I am on the "email" screen
      And the return key says "return"
      And the keyboard is for "email address"
      And "Your email address" is empty
      When the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I tap "Prev"
      And I leave the app
      And I come back to the app
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acm"
      And "placeholder" shows ".slack.com"

    Scenario: On email: enter valid text into "Your email address", then enter valid text into "Your email address"
      Given the "slack-login" app is open
      When I type "acme"
      And I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      Then "Your email address" shows "aaa"
      When I clear "Your email address"
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"
      When I tap "Next"
      And the system announces that the keyboard hides
      And I type "a" into "Your email address"
      And I type "a" into "Your email address"
      And I press delete 2 times
      Then "Your email address" is empty
      And I see "placeholder"
      And I do not see "floating title"
      When I tap "Prev"
      Then I am on the "workspace" screen
      And "Workspace URL" has the focus
      And the return key says "Go"
      And the keyboard is for "URL"
      And "Next" is enabled
      And "Workspace URL" shows "acme"
      And "placeholder" shows ".slack.com"

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
