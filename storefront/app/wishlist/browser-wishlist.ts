import type {
  addToWishlistOperation,
  removeFromWishlistOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import { currentAuth, subscribeAuth } from '../login/auth-store.ts';
import { persistState } from '../platform/persisted-state.ts';
import 'virtual:texts/reviews';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { callService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { askMore, loadWishlist } from './read-wishlist.ts';
import type { KnownWishlist } from './read-wishlist.ts';

/** The item a guest wanted to add, kept until they log in in this tab. */
const pendingKey = 'wish-after-login';

/** The wishlist; null before login or before it is loaded. */
let wishlist: KnownWishlist | null = null;
/** The customer whose wishlist is loaded. */
let owner: string | undefined;
let started = false;

const texts = () => messagesOf(documentLocale()).reviews;

/** Loads the wishlist, fills the hearts, and keeps them up to date after navigation, login and logout. */
export function startWishlist(): void {
  if (started) return;
  started = true;
  document.addEventListener('shop:navigated', paintAsked);
  // A renewed token does not change the wishlist.
  subscribeAuth(() => {
    if (currentAuth()?.email !== owner) void refresh();
  });
  void refresh();
}

async function refresh(): Promise<void> {
  const email = currentAuth()?.email;
  owner = email;
  if (email === undefined) {
    wishlist = null;
    keep([]);
    return paint();
  }
  try {
    await addPending();
    await readAgain();
  } catch (error) {
    console.warn('the wishlist could not be read', error);
  }
}

/** Changes without an answer so far, and their total number, to recognise outdated answers. */
let underway = 0;
let changes = 0;

/** Reloads the wishlist after it was changed elsewhere on the page. */
export async function reloadWishlist(): Promise<void> {
  try {
    await readAgain();
  } catch (error) {
    console.warn('the wishlist could not be read again', error);
  }
}

/** Ignores the answer if the customer or the wishlist has changed meanwhile. */
async function readAgain(): Promise<void> {
  const email = owner;
  const seen = changes;
  const answer = await loadWishlist(shownSkus());
  if (owner !== email || seen !== changes || underway > 0 || answer === null) return;
  wishlist = answer;
  keep(answer.newest);
  paint();
}

/** The wishlist is stored with the cart under the fixed key (C02). */
function keep(wishlist: readonly { readonly item_code: string }[]): void {
  try {
    persistState(window.localStorage, { wishlist });
  } catch (error) {
    console.warn('the wishlist is not kept in this browser', error);
  }
}

/** Toggles the wishlist item of a heart; a guest is asked to log in, and the item is added then (C10). */
export async function toggleWishlistItem(heart: HTMLElement): Promise<void> {
  startWishlist();
  const { wish: sku = '' } = heart.dataset;
  if (currentAuth() === null) {
    keepPending(sku);
    const here = `${window.location.pathname}${window.location.search}`;
    return showToast({
      text: texts().wishlistLogin,
      links: [{ label: texts().login, href: urls.login(here) }],
    });
  }
  const adding = heart.getAttribute('aria-pressed') !== 'true';
  await change(sku, adding);
  await reloadWishlist();
}

async function change(sku: string, adding: boolean): Promise<void> {
  const refused = await setWish(sku, adding);
  if (refused === null) told(adding);
  else showToast({ kind: 'danger', text: refused });
}

/** Adds or removes an item and fills its hearts at once; returns why it was refused, or null. */
export async function setWish(sku: string, adding: boolean): Promise<string | null> {
  startWishlist();
  mark(sku, adding);
  underway += 1;
  try {
    const refused = adding ? await add(sku) : await remove(sku);
    if (refused !== null) mark(sku, !adding);
    return refused;
  } catch (error) {
    console.warn('the wishlist did not answer', error);
    mark(sku, !adding);
    return texts().wishlistFailed;
  } finally {
    underway -= 1;
  }
}

function told(added: boolean): void {
  const links = [{ label: texts().wishList, href: urls.wishlist() }];
  showToast(added ? { text: texts().wishlistAdded, links } : { text: texts().wishlistRemoved });
}

/** Adds an item; returns why it was refused, or null. */
async function add(sku: string): Promise<string | null> {
  const answer = await callService<typeof addToWishlistOperation>(
    'mymb_ecommerce.mymb_ecommerce.wishlist.add_to_wishlist',
    {
      item_code: sku,
    },
  );
  if (!answer.ok) return answer.refusal.message;
  return answer.value?.status === 'error' ? (answer.value.message ?? texts().wishlistFailed) : null;
}

async function remove(sku: string): Promise<string | null> {
  const input = { item_code: sku };
  const answer = await callService<typeof removeFromWishlistOperation>(
    'mymb_ecommerce.mymb_ecommerce.wishlist.remove_from_wishlist',
    input,
  );
  return answer.ok ? null : answer.refusal.message;
}

function mark(sku: string, on: boolean): void {
  changes += 1;
  const skus = new Set(wishlist?.skus);
  if (on) skus.add(sku);
  else skus.delete(sku);
  wishlist = { newest: [], asked: null, ...wishlist, skus };
  paint();
}

const hearts = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-wish]')];
const shownSkus = (): readonly string[] => hearts().flatMap(({ dataset }) => dataset.wish ?? []);

function paint(): void {
  for (const heart of hearts())
    heart.setAttribute('aria-pressed', String(isWished(heart.dataset.wish ?? '')));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Whether an item is known to be in the wishlist. */
export const isWished = (sku: string): boolean => wishlist?.skus.has(sku) ?? false;

/** Calls back whenever the hearts of the page are filled anew. */
export function onWishes(listener: () => void): void {
  listeners.add(listener);
}

/** Fills the hearts on the page, asking about new ones; whoever writes some after a navigation calls it for them. */
export function paintAsked(): void {
  paint();
  const known = wishlist;
  if (known === null) return;
  askMore(known, shownSkus())
    .then((more) => {
      if (more === null || wishlist !== known) return;
      wishlist = more;
      paint();
    })
    .catch((error: unknown) => console.warn('the wishlist could not be asked', error));
}

function keepPending(sku: string): void {
  try {
    sessionStorage.setItem(pendingKey, sku);
  } catch (error) {
    console.warn('what was wished is not kept for the login', error);
  }
}

async function addPending(): Promise<void> {
  const sku = sessionStorage.getItem(pendingKey);
  if (sku === null) return;
  const refused = await add(sku);
  sessionStorage.removeItem(pendingKey);
  if (refused === null) told(true);
}
