Feature: Steps of the memo app

  @step
  Scenario: I begin the memo "<text>"
    When I tap "New memo"
    And I type "<text>" into "memo text"

  @step
  Scenario: I sign in with Apple
    When I tap "Sign in with Apple"
    And I answer "Continue"

  @step
  Scenario: I choose the photo "<photo>"
    When I tap "Choose a photo"
    And I answer "<photo>"

  @step
  Scenario: I visit every screen
    When I tap "New memo"
    And I tap "back"
    And I look at the profile and come back

  @step
  Scenario: I look at the profile and come back
    When I choose "profile"
    And I choose "memo"
