/// What can be said of a page in a browser: things that are so, and things that are not.
enum PageClaims {
  static let `true` = [
    #"the "Agree" checkbox is checked"#,
    #"the "News" checkbox is not checked"#,
    #"the "Bold" button is pressed"#,
    #"the "Thin" button is not pressed"#,
    #"the "Bold" button is expanded"#,
    #"the "Thin" button is collapsed"#,
    #"the "Email" field is invalid"#,
    #"the "Total" field is valid"#,
    #"the "Email" field is required"#,
    #"the "Total" field is not required"#,
    #"the "Total" field is read-only"#,
    #"the "Email" field is not read-only"#,
    #"the "Wishes" list is busy"#,
    #"the "Cart" list is not busy"#,
    #"the "Home" link is current"#,
    #"the "About" link is not current"#,
    #"the background colour of the "Delete" button in the "Jam" list item is not green"#,
    #"the "Lost" image is broken"#,
    #"the "Logo" image is not broken"#,
    #"the "Cart" dialog is modal"#,
    #"the "Delete" button in the first list item is not modal"#,
    #"the "All" checkbox is partly checked"#,
    #"the "Both" button is partly pressed"#,
    #"the "Pay" button is in view"#,
    #"the "Buy" button is not in view"#,
    #"the "Pay" button is covered"#,
    #"the "Home" link is not covered"#,
    #"the status shows "Order 12 is sent""#,
    #"the status shows "ORDER 12 IS SENT" ignoring case"#,
    #"the status contains "12""#,
    #"the status starts with "Order""#,
    #"the status ends with "sent""#,
    #"the status matches /Order \d+ is sent/"#,
    #"the status does not show "12""#,
    #"the status does not contain "Zzz""#,
    #"the status does not start with "sent""#,
    #"the status does not end with "Order""#,
    #"the status does not match /Order/"#,
    #"the address is "https://shop.example/cart?sort=price""#,
    #"the address is "HTTPS://SHOP.EXAMPLE/CART?SORT=PRICE" ignoring case"#,
    #"the address contains "cart""#,
    #"the address starts with "https://""#,
    #"the address ends with "price""#,
    #"the address matches /https:\/\/.*/"#,
    #"the address is not "cart""#,
    #"the address does not contain "Zzz""#,
    #"the address does not start with "price""#,
    #"the address does not end with "https://""#,
    #"the address does not match /https:\/\//"#,
    #"the path is "/cart""#,
    #"the path is "/CART" ignoring case"#,
    #"the path contains "cart""#,
    #"the path starts with "/cart""#,
    #"the path ends with "cart""#,
    #"the path matches /\/cart.*/"#,
    #"the path is not "cart""#,
    #"the path does not contain "Zzz""#,
    #"the path does not start with "art""#,
    #"the path does not end with "/car""#,
    #"the path does not match /\/car/"#,
    #"the title is "Shop (2) - Ann""#,
    #"the title is "SHOP (2) - ANN" ignoring case"#,
    #"the title contains "(2)""#,
    #"the title starts with "Shop""#,
    #"the title ends with "Ann""#,
    #"the title matches /Shop \(\d+\) - Ann/"#,
    #"the title is not "(2)""#,
    #"the title does not contain "Zzz""#,
    #"the title does not start with "Ann""#,
    #"the title does not end with "Shop""#,
    #"the title does not match /Shop/"#,
    #"the "Email" field is not empty"#,
    """
    the "Prices" table shows:
    | Price | Item |
    | 2 | Milk |
    | 3 | Bread |
    """,
    """
    the "Prices" table includes:
    | Item |
    | Bread |
    """,
    """
    the "Shifts" table shows:
    |     | Monday |      |
    | Ann | early  | late |
    """,
    """
    the "Shifts" table includes:
    | Monday |
    | early  |
    """,
    """
    the "Sales" table shows:
    | Seller | Q1   | Q2   |
    | Zoe    | 1700 | 2900 |
    """,
    """
    the "Sales" table includes:
    | Q1   |
    | 1700 |
    """,
    """
    the "Cart" list shows:
    | Tea Delete |
    | Jam |
    """,
    """
    the "Cart" list includes:
    | Jam |
    """,
    """
    the status shows:
    \"""
    Order 12 is sent
    \"""
    """,
    #"the "Cart" dialog contains "Delete Jam""#,
    #"the "Cart" list shows "Tea Delete Jam""#,
    #"the "Cart" list does not contain "Cart""#,
    #"the "Wishes" list is empty"#,
    #"the background colour of the "Jam" list item is #f00"#,
    ##"the background colour of the "Jam" list item is "#FF0000""##,
    #"the background colour of the "Jam" list item is Red"#,
    #"I see 2 list items in the "Cart" list"#,
    #"I see 4 tables"#,
    #"I see 2 "Delete" buttons"#,
    #"I see at least 2 rows in the "Prices" table"#,
    #"I see at most 3 cells of the "Milk" row"#,
    #"I see no switches"#,
    #"I see no "Edit" buttons"#,
    #"I see a text containing "12""#,
    #"I do not see a text containing "13""#,
    #"I see the "Price" cell of the "Milk" row"#,
    #"the "Price" cell of the "Milk" row shows "2""#,
    #"I do not see the "Edit" button in the "Jam" list item"#,
    #"the description of the "Email" field contains "letters""#,
    #"the attribute "data-state" of the "Menu" button is "open""#,
    #"the attribute "data-state" of the "Menu" button is not "closed""#,
    #"there are 2 windows"#,
    #"a window is opened"#,
    #"the cookie "theme" is "dark""#,
    #"there is no cookie "other""#,
    #"the local storage item "cart" is "[1]""#,
    #"there is no local storage item "other""#,
    #"the session storage item "step" is "2""#,
    #"there is no session storage item "other""#,
    #"the text on the clipboard is "abc.com""#,
    #"the console shows "3 items loaded""#,
    #"the console shows a line containing "items""#,
    #"a script fails with "TypeError: x is null""#,
    #"a script fails with a message containing "x is null""#,
    #"the app sends POST "/items" 1 time"#,
    #"a request to POST "/items" was sent 1 time"#,
    #"the app sends POST "/items" with a body containing "Tea""#,
    #"the app sends POST "/items" with the header "accept" as "text/csv""#,
    #"I get the file "report.csv""#,
    #"I get the file "report.csv" containing "Bread""#,
    """
    I get the file "report.csv" with:
    \"""
    Milk,2
    Bread,3
    \"""
    """,
  ]

