"""When the program is built again, the server continues as the new one, without the client's help."""
import json
import os
import shlex
import shutil
import subprocess

COMMAND = shlex.split(os.environ.get("LSP_SERVER", ".build/debug/spec lsp"))
COMMAND[0] = os.path.abspath(COMMAND[0])
TEXT = "Feature: Log in\n  Scenario: It works\n    Given the \"slack-login\" app is open\n"


class Client:
    """As much of a client as this needs."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        assert self.process.stdout.readline() == b"\r\n"
        return json.loads(self.process.stdout.read(length))

    def until(self, wanted):
        while True:
            message = self.read()
            if wanted(message):
                return message


def inode(process):
    return os.stat(f"/proc/{process.pid}/exe").st_ino


def test_the_server_continues_as_the_new_program(tmp_path):
    program = tmp_path / "spec"
    shutil.copy(COMMAND[0], program)
    uri = (tmp_path / "a.feature").as_uri()
    document = {"uri": uri, "languageId": "gherkin", "version": 1, "text": TEXT}
    client = Client([str(program), *COMMAND[1:]], tmp_path)
    root = tmp_path.as_uri()
    client.send({"id": 1, "method": "initialize", "params": {"rootUri": root, "capabilities": {}}})
    client.until(lambda message: message.get("id") == 1)
    client.send({"method": "initialized", "params": {}})
    client.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
    change = {
        "range": {
            "start": {"line": 0, "character": 9},
            "end": {"line": 0, "character": 15},
        },
        "text": "한글 😀",
    }
    changed = {"uri": uri, "version": 2}
    client.send(
        {
            "method": "textDocument/didChange",
            "params": {"textDocument": changed, "contentChanges": [change]},
        }
    )
    before = inode(client.process)

    # As a linker does: another file takes the name.
    shutil.copy(program, tmp_path / "spec.new")
    os.rename(tmp_path / "spec.new", program)
    note = client.until(lambda message: message.get("method") == "window/logMessage")
    assert note["params"]["message"].endswith("was built again: the server is the new program")
    assert client.process.poll() is None and inode(client.process) != before

    params = {"textDocument": {"uri": uri}}
    client.send({"id": 2, "method": "textDocument/documentSymbol", "params": params})
    answer = client.until(lambda message: message.get("id") == 2)
    assert answer["result"][0]["name"] == "한글 😀"
    client.send({"id": 3, "method": "shutdown"})
    client.until(lambda message: message.get("id") == 3)
    client.send({"method": "exit"})
    assert client.process.wait(timeout=30) == 0
