// Written by Scripts/generate from the files in the folder Page; do not edit.
// swift-format-ignore-file

/// The style sheet and the script of the documentation's pages.
enum DocsPageFiles {
  static let styles = #"""
/* The colours, fonts and distances of every page that spec writes, for light and dark screens.
 *
 * A name ending in -soft is a background: the colour of the same name, --text and --text-soft are
 * readable on it. HTMLColourTests computes the contrast of each pair. */
:root {
  color-scheme: light dark;

  --text: #1d1d1f;
  --text-soft: #5a5d64;
  --background: #ffffff;
  --surface: #f6f6f7;
  --border: #dfe0e3;
  /* The edge of a control, which must be seen. */
  --border-strong: #85888f;

  --passed: #17713a;
  --passed-soft: #e8f5ec;
  --failed: #bd2129;
  --failed-soft: #fdeded;
  --warning: #875400;
  --warning-soft: #fdf3dc;
  --skipped: #5a5d64;
  --skipped-soft: #eeeef0;
  --known: #6d3cc0;
  --known-soft: #f2ecfb;
  --accent: #1f5cc0;
  --accent-soft: #e8effb;

  --font-text: system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Noto Sans KR",
    "Noto Sans CJK KR", "Malgun Gothic", sans-serif;
  --font-code: ui-monospace, SFMono-Regular, "Cascadia Code", Menlo, Consolas, D2Coding,
    "Noto Sans Mono CJK KR", monospace;
  --size-small: 0.8125rem;
  --size-text: 0.9375rem;
  --size-large: 1.125rem;
  --size-title: 1.5rem;

  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-6: 1.5rem;
  --space-8: 2rem;
  --space-12: 3rem;
  --radius: 6px;
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #e8e8ea;
    --text-soft: #a6a9b1;
    --background: #131416;
    --surface: #1b1c1f;
    --border: #34363b;
    --border-strong: #7a7e87;

    --passed: #5cc681;
    --passed-soft: #16291d;
    --failed: #f58484;
    --failed-soft: #35191b;
    --warning: #e2b355;
    --warning-soft: #2f2714;
    --skipped: #a6a9b1;
    --skipped-soft: #26282c;
    --known: #bba0f2;
    --known-soft: #271f38;
    --accent: #86b4f8;
    --accent-soft: #182438;
  }
}

/* The pages of `spec docs`, made of the colours and distances in tokens.css. */
* {
  box-sizing: border-box;
}

html {
  scroll-padding-top: 4.5rem;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body {
  margin: 0;
  background: var(--background);
  color: var(--text);
  font: 1rem/1.6 var(--font-text);
  overflow-wrap: break-word;
}

:lang(ko),
:lang(ja),
:lang(zh-CN),
:lang(zh-TW) {
  line-height: 1.75;
}

/* Korean words are not divided at the end of a line. */
:lang(ko) {
  word-break: keep-all;
  overflow-wrap: anywhere;
}

a {
  color: var(--accent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
}

a:hover {
  text-decoration-thickness: 2px;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 2px;
}

#main:focus {
  outline: none;
}

code,
pre {
  font-family: var(--font-code);
  font-size: 0.875em;
}

code {
  overflow-wrap: anywhere;
}

pre {
  margin: var(--space-3) 0;
  padding: var(--space-3) var(--space-4);
  overflow-x: auto;
  border-radius: var(--radius);
  background: var(--surface);
  line-height: 1.5;
  word-break: normal;
  overflow-wrap: normal;
}

pre code {
  font-size: 1em;
  overflow-wrap: normal;
}

h1,
h2,
h3,
h4,
h5,
h6 {
  line-height: 1.3;
  text-wrap: balance;
}

h1 {
  margin: 0 0 var(--space-3);
  font-size: 2rem;
  letter-spacing: -0.015em;
}

h2 {
  margin: var(--space-12) 0 var(--space-4);
  font-size: 1.375rem;
  letter-spacing: -0.01em;
}

h3 {
  margin: var(--space-8) 0 var(--space-2);
  font-size: var(--size-large);
}

h4,
h5,
h6 {
  margin: var(--space-6) 0 var(--space-2);
  font-size: 1rem;
}

p,
ul,
ol,
dl,
blockquote {
  margin: 0 0 var(--space-4);
}

blockquote {
  padding-left: var(--space-4);
  border-left: 3px solid var(--border);
  color: var(--text-soft);
}

hr {
  border: 0;
  border-top: 1px solid var(--border);
  margin: var(--space-8) 0;
}

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.soft {
  color: var(--text-soft);
  font-size: var(--size-small);
  font-weight: 400;
}

/* The frame */

.skip {
  position: absolute;
  left: var(--space-4);
  top: -4rem;
  z-index: 3;
  padding: var(--space-2) var(--space-4);
  background: var(--background);
}

.skip:focus {
  top: var(--space-2);
}

.top {
  position: sticky;
  top: 0;
  z-index: 2;
  border-bottom: 1px solid var(--border);
  background: var(--background);
}

.bounds,
.frame {
  max-width: 76rem;
  margin: 0 auto;
  padding: 0 var(--space-6);
}

.bounds {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-6);
  min-height: 3.5rem;
}

