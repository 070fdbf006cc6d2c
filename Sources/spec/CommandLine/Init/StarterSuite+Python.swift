/// The program in Python of a new suite, and its engine; both use only the standard library.
extension StarterSuite {
  static let pythonApp = #"""
    """The app that the scenarios test."""


    class TipCalculator:
        """A field for the bill, a button that adds ten percent, and the total."""

        def __init__(self, faults=()):
            self.bill = ""
            self.total = ""
            # With a fault, the app is broken on purpose: "spec prove" sees who notices.
            self.rate = 1 if "no-tip" in faults else 1.1

        def can_add(self):
            try:
                return 0 < float(self.bill) < 1e9
            except ValueError:
                return False

        def add_tip(self):
            self.total = f"Total: {float(self.bill) * self.rate:.2f}"

    """#

  static let pythonEngine = #"""
    """Connects the scenarios with the app: one line of JSON for each request and each answer.

    To test an app of your own, change the class Session; "spec check-engine" checks the rest.
    """

    import json
    import os
    import sys

    from tip_calculator import TipCalculator

    APP = "tip-calculator"
    FAULTS = [{"name": "no-tip", "summary": "no tip is added", "breaks": ["tip-1"]}]

    # Answers use a copy of standard output, and prints of the app go to standard error.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)


    class Failure(Exception):
        """An error that spec reports, with its kind."""

        def __init__(self, kind, message, **members):
            super().__init__(message)
            self.data = {"kind": kind, "why": message, **members}


    class Session:
        """One scenario: what is on the screen, and what a person does."""

        def __init__(self, faults):
            self.app = TipCalculator(faults)

        def elements(self):
            elements = [
                {"id": "bill", "role": "field", "label": "Bill",
                 "properties": {"text": self.app.bill, "enabled": True}},
                {"id": "add", "role": "button", "label": "Add a tip",
                 "properties": {"enabled": self.app.can_add()}},
            ]
            if self.app.total:
                elements.append({"id": "total", "role": "text", "label": self.app.total,
                                 "properties": {"text": self.app.total}})
            return elements

        def perform(self, action):
            kind = action["type"]
            if kind not in ("tap", "type", "clear"):
                raise Failure("unsupported", f"this app cannot {kind}", capability="gestures")
            element = self.find(action.get("target"))
            if kind == "tap" and element["id"] == "add":
                self.app.add_tip()
            elif kind != "tap" and element["id"] != "bill":
                raise Failure("notInteractable", f"it is a {element['role']}")
            elif kind == "type":
                self.app.bill += action["text"]
            elif kind == "clear":
                self.app.bill = ""

        def find(self, target):
            if target is None:
                raise Failure("impossible", "no field has the focus", what="type")
            if set(target) - {"name", "role"}:
                raise Failure("unsupported", "this app finds elements by name and role only",
                              capability="gestures")
            for element in self.elements():
                if (target["name"] in (element["id"], element["label"])
                        and target.get("role", element["role"]) == element["role"]):
                    if not element["properties"].get("enabled", True):
                        raise Failure("notInteractable", "it is disabled")
                    return element
            raise Failure("elementNotFound", f"there is no {target['name']}")

        def observe(self):
            return {"screen": {"name": APP, "size": {"width": 320, "height": 200},
                               "elements": self.elements(), "complete": True},
                    "events": [], "mark": 0, "time": 0, "settled": True}


    class Engine:
        """The requests of the protocol; each scenario has a session of its own."""

        def __init__(self):
            self.sessions, self.count = {}, 0

        def initialize(self, protocolVersion, **_):
            return {"protocolVersion": min(protocolVersion, 1),
                    "engine": {"name": APP, "version": "1"},
                    "capabilities": {"control": {"faults": "exact"}},
                    "sessions": 8, "apps": [APP], "faults": {APP: FAULTS}}

        def open(self, **_):
            self.count += 1
            self.sessions[str(self.count)] = None
            return {"session": str(self.count)}

        def arrange(self, session, condition, **_):
            raise Failure("unsupported", "this app has no world around it",
                          capability=condition["type"])

        def launch(self, session, options, **_):
            if options["app"] != APP:
                raise Failure("unknownApp", "no such app", name=options["app"], known=[APP])
            if "device" in options or "locale" in options:
                raise Failure("unsupported", "this app has no devices and one language",
                              capability="devices")
            faults, known = options.get("faults") or [], [fault["name"] for fault in FAULTS]
            for fault in faults:
                if fault not in known:
                    raise Failure("unknownFault", "no such fault", name=fault, app=APP, known=known)
            self.sessions[session] = Session(faults)

        def perform(self, session, action, **_):
            self.launched(session).perform(action)

        def observe(self, session, **_):
            return self.launched(session).observe()

        def close(self, session, **_):
            self.sessions.pop(session, None)

        def shutdown(self, **_):
            self.sessions.clear()

        def launched(self, session):
            if session not in self.sessions:
                raise Failure("engineFault", f"the session {session} is not open")
            if self.sessions[session] is None:
                raise Failure("notLaunched", "no app was launched")
            return self.sessions[session]


    METHODS = ("initialize", "open", "arrange", "launch", "perform", "observe", "close", "shutdown")


    def answer(engine, request):
        method = request.get("method")
        if method not in METHODS:
            return {"error": {"code": -32601, "message": f"unknown method {method}"}}
        try:
            return {"result": getattr(engine, method)(**request.get("params", {}))}
        except Failure as failure:
            return {"error": {"code": -32000, "message": str(failure), "data": failure.data}}


    def main():
        engine = Engine()
        for line in sys.stdin.buffer:
            request = json.loads(line)
            if "id" in request:
                reply = {"jsonrpc": "2.0", "id": request["id"], **answer(engine, request)}
                out.write(json.dumps(reply) + "\n")
                if request.get("method") == "shutdown":
                    break


    main()

    """#
}
