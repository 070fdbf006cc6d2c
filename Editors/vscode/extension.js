// Starts `spec lsp` for the folders of the workspace, and runs scenarios: in a terminal, or for the test explorer.
"use strict";

const { execFile, spawn } = require("child_process");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { Results, quoted, tool } = require("./results");

const clients = new Map(); // a command for all folders, or the uri of a folder: its client
let tests;

/** The words of the setting; a relative path of the program begins at the folder. */
function command(folder) {
  const [program, ...words] = vscode.workspace.getConfiguration("spec", folder.uri).get("command");
  const isPath = program.includes("/") && !path.isAbsolute(program);
  return [isPath ? path.join(folder.uri.fsPath, program) : program, ...words];
}

// The language server

/** One server for all folders; one for each if their programs differ, as those of `swift run` do. */
function servers() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const commands = new Set(folders.map((folder) => JSON.stringify(command(folder))));
  const isShared = commands.size === 1 && tool(command(folders[0])).length === 1;
  return new Map(isShared ? [[[...commands][0]]] : folders.map((folder) => [folder.uri.toString(), folder]));
}

async function start(key, folder) {
  const first = folder ?? vscode.workspace.workspaceFolders[0];
  const [program, ...args] = command(first);
  const pattern = (files) => ({ scheme: "file", pattern: `${folder?.uri.fsPath ?? ""}/**/${files}` });
  const client = new LanguageClient(
    "spec",
    folder ? `spec (${folder.name})` : "spec",
    { command: program, args, options: { cwd: first.uri.fsPath } },
    {
      documentSelector: [
        { language: "gherkin", ...pattern("*") },
        pattern("*.feature.md"),
        pattern("requirements.md"),
      ],
      workspaceFolder: folder,
    }
  );
  clients.set(key, client);
  try {
    await client.start();
  } catch (error) {
    const answer = await vscode.window.showErrorMessage(
      `spec cannot be started: ${error.message}. Set "spec.command" to your tool.`,
      "Open Settings"
    );
    if (answer) vscode.commands.executeCommand("workbench.action.openSettings", "spec.command");
  }
}

/** Stops the servers but those that stay. */
async function stop(staying) {
  const old = [...clients].filter(([key]) => !staying?.has(key));
  for (const [key] of old) clients.delete(key);
  await Promise.all(old.map(([, client]) => client.stop()));
}

/** Starts the servers again; if the folders have changed, only where the client does not tell the server. */
async function restart(event) {
  const wanted = servers();
  await stop(event && wanted);
  await Promise.all([...wanted].filter(([key]) => !clients.has(key)).map(([key, folder]) => start(key, folder)));
  await discover();
}

// Runs in a terminal

/** Runs a path or `path:line` in a terminal; without one, the feature in the editor. */
function run(place, flags = ["--report", "messages:run.ndjson", "--report", "pretty"], folder) {
  const document = vscode.window.activeTextEditor?.document;
  folder ??= document && vscode.workspace.getWorkspaceFolder(document.uri);
  folder ??= vscode.workspace.workspaceFolders?.[0];
  place ??= document && vscode.workspace.asRelativePath(document.uri, false);
  if (!folder || !place) return;
  const name = `spec (${folder.name})`;
  const terminal =
    vscode.window.terminals.find((one) => one.name === name) ??
    vscode.window.createTerminal({ name, cwd: folder.uri });
  terminal.show(true);
  terminal.sendText([...tool(command(folder)), "run", place, ...flags].map(quoted).join(" "));
}

// The test explorer: a folder of the workspace, its features, their scenarios

function child(parent, id, label, uri, line) {
  const item = parent.get(id) ?? tests.createTestItem(id, label, uri);
  item.label = label;
  if (line) item.range = new vscode.Range(line - 1, 0, line - 1, 0);
  parent.add(item);
  return item;
}

/** Reads the scenarios of all folders. */
async function discover() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const roots = folders.map((folder) => child(tests.items, folder.uri.toString(), folder.name, folder.uri));
  tests.items.replace(roots);
  await Promise.all(
    folders.map(async (folder, place) => {
      const [program, ...words] = tool(command(folder));
      const list = await new Promise((found) => {
        const options = { cwd: folder.uri.fsPath, maxBuffer: 1 << 28 };
        execFile(program, [...words, "list", "--format", "json"], options, (_, output) => found(output));
      });
      let scenarios;
      try {
        scenarios = JSON.parse(list).scenarios;
      } catch {}
      // A file with an error has no list: the scenarios that were known stay, and the editor shows the error.
      if (!scenarios) return;
      const root = roots[place];
      root.children.replace([]);
      for (const { uri, line, name, feature } of scenarios) {
        const file = vscode.Uri.joinPath(folder.uri, uri);
        const parent = child(root.children, uri, feature || uri, file);
        child(parent.children, `${uri}:${line}`, name, file, line);
      }
    })
  );
}

