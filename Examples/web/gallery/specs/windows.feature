Feature: Dialogs, windows and frames

  Background:
    Given the app may open windows
    And the "gallery" app is open
    When I tap the "Dialogs, windows and frames" link

  Scenario: Dialogs of the browser
    When I tap "Warn"
    Then I see the alert "The disk is full"
    When I answer "OK"
    Then the "report" status shows "warned"
    When I tap the "Delete" button
    And I answer "Cancel"
    Then the "report" status shows "kept"
    When I tap "Rename"
    And I type "Summary" into the prompt
    And I answer "OK"
    Then the "report" status shows "name: Summary"

  Scenario: A dialog of the page
    When I tap the "Cart" button
    Then I see the "Cart" dialog
    When I tap the "Buy" button in the "Cart" dialog
    Then the "report" status shows "bought"
    And I do not see the "Cart" dialog

  Scenario: Something takes a while
    When I tap "Save later"
    And 1 second passes
    Then the "report" status shows "saved"
    When I tap "Save later"
    Then within 5 seconds the "report" status shows "saved"

  Scenario: A second window
    When I tap the "Open the second window" link
    Then a window is opened
    And there are 2 windows
    When I switch to the window "Second window"
    And I tap "Greet"
    And I close the window
    Then the "report" status shows "greeted"
    And there is 1 window

  Scenario: A frame
    When I type "hello" into the "Comment" field
    And I tap "Post"
    Then I see "posted hello"

  Scenario: A frame of another origin, such as a payment
    When I fill in "Card number" with "4111"
    And I choose "Korea" in the "Country" picker
    And I check "Remember the card"
    And I tap "Pay now"
    Then I see "paid with 4111, Korea, remembered"
    And I do not see "not paid"
    When I right-click "Terms of payment"
    Then I see "terms, with the right button"
    When I tap "Terms of payment"
    Then the status in the "Payment" frame shows "terms"

  Scenario: The history
    When I tap the "Step 2" link
    Then the screen's fragment is "step-2"
    When I go back
    Then the screen's fragment is ""
    When I go forward
    Then the address contains "#step-2"
    When I reload the page
    Then the path is "/windows.html"
    And the title is "Dialogs, windows and frames"
