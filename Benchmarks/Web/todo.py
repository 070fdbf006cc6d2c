"""The scenarios of Examples/web/todo/specs, for Playwright and Selenium.

A scenario is a function of a `Page`, the few calls that both libraries offer in their own way.
"""

import json
import sys
import time
from multiprocessing import Process, Queue
from pathlib import Path

ADDRESS = (Path(__file__).parents[2] / "Examples/web/todo/index.html").as_uri()
STORED = json.dumps([{"text": "Milk", "done": False}, {"text": "Bread", "done": True}])


def scenario(stored=None):
    def register(function):
        SCENARIOS.append((function, stored))
        return function

    return register


SCENARIOS = []


@scenario()
def the_first_one(page):
    page.hidden("#left")
    page.type("Buy milk\n")
    page.visible_label("Buy milk")
    page.checked("Buy milk", False)
    page.value("")
    page.focused()
    page.text("#left", "1 item left")


@scenario()
def several_stay_in_order(page):
    page.type("Buy milk\nBake bread\nCall Ann\n")
    page.items(["Buy milk", "Bake bread", "Call Ann"])
    page.text("#left", "3 items left")


@scenario()
def blanks_around_a_text(page):
    page.type("  Buy milk  \n")
    page.visible_label("Buy milk")
    page.visible_label("Delete Buy milk")


@scenario()
def nothing_to_do(page):
    page.type("\n")
    page.hidden("#left")


@scenario()
def blanks_alone(page):
    page.type("   \n")
    page.hidden("#left")


@scenario()
def any_script(page):
    page.type("우유 사기 <b>\n")
    page.visible_label("우유 사기 <b>")


@scenario(STORED)
def the_list_is_as_it_was_left(page):
    page.checked("Milk", False)
    page.checked("Bread", True)
    page.text("#left", "1 item left")


@scenario(STORED)
def done(page):
    page.tap_label("Milk")
    page.checked("Milk", True)
    page.text("#left", "0 items left")


@scenario(STORED)
def not_done_after_all(page):
    page.tap_label("Bread")
    page.checked("Bread", False)
    page.text("#left", "2 items left")


@scenario(STORED)
def deleted(page):
    page.tap_label("Delete Milk")
    page.missing_label("Milk")
    page.visible_label("Bread")


@scenario(STORED)
def what_changed_is_kept(page):
    page.tap_label("Milk")
    page.tap_label("Delete Bread")
    page.restart()
    page.checked("Milk", True)
    page.missing_label("Bread")


@scenario(STORED)
def the_question(page):
    page.tap("#clear")
    page.text("#asked", "Clear completed?")
    page.text("#warned", "They cannot be brought back.")
    page.visible("[value=no]")
    page.visible("[value=yes]")


@scenario(STORED)
def yes(page):
    page.tap("#clear")
    page.tap("[value=yes]")
    page.hidden("#question")
    page.missing_label("Bread")
    page.visible_label("Milk")


@scenario(STORED)
def no(page):
    page.tap("#clear")
    page.tap("[value=no]")
    page.hidden("#question")
    page.visible_label("Bread")


@scenario(STORED)
def nothing_to_clear(page):
    page.tap_label("Bread")
    page.disabled("#clear")


def filtered(link, screen, shown, hidden):
    def run(page):
        page.tap_link(link)
        page.visible(f"[data-screen={screen}]")
        page.visible_label(shown)
        page.missing_label(hidden)
        page.current(link)

    return run


SCENARIOS.append((filtered("Active", "active", "Milk", "Bread"), STORED))
SCENARIOS.append((filtered("Completed", "completed", "Bread", "Milk"), STORED))


@scenario(STORED)
def back_and_forth(page):
    page.tap_link("Active")
    page.visible("[data-screen=active]")
    page.tap_link("Completed")
    page.visible("[data-screen=completed]")
    page.back()
    page.visible("[data-screen=active]")
    page.visible_label("Milk")
    page.back()
    page.visible("[data-screen=all]")
    page.visible_label("Milk")
    page.visible_label("Bread")


@scenario(STORED)
def a_link_leads_to_a_filter(page):
    page.open("#/completed")
    page.visible("[data-screen=completed]")
    page.missing_label("Milk")


@scenario(STORED)
def a_filtered_list_follows(page):
    page.tap_link("Active")
    page.tap_label("Milk")
    page.missing_label("Milk")
    page.text("#left", "0 items left")


@scenario(STORED)
def the_count_does_not_depend_on_the_filter(page):
    page.tap_link("Completed")
    page.text("#left", "1 item left")


def work(make_browser, share, results):
    started = time.monotonic()
    first = None
    browser = make_browser()
    for function, stored in share:
        page = browser.page(stored)
        function(page)
        page.close()
        first = first or time.monotonic() - started
    browser.close()
    results.put((len(share), first))


def main(make_browser):
    """Runs all scenarios in a number of processes, and prints their number and the times."""
    jobs = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    scenarios = SCENARIOS * repeats
    results = Queue()
    started = time.monotonic()
    workers = [
        Process(target=work, args=(make_browser, scenarios[job::jobs], results))
        for job in range(jobs)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(worker.exitcode for worker in workers):
        sys.exit(1)
    done = [results.get() for _ in workers]
    print(
        f"{sum(count for count, _ in done)} scenarios, {time.monotonic() - started:.2f} s, "
        f"first after {min(first for _, first in done):.2f} s"
    )
