// The script of the pages of `spec docs`: the search, filters, and what links to a closed scenario.
"use strict";
(() => {
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // Links to a scenario or statement

  // Opens everything around the target of the address, and the target itself.
  const reveal = () => {
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { return; }
    const target = name && document.getElementById(name);
    if (!target) return;
    for (let node = target; node; node = node.parentElement) {
      if (node instanceof HTMLDetailsElement) node.open = true;
      if (node.hidden && node.matches(".statement")) node.hidden = false;
    }
    target.scrollIntoView({ behavior: "instant" });
  };

  // A scenario that another statement covers too is shown in full once, and copied here when opened.
  document.addEventListener("toggle", event => {
    const details = event.target;
    if (!(details instanceof HTMLDetailsElement) || !details.open) return;
    const source = details.dataset.copy && document.getElementById(details.dataset.copy);
    const original = source?.querySelector(":scope > .inside");
    const place = details.querySelector(":scope > .inside");
    if (!original || !place) return;
    delete details.dataset.copy;
    const copy = original.cloneNode(true);
    for (const node of copy.querySelectorAll("[id]")) node.removeAttribute("id");
    place.replaceWith(copy);
  }, true);

  // Filters

  const states = [
    ["failed", "failed"], ["uncovered", "not covered"], ["known-issue", "known issue"],
    ["quarantined", "quarantined"],
    ["stale", "changed since the run"],
    ["never-run", "never run"], ["skipped", "skipped"], ["passed", "passed"],
    ["covered", "covered"], ["remark", "remarks"],
  ];

  const addFilters = tools => {
    const scope = tools.closest("article.page, main");
    const statements = [...scope.querySelectorAll(".statement")];
    const count = state => statements.filter(one => one.dataset.state === state).length;
    const present = states.filter(([state]) => count(state));
    if (present.length < 2) return;
    const buttons = [];
    const choose = state => {
      for (const button of buttons) {
        button.setAttribute("aria-pressed", String(button.dataset.state === state));
      }
      for (const one of statements) one.hidden = state !== "" && one.dataset.state !== state;
    };
    for (const [state, word] of [["", "all"], ...present]) {
      const total = state ? count(state) : statements.length;
      const button = make("button", { type: "button", textContent: `${word} ${total}` });
      button.dataset.state = state;
      button.addEventListener("click", () => choose(state));
      buttons.push(button);
    }
    tools.setAttribute("role", "group");
    tools.setAttribute("aria-label", "Statements");
    tools.append(...buttons);
    choose("");
  };

  const addToggle = tools => {
    const scope = tools.closest("article.page, main");
    const button = make("button", { type: "button" });
    const scenarios = () => [...scope.querySelectorAll(".scenario")].filter(
      one => !one.closest("[hidden]"));
    const name = () => {
      button.textContent = scenarios().every(one => one.open) ? "close all" : "open all";
    };
    button.addEventListener("click", () => {
      const open = !scenarios().every(one => one.open);
      for (const one of scenarios()) one.open = open;
      name();
    });
    name();
    tools.append(button);
  };

  for (const tools of document.querySelectorAll("[data-tools]")) {
    if (tools.dataset.tools === "statements") addFilters(tools);
    addToggle(tools);
    tools.hidden = false;
  }

  // The search

  const kinds = ["page", "statement", "scenario", "feature", "step", "fault"];
  const most = 30;

  const readIndex = () => {
    const inline = document.getElementById("search-data");
    return inline ? JSON.parse(inline.textContent) : globalThis.specDocsIndex;
  };

  // The entries that contain all words, those whose text begins with the query first.
  const find = (index, query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const found = [];
    for (const entry of index.entries) {
      const text = entry[3].toLowerCase();
      const whole = `${text} ${entry[4].toLowerCase()}`;
      if (!words.every(word => whole.includes(word))) continue;
      const place = text.indexOf(words[0]);
      const rank = text === query.toLowerCase() ? 0 : place === 0 ? 1 : place > 0 ? 2 : 3;
      found.push([rank, entry]);
    }
    return found.sort((one, other) => one[0] - other[0]).map(([, entry]) => entry);
  };

  const addSearch = box => {
    const index = readIndex();
    if (!index) return;
    const input = make("input", { type: "search", placeholder: "Search", autocomplete: "off" });
    input.setAttribute("aria-label", "Search the documentation");
    input.setAttribute("aria-controls", "search-results");
    const results = make("div", { id: "search-results", hidden: true });
    results.setAttribute("role", "region");
    results.setAttribute("aria-label", "Results");
    const status = make("p");
    status.setAttribute("role", "status");
    const list = make("ul");
    results.append(status, list);
    box.setAttribute("role", "search");
    box.append(input, results);
    box.hidden = false;

    const close = () => { results.hidden = true; };
    const show = () => {
      const query = input.value.trim();
      if (!query) return close();
      const found = find(index, query);
      status.textContent = found.length === 0 ? "Nothing found"
        : found.length > most ? `${most} of ${found.length} results`
        : found.length === 1 ? "1 result" : `${found.length} results`;
      list.replaceChildren(...found.slice(0, most).map(([kind, page, anchor, text]) => {
        const address = index.pages[page].split("#");
        const fragment = anchor ? encodeURIComponent(anchor) : address[1];
        const link = make("a", { href: address[0] + (fragment ? `#${fragment}` : "") }, text, " ",
          make("span", { className: "soft", textContent: kinds[kind] ?? "" }));
        link.addEventListener("click", close);
        return make("li", {}, link);
      }));
      results.hidden = false;
    };
    const links = () => [...list.querySelectorAll("a")];
    const move = step => {
      const all = links();
      const place = all.indexOf(document.activeElement) + step;
      if (place < 0) input.focus(); else all[Math.min(place, all.length - 1)]?.focus();
    };
    input.addEventListener("input", show);
    input.addEventListener("focus", () => { if (input.value) show(); });
    box.addEventListener("keydown", event => {
      if (event.isComposing) return;
      if (event.key === "Escape") {
        close();
        input.focus();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && event.target === input) {
        links()[0]?.click();
      }
    });
    document.addEventListener("click", event => { if (!box.contains(event.target)) close(); });
    document.addEventListener("keydown", event => {
      const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.focus();
    });
  };

  const box = document.getElementById("search");
  if (box) addSearch(box);

  addEventListener("hashchange", reveal);
  reveal();
  // Everything is visible on paper.
  addEventListener("beforeprint", () => {
    for (const one of document.querySelectorAll("details:not(.others)")) one.open = true;
  });
})();
