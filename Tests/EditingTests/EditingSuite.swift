/// The files of a suite that these tests edit.
enum EditingSuite {
  static let steps = """
    @step
    Feature: Steps in text

      Scenario: I buy <count:int> cucumbers from "<shop>"
        Given I have <count> cucumbers
        When I call "<shop>"

      Scenario: I eat everything
        When I buy 2 cucumbers from "the market"
        And I eat 2 of them

    """

  static let basket = """
    Feature: Basket 🥒

      # What is bought is there.
      @smoke @cucumber-1
      Scenario: Buying
        Given I have 3 cucumbers
        When I buy 4 cucumbers from "Ann"
        Then 7 are left
        And the basket is <colour>

      @cucumber-2
      Scenario Outline: Eating <count>
        Given I have 5 cucumbers
        When I eat <count> of them
        And I sell everything
        Then these are left:
          | cucumber | colour |
          | one      | green  |

        Examples:
          | count |
          | 1     |
          | 2     |

    """

  static let requirements = """
    # Cucumbers

    - **cucumber-1** [M] What is bought is in the basket.
    - **cucumber-2** [M] What is eaten is gone.
    - **cucumber-3** [M] An empty basket says so.

    """

  static let files = [
    "specs/steps.feature": steps, "specs/basket.feature": basket,
    "specs/requirements.md": requirements,
  ]
}
