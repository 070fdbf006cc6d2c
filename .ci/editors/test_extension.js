// Tests the extension for Visual Studio Code without the editor: its manifest, and the test explorer with a suite.
//
//     SPEC=…/spec node --test .ci/editors
"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");
const test = require("node:test");

const extension = path.resolve(__dirname, "../../Editors/vscode");
const spec = path.resolve(process.env.SPEC ?? ".build/debug/spec");

const FEATURE = `Feature: Log in
  Scenario: The button is off
    Given the "slack-login" app is open
    Then "Next" is disabled

  Scenario Outline: The button is <state>
    Given the "slack-login" app is open
    When I type "acme"
    Then "Next" is <state>
    Examples:
      | state    |
      | enabled  |
      | disabled |
`;

/** The items of the explorer, as far as the extension uses them. */
class Items extends Map {
  add(item) {
    this.set(item.id, item);
    if (this.owner) item.parent = this.owner;
  }
  replace(items) {
    this.clear();
    items.forEach((item) => this.add(item));
  }
}

/** What the extension uses of the editor, and what it did. */
function editor(folder) {
  const seen = { states: [], sent: [], commands: {} };
  const uri = (file) => ({ fsPath: file, toString: () => "file://" + file });
  const nothing = { dispose() {} };
  const items = new Items();
  seen.vscode = {
    Uri: { joinPath: (base, part) => uri(path.join(base.fsPath, part)) },
    Range: class { constructor(...numbers) { this.numbers = numbers; } },
    Position: class { constructor(line) { this.line = line; } },
    Location: class { constructor(uri, position) { Object.assign(this, { uri, line: position.line + 1 }); } },
    MarkdownString: class { appendCodeblock(text) { this.value = text; return this; } },
    TestMessage: class { constructor(message) { this.message = message.value; } },
    TestRunProfileKind: { Run: 1, Debug: 2 },
    commands: { registerCommand: (name, act) => { seen.commands[name] = act; return nothing; } },
    window: {
      terminals: [],
      createTerminal: () => ({ show() {}, sendText: (text) => seen.sent.push(text) }),
    },
    workspace: {
      workspaceFolders: [{ name: "suite", uri: uri(folder) }],
      getConfiguration: (_, folder) => ({ get: () => seen.command?.(folder.fsPath) ?? [spec, "lsp"] }),
      createFileSystemWatcher: () =>
        ({ ...nothing, onDidChange: () => nothing, onDidCreate: () => nothing, onDidDelete: () => nothing }),
      onDidChangeConfiguration: () => nothing,
      onDidChangeWorkspaceFolders: (act) => { seen.changeFolders = act; return nothing; },
    },
    tests: {
      createTestController: () => ({
        items,
        createTestItem(id, label, uri) {
          const item = { id, label, uri, children: new Items() };
          item.children.owner = item;
          return item;
        },
        createRunProfile: (name, kind, run) => { seen[name] = run; },
        createTestRun: () => ({
          enqueued() {}, started() {}, appendOutput() {}, end: () => { seen.hasEnded = true; },
          passed: (item) => seen.states.push(["passed", item.id]),
          skipped: (item) => seen.states.push(["skipped", item.id]),
          failed: (item, messages) => seen.states.push(["failed", item.id, ...messages]),
        }),
      }),
    },
  };
  seen.items = items;
  seen.uri = uri;
  return seen;
}

/** Starts the extension in an editor; notes which servers run, and with which folder. */
async function activated(seen) {
  seen.servers = [];
  seen.starts = 0;
  class LanguageClient {
    constructor(id, name, server, options) { this.name = name; this.folder = options.workspaceFolder?.name; }
    async start() { seen.starts += 1; seen.servers.push(this); }
    async stop() { seen.servers = seen.servers.filter((one) => one !== this); }
  }
  const load = Module._load;
  Module._load = (name, ...rest) =>
    name === "vscode" ? seen.vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);
  delete require.cache[path.join(extension, "extension.js")];
  await require(path.join(extension, "extension.js")).activate({ subscriptions: [] });
  Module._load = load;
}