.site {
  color: inherit;
  font-weight: 650;
  text-decoration: none;
}

.frame {
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  gap: var(--space-12);
}

main {
  min-width: 0;
  max-width: 54rem;
  padding: var(--space-8) 0 6rem;
}

.side {
  position: sticky;
  top: 3.5rem;
  align-self: start;
  max-height: calc(100vh - 3.5rem);
  overflow-y: auto;
  padding: var(--space-8) var(--space-2) var(--space-8) 0;
  font-size: var(--size-text);
  line-height: 1.45;
}

.side p {
  margin: var(--space-6) 0 var(--space-1);
  padding-left: var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-small);
  font-weight: 600;
}

.side ul {
  list-style: none;
  margin: 0;
  padding: 0;
}

.side a {
  display: block;
  padding: 0.3rem var(--space-3);
  border-radius: var(--radius);
  color: inherit;
  text-decoration: none;
}

.side a:hover {
  background: var(--surface);
}

.side a[aria-current],
.side a.within {
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 600;
}

.side .sections {
  margin: var(--space-1) 0 var(--space-2) var(--space-3);
  border-left: 1px solid var(--border);
}

.side .sections a {
  padding: 0.2rem var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-small);
}

/* The head of a page */

.eyebrow {
  margin: 0 0 var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-small);
  font-weight: 600;
}

.origin {
  margin: 0 0 var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-small);
}

.origin a {
  color: inherit;
}

.origin a:hover {
  color: var(--accent);
}

.lead {
  margin-bottom: var(--space-8);
  color: var(--text-soft);
}

.conclusion {
  margin: var(--space-4) 0 var(--space-8);
}

.bar {
  display: block;
  width: 100%;
  height: 0.5rem;
  border-radius: 0.25rem;
  background: var(--skipped-soft);
}

.bar .passed,
.bar .covered {
  fill: var(--passed);
}

.bar .failed {
  fill: var(--failed);
}

.bar .uncovered,
.bar .stale {
  fill: var(--warning);
}

.bar .known-issue {
  fill: var(--known);
}

.bar .skipped,
.bar .never-run {
  fill: var(--border-strong);
}

.bar .remark {
  fill: var(--border);
}

.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  list-style: none;
  margin: var(--space-2) 0 0;
  padding: 0;
  color: var(--text-soft);
  font-size: var(--size-small);
}

.legend li::before {
  content: "";
  display: inline-block;
  width: 0.55rem;
  height: 0.55rem;
  margin-right: 0.4rem;
  border-radius: 2px;
  background: var(--border-strong);
}

.legend .passed::before,
.legend .covered::before {
  background: var(--passed);
}

.legend .failed::before {
  background: var(--failed);
}

.legend .uncovered::before,
.legend .stale::before {
  background: var(--warning);
}

.legend .known-issue::before {
  background: var(--known);
}

.legend .remark::before {
  background: var(--border);
}

