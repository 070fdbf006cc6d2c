"""Builds a copy of the package that contains every mutant of the reference apps."""

import fcntl
import hashlib
import json
import pathlib
import re
import subprocess

from . import syntax, weave
from .documented import Documented
from .operators import Changes

FLOWS = pathlib.Path("Sources/Specs/Flows")
COPIED = ["Package.swift", "Plugins", "Benchmarks", "Sources", "Tests"]
# What the copy is made from; a change of it needs a new build.
DECISIVE = ["Package.swift", "Plugins", "Sources"]
INDEX = "mutants.json"

CHOICE = """#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import SpecText

/// The mutant that the environment variable SPEC_MUTANT names, and what is known of its run.
enum Mutants {
  static let active: Int = {
    if getenv("SPEC_MUTANT_HITS") != nil { atexit { Mutants.write() } }
    guard let text = getenv("SPEC_MUTANT") else { return 0 }
    return Int(String(cString: text)) ?? 0
  }()

  nonisolated(unsafe) private static var isReached = false
  nonisolated(unsafe) private static var kept: Any?
  nonisolated(unsafe) private static var counts: [String: Int] = [:]

  /// The first time is counted anew for every launch of the app.
  static func launched() {
    isReached = false
    kept = nil
  }

  static var first: Bool {
    defer { isReached = true }
    return !isReached
  }

  static var later: Bool { !first }

  static func flip(_ condition: Bool) -> Bool { first ? condition : !condition }

  static func once(_ condition: Bool) -> Bool { condition && first }

  static func stale<Value>(_ value: Value) -> Value {
    if isReached, let kept = kept as? Value { return kept }
    isReached = true
    kept = value
    return value
  }

  static func hit() { counts[MutantRun.scenario, default: 0] += 1 }

  @discardableResult static func hit<Value>(_ value: Value) -> Value {
    hit()
    return value
  }

  private static func write() {
    guard let path = getenv("SPEC_MUTANT_HITS"), let file = fopen(path, "w") else { return }
    for (scenario, count) in counts { fputs("\\(count) \\(scenario)\\n", file) }
    fclose(file)
  }
}
"""
SCENARIO = """/// The scenario that runs, for the records of mutants.
package enum MutantRun {
  nonisolated(unsafe) package static var scenario = ""
}
"""


class BuildError(Exception):
    pass


def digest(root):
    """A number for everything that a build depends on."""
    number = hashlib.sha256()
    for name in DECISIVE:
        for path in sorted((root / name).rglob("*")) or [root / name]:
            if path.is_file():
                number.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    # How mutants are made; not how they run.
    for path in sorted(pathlib.Path(__file__).parent.glob("*.py")):
        if path.name != "runs.py":
            number.update(path.read_bytes())
    return number.hexdigest()