  static let `false` = [
    #"the "Cart" dialog does not contain "Tea""#,
    #"the "Cart" list does not show "Tea Delete Jam""#,
    #"the "Cart" list does not end with "Jam""#,
    #"the "Cart" list does not match /Tea.*/"#,
    #"the "Cart" list is empty"#,
    #"the background colour of the "Jam" list item is not #f00"#,
    ##"the background colour of the "Jam" list item is not "#FF0000""##,
    #"the background colour of the "Jam" list item is not Red"#,
    #"the background colour of the "Jam" list item is not rad"#,
    #"the background colour of the "Jam" list item is rad"#,
    #"the "News" checkbox is checked"#,
    #"the "All" checkbox is checked"#,
    #"the "Agree" checkbox is not checked"#,
    #"the "All" checkbox is not checked"#,
    #"the "Thin" button is pressed"#,
    #"the "Bold" button is not pressed"#,
    #"the "Thin" button is expanded"#,
    #"the "Bold" button is collapsed"#,
    #"the "Pay" button is collapsed"#,
    #"the "Total" field is invalid"#,
    #"the "Email" field is valid"#,
    #"the "Total" field is required"#,
    #"the "Email" field is not required"#,
    #"the "Email" field is read-only"#,
    #"the "Total" field is not read-only"#,
    #"the "Cart" list is busy"#,
    #"the "Wishes" list is not busy"#,
    #"the "About" link is current"#,
    #"the "Home" link is not current"#,
    #"the "Delete" button in the first list item is modal"#,
    #"the background colour of the "Delete" button in the "Jam" list item is not red"#,
    #"the background colour of the "Delete" button in the "Jam" list item is not clear"#,
    #"the first list item in the "Cart" list is valid"#,
    #"the "Logo" image is broken"#,
    #"the "Lost" image is not broken"#,
    #"the "Cart" dialog is not modal"#,
    #"the "Agree" checkbox is partly checked"#,
    #"the "Thin" button is partly pressed"#,
    #"the "Buy" button is in view"#,
    #"the "Pay" button is not in view"#,
    #"the "Home" link is covered"#,
    #"the "Pay" button is not covered"#,
    #"the status shows "12""#,
    #"the status shows "12" ignoring case"#,
    #"the status contains "Zzz""#,
    #"the status starts with "sent""#,
    #"the status ends with "Order""#,
    #"the status matches /Order/"#,
    #"the status does not show "Order 12 is sent""#,
    #"the status does not contain "12""#,
    #"the status does not start with "Order""#,
    #"the status does not end with "sent""#,
    #"the status does not match /Order \d+ is sent/"#,
    #"the address is "cart""#,
    #"the address is "cart" ignoring case"#,
    #"the address contains "Zzz""#,
    #"the address starts with "price""#,
    #"the address ends with "https://""#,
    #"the address matches /https:\/\//"#,
    #"the address is not "https://shop.example/cart?sort=price""#,
    #"the address does not contain "cart""#,
    #"the address does not start with "https://""#,
    #"the address does not end with "price""#,
    #"the address does not match /https:\/\/.*/"#,
    #"the path is "cart""#,
    #"the path is "cart" ignoring case"#,
    #"the path contains "Zzz""#,
    #"the path starts with "art""#,
    #"the path ends with "/car""#,
    #"the path matches /\/car/"#,
    #"the path is not "/cart""#,
    #"the path does not contain "cart""#,
    #"the path does not start with "/cart""#,
    #"the path does not end with "cart""#,
    #"the path does not match /\/cart.*/"#,
    #"the title is "(2)""#,
    #"the title is "(2)" ignoring case"#,
    #"the title contains "Zzz""#,
    #"the title starts with "Ann""#,
    #"the title ends with "Shop""#,
    #"the title matches /Shop/"#,
    #"the title is not "Shop (2) - Ann""#,
    #"the title does not contain "(2)""#,
    #"the title does not start with "Shop""#,
    #"the title does not end with "Ann""#,
    #"the title does not match /Shop \(\d+\) - Ann/"#,
    """
    the "Cart" list includes:
    | Fish |
    """,
    """
    the "Prices" table shows:
    | Price | Item |
    | 2 | Milk |
    | 4 | Bread |
    """,
    """
    the "Prices" table shows:
    | Item |
    | Milk |
    | Bread |
    """,
    """
    the "Prices" table shows:
    | Item | Prise |
    | Milk | 2 |
    """,
    """
    the "Agree" checkbox shows:
    | Milk |
    """,
    """
    the "Shifts" table shows:
    | Monday |
    | early  |
    """,
    """
    the "Shifts" table shows:
    |     | Monday |       |
    | Ann | early  | later |
    """,
    """
    the "Notes" table shows:
    | Note |
    | late |
    """,
    """
    the "Prices" table includes:
    | Item | Price |
    | Bread | 2 |
    """,
    """
    the "Prices" table includes:
    | Item |
    """,
    """
    the "Cart" list shows:
    | Jam |
    """,
    #"I see 3 list items in the "Cart" list"#,
    #"I see 2 list items in the "Crat" list"#,
    #"I see at least 9 rows in the "Prices" table"#,
    #"I see at most 1 row in the "Prices" table"#,
    #"I see no links"#,
    #"I see no buttons starting with "De""#,
    #"I see a text containing "13""#,
    #"I do not see a text containing "12""#,
    #"the "Price" cell of the "Bread" row shows "2""#,
    #"I see the "Delete" button in the "Jma" list item"#,
    #"I do not see the "Delete" button in the "Jma" list item"#,
    #"I see the "Detele" button"#,
    #"I see the "Home" button"#,
    #"I see the 3rd "Delete" button"#,
    #"I see the /Edit.*/ button"#,
    #"I see the map"#,
    #"the "Delete" button is enabled"#,
    #""Cart" is enabled"#,
    #"the description of the "Email" field contains "signs""#,
    #"the attribute "data-state" of the "Menu" button is "closed""#,
    #"the attribute "data-state" of the "Menu" button is not "open""#,
    #"there is 1 window"#,
    #"no window is opened"#,
    #"the cookie "theme" is "x""#,
    #"the cookie "other" is "x""#,
    #"there is no cookie "theme""#,
    #"the local storage item "cart" is "x""#,
    #"the local storage item "other" is "x""#,
    #"there is no local storage item "cart""#,
    #"the session storage item "step" is "x""#,
    #"the session storage item "other" is "x""#,
    #"there is no session storage item "step""#,
    #"the text on the clipboard is "abc""#,
    #"the console shows "4 items loaded""#,
    #"the console shows a line containing "rows""#,
    #"the console shows no error"#,
    #"no script fails"#,
    #"a script fails with "TypeError""#,
    #"a script fails with a message containing "y is null""#,
    #"the app sends POST "/items" 2 times"#,
    #"a request to POST "/items" was sent 2 times"#,
    #"the app sends POST "/items" with a body containing "Jam""#,
    #"the app sends POST "/items" with the header "Accept" as "text/html""#,
    #"I get the file "report.txt""#,
    #"I get the file "report.csv" containing "Fish""#,
    """
    I get the file "report.csv" with:
    \"""
    Milk,2
    \"""
    """,
    #"I get no file"#,
  ]
}