.legend b {
  color: var(--text);
  font-variant-numeric: tabular-nums;
}

.tools {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0 0 var(--space-6);
}

.tools[hidden] {
  display: none;
}

button {
  padding: 0.2rem var(--space-3);
  border: 1px solid var(--border-strong);
  border-radius: 1rem;
  background: var(--background);
  color: var(--text);
  font: inherit;
  font-size: var(--size-small);
  cursor: pointer;
}

button:hover {
  background: var(--surface);
}

button[aria-pressed="true"] {
  border-color: var(--accent);
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 600;
}

/* Statements */

.statement {
  position: relative;
  padding: var(--space-4) 0 var(--space-3) 8rem;
  border-top: 1px solid var(--border);
}

.statement:target,
.scenario:target {
  background: var(--accent-soft);
  box-shadow: -0.75rem 0 var(--accent-soft), 0.75rem 0 var(--accent-soft);
}

.statement > :is(h2, h3, h4) {
  margin: 0;
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.6;
  text-wrap: pretty;
}

.statement > :is(h2, h3, h4) .id {
  position: absolute;
  left: 0;
  width: 7.5rem;
  color: var(--text-soft);
  text-decoration: none;
}

.statement > :is(h2, h3, h4) .id:hover {
  color: var(--accent);
  text-decoration: underline;
}

.id {
  font-family: var(--font-code);
  font-size: var(--size-small);
  font-weight: 500;
}

.translation {
  margin: var(--space-1) 0 0;
  color: var(--text-soft);
}

.badges {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  margin: var(--space-2) 0;
  color: var(--text-soft);
  font-size: var(--size-small);
}

.badge {
  display: inline-block;
  padding: 0 0.5rem;
  border-radius: 0.75rem;
  background: var(--skipped-soft);
  color: var(--skipped);
  font-size: var(--size-small);
  font-weight: 500;
  line-height: 1.6;
  white-space: nowrap;
}

.badge.passed {
  background: var(--passed-soft);
  color: var(--passed);
}

.badge.failed {
  background: var(--failed-soft);
  color: var(--failed);
}

.badge.known-issue {
  background: var(--known-soft);
  color: var(--known);
}

.badge.uncovered,
.badge.stale {
  background: var(--warning-soft);
  color: var(--warning);
}

.kind {
  min-width: 1.4rem;
  padding: 0 0.3rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  font-size: 0.75rem;
  text-align: center;
  text-decoration: none;
}

.sign {
  display: inline-block;
  width: 1.1em;
  font-weight: 700;
  text-align: center;
}

.badge .sign {
  width: auto;
}

.sign.passed {
  color: var(--passed);
}

.sign.failed {
  color: var(--failed);
}

.sign.known-issue {
  color: var(--known);
}

.sign.skipped,
.sign.never-run {
  color: var(--text-soft);
}

/* Scenarios */

summary {
  cursor: pointer;
  border-radius: var(--radius);
}

summary::marker {
  color: var(--text-soft);
}

.scenario {
  margin: var(--space-2) 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
}

.scenario > summary {
  padding: var(--space-2) var(--space-3);
}

.scenario > summary:hover {
  background: var(--surface);
}

.scenario[open] > summary {
  border-bottom: 1px solid var(--border);
  border-radius: var(--radius) var(--radius) 0 0;
}

.scenario > summary .title {
  font-size: var(--size-text);
}

.scenario > .inside {
  padding: var(--space-3) var(--space-4) var(--space-2);
}

.scenario > .inside > :last-child {
  margin-bottom: var(--space-2);
}

.background > .inside,
.faults > .inside {
  margin: 0;
  padding: var(--space-1) 0 0 var(--space-4);
}

.faults,
.background,
.others {
  margin: var(--space-2) 0;
  font-size: var(--size-text);
}

.background > summary,
.faults > summary {
  width: fit-content;
  color: var(--text-soft);
  font-size: var(--size-small);
}

.faults > ul {
  list-style: none;
  font-size: var(--size-small);
}

.faults > ul > li {
  margin-bottom: var(--space-1);
}

