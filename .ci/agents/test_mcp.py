"""Talks to `spec mcp` with the official client of the Model Context Protocol for Python.

    MCP_SERVER="…/spec mcp" pytest .ci/agents
"""
import asyncio
import contextlib
import json
import os
import shlex
import subprocess
import time

import pytest
from mcp import Client, MCPError, StdioServerParameters

COMMAND = shlex.split(os.environ.get("MCP_SERVER", ".build/debug/spec mcp"))
COMMAND[0] = os.path.abspath(COMMAND[0])

LOG_IN = """Feature: Log in
  @off
  Scenario: The button is off
    Given the "slack-login" app is open
    When I type "acme"
    Then "Next" is disabled

  Scenario: All is well
    Given the "slack-login" app is open
    Then "Next" is disabled
"""
SLOW = """Feature: Slow
  Scenario: It takes a minute
    Given the "slack-login" app is open
    When I run "echo $$ > pid; exec sleep 60"
    Then "Next" is disabled
"""
REQUIREMENTS = "# Log in\n\n- **log-1.1** [M] It opens.\n"


@pytest.fixture
def suite(tmp_path):
    """A folder with a suite."""
    (tmp_path / "specs").mkdir()
    (tmp_path / "slow").mkdir()
    (tmp_path / "specs/log-in.feature").write_text(LOG_IN)
    (tmp_path / "specs/requirements.md").write_text(REQUIREMENTS)
    (tmp_path / "slow/slow.feature").write_text(SLOW)
    (tmp_path / "spec.json").write_text('{"back-end": {"allow-commands": true}}')
    return tmp_path


@pytest.fixture(params=["auto", "legacy"])
def talk(suite, request):
    """Runs a conversation, with the newest revision or with a handshake."""

    def run(conversation):
        async def converse():
            server = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], "--trust"], cwd=suite)
            async with Client(server, mode=request.param) as client:
                async with asyncio.timeout(30):
                    await conversation(client)

        asyncio.run(converse())

    run.mode = request.param
    return run


def printed(suite, *arguments):
    """What a command prints with --format json."""
    done = subprocess.run(
        [COMMAND[0], *arguments, "--format", "json"], cwd=suite, stdout=subprocess.PIPE
    )
    return json.loads(done.stdout)


def test_the_tools_are_listed_with_schemas(talk):
    async def conversation(client):
        wanted = "2026-07-28" if talk.mode == "auto" else "2025-11-25"
        assert client.protocol_version == wanted
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [
            "gate", "steps", "check", "run", "failures", "trace", "coverage", "prove", "mutate",
            "apps", "explain", "expand", "format", "diff",
        ]
        assert all(tool.description and tool.input_schema for tool in tools)

    talk(conversation)


def test_many_calls_are_answered_by_one_process(talk):
    async def conversation(client):
        await client.list_tools()
        calls = [client.call_tool("steps", {"words": "hidden", "limit": 1}) for _ in range(60)]
        assert not any(result.is_error for result in await asyncio.gather(*calls))

    talk(conversation)


def test_progress_is_reported_if_it_is_asked_for(talk):
    async def conversation(client):
        for tool, arguments in [
            ("run", {}), ("prove", {"paths": ["specs/log-in.feature:8"], "fault": ["next-enabled-on-load"]}),
        ]:
            told = []

            async def tell(progress, total, message):
                told.append((progress, total, message))

            await client.call_tool(tool, arguments, progress_callback=tell)
            values = [progress for progress, _, _ in told]
            assert values == sorted(set(values)), told
            assert told and all(progress <= total and "/" in message for progress, total, message in told)

    talk(conversation)


