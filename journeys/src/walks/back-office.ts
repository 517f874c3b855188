import type { BrowserContext, Cookie } from 'playwright-core';
import { bologna, freshEmail } from '../harness/buyer.ts';
import type { MarkedShop } from './marked-shop.ts';
import { orderOf } from './order-of.ts';
import type { Reader } from './reader.ts';
import type { Walk } from './walk.ts';

/** The link of the demo works once: whoever comes first signs in for all languages. */
const signedIn = new WeakMap<MarkedShop, Promise<readonly Cookie[]>>();

async function signIn({ page, read }: Reader, link: string): Promise<readonly Cookie[]> {
  await page.goto(link);
  await page.locator('main form [type=submit], main button').first().waitFor();
  await read();
  await page.locator('main button').first().click();
  await page.locator('nav').first().waitFor();
  return (await page.context().cookies()).filter(({ name }) => name !== 'language');
}

/** Everything the service answers is a value: names, addresses, numbers, texts of content. */
const learnAnswers = (context: BrowserContext, reader: Reader): void =>
  void context.on('response', async (response) => {
    if (!response.url().includes('/api/staff/') || !response.ok()) return;
    reader.learn(await response.json().catch(() => null));
  });

/** All that lead to a screen; one has no such order, one is no screen. */
const addresses = (
  '/ /ordini /ordini/CM-NIENTE /preparazione /spedizioni /spedizioni/giornate /spedizioni/numeri /spedizioni/corrieri /spedizioni/corrieri/nuovo?da=qapla /spedizioni/corrieri/1 /spedizioni/file /spedizioni/1 /clienti /clienti/richieste /prodotti /prodotti/1 /prodotti/1/varianti /prodotti/prezzi /prodotti/nuovo ' +
  '/ordini/nuovo /importa /fatture /collegamenti /collegamenti/erpnext /magazzino /magazzino/conteggio /magazzino/scorte /struttura /struttura/marche /struttura/operatori /struttura/caratteristiche /struttura/rinvii /immagini /rimborsi /recessi /pagamenti /pagamenti/notifiche /banca /recensioni /recensioni/pubblicate /recensioni/rifiutate /domande /domande?vista=published /contenuti ' +
  '/contenuti/modifica?file=home.yaml /ricerca /buoni /buoni/nuovo /registro /persone /accesso /niente'
).split(' ');

/** Every screen of the back office, with what is shown of a record, by keyboard and after a wrong entry. */
export async function backOfficeScreens(walk: Walk): Promise<void> {
  const { shop } = walk;
  const email = freshEmail();
  const { order_number: number } = await orderOf(walk, { method: 'transfer', email });
  shop.known.add(`${bologna.pincode} ${bologna.city} ${bologna.state}`);
  const reader = await walk.reader({ width: 1440 });
  // The address in the preview of a search result, and the size of the document of the first product.
  reader.learn([new URL(shop.url).host, '3 kB']);
  const { page } = reader;
  const context = page.context();
  learnAnswers(context, reader);
  const before = signedIn.get(shop);
  const session = before ?? signIn(reader, shop.backOfficeLink);
  signedIn.set(shop, session);
  await context.addCookies([...(await session)]);
  const open = async (path: string) => {
    await page.goto(`/gestione${path}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await reader.read();
  };
  const product = `/magazzino?sku=${shop.product.sku}`;
  for (const path of [...addresses, `/ordini/${number}`, product]) await open(path);
  await open('/ordini');
  await page.keyboard.press('?');
  await page.locator('dialog[open], [role=dialog]').first().waitFor();
  await reader.read();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.locator('[role=combobox]').last().fill(number);
  await page.locator('[role=option]').first().waitFor();
  await reader.read();
  await open('/buoni/nuovo');
  await page.locator('main form [type=submit]').first().click();
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
  await reader.read();
}
