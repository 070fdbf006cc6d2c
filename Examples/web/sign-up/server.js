// The register of members, at /users of the server the page came from: GET lists the IDs in use,
// POST applies for one. `?api=ADDRESS` names another server.

const USERS = (new URLSearchParams(location.search).get('api') ?? '') + '/users';
// How long an answer is waited for, in milliseconds.
const PATIENCE = 60_000;

// A page opened as a file has no server to ask. While the browser is online it answers itself.
const isAlone = location.protocol === 'file:' && USERS === '/users';
const answerAlone = method => method === 'GET'
  ? new Response('["trinity","morpheus"]') : new Response('', { status: 201 });

const send = async (method, body) => {
  try {
    return await fetch(USERS, { method, body, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    if (isAlone && navigator.onLine && error.name === 'TypeError') return answerAlone(method);
    throw error;
  }
};

// The IDs in use; an error if the server says nothing that makes sense.
const fetchTaken = async () => {
  const answer = await send('GET');
  if (answer.status !== 200) throw new Error(`the list was answered ${answer.status}`);
  const list = JSON.parse(await answer.text());
  if (!Array.isArray(list) || !list.every(id => typeof id === 'string')) {
    throw new Error('the list is no list of texts');
  }
  return list;
};

// Applies for an ID that nobody has yet: 'accepted', 'taken' or 'failed'.
const join = async (id, password) => {
  try {
    const taken = await fetchTaken();
    const isTaken = taken.some(
      other => has('duplicates-by-beginning') ? other.startsWith(id) : other === id);
    if (isTaken && !has('duplicate-posted')) return 'taken';
    const application = has('password-not-posted') ? { id } : { id, password };
    const answer = await send('POST', JSON.stringify(application));
    if (answer.ok) return 'accepted';
    if (answer.status === 409) return has('refusal-ignored') ? 'accepted' : 'taken';
    return 'failed';
  } catch {
    return has('unreachable-server-ignored') ? 'accepted' : 'failed';
  }
};
