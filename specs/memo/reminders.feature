Feature: Reminders
  An action of a row asks to be reminded of its memo. Only then, when it is clear what for, does
  the app ask for the permission to notify.

  Rule: When the permission is asked for

    Background:
      Given I am signed in with the memos "Buy milk" and "Call Ann"

    @memo-4.2.1 @memo-4.2.2 @memo-4.2.4
    Scenario: The first reminder brings up the question
      Given I look at the profile and come back
      When I choose "Notification" in the "Buy milk" row
      Then I am asked for notifications
      And I see the alert "\"memo\" asks for notifications"
      And the alert offers:
        | Don't Allow |
        | Allow       |

    @memo-4.2.4
    Scenario: Swiping does not ask yet
      Given I look at the profile and come back
      When I swipe right on the "Buy milk" row
      Then I see the "Notification" button
      And I am not asked for notifications
      When I swipe left on the "Call Ann" row
      Then I see the "Delete" button
      And I am not asked for notifications

    @memo-4.2.1 @memo-4.2.2 @memo-4.2.4
    Scenario: Tapping the action that a swipe brought out asks
      Given I swipe right on the "Buy milk" row
      When I tap the "Notification" button
      Then I am asked for notifications
      And I do not see the "Notification" button

    @memo-4.2.2
    Scenario: Deleting does not ask
      Given I look at the profile and come back
      When I choose "Delete" in the "Buy milk" row
      Then I have never been asked for notifications

    @memo-4.2.5
    Scenario: Writing, editing and liking do not ask
      When I write the memo "Feed the cat"
      And I tap the heart of the memo "Feed the cat"
      Then I have never been asked for notifications

  Rule: Before the list there is no question

    @memo-4.2.3 @memo-4.2.5
    Scenario: Launching does not ask
      When I open the "memo" app
      Then I have never been asked for notifications
      And I see no alert

    @memo-4.2.5
    Scenario: Signing in and looking at the list do not ask, not even the second time
      Given I am signed in with the memo "Buy milk"
      And I log out
      When I sign in with Apple
      Then I am not asked for notifications
      And I see the "Buy milk" row

    @memo-4.2.5
    Scenario: Coming back to the app does not ask, either
      Given I am signed in with the memo "Buy milk"
      And I leave the app
      When I come back to the app
      Then I have never been asked for notifications
      And I am on the "memos" screen

  Rule: The answer counts until the settings change it

    Background:
      Given I am signed in with the memos "Buy milk" and "Call Ann"

    @memo-4.2.1
    Scenario Outline: The question comes once: <answer>, and then <what I do>
      Given I choose "Notification" in the "Buy milk" row
      And I answer "<answer>"
      And <what I do>
      When I choose "Notification" in the "Call Ann" row
      Then I am not asked for notifications
      And I see no alert

      Examples:
        | answer      | what I do                           |
        | Don't Allow | I look at the profile and come back |
        | Allow       | I restart the app                   |

    @memo-4.2.1 @memo-4.2.6
    Scenario: Once allowed, the reminder that brought up the question comes
      Given I look at the profile and come back
      And I choose "Notification" in the "Buy milk" row
      When I answer "Allow"
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | body | "Buy milk" |

    @memo-4.2.6
    Scenario: Without the permission no reminder comes
      Given I choose "Notification" in the "Buy milk" row
      When I answer "Don't Allow"
      # survives: nothing is to come, however long one waits
      And 2 seconds pass
      Then I get no notification
      And I see no alert

    @memo-4.2.1 @memo-4.2.6
    Scenario: A permission that is given later in the settings counts
      Given I choose "Notification" in the "Buy milk" row
      And I answer "Don't Allow"
      And the permission for notifications is granted
      When I choose "Notification" in the "Call Ann" row
      And 1 second passes
      Then I get 1 notification
      And I get the notification "Diary noti" with:
        | body | "Call Ann" |

    @memo-4.2.6
    Scenario: A reminder that was wanted without the permission does not come when it is given
      Given I choose "Notification" in the "Buy milk" row
      And I answer "Don't Allow"
      And I choose "Notification" in the "Call Ann" row
      And the permission for notifications is granted
      # survives: nothing is to come, however long one waits
      When 2 seconds pass
      Then I get no notification

    @memo-4.2.6
    Scenario: A permission that is taken away in the settings counts no more
      Given I choose "Notification" in the "Buy milk" row
      And I answer "Allow"
      And 2 seconds pass
      And the permission for notifications is denied
      # survives: nothing is to come, whatever one does
      When I choose "Notification" in the "Buy milk" row
      # survives: nothing is to come, however long one waits
      And 2 seconds pass
      Then I get no notification

  Rule: What is delivered

    Background:
      Given the permission for notifications is granted
      And I am signed in with the memos "Buy milk" and "Call Ann"

    @memo-4.2.6
    Scenario Outline: A reminder comes a second after it was wanted: <time>
      Given I look at the profile and come back
      When I choose "Notification" in the "Buy milk" row
      And <time> pass
      Then I get <number> notifications

      Examples:
        | time    | number |
        | 999 ms  | 0      |
        | 1000 ms | 1      |

    @memo-4.2.6
    Scenario Outline: A reminder says when its memo was written, and all of its text: <text>
      Given I tap the "<memo>" row
      And I type "<more>" into "memo text"
      And I tap "back"
      When I choose "Notification" in the row containing "<memo>"
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | subtitle | "<day>"  |
        | body     | "<text>" |

      Examples:
        | memo     | more                                                                  | day        | text                                                                          |
        | Buy milk | !                                                                     | 2020 02 16 | Buy milk!                                                                     |
        | Buy milk | !\n                                                                   | 2020 02 16 | Buy milk!\n                                                                   |
        | Call Ann | \nor Eve                                                              | 2020 02 17 | Call Ann\nor Eve                                                              |
        | Call Ann | , who knows where the key to the garden is, and ask what the cat eats | 2020 02 17 | Call Ann, who knows where the key to the garden is, and ask what the cat eats |

    @memo-4.2.6
    Scenario: A reminder of the last day of a year names that year
      Given the date is "2020-12-31T09:30"
      And I write the memo "Feed the cat"
      When I choose "Notification" in the "Feed the cat" row
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | subtitle | "2020 12 31" |

    @memo-4.2.6
    Scenario: A new reminder takes the place of one that is still to come
      Given I look at the profile and come back
      When I choose "Notification" in the "Buy milk" row
      And I choose "Notification" in the "Call Ann" row
      And 3 seconds pass
      Then I get 1 notification
      And I get the notification "Diary noti" with:
        | body | "Call Ann" |

    @memo-4.2.6
    Scenario Outline: After a reminder has come, the next one comes too: <next>
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      And I choose "Notification" in the "<next>" row
      And 1 second passes
      Then I get 2 notifications
      And I get the notification "Diary noti" with:
        | subtitle | "<day>"  |
        | body     | "<next>" |

      Examples:
        | next     | day        |
        | Call Ann | 2020 02 17 |
        | Buy milk | 2020 02 16 |

  Rule: Where it is shown

    Background:
      Given the permission for notifications is granted
      And I am signed in with the memo "Buy milk"

    @memo-4.2.7 @memo-4.2.8
    Scenario Outline: A reminder is shown in front of the app, with a sound: <when>
      Given <when>
      When I choose "Notification" in the "Buy milk" row
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | foreground | on |
        | sound      | on |

      Examples:
        | when                                |
        | I look at the profile and come back |
        | I leave the app and come back       |
        | I restart the app                   |
        | I log out and in again              |

    @memo-4.2.6
    Scenario: A reminder comes also when the app was left meanwhile
      When I choose "Notification" in the "Buy milk" row
      And I leave the app
      And 1 second passes
      Then I get the notification "Diary noti" with:
        | foreground | off        |
        | body       | "Buy milk" |

    @memo-4.2.6
    Scenario: A reminder comes also when the app was started again meanwhile
      When I choose "Notification" in the "Buy milk" row
      # survives: the system delivers it with and without a restart, which is the point
      And I restart the app
      And 1 second passes
      Then I get 1 notification

    @memo-4.2.7 @memo-4.2.8
    Scenario Outline: A reminder is shown on whatever screen I am: <screen>
      When I choose "Notification" in the "Buy milk" row
      And I <go on>
      And 1 second passes
      Then I am on the "<screen>" screen
      And I get the notification "Diary noti" with:
        | foreground | on |

      Examples:
        | screen  | go on                  |
        | profile | choose "profile"       |
        | compose | tap the "Buy milk" row |
