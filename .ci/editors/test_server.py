"""Talks to `spec lsp` with a client that is not this project's: pytest-lsp, of the registry of Python.

    LSP_SERVER="…/spec lsp" pytest .ci/editors
"""
import asyncio
import os
import pathlib
import shlex

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

COMMAND = shlex.split(os.environ.get("LSP_SERVER", ".build/debug/spec lsp"))
COMMAND[0] = os.path.abspath(COMMAND[0])

STEPS = """@step
Feature: Steps
  Scenario: I sign in as <name>
    Given the "slack-login" app is open
    When I type "<name>"
"""
LOG_IN = """Feature: Log in 😀 로그인

  @smoke
  Scenario: It works
    Given the "slack-login" app is open
    When I tpye "acme"
    And I sign in as 한글
    Then "Next" is enabled
"""


@pytest.fixture(scope="session")
def suite(tmp_path_factory):
    """A folder with a suite."""
    folder = tmp_path_factory.mktemp("suite")
    (folder / "specs").mkdir()
    (folder / "specs/steps.feature").write_text(STEPS, encoding="utf-8")
    (folder / "specs/log-in.feature").write_text(LOG_IN, encoding="utf-8")
    return folder


@pytest_lsp.fixture(
    params=["neovim", "visual-studio-code", "emacs"],
    config=ClientServerConfig(server_command=COMMAND),
)
async def client(lsp_client: LanguageClient, suite: pathlib.Path, request):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        return None

    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=suite.as_uri(), name="suite")],
        )
    )
    lsp_client.init_result = result
    yield
    await lsp_client.shutdown_session()


def opened(client, suite, path="specs/log-in.feature", text=LOG_IN):
    """The uri of a document that is open."""
    uri = (suite / path).as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id="gherkin", version=1, text=text)
        )
    )
    return uri


def closed(client, uri):
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri))
    )


@pytest.mark.asyncio
async def test_an_undefined_step_is_the_only_diagnostic(client, suite):
    uri = opened(client, suite)
    if client.capabilities.text_document.diagnostic is None:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        found = client.diagnostics[uri]
    else:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri))
        )
        found = report.items
    assert [(one.code, one.range.start.line, one.range.start.character) for one in found] == [
        ("undefined-step", 5, 4)
    ]
    assert 'did you mean "I type "acme""?' in found[0].message
    closed(client, uri)


@pytest.mark.asyncio
async def test_completion_offers_steps_with_places(client, suite):
    uri = opened(client, suite)
    for character, label in [(12, "I type {string}"), (11, "I sign in as <name>")]:
        answer = await client.text_document_completion_async(
            types.CompletionParams(
                types.TextDocumentIdentifier(uri), types.Position(5, character)
            )
        )
        items = {item.label: item for item in answer.items}
        assert label in items
        document = client.capabilities.text_document
        if document.completion.completion_item.snippet_support:
            assert "${1:" in items[label].text_edit.new_text
    closed(client, uri)


@pytest.mark.asyncio
async def test_definition_references_and_rename_agree(client, suite):
    uri = opened(client, suite)
    place = dict(
        text_document=types.TextDocumentIdentifier(uri), position=types.Position(6, 12)
    )
    definition = await client.text_document_definition_async(types.DefinitionParams(**place))
    home = (suite / "specs/steps.feature").as_uri()
    assert [(one.uri, one.range.start.line) for one in definition] == [(home, 2)]
    references = await client.text_document_references_async(
        types.ReferenceParams(context=types.ReferenceContext(True), **place)
    )
    assert {(one.uri, one.range.start.line) for one in references} == {(uri, 6), (home, 2)}
    edit = await client.text_document_rename_async(
        types.RenameParams(new_name="<name> signs in", **place)
    )
    if edit.document_changes is None:
        changed = {uri: [one.new_text for one in edits] for uri, edits in edit.changes.items()}
    else:
        changed = {
            change.text_document.uri: [one.new_text for one in change.edits]
            for change in edit.document_changes
        }
    assert changed == {uri: ["한글 signs in"], home: ["<name> signs in"]}
    closed(client, uri)


