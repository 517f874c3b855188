import type { mailChoicesOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import 'virtual:texts/notice';
import { messagesOf } from '../i18n/messages.ts';
import { currentAuth, subscribeAuth } from '../login/auth-store.ts';
import { documentLocale } from '../platform/locale.ts';
import { navigatedEvent } from '../platform/navigated-event.ts';
import { callService } from '../platform/service-call.ts';
import { isWished, onWishes, setWish } from './browser-wishlist.ts';

/** What a guest wanted to watch, kept until they log in in this tab. */
const pendingKey = 'price-watch-after-login';

/** Whether the customer gets mails of lower prices; null: not asked yet. */
let mailed: boolean | null = null;
let owner: string | undefined;
let started = false;
/** Calls about the choice so far: the answer to an earlier one is outdated. */
let calls = 0;

const texts = () => messagesOf(documentLocale()).notice;
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-price-watch]')];
/** An article is watched while it is wished and mails of lower prices are wanted. */
const isWatched = (sku: string): boolean => mailed === true && (sku === '' || isWished(sku));

/** Fills the state of the buttons, and keeps it after navigation, login, logout and changes of the wishlist. */
export function startPriceWatch(): void {
  if (started) return show();
  started = true;
  document.addEventListener(navigatedEvent, show);
  onWishes(paint);
  subscribeAuth(() => {
    if (currentAuth()?.email !== owner) refresh();
  });
  refresh();
}

function refresh(): void {
  owner = currentAuth()?.email;
  mailed = null;
  paint();
  const pending = owner === undefined ? null : sessionStorage.getItem(pendingKey);
  if (pending === null) return show();
  // It is forgotten once it is done: the page of the login may be left before.
  void change(pending, true).then(() => sessionStorage.removeItem(pendingKey));
}

/** Asks for the choice only where a button shows it. */
function show(): void {
  paint();
  if (mailed === null && owner !== undefined && buttons().length > 0) void choose(undefined);
}

function paint(): void {
  for (const button of buttons())
    button.setAttribute('aria-pressed', String(isWatched(button.dataset['priceWatch'] ?? '')));
}

/** Starts or ends the mails of a button; a guest is led to the login, and the mails start then. */
export async function togglePriceWatch(button: HTMLElement): Promise<void> {
  const sku = button.dataset['priceWatch'] ?? '';
  if (currentAuth() === null) {
    sessionStorage.setItem(pendingKey, sku);
    startPriceWatch();
    const here = `${location.pathname}${location.search}`;
    return showToast({ text: texts().watchLogin, links: [{ label: texts().login, href: urls.login(here) }] });
  }
  const wanted = button.getAttribute('aria-pressed') !== 'true';
  startPriceWatch();
  await change(sku, wanted);
}

/** Ending the mails of one article takes it off the list: the others stay watched. */
async function change(sku: string, wanted: boolean): Promise<void> {
  const refused =
    (sku === '' ? null : await setWish(sku, wanted)) ??
    (wanted || sku === '' ? await choose({ price_drops: wanted }) : null);
  if (refused !== null) return showToast({ kind: 'danger', text: refused });
  const done = sku === '' ? texts().watchListEnded : texts().watchEnded;
  const links = sku === '' ? [] : [{ label: texts().watchList, href: urls.wishlist() }];
  showToast({ text: wanted ? texts().watchStarted : done, links });
}

/** Reads the choice, or changes it; returns why that was refused, or null. */
async function choose(wanted: { readonly price_drops: boolean } | undefined): Promise<string | null> {
  calls += 1;
  const call = calls;
  const asker = owner;
  try {
    const answer = await callService<typeof mailChoicesOperation>(
      'casamaestra.newsletter.choices',
      wanted ?? {},
    );
    if (!answer.ok) return answer.refusal.message;
    if (owner !== asker || call !== calls) return null;
    mailed = answer.value.price_drops;
    paint();
    return null;
  } catch (error) {
    console.warn('the choice about mails did not answer', error);
    return texts().failed;
  }
}
