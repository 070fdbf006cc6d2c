Feature: Drawing

  Background:
    Given the "gallery" app is open
    When I tap the "Drawing" link

  Scenario: A point of a canvas is tapped
    When I tap the "Board" canvas at 80, 75
    Then the "report" status shows "dot at 80, 75"
    When I tap the canvas at 50%, 50%
    Then the "report" status shows "dot at 150, 75"
    When I right-click the "Board" canvas at 20, 30
    Then the "report" status shows "menu at 20, 30"

  Scenario: A line is drawn
    When I draw a line on the "Board" canvas from 10, 20 to 200, 120
    Then the "report" status shows "line from 10, 20 to 200, 120"

  Scenario: A line looks as it did
    Given pictures may differ in 0.2 % of their pixels
    When I draw a line on the "Board" canvas from 10, 20 to 200, 120
    Then the "Board" canvas looks like "line"

  Scenario: A place on a plan that is larger than the window
    When I tap the "Town" image at 1450, 330
    Then the "report" status shows "harbour"
