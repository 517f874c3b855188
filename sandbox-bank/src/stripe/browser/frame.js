// Runs inside the bank's frame: sends the shopper's choice to the bank, and the bank's answer to the shop's
// page.
const query = new URLSearchParams(location.search);
const shop = query.get('parent') ?? '';
const form = document.querySelector('form');
const tell = (message) => window.parent.postMessage(message, shop);

const post = async (path, body) => {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: document.body.dataset.lineDown,
      },
    };
  }
};

const chosen = () => (form === null ? '' : (new FormData(form).get('choice') ?? ''));

window.addEventListener('message', async (message) => {
  if (message.source !== window.parent || message.origin !== shop) return;
  const { type, id, secret, returnUrl } = message.data;
  if (type !== 'confirm' && type !== 'retrieve') return;
  const result = await post(`/stripe/frame/${type}`, {
    client_secret: secret,
    choice: chosen(),
    return_url: returnUrl,
  });
  tell({ type: 'answer', id, result });
});

const tellHeight = () => tell({ type: 'height', height: document.documentElement.scrollHeight });
if (query.get('hidden') !== '1') {
  new ResizeObserver(tellHeight).observe(document.body);
  form?.addEventListener('change', () =>
    tell({ type: 'change', change: { type: 'card', choice: chosen() } }),
  );
  tell(
    form === null
      ? { type: 'unknown', change: { message: document.body.dataset.unknown } }
      : { type: 'ready' },
  );
}