def test_resources_are_listed_and_read(talk, suite):
    async def conversation(client):
        listed = (await client.list_resources()).resources
        assert [resource.name for resource in listed] == [
            "steps", "specs/log-in.feature", "specs/requirements.md",
        ]
        texts = [(await client.read_resource(resource.uri)).contents[0].text for resource in listed]
        assert "# Steps" in texts[0]
        assert texts[1:] == [LOG_IN, REQUIREMENTS]
        assert (await client.list_resource_templates()).resource_templates == []
        for uri in ["file:///etc/passwd", (suite / "spec.json").as_uri(), "spec://nothing"]:
            with pytest.raises(MCPError, match="there is no resource") as refusal:
                await client.read_resource(uri)
            assert refusal.value.error.code == (-32602 if talk.mode == "auto" else -32002)

    talk(conversation)


def test_prompts_say_how_to_proceed(talk):
    async def conversation(client):
        prompts = (await client.list_prompts()).prompts
        assert [prompt.name for prompt in prompts] == ["write-scenario", "find-cause"]
        asked = await client.get_prompt("write-scenario", {"requirement": "log-1.1"})
        assert "log-1.1" in asked.messages[0].content.text
        assert (await client.get_prompt("find-cause")).messages
        for name, arguments in [("write-scenario", {}), ("find-cause", {"x": "y"}), ("sing", {})]:
            with pytest.raises(MCPError):
                await client.get_prompt(name, arguments)

    talk(conversation)


def test_every_tool_answers_what_its_command_prints(talk, suite):
    async def conversation(client):
        await client.list_tools()

        async def call(tool, **arguments):
            result = await client.call_tool(tool, arguments)
            assert not result.is_error, result.content
            assert json.loads(result.content[0].text) == result.structured_content
            return result.structured_content

        assert await call("steps", words="return key") == printed(suite, "steps", "return", "key")
        assert await call("check") == printed(suite, "lint")
        assert await call("coverage") == printed(suite, "coverage")
        run = await call("run", screens="all")
        assert run["status"] == "failed"
        assert run["scenarios"]["total"] == 2
        recording = run["recording"]
        failures = await call("failures")
        assert failures == printed(suite, "trace", recording, "failures")
        assert failures["failures"] == run["failures"]
        actions = await call("trace", question="actions", scenario="All is well")
        assert [step["number"] for step in actions["steps"]] == [1, 2]
        screen = await call("trace", question="screen", step=2)
        assert screen == printed(suite, "trace", recording, "screen", "2")
        found = await call("trace", question="grep", text="acme", limit=2)
        assert len(found["matches"]) == 2 and found["omitted"] > 0

    talk(conversation)


def test_mistakes_are_told(talk):
    async def conversation(client):
        with pytest.raises(MCPError, match="there is no tool"):
            await client.call_tool("wrong", {})
        for tool, arguments, sentence in [
            ("failures", {}, "there is no run yet"),
            ("run", {"paths": ["../elsewhere"]}, "outside of the folder"),
            ("run", {"path": "specs"}, 'did you mean "paths"?'),
            ("run", {"tags": "@nothing"}, "nothing to run"),
            ("trace", {"question": "why"}, '"actions", "screen" or "grep"'),
        ]:
            result = await client.call_tool(tool, arguments)
            assert result.is_error and sentence in json.dumps(
                result.structured_content or result.content[0].text, ensure_ascii=False
            ).replace('\\"', '"')

    talk(conversation)


def is_running(pid):
    """Whether a process has not ended; one that nobody has waited for has."""
    with contextlib.suppress(FileNotFoundError):
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    return False


def test_a_run_is_cancelled_while_the_server_answers(talk, suite):
    async def conversation(client):
        call = asyncio.ensure_future(client.call_tool("run", {"paths": ["slow"]}))
        while not (suite / "pid").exists() or not (suite / "pid").read_text().strip():
            await asyncio.sleep(0.05)
        pid = int((suite / "pid").read_text())
        start = time.monotonic()
        await client.list_tools()
        assert not (await client.call_tool("steps", {"words": "hidden"})).is_error
        assert time.monotonic() - start < 5
        call.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await call
        failures = await client.call_tool("failures", {})
        assert failures.structured_content["complete"] is False, failures.content
        while is_running(pid):
            await asyncio.sleep(0.05)

    talk(conversation)
