Feature: Heating

  Background:
    Given a thermostat set to 20 degrees

  @comfort
  Scenario: A cold room is heated
    When the room has 18 degrees
    Then it heats

  @comfort
  Scenario: A warm room is left alone
    When the room has 22 degrees
    Then it rests

  @economy
  Scenario: An open window ends the heating
    Given the room has 18 degrees
    When a window is opened
    Then it rests

  Scenario Outline: <asked> degrees become <set>
    When <asked> degrees are asked for
    Then the thermostat is set to <set> degrees

    Examples:
      | asked | set |
      | 4     | 5   |
      | 5     | 5   |
      | 30    | 30  |
      | 31    | 30  |