test("the words of the setting name the tool", () => {
  const { tool, quoted } = require(path.join(extension, "results.js"));
  assert.deepEqual(tool(["spec", "lsp"]), ["spec"]);
  assert.deepEqual(tool(["swift", "run", "checkout", "lsp", "--profile", "ci"]), ["swift", "run", "checkout"]);
  assert.deepEqual(tool(["checkout"]), ["checkout"]);
  assert.equal(quoted("a b's"), `'a b'\\''s'`);
});

test("the manifest has what packaging asks for, and its files exist", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(extension, "package.json"), "utf8"));
  for (const key of ["name", "publisher", "version", "license", "repository", "engines", "main"]) {
    assert.ok(manifest[key], key);
  }
  assert.match(manifest.repository.url, /^https:/);
  const { languages, grammars, commands } = manifest.contributes;
  const files = [manifest.main, grammars[0].path, languages[0].configuration];
  for (const file of files) assert.ok(fs.existsSync(path.join(extension, file)), file);
  const source = fs.readFileSync(path.join(extension, "extension.js"), "utf8");
  for (const { command } of commands) assert.ok(source.includes(`"${command}"`), command);
});

test("the test explorer runs scenarios and shows a failure at its line", async () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "extension-")));
  fs.mkdirSync(path.join(folder, "specs"));
  fs.writeFileSync(path.join(folder, "specs/log-in.feature"), FEATURE);
  const seen = editor(folder);
  await activated(seen);

  const [root] = [...seen.items.values()];
  const [feature] = [...root.children.values()];
  const outline = [...root.children.values()].flatMap((item) => [...item.children.values()]);
  assert.deepEqual([root.label, feature.label], ["suite", "Log in"]);
  assert.deepEqual(
    outline.map(({ id, label }) => [id, label]),
    [
      ["specs/log-in.feature:2", "The button is off"],
      ["specs/log-in.feature:12", "The button is enabled"],
      ["specs/log-in.feature:13", "The button is disabled"],
    ]
  );

  const token = { onCancellationRequested() {} };
  await seen.Run({}, token);
  assert.deepEqual(seen.states.map(([state]) => state).sort(), ["failed", "passed", "passed"]);
  const [, id, failure] = seen.states.find(([state]) => state === "failed");
  assert.equal(id, "specs/log-in.feature:13");
  assert.equal(failure.location.line, 9);
  assert.match(failure.message, /"Next" is not disabled|"Next" is enabled/);
  assert.match(failure.message, /screen "workspace"/);
  assert.ok(seen.hasEnded);

  seen.states.length = 0;
  await seen.Run({ include: [outline[0]], exclude: [] }, token);
  assert.deepEqual(seen.states, [["passed", "specs/log-in.feature:2"]]);
  await seen.Run({ include: [feature], exclude: [outline[2]] }, token);
  assert.equal(seen.states.length, 3);

  seen.Debug({ include: [outline[1]] });
  assert.deepEqual(seen.sent, [`${spec} run specs/log-in.feature:12 --pause-on-failure`]);
  fs.rmSync(folder, { recursive: true });
});

test("one server has all folders, unless their programs differ", async () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "extension-")));
  const seen = editor(folder);
  await activated(seen);
  const names = () => seen.servers.map(({ name, folder }) => [name, folder]);
  assert.deepEqual(names(), [["spec", undefined]]);

  const second = { name: "second", uri: seen.uri(path.join(folder, "second")) };
  seen.vscode.workspace.workspaceFolders.push(second);
  await seen.changeFolders({ added: [second], removed: [] });
  assert.deepEqual([names(), seen.starts], [[["spec", undefined]], 1]);

  seen.command = (place) => (place === folder ? undefined : ["swift", "run", "own", "lsp"]);
  await seen.commands["spec.restart"]();
  assert.deepEqual(names(), [["spec (suite)", "suite"], ["spec (second)", "second"]]);
  fs.rmSync(folder, { recursive: true });
});
