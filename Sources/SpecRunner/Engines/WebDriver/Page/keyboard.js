// The keyboard of a phone, inferred from the focus.

// A phone's keyboard comes and goes with the focus of a field; its animation is not known here.
const wantsKeyboard = node => node?.matches && node.inputMode !== 'none'
  && roleOf(node) === 'field';
let isKeyboardUp = false;
const followFocus = () => {
  const isWanted = wantsKeyboard(focused());
  if (isWanted === isKeyboardUp) return;
  isKeyboardUp = isWanted;
  write('keyboard', 'keyboard', { notice: isWanted ? 'keyboardWillShow' : 'keyboardWillHide' });
};
addEventListener('focusin', followFocus, true);
// When the focus moves from field to field, it is nowhere for a moment.
addEventListener('focusout', () => soon(followFocus), true);
