// Starts `spec lsp` for the folder of the workspace, and runs scenarios in a terminal.
"use strict";

const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** The program and its arguments; a relative path begins at the folder. */
function command(folder) {
  const [program, ...args] = vscode.workspace.getConfiguration("spec").get("command");
  const isPath = program.includes("/") && !path.isAbsolute(program);
  return { program: isPath ? path.join(folder, program) : program, args };
}

async function start() {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) return;
  const { program, args } = command(folder.uri.fsPath);
  client = new LanguageClient(
    "spec",
    "spec",
    { command: program, args, options: { cwd: folder.uri.fsPath } },
    {
      documentSelector: [
        { scheme: "file", language: "gherkin" },
        { scheme: "file", pattern: "**/*.feature.md" },
        { scheme: "file", pattern: "**/requirements.md" },
      ],
      workspaceFolder: folder,
    }
  );
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

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

/** A word for a POSIX shell. */
function quoted(word) {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Runs a path or `path:line` in a terminal; without one, the feature in the editor. */
function run(place) {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  const document = vscode.window.activeTextEditor?.document;
  place ??= document && vscode.workspace.asRelativePath(document.uri, false);
  if (!folder || !place) return;
  const { program } = command(folder);
  const terminal =
    vscode.window.terminals.find((one) => one.name === "spec") ??
    vscode.window.createTerminal({ name: "spec", cwd: folder });
  terminal.show(true);
  terminal.sendText(`${quoted(program)} run ${quoted(place)} --report messages:run.ndjson --report pretty`);
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("spec.run", run),
    vscode.commands.registerCommand("spec.restart", async () => {
      await stop();
      await start();
    }),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (!event.affectsConfiguration("spec.command")) return;
      await stop();
      await start();
    })
  );
  await start();
}

module.exports = { activate, deactivate: stop };
