Feature: What is seen
  A person sees what is drawn: texts of style sheets, lines of several elements, and nothing that is
  cut off, covered or without a colour.

  Background:
    Given the "gallery" app is open

  Scenario: What style sheets draw is read
    When I tap the "What is seen" link
    Then I see:
      | Printed by the style |
      | Sum 12 (incl. tax)   |
      | Distance 7 km        |
      | He said “enough”     |
      | backward             |
      | 1. Flour             |
      | 2. Sugar             |
      | c. Butter            |
      | Step: Knead          |
      | Dotted               |
    And the "Sum 12" text shows "Sum 12"
    And I see 2 "Printed by the style" texts
    And I do not see "drawkcab"

  Scenario: A line is one text
    When I tap the "What is seen" link
    Then I see:
      | Cinnamon              |
      | Sold out today        |
      | out                   |
      | Halfway               |
      | Below the line        |
      | Twelve monkeys        |
      | Wide gap              |
      | One line Another line |
    And I see "Wide   gap"
    And I do not see "mon"

  Scenario: What is in a link, a summary or a label is there by itself
    When I tap the "What is seen" link
    Then I see the "Deals" link
    And I see the heading "Deals"
    And I see the heading "Prices"
    And I see the "Amount" field
    And I see the "Amount" text
    And the text colour of the "Amount" text is #c80000

  Scenario: What has to be scrolled, is tinted or has turned twice is seen
    When I tap the "What is seen" link
    Then I see:
      | Bottom of the box |
      | Under a veil      |
      | Beside a lid      |
      | Turned back       |
      | White on navy     |
      | Pale              |
      | Used drawing      |
      | Plain drawing     |
      | First slide       |

  Scenario Outline: "<text>" is not seen
    When I tap the "What is seen" link
    Then I do not see "<text>"
    And I see "First slide"

    Examples: cut off
      | text           |
      | Cut off below  |
      | Second slide   |
      | Pushed out     |
      | Indented away  |
      | Far indented   |
      | Padded out     |
      | Clipped        |
      | Clipped of old |

    Examples: covered or let through nothing
      | text           |
      | Under a lid    |
      | Nearly nothing |
      | Faded twice    |
      | Filtered       |
      | Masked         |
      | Turned away    |
      | Flipped away   |

    Examples: without a colour
      | text             |
      | Clear ink        |
      | Nearly clear ink |
      | White on white   |
      | Grey on grey     |
      | Hollow drawing   |
      | Clear item       |
      | Spare drawing    |

  Scenario: Colours are those that are drawn
    When I tap the "What is seen" link
    Then the text colour of the "Buy milk" list item is #d9d9d9
    And the background colour of "Tinted" is clear
    And the text colour of "Half black" is grey

  Scenario: Named parts are found by their names
    When I tap the "What is seen" link
    Then I see the "Fold" separator
    And I see the "Pear" row in the "Fruit" group
    And I see "Folded paper" in the "Leaflet" frame
    And I see the "Cut" button in the "Tools" group
    And I see 2 "Bolt" list items in the "Parts" list

  Scenario: What cannot be read is unknown only where it is
    When I tap the "What cannot be read" link
    Then I see "Milk" in the "Cart" region
    And I do not see "Error" in the "Cart" region
    And I see no rows in the "Cart" region
