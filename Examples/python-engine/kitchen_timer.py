"""An engine for spec: a kitchen timer, driven over standard input and output.

The app is the class Timer; the rest is the protocol of Documentation/EngineProtocol.md.
"""

import json
import os
import sys

# Messages go out through a copy of standard output; whatever else prints goes to standard error.
out = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
os.dup2(2, 1)


class Failure(Exception):
    """An error with a kind of the protocol."""

    def __init__(self, kind, message, **members):
        super().__init__(message)
        self.data = {"kind": kind, "why": message, **members}


class Timer:
    """The app: minutes to set, two buttons, a clock of its own, an alert when time is up."""

    def __init__(self):
        self.minutes, self.left, self.now, self.focus = "", None, 0, None
        self.is_done, self.events = False, []

    def say(self, kind, **details):
        self.events.append({"number": len(self.events) + 1, "time": self.now, "kind": kind,
                            "subject": "timer", "details": details})

    def elements(self):
        seconds = (self.left or 0) // 1000
        is_set = self.minutes.isdecimal() and int(self.minutes) > 0
        return [
            {"id": "minutes", "role": "field", "label": "Minutes",
             "properties": {"text": self.minutes, "enabled": self.left is None}},
            {"id": "start", "role": "button", "label": "Start",
             "properties": {"enabled": is_set and self.left is None}},
            {"id": "stop", "role": "button", "label": "Stop",
             "properties": {"enabled": self.left is not None}},
            {"id": "left", "role": "text", "label": "Left",
             "properties": {"text": f"{seconds // 60:02}:{seconds % 60:02}"}},
        ]

    def find(self, target, wanted=("field", "button", "text")):
        if set(target) - {"name", "role"}:
            raise Failure("unsupported", "this engine finds elements by name and role only",
                          capability="gestures")
        named = [e for e in self.elements() if target["name"] in (e["id"], e["label"])
                 and target.get("role", e["role"]) == e["role"]]
        if not named:
            raise Failure("elementNotFound", f"no {target['name']} on the timer")
        if named[0]["role"] not in wanted:
            raise Failure("notInteractable", f"it is a {named[0]['role']}")
        if not named[0]["properties"].get("enabled", True):
            raise Failure("notInteractable", "it is disabled")
        return named[0]["id"]

    def tap(self, target):
        name = self.find(target)
        self.focus = "minutes" if name == "minutes" else None
        if name == "start":
            self.left = int(self.minutes) * 60_000
            self.say("started", minutes=int(self.minutes))
        elif name == "stop":
            self.left = None
            self.say("stopped")

    def perform(self, action):
        kind, target = action["type"], action.get("target")
        if kind == "tap":
            self.tap(target)
        elif kind in ("type", "clear"):
            if target is None and self.focus is None:
                raise Failure("impossible", "no field has the focus", what="type")
            self.focus = self.find(target or {"name": self.focus}, wanted=("field",))
            self.minutes = "" if kind == "clear" else self.minutes + action["text"]
        elif kind == "wait":
            self.now += action["milliseconds"]
            if self.left is not None:
                self.left -= action["milliseconds"]
                if self.left <= 0:
                    self.left, self.is_done = None, True
                    self.say("rang")
        elif kind == "answer":
            if not self.is_done or action["button"] != "OK":
                raise Failure("noSuchAnswer", "no alert or dialog in front has this button", name=action["button"])
            self.is_done = False
        else:
            raise Failure("unsupported", f"a kitchen timer cannot {kind}", capability="gestures")

    def observe(self, since):
        alert = {"kind": "alert", "title": "Time is up", "buttons": ["OK"]}
        return {
            "screen": {"name": "timer", "size": {"width": 200, "height": 200},
                       "elements": self.elements(), "complete": True, "focus": self.focus,
                       "alert": alert if self.is_done else None, "stack": ["timer"]},
            "events": [event for event in self.events if event["number"] > since],
            "mark": len(self.events), "time": self.now, "settled": True,
        }


class Engine:
    """The protocol: one method per request."""

    def __init__(self):
        self.sessions, self.count = {}, 0

    def initialize(self, protocolVersion, **_):
        return {
            "protocolVersion": min(protocolVersion, 1),
            "engine": {"name": "kitchen-timer", "version": "1"},
            "capabilities": {"observe": {"focus": "exact", "prompts": "exact",
                                         "navigation stack": "exact"},
                             "control": {"virtual clock": "exact"}},
            "sessions": 8, "apps": ["kitchen-timer"],
        }

    def open(self, **_):
        self.count += 1
        self.sessions[str(self.count)] = None
        return {"session": str(self.count)}

    def arrange(self, session, condition, **_):
        raise Failure("unsupported", "a kitchen timer has no world around it",
                      capability=condition["type"])

    def launch(self, session, options, **_):
        if options["app"] != "kitchen-timer":
            raise Failure("unknownApp", "no such app", name=options["app"],
                          known=["kitchen-timer"])
        if "device" in options or "locale" in options:
            raise Failure("unsupported", "a kitchen timer is its own device, without a language",
                          capability="devices")
        if options.get("faults"):
            raise Failure("unknownFault", "no such fault", name=options["faults"][0],
                          app="kitchen-timer", known=[])
        self.sessions[session] = Timer()

    def perform(self, session, action, **_):
        self.app(session).perform(action)

    def observe(self, session, since=0, **_):
        return self.app(session).observe(since)

    def close(self, session, **_):
        self.sessions.pop(session, None)

    def shutdown(self, **_):
        self.sessions.clear()

    def app(self, session):
        if session not in self.sessions:
            raise Failure("engineFault", f"the session {session} is not open")
        if self.sessions[session] is None:
            raise Failure("notLaunched", "no app was launched")
        return self.sessions[session]


METHODS = ("initialize", "open", "arrange", "launch", "perform", "observe", "close", "shutdown")


def answer(engine, request):
    """The answer to a request: its result, or its error."""
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
