import SpecExpressions
import SpecRunner

/// An invented library with one of everything: what these tests edit features for.
enum CucumberSteps {
  static let library = StepLibrary("cucumbers") {
    Parameter(ParameterType("colour", matching: "red|green|blue") { (text: String) in text })
    Given("I have {int} cucumber(s)", "Fills the basket.", example: "I have 3 cucumbers") {
      (world: World, count: Int) in
    }
    When("I eat/drink {int} of them", needs: ["eating"]) { (world: World, count: Int) in }
    // It has a name.
    When("I call {string}") { (world: World, name: String) in }
    Then("the basket is {colour}") { (world: World, colour: String) in }
    Then("these are left:") { (world: World, table: Table) in }
    Then("{int} is/are left") { (world: World, count: Int) in }
    Then("{int} are left") { (world: World, count: Int) in }
    Given("바구니에 오이가 {int}개 있다", "오이를 넣는다.") { (world: World, count: Int) in }
  }
}
