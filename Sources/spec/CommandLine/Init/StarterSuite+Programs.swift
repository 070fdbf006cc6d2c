/// The programs of new suites without a screen: a command, and a service over HTTP.
extension StarterSuite {
  static let tipCommand = """
    Feature: Tip calculator
      A command prints a bill with a tip of ten percent.

      @tip-1
      Scenario: Ten percent is added
        When I run "python3 app/tip.py 50"
        Then the command exits with status 0
        And the command prints:
          ```
          Total: 55.00
          ```

      @tip-2
      Scenario Outline: What is no amount is refused: <amount>
        Given standard error is kept apart
        When I run "python3 app/tip.py <amount>"
        Then the command exits with status 2
        And the command prints nothing
        And the command prints "not an amount" to standard error

        Examples:
          | amount |
          | fifty  |
          | -1     |

      @tip-3
      Scenario: Without an argument, the bill is read from the input
        When I run "python3 app/tip.py" with the input:
          ```
          10
          ```
        Then the command prints:
          ```
          Total: 11.00
          ```

    """

  static let tipService = """
    Feature: Tip calculator
      A service adds a tip of ten percent to a bill.

      @tip-1
      Scenario: Ten percent is added
        When I send POST "/tips" with:
          ```json
          {"bill": 50}
          ```
        Then the response status is 201
        When I remember the response header "Location" as "tip"
        And I send GET "${tip}"
        Then the response status is 200
        And the response JSON at "$" has the shape:
          ```json
          {"id": "#number", "bill": 50, "total": 55.0}
          ```

      @tip-2
      Scenario Outline: What is no bill is refused: <body>
        When I send POST "/tips" with:
          ```json
          <body>
          ```
        Then the response status is 422
        And the response JSON at "$.error" is "not a bill"

        Examples:
          | body            |
          | {"bill": "all"} |
          | {"bill": -1}    |
          | {}              |

      @tip-3
      Scenario: A tip that was never given is not found
        When I send GET "/tips/0"
        Then the response status is 404

    """

  static let commandApp = #"""
    """A tip calculator for the command line. Replace it with your own program."""

    import sys

    try:
        bill = float(sys.argv[1] if len(sys.argv) > 1 else sys.stdin.readline())
        if bill < 0:
            raise ValueError
    except ValueError:
        sys.exit(print("not an amount", file=sys.stderr) or 2)
    print(f"Total: {bill * 1.1:.2f}")

    """#

  /// The port of the service; another one is written in two places.
  static let servicePort = 8765

  static let serviceApp = #"""
    """A tip calculator over HTTP. Replace it with your own service."""

    import json
    from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

    PORT = \#(servicePort)
    tips = []


    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            number = self.path.removeprefix("/tips/")
            if self.path == "/":
                self.answer(200, {"tips": len(tips)})
            elif number.isdecimal() and 0 < int(number) <= len(tips):
                self.answer(200, tips[int(number) - 1])
            else:
                self.answer(404, {"error": "there is no such tip"})

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
            try:
                bill = json.loads(body)["bill"]
                if isinstance(bill, bool) or bill < 0:
                    raise ValueError
                tip = {"id": len(tips) + 1, "bill": bill, "total": round(bill * 1.1, 2)}
            except (ValueError, KeyError, TypeError):
                return self.answer(422, {"error": "not a bill"})
            tips.append(tip)
            self.answer(201, tip, {"Location": f"/tips/{tip['id']}"})

        def answer(self, status, value, headers={}):
            data = json.dumps(value).encode()
            self.send_response(status)
            for name, text in headers.items():
                self.send_header(name, text)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)


    ThreadingHTTPServer(("127.0.0.1", PORT), Handler).serve_forever()

    """#
}
