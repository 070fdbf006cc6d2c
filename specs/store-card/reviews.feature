Feature: Reviews
  Each review is a row, as high as its text asks for: the text is measured 100 points wide, and a
  tenth of its height is added to 320 points. A line holds twelve letters and is 20 points high.

  Rule: One review

    @card-10.1 @card-10.2 @card-10.3 @card-10.4
    Scenario Outline: A row is as high as its text asks for: <letters>
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: <text>
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then "review 1" is <height> points high

      Examples:
        | letters | text                                                          | height |
        | none    |                                                               | 320    |
        | 1       | 1                                                             | 322    |
        | 12      | 123456789012                                                  | 322    |
        | 13      | 1234567890123                                                 | 324    |
        | 24      | 123456789012345678901234                                      | 324    |
        | 25      | 1234567890123456789012345                                     | 326    |
        | 60      | 123456789012345678901234567890123456789012345678901234567890  | 330    |
        | 61      | 1234567890123456789012345678901234567890123456789012345678901 | 332    |

    @card-10.7
    Scenario Outline: The text of a row grows with what it says: <text>
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: <text>
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then "review text 1" is <height> points high
      And "review text 1" shows "<text>"

      Examples:
        | text                      | height |
        | 조용해요                  | 20     |
        | 책이 많고 커피가 맛있어요 | 40     |
        | 1234567890123456789012345 | 60     |

  Rule: Several reviews

    @card-10.1 @card-10.5 @card-10.8
    Scenario: Each row has the height of its own text, in the order of the reviews
      Given GET "https://cozy.example/stores/1" answers 200 with:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 1234567890123456789012345
        review: 1
        review: 1234567890123
        """
      And the "서점 하나" card is open
      When I scroll down by 700 points
      Then "review 3" is in view
      And "review 1" is 326 points high
      And "review 2" is 322 points high
      And "review 3" is 324 points high
      And I see in this order:
        | review 1 |
        | review 2 |
        | review 3 |
