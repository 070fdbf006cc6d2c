Feature: The profile
  A photo of one's own, kept in a file of one's own, and how many memos there are.

  Rule: Picking a photo

    Background:
      Given I am signed in
      And the "memo" app is open
      And I choose "profile"

    @memo-4.6.5
    Scenario: There is no photo until one is picked
      Then the image of "photo" is "person"
      And there is no record "001234.abcd_profile.png"

    @memo-2.9 @memo-4.6.1
    Scenario: The photo library offers its photos
      When I tap "Choose a photo"
      Then I see the alert "Photos"
      And the alert offers:
        | mountain |
        | sea      |
        | forest   |
        | Cancel   |

    @memo-2.9 @memo-4.6.2 @memo-4.6.3 @memo-4.6.4
    Scenario: A photo that was picked is shown and stored in a file named after the user
      When I choose the photo "sea"
      Then the image of "photo" is "sea"
      And the record "001234.abcd_profile.png" is "sea"

    @memo-2.9 @memo-4.6.2 @memo-4.6.3
    Scenario: Each photo that is picked takes the place of the one before
      Given I choose the photo "sea"
      And I look at the profile and come back
      And I choose "profile"
      And I choose the photo "forest"
      When I choose the photo "mountain"
      Then the image of "photo" is "mountain"
      And the record "001234.abcd_profile.png" is "mountain"

    @memo-4.6.4
    Scenario: The file is named after the user letter by letter
      Given I log out
      And the device setting "Apple ID" is "001234.ABcd.0917"
      And I sign in with Apple
      And I choose "profile"
      When I choose the photo "sea"
      Then the record "001234.ABcd.0917_profile.png" is "sea"

    @memo-4.6.2
    Scenario Outline: Picking none leaves the photo as it is: <way>
      Given I choose the photo "sea"
      And I look at the profile and come back
      And I choose "profile"
      And I tap "Choose a photo"
      And I answer "Cancel"
      And I tap "Choose a photo"
      # survives: picking none left the photo as it is before, and so must the second time
      When <way>
      Then the image of "photo" is "sea"
      And the record "001234.abcd_profile.png" is "sea"

      Examples:
        | way                   |
        | I answer "Cancel"     |
        | I pull the sheet down |

    @memo-4.6.2 @memo-4.6.3
    Scenario: After picking none, a photo can still be picked
      Given I tap "Choose a photo"
      And I answer "Cancel"
      When I choose the photo "forest"
      Then the image of "photo" is "forest"
      And the record "001234.abcd_profile.png" is "forest"

  Rule: Finding it again

    Background:
      Given I am signed in with the memo "Buy milk"

    @memo-4.6.4 @memo-4.6.5
    Scenario: The profile loads the photo of who is signed in
      Given the app stored "mountain" as "001234.abcd_profile.png"
      And the app stored "forest" as "005678.efgh_profile.png"
      When I choose "profile"
      Then the image of "photo" is "mountain"

    @memo-4.6.5 @memo-4.6.6
    Scenario Outline: The photo is there again when <what I do>
      Given I choose "profile"
      And I choose the photo "sea"
      And <what I do>
      When I choose "profile"
      Then the image of "photo" is "sea"

      Examples:
        | what I do                      |
        | I restart the app              |
        | the system rebuilds the screen |

    @memo-4.6.6
    Scenario: Somebody else does not see the photo, even if the system rebuilds the screen
      Given I look at the profile and come back
      And I choose "profile"
      And I choose the photo "sea"
      And the system rebuilds the screen
      And I log out
      And somebody else signs in
      And I choose "profile"
      # survives: the profile that is rebuilt must show the same as before
      When the system rebuilds the screen
      Then the image of "photo" is "person"
      And the record "001234.abcd_profile.png" is "sea"

    @memo-4.6.4 @memo-4.6.6
    Scenario: Each user finds their own photo again
      Given I look at the profile and come back
      And I choose "profile"
      And I choose the photo "sea"
      And I log out
      And somebody else signs in
      And I choose "profile"
      And I choose the photo "forest"
      And I log out
      And the device setting "Apple ID" is "001234.abcd"
      And I sign in with Apple
      When I choose "profile"
      Then the image of "photo" is "sea"
      And the record "005678.efgh_profile.png" is "forest"

  Rule: The counts

    Background:
      Given I am signed in with the memos "Buy milk" and "Call Ann"
      And I tap the heart of the memo "Buy milk"

    @memo-2.8 @memo-4.4.7
    Scenario Outline: The profile counts memos and likes at every visit: <change>
      Given I look at the profile and come back
      And <change>
      When I choose "profile"
      Then "메모" shows "<memos>"
      And "좋아요" shows "<likes>"

      Examples:
        | change                                  | memos | likes |
        | I write the memo "Feed the cat"         | 3     | 1     |
        | I choose "Delete" in the "Buy milk" row | 1     | 0     |
        | I tap the heart of the memo "Call Ann"  | 2     | 2     |
        | I tap the heart of the memo "Buy milk"  | 2     | 0     |

    @memo-4.4.7
    Scenario: A memo without a text counts as well
      Given I tap the "Call Ann" row
      And I clear "memo text"
      And I tap "back"
      When I choose "profile"
      Then "메모" shows "2"
