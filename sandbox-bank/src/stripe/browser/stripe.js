// Loaded by the shop's page instead of Stripe's script: the part of its API that the shop uses.
(() => {
  const bank = new URL(document.currentScript.src).origin;
  const asked = new Map();
  let questions = 0;

  /** Sends a message to the bank's frame and waits for the answer. */
  const ask = (frame, question) =>
    new Promise((resolve) => {
      questions += 1;
      asked.set(questions, resolve);
      frame.contentWindow.postMessage({ ...question, id: questions }, bank);
    });

  /** Language of the shop's page, as given to Stripe(). */
  let locale = '';

  const frameAddress = (clientSecret, hidden) => {
    const query = new URLSearchParams({ client_secret: clientSecret, parent: location.origin, locale });
    if (hidden) query.set('hidden', '1');
    return `${bank}/stripe/frame?${query}`;
  };

  /** By language; the bank writes them into this script. */
  const frameTitles = {};
  const frameTitle = () => frameTitles[locale] ?? frameTitles.it;

  const elementOf = (place) => (typeof place === 'string' ? document.querySelector(place) : place);

  class PaymentElement {
    constructor(clientSecret) {
      this.listeners = new Map();
      this.frame = document.createElement('iframe');
      this.frame.title = frameTitle();
      this.frame.src = frameAddress(clientSecret, false);
      this.frame.style.cssText = 'display:block;width:100%;min-height:22rem;border:0';
      this.hear = this.hear.bind(this);
    }

    mount(place) {
      const node = elementOf(place);
      if (!node) throw new Error('The element to mount on was not found.');
      window.addEventListener('message', this.hear);
      node.replaceChildren(this.frame);
      return this;
    }

    unmount() {
      window.removeEventListener('message', this.hear);
      this.frame.remove();
      return this;
    }

    destroy() {
      this.unmount();
    }

    update() {
      return this;
    }

    focus() {
      this.frame.focus();
    }

    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
      return this;
    }

    once(event, listener) {
      return this.on(event, listener);
    }

    off(event) {
      this.listeners.delete(event);
      return this;
    }

    hear(message) {
      if (message.origin !== bank || message.source !== this.frame.contentWindow) return;
      const { type, height, change } = message.data;
      if (type === 'height') this.frame.style.height = `${height}px`;
      if (type === 'ready') this.tell('ready', { elementType: 'payment' });
      if (type === 'change')
        this.tell('change', { elementType: 'payment', empty: false, complete: true, value: change });
      if (type === 'unknown') this.tell('loaderror', { elementType: 'payment', error: change });
    }

    tell(event, value) {
      for (const listener of this.listeners.get(event) ?? []) listener(value);
    }
  }

  window.addEventListener('message', (message) => {
    if (message.origin !== bank || message.data?.type !== 'answer') return;
    asked.get(message.data.id)?.(message.data.result);
    asked.delete(message.data.id);
  });

  /** A hidden frame, for calls without an element. */
  const hiddenFrame = (clientSecret) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.title = frameTitle();
      frame.src = frameAddress(clientSecret, true);
      frame.addEventListener('load', () => resolve(frame), { once: true });
      document.body.append(frame);
    });

  const withReturn = (returnUrl, intent, status) => {
    const address = new URL(returnUrl, location.href);
    address.searchParams.set('payment_intent', intent.id);
    address.searchParams.set('payment_intent_client_secret', intent.client_secret);
    address.searchParams.set('redirect_status', status);
    return address.href;
  };

  const elements = (options = {}) => {
    let created;
    return {
      clientSecret: options.clientSecret,
      create: () => (created = new PaymentElement(options.clientSecret)),
      getElement: () => created ?? null,
      submit: async () => ({}),
      update: () => undefined,
      fetchUpdates: async () => ({}),
    };
  };

  const leave = (href) => {
    location.assign(href);
    // The page is being left: this promise never resolves.
    return new Promise(() => undefined);
  };

  const confirmPayment = async ({
    elements: group,
    clientSecret,
    confirmParams = {},
    redirect = 'always',
  }) => {
    const element = group?.getElement();
    const secret = clientSecret ?? group?.clientSecret;
    if (!element?.frame.contentWindow) {
      return { error: { type: 'validation_error', message: 'The payment element is not on the page.' } };
    }
    const answer = await ask(element.frame, {
      type: 'confirm',
      secret,
      returnUrl: confirmParams.return_url ?? '',
    });
    if (answer.error) return { error: answer.error };
    const { paymentIntent } = answer;
    const action = paymentIntent.next_action?.redirect_to_url;
    if (action) return leave(action.url);
    if (redirect === 'if_required' || !confirmParams.return_url) return { paymentIntent };
    return leave(
      withReturn(
        confirmParams.return_url,
        paymentIntent,
        paymentIntent.status === 'processing' ? 'pending' : 'succeeded',
      ),
    );
  };

  const retrievePaymentIntent = async (clientSecret) => {
    const frame = await hiddenFrame(clientSecret);
    const answer = await ask(frame, { type: 'retrieve', secret: clientSecret });
    frame.remove();
    return answer;
  };

  window.Stripe = (publishableKey, options = {}) => {
    if (!String(publishableKey).startsWith('pk_')) throw new Error('A publishable key is wanted.');
    locale = options.locale ?? '';
    return { elements, confirmPayment, retrievePaymentIntent };
  };
  window.Stripe.version = 'sandbox-bank';
})();
