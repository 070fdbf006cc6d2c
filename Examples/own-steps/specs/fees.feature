Feature: Fees

  Background:
    Given these rates:
      | after minutes | cents |
      | 15            | 200   |
      | 60            | 350   |
      | 240           | 1200  |

  Scenario Outline: A stay of <stay> costs <fee>
    Given a car that came at <in>
    When it leaves at <out>
    Then the fee is <fee>

    Examples:
      | stay       | in    | out   | fee       |
      | 14 minutes | 09:00 | 09:14 | 0.00 EUR  |
      | 15 minutes | 09:00 | 09:15 | 2.00 EUR  |
      | 59 minutes | 09:00 | 09:59 | 2.00 EUR  |
      | 60 minutes | 09:00 | 10:00 | 3.50 EUR  |
      | one night  | 22:30 | 06:45 | 12.00 EUR |

  Scenario: The receipt names both times
    Given a car that came at 09:30
    When it leaves at 10:15
    Then the receipt reads:
      """
      in   09:30
      out  10:15
      fee  2.00 EUR
      """
