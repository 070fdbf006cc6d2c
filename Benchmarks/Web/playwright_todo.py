"""Runs the scenarios of todo.py with Playwright and the system's Chromium."""

import shutil

from playwright.sync_api import expect, sync_playwright

import todo


class Page:
    def __init__(self, context, stored):
        self.context = context
        self.page = context.new_page()
        self.page.goto(todo.ADDRESS)
        if stored:
            self.page.evaluate("value => localStorage.setItem('todos', value)", stored)
            self.page.reload()

    def find(self, selector):
        return self.page.locator(selector)

    def label(self, name):
        return self.page.get_by_label(name, exact=True)

    def field(self):
        return self.page.get_by_label("New to-do")

    def link(self, name):
        return self.page.get_by_role("link", name=name)

    def type(self, text):
        self.field().press_sequentially(text)

    def tap(self, selector):
        self.find(selector).click()

    def tap_label(self, name):
        self.label(name).click()

    def tap_link(self, name):
        self.link(name).click()

    def visible(self, selector):
        expect(self.find(selector)).to_be_visible()

    def hidden(self, selector):
        expect(self.find(selector)).to_be_hidden()

    def visible_label(self, name):
        expect(self.label(name)).to_be_visible()

    def missing_label(self, name):
        expect(self.label(name)).to_have_count(0)

    def checked(self, name, is_checked):
        expect(self.label(name)).to_be_checked(checked=is_checked)

    def value(self, value):
        expect(self.field()).to_have_value(value)

    def focused(self):
        expect(self.field()).to_be_focused()

    def text(self, selector, text):
        expect(self.find(selector)).to_have_text(text)

    def items(self, texts):
        expect(self.page.locator("#items label")).to_have_text(texts)

    def disabled(self, selector):
        expect(self.find(selector)).to_be_disabled()

    def current(self, name):
        expect(self.link(name)).to_have_attribute("aria-current", "page")

    def open(self, fragment):
        self.page.goto(todo.ADDRESS + fragment)

    def back(self):
        self.page.go_back()

    def restart(self):
        self.page.goto("about:blank")
        self.page.goto(todo.ADDRESS)

    def close(self):
        self.context.close()


class Browser:
    def __init__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])

    def page(self, stored):
        return Page(self.browser.new_context(), stored)

    def close(self):
        self.browser.close()
        self.playwright.stop()


if __name__ == "__main__":
    todo.main(Browser)
