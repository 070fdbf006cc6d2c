"""Runs the written scenarios of an app against its mutants."""

import concurrent.futures
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

# A mutant may loop or wait for ever: this many times the time of a run without mutant, and seconds.
FACTOR, REST = 10, 10
KILLED = {None: "time limit", 1: "killed"}


def folder_of(flow):
    """The folder of specs that a flow has: SlackLogin, slack-login."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", flow).lower()


class Runs:
    def __init__(self, tool, specs):
        self.tool, self.specs, self.limits = tool, specs, {}

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mutants-"))
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def spec(self, flow, mutant, limit, hits=None):
        """The status of a run, None if it did not end in time, and what it printed."""
        # A run writes the list of what failed, so each has a folder of its own.
        place = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        (place / "specs").symlink_to(self.specs, target_is_directory=True)
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "SPEC_MUTANT": str(mutant)}
        if hits:
            environment["SPEC_MUTANT_HITS"] = str(hits)
        process = subprocess.Popen(
            [str(self.tool), *arguments(flow)], cwd=place, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", env=environment)
        try:
            output, _ = process.communicate(timeout=limit)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            # Only this program and its children: none of them may outlive the mutant.
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
            shutil.rmtree(place, ignore_errors=True)

    def healthy(self, flow):
        """Runs the scenarios without a mutant; returns what is printed if they do not pass."""
        start = time.monotonic()
        status, output = self.spec(flow, 0, 600)
        self.limits[flow] = FACTOR * (time.monotonic() - start) + REST
        return None if status == 0 else output

    def outcome(self, mutant):
        """What becomes of a mutant, and how often each scenario reached its place."""
        flow = mutant["flow"]
        hits = self.folder / f"hits-{mutant['number']}"
        status, output = self.spec(flow, mutant["number"], self.limits[flow], hits)
        if status == 0:
            return "survived", reached(hits), output
        return KILLED.get(status, f"status {status}"), [], output

    def all(self, mutants, done):
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            tasks = {pool.submit(self.outcome, mutant): mutant for mutant in mutants}
            try:
                for task in concurrent.futures.as_completed(tasks):
                    done(tasks[task], *task.result())
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def arguments(flow):
    return ["run", f"specs/{folder_of(flow)}", "--max-failures", "1",
            "--jobs", "1", "--color", "never"]


def reached(path):
    """The scenarios that reached a mutant, the one that did so most often first."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    finally:
        path.unlink(missing_ok=True)
    # A name may have several lines, of which only the first has a number.
    found = [parts for parts in (line.split(" ", 1) for line in lines)
             if len(parts) == 2 and parts[0].isdecimal()]
    return [{"scenario": name, "times": int(times)}
            for times, name in sorted(found, key=lambda one: (-int(one[0]), one[1]))]
