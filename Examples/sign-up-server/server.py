#!/usr/bin/env python3
"""A register of members over HTTP, to run the sign-up specifications against for real.

GET /users lists the IDs in use, POST /users applies for one. An application is forgotten at once,
so that every scenario finds the same server; --remember keeps it. A request may prefer an answer
(RFC 7240), and the server says whether it gave it:

    Prefer: code=500, body="..."    that status, and that body, percent-encoded
    Prefer: silence                 no answer
    Prefer: hang-up                 the connection ends without a word

Everything else is a file of the folder --pages, so that pages and register are one origin.
"""

import argparse
import json
import re
import threading
import urllib.parse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

USERS = "/users"
LARGEST_BODY = 65_536


class Register:
    """The IDs in use."""

    def __init__(self, remembers):
        self._ids = ["trinity", "morpheus"]
        self._remembers = remembers
        self._lock = threading.Lock()

    def all(self):
        with self._lock:
            return list(self._ids)

    def apply(self, name):
        """Whether the ID was free."""
        with self._lock:
            if name in self._ids:
                return False
            if self._remembers:
                self._ids.append(name)
            return True


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # A client that is gone in the middle of a request must not keep a thread for ever.
    timeout = 30

    def __init__(self, *arguments, register, pages, **options):
        self.register = register
        self.pages = pages
        super().__init__(*arguments, directory=pages, **options)

    def log_message(self, *_):
        pass

    def do_GET(self):
        if self.path.split("?")[0] != USERS:
            if self.pages is None:
                return self.answer(404, "")
            return super().do_GET()
        if not self.do_as_preferred():
            self.answer(200, json.dumps(self.register.all()))

    def do_HEAD(self):
        self.answer(405, "")

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            self.close_connection = True
            return self.answer(413 if length.isdecimal() else 411, "")
        body = self.rfile.read(int(length))
        if self.path.split("?")[0] != USERS:
            return self.answer(404, "")
        if self.do_as_preferred():
            return
        try:
            application = json.loads(body)
            name, password = application["id"], application["password"]
        except (ValueError, KeyError, TypeError):
            return self.answer(400, "")
        if not (isinstance(name, str) and isinstance(password, str) and name and password):
            return self.answer(400, "")
        self.answer(201 if self.register.apply(name) else 409, "")

    def do_as_preferred(self):
        """Answers as the request prefers; false if it prefers nothing."""
        wanted = self.headers.get("Prefer", "").strip()
        if wanted == "silence":
            # Until the client has enough and goes, or the connection's own time is up.
            self.close_connection = True
            try:
                self.connection.recv(1)
            except OSError:
                pass
            return True
        if wanted == "hang-up":
            self.close_connection = True
            return True
        found = re.fullmatch(r'code=([2-5]\d\d)(?:,\s*body="([^"]*)")?', wanted)
        if not found:
            return False
        body = urllib.parse.unquote(found[2] or "")
        self.answer(int(found[1]), body, {"Preference-Applied": f"code={found[1]}, body"})
        return True

    def answer(self, status, body, headers=None):
        data = body.encode()
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # Scenarios that run at the same time open many connections at once.
    request_queue_size = 128


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one (the default)")
    parser.add_argument("--pages", metavar="FOLDER", help="a folder of pages to serve as well")
    parser.add_argument("--remember", action="store_true", help="keep who has applied")
    options = parser.parse_args()
    handler = partial(Handler, register=Register(options.remember), pages=options.pages)
    with Server(("127.0.0.1", options.port), handler) as server:
        print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
