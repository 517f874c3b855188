import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import {
  addressLine,
  companyLine,
  returnsLine,
  type ShopLocale,
  taxLine,
} from '@casamaestra/contract/shop/shop-words.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Values of `{{shop.…}}`, as lines of text; without a store its placeholders have no lines. */
function wordsOf(shop: ShopFile, locale: ShopLocale): ReadonlyMap<string, readonly string[]> {
  const { contacts, company, store } = shop;
  return new Map<string, readonly string[]>([
    ['shop.name', [shop.name]],
    ['shop.company.name', [company.name]],
    ['shop.company.address', [companyLine(shop)]],
    ['shop.company.tax', [taxLine(shop)]],
    ['shop.returns.address', [returnsLine(shop)]],
    ['shop.store.name', store === undefined ? [] : [store.name]],
    ['shop.store.address', store === undefined ? [] : [addressLine(store.address)]],
    ['shop.store.hours', store === undefined ? [] : openingLines(store.hours, locale)],
    ['shop.contacts.phone', [contacts.phone]],
    ['shop.contacts.phone_hours', openingLines(contacts.phone_hours, locale)],
    ['shop.contacts.email', [contacts.email]],
    ['shop.contacts.assistance_email', [contacts.assistance_email]],
    ['shop.contacts.withdrawal_email', [contacts.withdrawal_email]],
    ['shop.contacts.privacy_email', [contacts.privacy_email]],
    ['shop.contacts.pec', [contacts.pec]],
  ]);
}

/**
 * Fills the shop's data into editable content, as HTML or plain text (`''` where there is nothing to say).
 */
export interface ShopPlaceholders {
  html(text: string): string;
  plain(text: string): string;
}

/** What content may say of the current shipping rules: sentences by name, and all of them as an HTML table. */
export interface DeliveryWords {
  readonly sentences: ReadonlyMap<string, string>;
  readonly table: string;
}

/**
 * Fills placeholders such as `{{shop.store.hours}}` from the shop file, so that address and hours have one
 * source, and delivery placeholders such as `{{delivery.promise}}` from `delivery`. Values are escaped, line breaks
 * become <br>; an unknown placeholder stays as written, so that the editor sees it. `{{delivery.table}}` is a whole
 * table, in HTML only.
 */
export function shopPlaceholders(
  shop: ShopFile,
  locale: ShopLocale,
  delivery: DeliveryWords = { sentences: new Map(), table: '' },
): ShopPlaceholders {
  const sentences = [...delivery.sentences].map(
    ([name, sentence]) => [name, sentence === '' ? [] : [sentence]] as const,
  );
  const words = new Map([...wordsOf(shop, locale), ...sentences]);
  const filled = (text: string, write: (lines: readonly string[]) => string) =>
    text.replace(/\{\{\s*((?:shop|delivery)\.[a-z_.]+)\s*\}\}/g, (all, name: string) => {
      const lines = words.get(name);
      return lines === undefined ? all : write(lines);
    });
  return {
    html: (text) =>
      filled(text, (lines) => lines.map(escaped).join('<br>')).replace(
        /(?:<p>\s*)?\{\{\s*delivery\.table\s*\}\}(?:\s*<\/p>)?/g,
        () => delivery.table,
      ),
    plain: (text) => filled(text, (lines) => lines.join(', ')),
  };
}
