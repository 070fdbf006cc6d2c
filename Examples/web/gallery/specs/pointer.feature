Feature: Mouse and keyboard

  Background:
    Given the "gallery" app is open
    When I tap the "Mouse and keyboard" link

  Scenario: A button can be clicked in every way
    When I tap the "Save" button
    Then the "report" status shows "saved"
    When I click "Save" holding Shift
    Then the "report" status shows "Shift saved"
    When I double-click "Count"
    Then the "report" status shows "2 in a row"
    When I triple-click "Count"
    Then the "report" status shows "3 in a row"
    When I middle-click "Count"
    Then the "report" status shows "middle button"
    When I focus "Save"
    And I press "Space" on the hardware keyboard
    Then the "report" status shows "saved"
    When I press "Tab" on the hardware keyboard
    Then "Save" does not have the focus

  Scenario: The page at a glance
    Then the screen matches:
      """
      heading "Mouse and keyboard"
      status "report"
      button "Save"
      button "Delete" disabled
      """
    When I take a screenshot "opened"
    Then I see the "Save" button

  Scenario: A disabled button does nothing
    Then the "Delete" button is disabled
    And the "Save" button is enabled

  Scenario: A button stays down
    Then the "Bold" button is not pressed
    When I tap the "Bold" button
    Then the "Bold" button is pressed

  Scenario: The pointer over a button shows its description
    Then I do not see the "Answers to common questions" tooltip
    And the description of the "Help" button is "Answers to common questions"
    When I hover over the "Help" button
    Then I see the "Answers to common questions" tooltip

  Scenario: A context menu
    When I right-click "Report.pdf"
    Then I see the "File" menu
    And I see 2 menu items
    When I tap the "Rename" menu item
    Then the "report" status shows "Rename"
    And I do not see the "File" menu

  Scenario: A covered button cannot be used
    Then the "Pay" button is covered
    And the background colour of "Please wait" is #787878
    When I double-click "Please wait"
    Then the "Pay" button is not covered
    When I tap "Pay"
    Then the "report" status shows "paid"

  Scenario: Shortcuts and keys that are held
    When I focus the "Note" field
    And I press "Control+A" on the hardware keyboard
    And I press "x" on the hardware keyboard
    Then the "Note" field shows "x"
    When I hold down "Shift"
    And I press "b" on the hardware keyboard
    And I release "Shift"
    Then the "Keys" status shows "Shift+B"

  Scenario: Things are dragged
    When I drag "Card" onto "Bin"
    Then the "report" status shows "card in the bin"
    When I drag "Handle" onto "Bin"
    Then the "report" status shows "handle on the bin"

  Scenario: An area is scrolled
    Then the "Accept" button is not in view
    When I scroll to the "Accept" button
    Then the "Accept" button is in view
    When I turn the mouse wheel up by 50 points
    Then the "report" status shows "wheel up"
