// The shadow trees of a page, and what custom elements say of themselves.

// Closed shadow roots, and the roles and names of custom elements, can be read if this script ran
// before they were attached.
const closed = new WeakMap();
const internalsOf = new WeakMap();
let hasInternals = false;
wrap(Element.prototype, 'attachShadow', native => function (...rest) {
  const root = native.apply(this, rest);
  if (root.mode === 'closed') closed.set(this, root);
  followTree(root);
  return root;
});
// The shadow trees, which neither an observer of the document nor its list of animations reaches.
const trees = new Set();
const followed = new WeakSet();
const followers = [];
// Does this for the document and each of its shadow trees.
const inTrees = act => { act(document); followers.push(act); };
const followTree = root => {
  if (followed.has(root)) return;
  followed.add(root);
  trees.add(new WeakRef(root));
  for (const act of followers) act(root);
};
// The document and its shadow trees.
const rootsNow = () => {
  const roots = [document];
  for (const tree of trees) {
    const root = tree.deref();
    if (!root) trees.delete(tree);
    else if (root.host.isConnected) roots.push(root);
  }
  return roots;
};
wrap(HTMLElement.prototype, 'attachInternals', native => function (...rest) {
  const internals = native.apply(this, rest);
  internalsOf.set(this, internals);
  hasInternals = true;
  if (internals.shadowRoot) closed.set(this, internals.shadowRoot);
  return internals;
});
const treeOf = node => node.shadowRoot ?? closed.get(node) ?? null;
