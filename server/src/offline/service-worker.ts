/** The parts of a service worker's scope that are used here; the types of pages do not have them. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(kind: 'message', listener: (event: Waiting & { readonly data: unknown }) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Waiting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/**
 * The service worker of the shop. Its text is sent, so it uses nothing from outside. Pages come from the network and are
 * kept only when they say that they are the same for everyone (`Cache-Control: public`), the last thirty; nothing of
 * an account, a cart or an order is. Without connection the kept page is shown, or the page that says so.
 * Scripts, styles and fonts have new names when they change and come from the cache. It answers nothing else.
 * @param version changes with the build; a new worker drops what older ones kept
 * @param offline address of the page shown without connection
 */
export function serviceWorker(version: string, offline: string): void {
  const worker = self as unknown as WorkerScope;
  const pages = 'shop-pages';
  const files = `shop-files-${version}`;

  const keep = async (name: string, url: string, response: Response, most: number) => {
    try {
      const cache = await caches.open(name);
      await cache.delete(url, { ignoreVary: true });
      await cache.put(url, response);
      const kept = await cache.keys();
      for (const old of kept.slice(0, Math.max(0, kept.length - most)))
        await cache.delete(old, { ignoreVary: true });
    } catch {
      // The storage is full: better nothing kept than a worker that fails.
      await caches.delete(name);
    }
  };
  const isForEveryone = (response: Response) =>
    response.status === 200 && (response.headers.get('cache-control') ?? '').startsWith('public');
  // Pages under /pages/ are empty frames for the cart, an account or an order: nothing to see without connection.
  const isPersonal = (url: string) => /\/pages\/|[?&]wishlist=/.test(url);
  const keepPage = async (url: string, response: Response) => {
    if (isForEveryone(response) && !isPersonal(url)) await keep(pages, url, response, 30);
  };
  const plain = (url: string) => url.replace(/#.*/, '');

  const page = async (event: Asked) => {
    const url = plain(event.request.url);
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      event.waitUntil(keepPage(url, response.clone()));
      return response;
    } catch {
      const kept = await caches.match(url, { cacheName: pages, ignoreVary: true });
      return kept ?? (await caches.match(offline, { ignoreVary: true })) ?? Response.error();
    }
  };
  const file = async (url: string, event: Waiting) => {
    const kept = await caches.match(url, { cacheName: files, ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(url, { redirect: 'error' });
    if (isForEveryone(response)) event.waitUntil(keep(files, url, response.clone(), 150));
    return response;
  };

  worker.addEventListener('install', (event) => {
    const prepared = caches.open(files).then((cache) => cache.add(offline));
    event.waitUntil(prepared.then(() => worker.skipWaiting()));
  });
  const takeOver = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('shop-files-') && name !== files) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    // The frame beside an editor is for one moment.
    if (method !== 'GET' || origin !== worker.location.origin || url.includes('anteprima=')) return;
    if (pathname.startsWith('/assets/')) event.respondWith(file(plain(url), event));
    else if (mode === 'navigate' && !/^\/(api|documents|gestione|media|posta|preferences)\b/.test(pathname))
      event.respondWith(page(event));
  });
  // The page that installed the worker was read before it: it names itself and its files.
  worker.addEventListener('message', (event) => {
    const urls = Array.isArray(event.data) ? event.data.slice(0, 100).map(String) : [];
    const own = urls.filter((url) => URL.canParse(url) && new URL(url).origin === worker.location.origin);
    const asked = own.map(async (url) => {
      if (new URL(url).pathname.startsWith('/assets/')) return file(url, event);
      return keepPage(url, await fetch(url, { redirect: 'error' }));
    });
    event.waitUntil(Promise.allSettled(asked));
  });
}

/**
 * The worker that replaces it when the shop wants none: it drops everything and removes itself. A page that registers
 * it in that moment brings it back, so each word of a page makes it go again.
 */
export function noServiceWorker(): void {
  const worker = self as unknown as WorkerScope;
  const leave = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(leave()));
  worker.addEventListener('message', (event) => event.waitUntil(leave()));
}
