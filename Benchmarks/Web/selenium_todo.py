"""Runs the scenarios of todo.py with Selenium and the system's Chromium."""

import shutil

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as until
from selenium.webdriver.support.wait import WebDriverWait

import todo


class Page:
    def __init__(self, driver, stored):
        self.driver = driver
        self.wait = WebDriverWait(driver, 5, 0.05)
        driver.get(todo.ADDRESS)
        driver.execute_script("localStorage.clear()")
        if stored:
            driver.execute_script("localStorage.setItem('todos', arguments[0])", stored)
        driver.get("about:blank")
        driver.get(todo.ADDRESS)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def place(self, name):
        label = f"//label[normalize-space()='{name}']/input"
        return By.XPATH, f"{label} | //*[@aria-label='{name}']"

    def type(self, text):
        self.find("#new input").send_keys(text)

    def tap(self, selector):
        self.find(selector).click()

    def tap_label(self, name):
        self.driver.find_element(*self.place(name)).click()

    def tap_link(self, name):
        self.driver.find_element(By.LINK_TEXT, name).click()

    def visible(self, selector):
        self.wait.until(until.visibility_of_element_located((By.CSS_SELECTOR, selector)))

    def hidden(self, selector):
        self.wait.until(until.invisibility_of_element_located((By.CSS_SELECTOR, selector)))

    def visible_label(self, name):
        self.wait.until(until.visibility_of_element_located(self.place(name)))

    def missing_label(self, name):
        self.wait.until_not(until.presence_of_element_located(self.place(name)))

    def checked(self, name, is_checked):
        self.wait.until(until.element_located_selection_state_to_be(self.place(name), is_checked))

    def value(self, value):
        self.wait.until(lambda _: self.find("#new input").get_property("value") == value)

    def focused(self):
        self.wait.until(
            lambda driver: driver.switch_to.active_element == self.find("#new input"))

    def text(self, selector, text):
        self.wait.until(lambda _: self.find(selector).text == text)

    def items(self, texts):
        self.wait.until(lambda driver: [
            item.text for item in driver.find_elements(By.CSS_SELECTOR, "#items label")] == texts)

    def disabled(self, selector):
        self.wait.until(lambda _: not self.find(selector).is_enabled())

    def current(self, name):
        self.wait.until(lambda driver: driver.find_element(
            By.LINK_TEXT, name).get_attribute("aria-current") == "page")

    def open(self, fragment):
        self.driver.get(todo.ADDRESS + fragment)

    def back(self):
        self.driver.back()

    def restart(self):
        self.driver.get("about:blank")
        self.driver.get(todo.ADDRESS)

    def close(self):
        pass


class Browser:
    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in ["--headless=new", "--no-sandbox"]:
            options.add_argument(argument)
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        self.driver = webdriver.Chrome(options=options, service=service)

    def page(self, stored):
        return Page(self.driver, stored)

    def close(self):
        self.driver.quit()


if __name__ == "__main__":
    todo.main(Browser)