.tag {
  font-family: var(--font-code);
  font-size: 0.75rem;
}

.tags .id {
  font-size: 0.75rem;
}

.steps {
  list-style: none;
  margin: 0 0 var(--space-3);
  padding: 0;
  font-size: var(--size-text);
}

.step {
  padding: 0.1rem 0 0.1rem 1.5rem;
  text-indent: -1.5rem;
}

.step.more {
  padding-left: 2.5rem;
}

.step > * {
  text-indent: 0;
}

.step > .sign,
.step > .keyword {
  text-indent: 0;
}

.keyword {
  color: var(--known);
  font-weight: 600;
}

.rule .keyword {
  font-weight: 600;
}

.value {
  color: var(--accent);
}

.name {
  color: var(--warning);
}

.call > summary {
  margin-left: -1.5rem;
}

.call > .steps {
  margin: var(--space-1) 0 var(--space-2);
  padding-left: var(--space-3);
  border-left: 2px solid var(--border);
}

.depth-2 {
  padding-left: 3rem;
}

.depth-3 {
  padding-left: 4.5rem;
}

.depth-4,
.depth-5,
.depth-6 {
  padding-left: 6rem;
}

.doc {
  margin: var(--space-1) 0 var(--space-2);
}

.languages {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 0 var(--space-4);
  align-items: start;
}

.language-name {
  margin: var(--space-2) 0 0;
  color: var(--text-soft);
  font-size: var(--size-small);
  font-weight: 600;
}

.result,
.note {
  color: var(--text-soft);
  font-size: var(--size-small);
}

.failure {
  margin: var(--space-2) 0 var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--failed-soft);
  font-size: var(--size-text);
}

.failure p {
  margin: 0 0 var(--space-1);
}

.failure pre {
  margin: var(--space-1) 0;
  padding: 0;
  background: none;
}

.rule {
  padding-top: var(--space-2);
}

.feature {
  margin-bottom: var(--space-8);
}

.storyboard {
  margin: var(--space-2) 0 var(--space-3);
}

.storyboard > summary {
  width: fit-content;
  color: var(--text-soft);
  font-size: var(--size-small);
}

.film {
  display: flex;
  gap: var(--space-4);
  margin: var(--space-2) 0;
  padding: 0 0 var(--space-2);
  overflow-x: auto;
  list-style: none;
}

.film > li {
  display: flex;
  flex: 0 0 11rem;
  flex-direction: column;
  width: 11rem;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: 0.75rem;
  line-height: 1.45;
}

.film svg {
  width: 100%;
  height: auto;
}

.caption {
  flex: 0 0 auto;
  min-height: 4.4em;
  margin: 0 0 var(--space-2);
}

.events {
  margin: var(--space-1) 0 0;
  color: var(--text-soft);
}

.events ul {
  margin: var(--space-1) 0 0;
  padding: 0;
  list-style: none;
}

.shelf {
  position: absolute;
}

/* Tables */

.scroll {
  overflow-x: auto;
  margin: var(--space-2) 0 var(--space-4);
}

table {
  border-collapse: collapse;
  font-size: var(--size-text);
  font-variant-numeric: tabular-nums;
}

caption {
  padding: var(--space-1) 0;
  color: var(--text-soft);
  font-size: var(--size-small);
  font-weight: 600;
  text-align: left;
}

th,
td {
  padding: 0.3rem var(--space-3);
  border: 1px solid var(--border);
  text-align: left;
  vertical-align: top;
}

td {
  white-space: pre-wrap;
}

thead th {
  background: var(--surface);
  font-size: var(--size-small);
  font-weight: 600;
}

.data,
.examples {
  font-size: var(--size-small);
}

.row-result {
  white-space: nowrap;
}

.right {
  text-align: right;
}

.center {
  text-align: center;
}

.flows,
.faults.table {
  width: 100%;
}

.flows th,
.flows td {
  padding: var(--space-3) var(--space-3);
  border-width: 0 0 1px;
  white-space: normal;
}

