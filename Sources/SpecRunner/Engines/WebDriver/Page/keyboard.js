// The keyboard of a phone, inferred from the focus.

// A phone's keyboard appears and disappears with the focus of a field; its animation is unknown.
const wantsKeyboard = node => node?.matches && node.inputMode !== 'none'
  && isField(node);
let isKeyboardUp = false;
const followFocus = () => {
  const isWanted = wantsKeyboard(focused());
  if (isWanted === isKeyboardUp) return;
  isKeyboardUp = isWanted;
  write('keyboard', 'keyboard', { notice: isWanted ? 'keyboardWillShow' : 'keyboardWillHide' });
};
addEventListener('focusin', followFocus, true);
// While the focus moves from field to field, no element has it for a moment.
addEventListener('focusout', () => soon(followFocus), true);