/** The folder of an item. */
function folderOf(item) {
  while (item.parent) item = item.parent;
  return vscode.workspace.workspaceFolders.find((folder) => folder.uri.toString() === item.id);
}

/** The scenarios below an item. */
function leaves(item) {
  const children = [...item.children].map(([, one]) => one);
  return children.length > 0 ? children.flatMap(leaves) : item.parent ? [item] : [];
}

async function runTests(request, token) {
  const asked = request.include ?? [...tests.items].map(([, item]) => item);
  const excluded = new Set((request.exclude ?? []).flatMap(leaves));
  const execution = tests.createTestRun(request);
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    const items = asked.filter((item) => folderOf(item) === folder);
    const wanted = items.flatMap(leaves).filter((item) => !excluded.has(item));
    if (wanted.length === 0 || token.isCancellationRequested) continue;
    for (const item of wanted) execution.enqueued(item);
    // A feature or a folder is named as a whole, because a command line has a limit.
    const whole = items.every((item) => leaves(item).every((one) => !excluded.has(one)));
    const places = whole ? items.filter((item) => item.parent).map((item) => item.id) : wanted.map((item) => item.id);
    await runPlaces(folder, places, new Map(wanted.map((item) => [item.id, item])), execution, token);
  }
  execution.end();
}

function runPlaces(folder, places, items, execution, token) {
  const [program, ...words] = tool(command(folder));
  const reports = ["--report", "messages", "--report", "messages:run.ndjson"];
  return new Promise((ended) => {
    const process = spawn(program, [...words, "run", ...places, ...reports], { cwd: folder.uri.fsPath });
    const left = new Set(items.values());
    const results = new Results(({ uri, line, state, failures, milliseconds }) => {
      const item = items.get(`${uri}:${line}`);
      if (!item) return;
      if (state !== "failed") execution[state](item, milliseconds);
      else execution.failed(item, failures.map((failure) => shown(failure, item.uri)), milliseconds);
      if (state !== "started") left.delete(item);
    });
    token.onCancellationRequested(() => process.kill("SIGINT"));
    process.stdout.setEncoding("utf8").on("data", (text) => results.receive(text));
    process.stderr.setEncoding("utf8").on("data", (text) => execution.appendOutput(text.replaceAll("\n", "\r\n")));
    process.on("error", (error) => execution.appendOutput(`${error.message}\r\n`));
    process.on("close", () => {
      for (const item of left) execution.skipped(item);
      ended();
    });
  });
}

/** A failure at the line of its step. */
function shown({ message, line }, uri) {
  const text = new vscode.TestMessage(new vscode.MarkdownString().appendCodeblock(message));
  text.location = new vscode.Location(uri, new vscode.Position(line - 1, 0));
  return text;
}

async function activate(context) {
  tests = vscode.tests.createTestController("spec", "spec");
  tests.refreshHandler = discover;
  tests.createRunProfile("Run", vscode.TestRunProfileKind.Run, runTests, true);
  tests.createRunProfile("Debug", vscode.TestRunProfileKind.Debug, ({ include }) => {
    const [item] = include ?? [];
    if (item?.parent) run(item.id, ["--pause-on-failure"], folderOf(item));
  });
  const watcher = vscode.workspace.createFileSystemWatcher("**/{*.feature,*.feature.md,spec.json}");
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(discover, 500);
  };
  context.subscriptions.push(
    tests,
    watcher,
    watcher.onDidChange(later),
    watcher.onDidCreate(later),
    watcher.onDidDelete(later),
    vscode.commands.registerCommand("spec.run", (place) => run(place)),
    vscode.commands.registerCommand("spec.restart", () => restart()),
    vscode.workspace.onDidChangeWorkspaceFolders(restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("spec.command")) return restart();
    })
  );
  await restart();
}

async function deactivate() {
  await stop();
}

module.exports = { activate, deactivate };
