#!/usr/bin/env python3
"""A shop's orders over HTTP: one logs in, places an order, and asks for it until it is packed.

Everything is kept in memory. The address is printed on the first line.
"""

import argparse
import json
import secrets
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LARGEST_BODY = 65_536
PRICES = {"tea": 4, "cup": 9}


class Shop:
    """Who is logged in, and what was ordered."""

    def __init__(self):
        self.lock = threading.Lock()
        self.tokens = {}
        self.orders = {}

    def log_in(self, name):
        token = secrets.token_hex(16)
        with self.lock:
            self.tokens[token] = name
        return token

    def order(self, name, items):
        with self.lock:
            number = str(len(self.orders) + 1)
            self.orders[number] = {"customer": name, "items": items, "asked": 0}
        return number

    def look(self, number):
        """An order is packed when it is asked for the third time."""
        with self.lock:
            order = self.orders.get(number)
            if order is None:
                return None
            order["asked"] += 1
            return {
                "number": int(number),
                "customer": order["customer"],
                "state": "packed" if order["asked"] >= 3 else "new",
                "items": [{"name": item, "price": PRICES[item]} for item in order["items"]],
                "total": sum(PRICES[item] for item in order["items"]),
            }


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 30
    shop = Shop()

    def log_message(self, *_):
        pass

    def customer(self):
        kind, _, token = self.headers.get("Authorization", "").partition(" ")
        if kind != "Bearer":
            cookies = dict(
                part.strip().split("=", 1)
                for part in self.headers.get("Cookie", "").split(";") if "=" in part)
            token = cookies.get("session", "")
        return self.shop.tokens.get(token)

    def do_GET(self):
        path, _, query = self.path.partition("?")
        if path == "/products":
            wanted = urllib.parse.parse_qs(query).get("name", [""])[0]
            found = [{"name": name, "price": price} for name, price in PRICES.items()
                     if wanted in name]
            return self.answer(200, found)
        if not path.startswith("/orders/"):
            return self.answer(404, {"error": "there is no such page"})
        if self.customer() is None:
            return self.answer(401, {"error": "log in first"})
        order = self.shop.look(path.removeprefix("/orders/"))
        if order is None:
            return self.answer(404, {"error": "there is no such order"})
        return self.answer(200, order)

    def do_POST(self):
        length = self.headers.get("Content-Length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            self.close_connection = True
            return self.answer(413, {"error": "the body is too long"})
        body = self.rfile.read(int(length)).decode("utf-8", "replace")
        if self.path == "/login":
            form = urllib.parse.parse_qs(body)
            if form.get("password", [""])[0] != "open sesame":
                return self.answer(403, {"error": "wrong password"})
            token = self.shop.log_in(form.get("user", ["somebody"])[0])
            return self.answer(200, {"token": token}, {"Set-Cookie": f"session={token}; HttpOnly; Path=/"})
        if self.path != "/orders":
            return self.answer(404, {"error": "there is no such page"})
        name = self.customer()
        if name is None:
            return self.answer(401, {"error": "log in first"})
        try:
            items = json.loads(body)["items"]
            unknown = [item for item in items if item not in PRICES]
        except (ValueError, KeyError, TypeError):
            return self.answer(400, {"error": "the body is not an order"})
        if unknown or not items:
            return self.answer(422, {"error": "unknown items", "unknown": unknown})
        number = self.shop.order(name, items)
        return self.answer(303, {}, {"Location": f"/orders/{number}"})

    def answer(self, status, value, headers=None):
        data = json.dumps(value).encode()
        self.send_response(status)
        for name, text in (headers or {}).items():
            self.send_header(name, text)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one (the default)")
    options = parser.parse_args()
    with Server(("127.0.0.1", options.port), Handler) as server:
        print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
