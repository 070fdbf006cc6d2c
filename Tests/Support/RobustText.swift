/// Features in which much is at its limit.
public enum RobustText {
  public static let plain = #"""
    # language: en
    # a comment
    @tag @other
    Feature: 한 F 👩🏽‍💻
      text
      # comment
        more é

      Background: b
        Given g
          | a | \| \\ \n | |
      @x @
      Scenario Outline: <a> of <b>
        When <a> "w"
          """json
            <b> \"\"\"
          """
          | <a> | y |
        @e
        Examples: e
          | a | b |
          | <b> | 2 |
          | 3 | 4 |
      @r
      Rule: r
        Background:
          * g
        Example: one
          Then ```
          ```
           x
          ```
    """#

  public static let markdown = #"""
    `@t` # Feature: F
    ## Rule: r `@u`
    ### Scenario: s
    * Given a
      | a | b |
      | - | - |
      | c | d |
    * And x
    ````md
    ```
    ````
    #### Examples:
      | a |
      | 1 |
    ```
    """#
}
