// The page shows a run. Its data is JSON in the element `data`; nothing is loaded.
//
// HTMLPageFiles.swift joins the files of this folder, this one first and start.js last, in one block.
// They share one scope, so each name is declared once in the whole folder. All text from the data
// enters the page as text nodes or attributes, never as markup.

const data = JSON.parse(document.getElementById('data').textContent);
const texts = data.texts;
const run = data.run;

// The letters of the data, as words, in the order in which lists show them.
const statusWords = {
  f: 'failed', x: 'passed unexpectedly', a: 'ambiguous', u: 'undefined', w: 'pending', '-': 'unfinished', k: 'known issue', q: 'quarantined',
  s: 'skipped', n: 'not checked', r: 'flaky', p: 'passed',
};
// A sign for each status, so that no colour is needed to tell them apart.
const statusSigns = {
  f: '✗', x: '⚑', a: '≠', u: '?', w: '…', '-': '!', k: '◑', q: '◒', s: '○', n: '◌', r: '↻', p: '✓',
};
// The class that colours it.
const statusClasses = {
  f: 'failed', x: 'failed', a: 'failed', u: 'failed', w: 'failed', '-': 'failed', k: 'known', q: 'known', s: 'skipped',
  n: 'skipped', r: 'warning', p: 'passed',
};
const failing = new Set(['f', 'x', 'a', 'u', 'w', '-']);

// What the page shows: the view and the search, both of which are in the fragment.
const state = { view: 'overview', id: '', query: '' };
