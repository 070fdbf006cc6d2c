// What the pages share: a line that reports what happened last.
const report = text => { document.querySelector('#report').textContent = text; };
const on = (name, event, act) => {
  for (const node of document.querySelectorAll(name)) node.addEventListener(event, act);
};
