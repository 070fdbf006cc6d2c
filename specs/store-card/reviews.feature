Feature: Reviews
  Each review is a row, as high as its text asks for: the text is measured 100 points wide, and a
  tenth of its height is added to 320 points. A line holds twelve letters and is 20 points high.

  Rule: One review

    @card-10.1 @card-10.2 @card-10.3 @card-10.4
    Scenario Outline: A row is as high as its text asks for: <letters>
      Given shop 1 has the review "<text>"
      And the list is open <visit>
      When I tap the "서점 하나" card
      Then "review 1" is <height> points high

      Examples:
        | letters              | visit              | text                                                          | height |
        | none                 | for the first time |                                                               | 320    |
        | 12                   | for the first time | 123456789012                                                  | 322    |
        | 13                   | for the first time | 1234567890123                                                 | 324    |
        | 10 in single strokes | for the first time | 책이많고조용한서점요                           | 322    |
        | an emoji and 10      | for the first time | 👨‍👩‍👧‍👦1234567890                                            | 322    |
        | 61                   | again after a card | 1234567890123456789012345678901234567890123456789012345678901 | 332    |

    @card-10.7
    Scenario Outline: The text of a row grows with what it says: <text>
      Given shop 1 has the review "<text>"
      And the list is open <visit>
      When I tap the "서점 하나" card
      Then "review text 1" is <height> points high
      And "review text 1" shows "<text>"

      Examples:
        | text                  | visit              | height |
        | 조용해요              | for the first time | 20     |
        | 별점: 다섯, 또 갈게요 | again after a card | 40     |

  Rule: Several reviews

    Background:
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 1234567890123456789012345
        review: 1
        review: 1234567890123
        """

    @card-10.1 @card-10.5 @card-10.8
    Scenario: Each row has the height of its own text, in the order of the reviews
      Given the "서점 하나" card is open
      When I scroll down by 700 points
      Then "review 3" is in view
      And "review 1" is 326 points high
      And "review 2" is 322 points high
      And "review 3" is 324 points high
      And I see in this order:
        | review 1 |
        | review 2 |
        | review 3 |

    @card-10.5
    Scenario: The rows are in the same order the second time
      Given the "서점 하나" card is open
      And I tap "close"
      When I tap the "서점 하나" card
      Then "review 1" is 326 points high
      And "review 2" is 322 points high
      And "review 3" is 324 points high
      And I see 3 rows

    @card-10.5
    Scenario: Each shop has its own reviews
      Given shop 2 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 1234567890123456789012345678901234567890123456789012345678901
        """
      And the "서점 하나" card is open
      And I tap "close"
      When I tap the "서점 둘" card
      Then I see 1 row
      And "review 1" is 332 points high

    @card-10.2 @card-10.5
    Scenario: However many reviews there are, and even if two say the same, each has a row
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 조용해요
        review: 1234567890123
        review: 조용해요
        review: 1
        review: 1234567890123456789012345
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I see 5 rows
      And "review text 3" shows "조용해요"
      And "review 4" is 322 points high
      And "review 5" is 326 points high

    @card-10.2
    Scenario: The reviews are those of the first shop of the answer
      Given shop 1 answers:
        """
        latitude: 37.556693
        longitude: 126.929313
        review: 조용해요

        latitude: 35.179554
        longitude: 129.075642
        review: 책이 많아요
        """
      And the "store-card" app is open
      When I tap the "서점 하나" card
      Then I see 1 row
      And "review text 1" shows "조용해요"
