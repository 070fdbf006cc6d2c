Feature: The profile
  A photo of one's own, kept in a file of one's own, and how many memos there are.

  Background:
    Given the keychain holds "001234.abcd" as "user_id"

  Rule: Picking a photo

    Background:
      Given the "memo" app is open
      And I choose "profile"

    @memo-4.6.5
    Scenario: There is none first
      Then the image of "photo" is "person"

    @memo-2.9 @memo-4.6.1
    Scenario: The photo library offers its photos
      When I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |

    @memo-2.9 @memo-4.6.2
    Scenario: The photo that was picked is shown
      Given I tap "Choose a photo"
      When I answer "sea"
      Then the image of "photo" is "sea"
      And I see no alert

    @memo-4.6.3 @memo-4.6.4
    Scenario: It is stored in a file named after the user
      Given I tap "Choose a photo"
      When I answer "sea"
      Then the record "001234.abcd_profile.png" is "sea"

    @memo-4.6.2 @memo-4.6.3
    Scenario: Another photo takes its place
      Given I choose the photo "sea"
      And I tap "Choose a photo"
      When I answer "forest"
      Then the image of "photo" is "forest"
      And the record "001234.abcd_profile.png" is "forest"

    @memo-4.6.2
    Scenario Outline: Picking none leaves the photo as it is: <way>
      Given I choose the photo "sea"
      And I tap "Choose a photo"
      When <way>
      Then the image of "photo" is "sea"
      And the record "001234.abcd_profile.png" is "sea"

      Examples:
        | way                   |
        | I answer "Cancel"     |
        | I pull the sheet down |

  Rule: Finding it again

    @memo-4.6.4 @memo-4.6.5
    Scenario: The profile loads the photo of who is signed in
      Given the app stored "mountain" as "001234.abcd_profile.png"
      And the app stored "forest" as "005678.efgh_profile.png"
      And the "memo" app is open
      When I choose "profile"
      Then the image of "photo" is "mountain"

    @memo-4.6.5 @memo-4.6.6
    Scenario: It is there after a relaunch
      Given the "memo" app is open
      And I choose "profile"
      And I choose the photo "sea"
      And I restart the app
      When I choose "profile"
      Then the image of "photo" is "sea"

    @memo-4.6.6
    Scenario: It is there after logging out and in again
      Given the "memo" app is open
      And I choose "profile"
      And I choose the photo "sea"
      And I tap "로그아웃"
      And I sign in with Apple
      When I choose "profile"
      Then the image of "photo" is "sea"

    @memo-4.6.6
    Scenario: Somebody else does not see it
      Given the "memo" app is open
      And I choose "profile"
      And I choose the photo "sea"
      And I tap "로그아웃"
      And the device setting "Apple ID" is "005678.efgh"
      And I sign in with Apple
      When I choose "profile"
      Then the image of "photo" is "person"
      And the record "001234.abcd_profile.png" is "sea"

  Rule: The counts

    Background:
      Given the app stored "Buy milk" as "memo 1"
      And the app stored "1" as "memo 1 favourite"
      And the app stored "Call Ann" as "memo 2"
      And the "memo" app is open

    Scenario: Memos and likes are counted
      When I choose "profile"
      Then "메모" shows "2"
      And "좋아요" shows "1"

    Scenario: They are counted at every visit
      Given I choose "profile"
      And I choose "memo"
      And I tap the "Call Ann" row
      And I tap "heart"
      And I tap "back"
      And I choose "Delete" in the "Buy milk" row
      When I choose "profile"
      Then "메모" shows "1"
      And "좋아요" shows "1"

    Scenario: A new memo and a new like count
      Given I choose "profile"
      And I choose "memo"
      And I tap the "Call Ann" row
      And I tap "heart"
      And I tap "back"
      When I choose "profile"
      Then "메모" shows "2"
      And "좋아요" shows "2"