@pytest.mark.asyncio
async def test_every_other_answer_is_of_its_type(client, suite):
    """The client converts each answer, and fails on one that the protocol does not have."""
    uri = opened(client, suite)
    document = types.TextDocumentIdentifier(uri)
    place = dict(text_document=document, position=types.Position(6, 12))
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    everything = types.Range(types.Position(0, 0), types.Position(7, 0))
    hover = await client.text_document_hover_async(types.HoverParams(**place))
    assert "I sign in as <name>" in hover.contents.value
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(document)
    )
    assert [one.name for one in symbols] == ["Log in 😀 로그인"]
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("sgn"))
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(document)
    )
    assert len(tokens.data) % 5 == 0 and tokens.data
    assert await client.text_document_code_lens_async(types.CodeLensParams(document))
    formatted = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, options)
    )
    assert not formatted
    await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(document, everything, options)
    )
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            document,
            types.Range(types.Position(5, 6), types.Position(5, 6)),
            types.CodeActionContext([]),
        )
    )
    assert "Define the step in text" in [one.title for one in actions]
    prepared = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**place)
    )
    assert prepared.placeholder == "I sign in as <name>"
    closed(client, uri)


@pytest.mark.asyncio
async def test_an_edit_is_applied_where_the_client_means_it(client, suite):
    uri = opened(client, suite)
    # Behind an emoji: four bytes of UTF-8, two units of UTF-16. Hangul has three bytes, one unit.
    is_utf8 = client.init_result.capabilities.position_encoding == types.PositionEncodingKind.Utf8
    start, end = (21, 30) if is_utf8 else (19, 22)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(0, start), types.Position(0, end)), text="A"
                )
            ],
        )
    )
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(types.TextDocumentIdentifier(uri))
    )
    assert [one.name for one in symbols] == ["Log in 😀 A"]
    closed(client, uri)


MISSPELT = LOG_IN.replace('I tpye "acme"', 'I tap "Nxet"')


async def found(client, uri, code):
    """The diagnostics of a document, as soon as one has the code."""
    for _ in range(60):
        if client.capabilities.text_document.diagnostic is None:
            items = client.diagnostics.get(uri, [])
        else:
            report = await client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri))
            )
            items = report.items
        if any(one.code == code for one in items):
            return items
        await asyncio.sleep(0.5)
    raise AssertionError(f"{uri} has no {code}")


@pytest.mark.asyncio
async def test_a_name_that_no_screen_of_the_app_has_is_found(client, suite):
    uri = opened(client, suite, text=MISSPELT)
    items = await found(client, uri, "unknown-element")
    [item] = [one for one in items if one.code == "unknown-element"]
    assert item.range.start.line == 5
    assert 'no screen of slack-login has "Nxet"' in item.message
    assert 'a screen has "Next"' in item.message
    answer = await client.text_document_completion_async(
        types.CompletionParams(types.TextDocumentIdentifier(uri), types.Position(5, 17))
    )
    assert answer.items[0].label == "Next"
    closed(client, uri)


@pytest.mark.asyncio
async def test_each_folder_has_its_own_steps_and_settings(client, suite, tmp_path):
    (tmp_path / "features").mkdir()
    (tmp_path / "spec.json").write_text('{"defaults": {"paths": ["features"]}}')
    (tmp_path / "features/steps.feature").write_text(STEPS.replace("sign in as", "log in as"))
    text = LOG_IN.replace('I tpye "acme"', "I log in as Ann")
    (tmp_path / "features/log-in.feature").write_text(text, encoding="utf-8")
    folder = types.WorkspaceFolder(uri=tmp_path.as_uri(), name="second")

    def change(added=(), removed=()):
        event = types.WorkspaceFoldersChangeEvent(list(added), list(removed))
        client.workspace_did_change_workspace_folders(
            types.DidChangeWorkspaceFoldersParams(event)
        )

    change(added=[folder])
    uri = opened(client, tmp_path, "features/log-in.feature", text)
    items = await found(client, uri, "undefined-step")
    # The step of the first folder is not known in the second.
    assert [one.range.start.line for one in items] == [6]
    place = dict(
        text_document=types.TextDocumentIdentifier(uri), position=types.Position(5, 12)
    )
    target = await client.text_document_definition_async(types.DefinitionParams(**place))
    target = target[0] if isinstance(target, list) else target
    assert target.uri == (tmp_path / "features/steps.feature").as_uri()
    first = opened(client, suite)
    items = await found(client, first, "undefined-step")
    assert [one.range.start.line for one in items] == [5]
    change(removed=[folder])
    symbols = await client.workspace_symbol_async(types.WorkspaceSymbolParams("log in as"))
    assert not symbols
    closed(client, uri)
    closed(client, first)
