Feature: Reminders
  An action of a row asks to be reminded of its memo. Only then, when it is clear what for, does
  the app ask for the permission to notify.

  Background:
    Given the keychain holds "001234.abcd" as "user_id"
    And the app stored "Buy milk" as "memo 1"
    And the app stored "2020-02-17" as "memo 1 date"
    And the app stored "Call Ann" as "memo 2"

  Rule: When the permission is asked for

    @memo-4.2.1 @memo-4.2.2 @memo-4.2.4
    Scenario: Choosing the reminder for the first time brings up the question
      Given the "memo" app is open
      When I choose "Notification" in the "Buy milk" row
      Then I am asked for notifications
      And the alert offers:
        | Don't Allow |
        | Allow       |

    @memo-4.2.4
    Scenario: Bringing the action out does not ask yet
      Given the "memo" app is open
      When I swipe right on the "Buy milk" row
      And I swipe left on the "Call Ann" row
      Then I am not asked for notifications

    @memo-4.2.2 @memo-4.2.4
    Scenario: Tapping the action that was brought out does
      Given the "memo" app is open
      And I swipe right on the "Buy milk" row
      When I tap the "Notification" button
      Then I am asked for notifications
      And I do not see the "Notification" button

    @memo-4.2.2
    Scenario: Deleting does not ask
      Given the "memo" app is open
      When I choose "Delete" in the "Buy milk" row
      Then I have never been asked for notifications

    @memo-4.2.3 @memo-4.2.5
    Scenario: Launching does not ask
      Given the keychain holds no "user_id"
      When I open the "memo" app
      Then I have never been asked for notifications
      And I see no alert

    @memo-4.2.5
    Scenario: Signing in and looking at the list do not ask
      Given the keychain holds no "user_id"
      And the "memo" app is open
      And I tap "Sign in with Apple"
      When I answer "Continue"
      Then I have never been asked for notifications
      And I am on the "memos" screen

    @memo-4.2.5
    Scenario: Writing and editing do not ask
      Given the "memo" app is open
      When I tap "New memo"
      And I type "Water the plants" into "memo text"
      And I tap "back"
      And I tap the "Water the plants" row
      # survives: no known way to get it wrong asks here, and none may
      And I tap "heart"
      # survives: no known way to get it wrong asks here, and none may
      And I tap "back"
      Then I have never been asked for notifications

  Rule: Once answered it is not asked for again

    @memo-4.2.1
    Scenario Outline: After the answer <answer>
      Given the "memo" app is open
      And I choose "Notification" in the "Buy milk" row
      And I answer "<answer>"
      When I choose "Notification" in the "Call Ann" row
      Then I am not asked for notifications
      And I see no alert

      Examples:
        | answer      |
        | Allow       |
        | Don't Allow |

    @memo-4.2.1
    Scenario: Nor after a relaunch
      Given the "memo" app is open
      And I choose "Notification" in the "Buy milk" row
      And I answer "Allow"
      And I restart the app
      When I choose "Notification" in the "Call Ann" row
      Then I am not asked for notifications
      And I see no alert

  Rule: What is delivered

    @memo-4.2.1 @memo-4.2.6
    Scenario: The use that brought up the question is served when it is granted
      Given the "memo" app is open
      And I choose "Notification" in the "Buy milk" row
      When I answer "Allow"
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | subtitle | "2020 02 17" |
        | body     | "Buy milk"   |

    @memo-4.2.6
    Scenario Outline: It comes a second after it was wanted: <time>
      Given the permission for notifications is granted
      And the "memo" app is open
      When I choose "Notification" in the "Buy milk" row
      And <time> pass
      Then I get <number> notifications

      Examples:
        | time    | number |
        | 999 ms  | 0      |
        | 1000 ms | 1      |
        | 10 s    | 1      |

    @memo-4.2.6
    Scenario: Without the permission nothing comes
      Given the permission for notifications is denied
      And the "memo" app is open
      When I choose "Notification" in the "Buy milk" row
      # survives: nothing is to come, however long one waits
      And 2 seconds pass
      Then I get no notification
      And I see no alert

    @memo-4.2.6
    Scenario: Denied at the first use, nothing comes either
      Given the "memo" app is open
      And I choose "Notification" in the "Buy milk" row
      When I answer "Don't Allow"
      # survives: nothing is to come, however long one waits
      And 2 seconds pass
      Then I get no notification

    @memo-4.2.6
    Scenario: A new reminder takes the place of one that is still to come
      Given the permission for notifications is granted
      And the "memo" app is open
      When I choose "Notification" in the "Buy milk" row
      And I choose "Notification" in the "Call Ann" row
      And 3 seconds pass
      Then I get 1 notification
      And I get the notification "Diary noti" with:
        | body | "Call Ann" |

    @memo-4.2.6
    Scenario: Two reminders, one after the other, both come
      Given the permission for notifications is granted
      And the "memo" app is open
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      And I choose "Notification" in the "Call Ann" row
      And 1 second passes
      Then I get 2 notifications

  Rule: Where it is shown

    Background:
      Given the permission for notifications is granted
      And the "memo" app is open

    @memo-4.2.7 @memo-4.2.8
    Scenario: In front of the app, with a sound
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | foreground | on |
        | sound      | on |

    @memo-4.2.6
    Scenario: When the app was left meanwhile
      When I choose "Notification" in the "Buy milk" row
      And I leave the app
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | foreground | off        |
        | body       | "Buy milk" |

    @memo-4.2.6
    Scenario: When the app was started anew meanwhile
      When I choose "Notification" in the "Buy milk" row
      # survives: the system delivers it with and without a restart, which is the point
      And I restart the app
      And 1 second passes
      Then I get 1 notification

    @memo-4.2.7 @memo-4.2.8
    Scenario: In front of the app again after coming back
      Given I leave the app
      And I come back to the app
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | foreground | on |
