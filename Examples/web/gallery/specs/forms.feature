Feature: Forms

  Background:
    Given the "gallery" app is open
    When I open the address "forms.html"

  Scenario: Text is typed, replaced and cleared
    When I type "Ann" into the "Name" field
    Then the "Name" field shows "Ann"
    And the "Name" field has the focus
    When I clear the "Name" field
    Then the "Name" field is empty
    When I fill in:
      | Name   | Ben             |
      | E-mail | ben@example.com |
    Then the "E-mail" field contains "@example"
    And the "E-mail" field does not contain "ann"
    And the "E-mail" field starts with "ben"
    And the "E-mail" field ends with ".com"
    And the "E-mail" field matches /\w+@\w+\.com/
    When I fill in "Name" with "Dan"
    Then the "Name" field shows "Dan"
    When I clear the "Name" field
    And I paste "Cem" into the "Name" field
    Then the "Name" field shows "Cem"
    When I select all of the "Name" field
    And I press delete
    Then the "Name" field is empty
    When I type "I like tea" into the "Biography" field
    And I clear the "Biography" field
    Then the "Biography" field is empty
    When I fill in:
      | Birthday | 2000-02-29 |
      | Colour   | #336699    |
    Then the "Birthday" field shows "2000-02-29"
    And the "Colour" field shows "#336699"
    When I clear the "Birthday" field
    Then the "Birthday" field is empty

  Scenario: What a field says about itself
    Then the "Name" field is required
    And the "Customer number" field is read-only
    And the placeholder of the "E-mail" field is "you@example.com"
    And the description of the "E-mail" field is "We never pass it on"
    And the secure entry of the "Password" field is on
    And the attribute "type" of the "Search" search field is "search"

  Scenario: A required field is missed
    When I tap the "Send" button
    Then the "Name" field is invalid
    And the "report" status shows "a name is required"
    And the "E-mail" field is valid

  Scenario: Boxes, radio buttons and switches
    When I check the "Newsletter" checkbox
    And I check the "Newsletter" checkbox
    Then the "Newsletter" checkbox is checked
    When I uncheck the "Newsletter" checkbox
    Then the "Newsletter" checkbox is not checked
    When I check the "I agree" checkbox
    Then the "I agree" checkbox is checked
    When I check the "Notifications" switch
    Then the "Notifications" switch is checked
    When I tap the "Large" radio button
    Then the "Large" radio button is checked
    And the "Small" radio button is not checked

  Scenario: Options are chosen
    When I choose "한국어" in the "Language" picker
    Then the "Language" picker shows "한국어"
    When I choose in the "Toppings" picker:
      | Cheese |
      | Onions |
    Then the "Toppings" picker shows "Cheese, Onions"
    When I choose "2000-02-29" in the "Birthday" field
    Then the "Birthday" field shows "2000-02-29"
    When I choose "7" in the "Volume" slider
    Then the "Volume" slider shows "7"
    When I fill in:
      | Volume | 2 |
    Then the "Volume" slider shows "2"
    When I focus the "Volume" slider
    And I press "ArrowRight"
    Then the "Volume" slider shows "3"

  Scenario: A combobox offers what fits
    When I type "Ap" into the "Fruit" combobox
    Then the "Fruit" combobox is expanded
    And I see 2 options in the "Fruits" picker
    When I choose "Apricot" in the "Fruit" combobox
    Then the "Fruit" combobox shows "Apricot"
    And the "Fruit" combobox is collapsed

  Scenario: Files are chosen and dropped
    When I upload "files/photo.txt" to "Photo"
    Then the "report" status shows "photo.txt (6)"
    When I upload to "Documents":
      | files/photo.txt |
      | files/list.csv  |
    Then the "report" status shows "photo.txt (6), list.csv (8)"
    When I drop the file "files/list.csv" onto "Drop files here"
    Then the "report" status shows "dropped list.csv (8)"

  Scenario: Progress and values
    Then the "Upload" progress indicator shows "40"
    And the "Storage" meter shows "7"
