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