class Copy:
    def __init__(self, root, folder, say):
        self.root, self.folder, self.say = root, folder, say

    @property
    def tool(self):
        return self.folder / ".build" / "debug" / "spec"

    def index(self):
        try:
            return json.loads((self.folder / INDEX).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None

    def prepared(self, always=False):
        """The index of a build of the sources as they are; builds if need be, one caller at a time."""
        wanted = digest(self.root)
        known = self.index()
        if not always and known and known["digest"] == wanted and self.tool.exists():
            return known
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder.with_name(self.folder.name + ".lock"), "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            known = self.index()
            if not always and known and known["digest"] == wanted and self.tool.exists():
                return known
            return self.build(wanted)

    def build(self, wanted):
        (self.folder / INDEX).unlink(missing_ok=True)
        sources = {path.relative_to(self.root): path.read_bytes() for path in self.swift(self.root)}
        texts = {str(path): data.decode("latin-1") for path, data in sources.items()
                 if path.parent != FLOWS and not path.stem.endswith(("+Faults", "+Exemptions"))}
        self.copy(set(texts))
        self.instrument()
        self.say("the copy is built without mutants")
        for path, text in texts.items():
            self.write(path, text)
        self.swift_build()
        self.arguments = self.frontend()

        trees = self.trees(texts)
        full = {path: weave.with_returns(trees[path], text) for path, text in texts.items()}
        for path, text in full.items():
            self.write(path, text)
        trees = self.trees(full)
        documented = Documented(trees, full)
        mutants, unreached = self.mutants(trees, full, documented)
        self.say(f"{len(mutants)} mutants; {unreached} changes are in code that only a fault reaches")
        rejected = self.choose(trees, full, mutants)
        index = {"digest": wanted, "unreached": unreached, "mutants": [
            self.described(number, path, change, full[path], number in rejected)
            for number, (path, change) in mutants.items()]}
        (self.folder / INDEX).write_text(
            json.dumps(index, ensure_ascii=False, indent=1), encoding="utf-8")
        return index

    # The files of the copy

    def swift(self, root):
        return sorted((root / FLOWS).rglob("*.swift"))

    def copy(self, written):
        """Updates the copy; unchanged files keep their dates, so that builds stay incremental."""
        for name in COPIED:
            source, target = self.root / name, self.folder / name
            files = {pathlib.Path()} if source.is_file() else {
                path.relative_to(source) for path in source.rglob("*") if path.is_file()}
            for old in target.rglob("*") if target.is_dir() else []:
                if old.is_file() and old.relative_to(target) not in files:
                    old.unlink()
            for file in files:
                relative = str(pathlib.Path(name) / file)
                if relative not in written:
                    self.write(relative, (source / file).read_bytes().decode("latin-1"))

    def write(self, path, text):
        target, data = self.folder / path, text.encode("latin-1")
        if target.exists() and target.read_bytes() == data:
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)

    def change(self, path, before, after):
        text = (self.root / path).read_bytes().decode("latin-1")
        if text.count(before) != 1:
            raise BuildError(f'{path} does not have "{before}" once; adapt Scripts/mutation/build.py')
        self.write(path, text.replace(before, after))

    def instrument(self):
        """What the mutants need: their choice, launches of the app, and the name of the scenario."""
        self.change("Package.swift", "  .treatAllWarnings(as: .error),\n", "")
        self.write(str(FLOWS / "Mutants.swift"), CHOICE)
        self.write("Sources/SpecRunner/Text/MutantRun.swift", SCENARIO)
        self.change(
            str(FLOWS / "Flow.swift"), "    guard device.followsFaults else",
            "    Mutants.launched()\n    guard device.followsFaults else")
        self.change(
            "Sources/SpecRunner/Runner/Run/Worker.swift", "    clock.reset()\n    let now = clock.now()\n",
            "    clock.reset()\n"
            '    MutantRun.scenario ='
            ' "\\(planned.pickle.uri):\\(planned.pickle.location.line) \\(planned.pickle.name)"\n'
            "    let now = clock.now()\n")

    # The compiler

    def run(self, arguments):
        return subprocess.run(
            arguments, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, errors="replace", check=False)

    def swift_build(self, may_fail=False):
        done = self.run(["swift", "build", "--product", "spec", "-debug-info-format", "none",
                         "--disable-index-store"])
        output = done.stdout + done.stderr
        if done.returncode != 0 and not may_fail:
            raise BuildError(f"the copy does not build\n{output[-3000:]}")
        return done.returncode == 0, output

    def frontend(self):
        """The arguments with which the compiler checks the apps."""
        plan = (self.folder / ".build" / "debug.yaml").read_text(encoding="utf-8")
        line = next(line for line in plan.splitlines()
                    if line.lstrip().startswith("args:") and '"-module-name","SpecFlows"' in line)
        given = json.loads(line.split("args:", 1)[1])
        arguments = ["swiftc", "-frontend", "-module-name", "SpecFlows", "-parse-as-library"]
        index = 0
        while index < len(given):
            if given[index] in ("-I", "-target", "-swift-version", "-enable-upcoming-feature",
                                "-package-name", "-sdk"):
                arguments += given[index:index + 2]
                index += 1
            elif given[index].startswith("-D"):
                arguments.append(given[index])
            index += 1
        return arguments

    def files(self, primary):
        result = []
        for path in self.swift(self.folder):
            relative = str(path.relative_to(self.folder))
            result += ["-primary-file", relative] if relative in primary else [relative]
        return result

    def trees(self, texts):
        done = self.run([*self.arguments, "-dump-ast", "-dump-ast-format", "json", *self.files(texts)])
        if done.returncode != 0:
            raise BuildError(f"the compiler cannot read the apps\n{done.stderr[-3000:]}")
        # Offsets count bytes; so do the texts.
        raw = syntax.read(done.stdout)
        return {path: syntax.Node(raw[path], "", None, texts[path]) for path in texts}

    def mutants(self, trees, texts, documented):
        found, unreached = {}, 0
        for path in sorted(texts):
            changes = Changes(path, trees[path], texts[path], documented)
            unreached += changes.unreached
            for change in changes.all:
                found[len(found) + 1] = (path, change)
        return found, unreached

    def choose(self, trees, texts, mutants):
        """Weaves the mutants in and builds, without those that the compiler rejects."""
        precision, rejected = {}, set()
        whole = set(texts)
        for attempt in range(1, 30):
            ranges = {}
            for path in sorted(whole):
                wanted = [(number, change) for number, (place, change) in mutants.items()
                          if place == path and number not in rejected]
                woven = weave.Weaver(trees[path], texts[path], wanted, precision)
                rejected.update(woven.lost)
                self.write(path, woven.text)
            for path in texts:
                ranges[path] = spans((self.folder / path).read_text(encoding="utf-8"))
            done = self.run([*self.arguments, "-typecheck", *self.files(texts)])
            output, passed = done.stdout + done.stderr, False
            if done.returncode == 0:
                passed, output = self.swift_build(may_fail=True)
            if passed:
                return rejected
            failed, strange = blamed(output, ranges)
            if strange:
                raise BuildError(f"the copy with mutants does not build\n{strange[-3000:]}")
            whole = set()
            for number in failed:
                whole.add(mutants[number][0])
                if precision.get(number, 2) == 2:
                    precision[number] = 1
                else:
                    rejected.add(number)
            self.say(f"attempt {attempt}: the compiler complains about {len(failed)} mutants; "
                     f"{len(rejected)} are rejected")
        raise BuildError("the compiler rejects mutants again and again")

    def described(self, number, path, change, text, rejected):
        after = weave.edited(text, 0, len(text), change.edits)
        old, new = weave.difference(utf8(text), utf8(after))
        return {
            "number": number, "flow": pathlib.Path(path).parent.name, "file": path,
            "line": text.count("\n", 0, change.start) + 1, "operator": change.operator,
            "stateful": change.stateful, "before": old, "after": new, "rejected": rejected}


def utf8(text):
    return text.encode("latin-1").decode("utf-8")


def spans(text):
    """The number of the mutant of each line."""
    lines, number = {}, None
    for index, line in enumerate(text.splitlines(), 1):
        if line.startswith(weave.BEGIN):
            number = int(line[len(weave.BEGIN):])
        elif line.startswith(weave.END):
            number = None
        elif number is not None:
            lines[index] = number
    return lines


ERROR = re.compile(r"^(?:.*?/)?(Sources/Specs/Flows/[^:\n]+):(\d+):\d+: error: .*", re.MULTILINE)


def blamed(output, ranges):
    """The mutants with errors; if there are none, the errors that belong to none.

    A type that is not equatable may be so because of a mutant in it.
    """
    failed, strange = set(), []
    for match in ERROR.finditer(output):
        number = ranges.get(match[1], {}).get(int(match[2]))
        if number is None:
            strange.append(match[0])
        else:
            failed.add(number)
    return failed, "" if failed else "\n".join(strange) or output
