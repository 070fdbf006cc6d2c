// Signing in, and the profile. The page stands in for Apple, which it cannot reach from a file:
// its dialog signs in the same user each time.

const USER = '001234.abcd';
const PHOTOS = ['mountain', 'sea', 'forest'];

const goOn = () => replace(has('first-tab-in-front') ? '#web' : '#memos');
find('#sign-in').addEventListener('click', async () => {
  if (has('sign-in-does-nothing')) return;
  const answer = await ask('Sign in with Apple', 'Use your Apple ID for your memos.',
    ['Continue', 'Cancel']);
  if (answer !== 'Continue') return;
  account.signIn(USER);
  goOn();
});

const showPhoto = () => { find('#photo').dataset.photo = account.photo ?? 'person' };
find('#pick-photo').addEventListener('click', async () => {
  const answer = await ask('Photos', '', [...PHOTOS, 'Cancel']);
  if (!PHOTOS.includes(answer)) return;
  account.photo = answer;
  showPhoto();
});

onShow.set('#profile', () => {
  const all = memos.all;
  const liked = all.filter(memo => memo.isLiked);
  find('#memo-count').textContent = all.length;
  find('#like-count').textContent = liked.length;
  showPhoto();
});
// Logging out keeps the memos.
find('#log-out').addEventListener('click', () => {
  account.signOut();
  replace('');
});

// The first screen goes on to the memos if somebody is signed in.
onShow.set('', () => {
  finish();
  if (account.user !== null && !has('keychain-not-checked')) goOn();
});
replace('');
if (has('asks-at-launch')) window.Notification?.requestPermission();