.flows thead th {
  padding-block: var(--space-1);
  background: none;
  color: var(--text-soft);
  font-weight: 500;
}

.flows th:first-child,
.flows td:first-child {
  padding-left: 0;
}

.flows .right {
  white-space: nowrap;
}

.flows .wide {
  width: 38%;
}

tbody th {
  font-weight: 600;
}

tbody th .soft {
  display: block;
}

/* Lists */

.list {
  padding-left: 0;
  list-style: none;
}

.list li {
  padding: var(--space-1) 0;
}

.list .id {
  display: inline-block;
  min-width: 6.5rem;
}

.glossary > div {
  padding: var(--space-3) 0;
  border-top: 1px solid var(--border);
}

.glossary dt {
  font-weight: 500;
}

.glossary dd {
  margin: var(--space-1) 0 0 var(--space-6);
  font-size: var(--size-text);
}

.glossary dd p {
  margin: 0 0 var(--space-1);
}

.neighbours {
  display: flex;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-4);
  margin-top: var(--space-12);
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);
}

/* The search */

#search {
  position: relative;
  flex: 0 1 22rem;
}

#search input {
  width: 100%;
  padding: 0.4rem var(--space-3);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
  font: inherit;
  font-size: var(--size-text);
}

#search-results {
  position: absolute;
  right: 0;
  top: calc(100% + var(--space-1));
  width: min(36rem, calc(100vw - 2 * var(--space-4)));
  max-height: min(32rem, calc(100vh - 5rem));
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  background: var(--background);
  box-shadow: 0 8px 24px rgb(0 0 0 / 20%);
}

#search-results[hidden] {
  display: none;
}

#search-results ul {
  list-style: none;
  margin: 0;
  padding: 0;
}

#search-results a {
  display: block;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  color: inherit;
  font-size: var(--size-text);
  line-height: 1.4;
  text-decoration: none;
}

#search-results a:hover,
#search-results a:focus {
  background: var(--accent-soft);
}

#search-results p {
  margin: 0;
  padding: var(--space-2) var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-small);
}

.page {
  padding-bottom: var(--space-12);
}

.page + .page {
  padding-top: var(--space-8);
  border-top: 1px solid var(--border);
}

[hidden] {
  display: none;
}

@media (max-width: 56rem) {
  .bounds,
  .frame {
    padding: 0 var(--space-4);
  }

  .frame {
    display: block;
  }

  .side {
    position: static;
    display: flex;
    max-height: none;
    padding: var(--space-2) 0;
    overflow-x: auto;
    border-bottom: 1px solid var(--border);
    white-space: nowrap;
  }

  .side p,
  .side .sections {
    display: none;
  }

  .side ul {
    display: flex;
  }

  main {
    padding-top: var(--space-6);
  }

  h1 {
    font-size: 1.625rem;
  }

  .statement {
    padding-left: 0;
  }

  .statement > :is(h2, h3, h4) .id {
    position: static;
    display: block;
    width: auto;
  }

  .scenario > .inside {
    padding: var(--space-3) var(--space-3) var(--space-1);
  }

  .flows,
  .flows tbody,
  .flows tr,
  .flows th,
  .flows td {
    display: block;
    width: 100%;
  }

  .flows thead {
    display: none;
  }

  .flows tr {
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--border);
  }

  .flows tbody th,
  .flows tbody td {
    padding: 0.1rem 0;
    border: 0;
    text-align: left;
  }

  .flows td[data-label]::before {
    content: attr(data-label) ": ";
    color: var(--text-soft);
  }

  .flows .wide {
    width: 100%;
    padding-top: var(--space-2);
  }
}

@media print {
  .top,
  .side,
  .tools,
  .skip,
  .neighbours {
    display: none;
  }

  .frame {
    display: block;
    max-width: none;
  }

  main {
    max-width: none;
    padding: 0;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  .film {
    flex-wrap: wrap;
  }

  .statement,
  .step,
  .film > li,
  tr {
    break-inside: avoid;
  }

  h2,
  h3 {
    break-after: avoid;
  }
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}

"""#
  static let docs = #"""
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

"""#
}
