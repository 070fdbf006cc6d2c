"""The last results of a run are above the scenarios, and its screens have names for completion."""
import os
import shlex
import subprocess

from test_handover import Client

COMMAND = shlex.split(os.environ.get("LSP_SERVER", ".build/debug/spec lsp"))
COMMAND[0] = os.path.abspath(COMMAND[0])
TEXT = """Feature: Log in
  Scenario: It works
    Given the "slack-login" app is open
    Then "Next" is disabled
    And "
"""


def test_the_last_result_is_a_lens(tmp_path):
    (tmp_path / "specs").mkdir()
    feature = tmp_path / "specs/log-in.feature"
    feature.write_text(TEXT.replace('    And "\n', ""))
    subprocess.run(
        [COMMAND[0], "run", "--report", "messages:run.ndjson", "--trace", "traces"],
        cwd=tmp_path,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    client = Client(COMMAND, tmp_path)
    uri = feature.as_uri()
    root = tmp_path.as_uri()
    client.send({"id": 1, "method": "initialize", "params": {"rootUri": root, "capabilities": {}}})
    client.until(lambda message: message.get("id") == 1)
    client.send({"method": "initialized", "params": {}})
    document = {"uri": uri, "languageId": "gherkin", "version": 1, "text": feature.read_text()}
    client.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
    params = {"textDocument": {"uri": uri}}
    titles = []
    # The recording is read in the background.
    for number in range(2, 1000):
        client.send({"id": number, "method": "textDocument/codeLens", "params": params})
        answer = client.until(lambda message: message.get("id") == number)
        titles = [lens["command"]["title"] for lens in answer["result"]]
        if len(titles) == 3:
            break
    assert titles[:2] == ["Run all", "Run"] and titles[2].startswith("passed in ")

    changed = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": TEXT}]}
    client.send({"method": "textDocument/didChange", "params": changed})
    place = {**params, "position": {"line": 4, "character": 9}}
    client.send({"id": 1000, "method": "textDocument/completion", "params": place})
    answer = client.until(lambda message: message.get("id") == 1000)
    # Only the screen of the run has this name.
    assert "Workspace URL" in [item["label"] for item in answer["result"]["items"]]
    client.send({"id": 1001, "method": "shutdown"})
    client.until(lambda message: message.get("id") == 1001)
    client.send({"method": "exit"})
    assert client.process.wait(timeout=30) == 0
