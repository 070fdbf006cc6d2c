// The keyboard of a phone, as far as the focus tells of it.

// A phone's keyboard comes with the focus of a field and goes with it; how is not known here.
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
// Between two fields the focus is nowhere for a moment.
addEventListener('focusout', () => soon(followFocus), true);
