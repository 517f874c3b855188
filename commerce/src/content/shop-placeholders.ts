import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import {
  addressLine,
  companyLine,
  returnsLine,
  type ShopLocale,
  shopText,
  taxLine,
} from '@casamaestra/contract/shop/shop-words.ts';
import { mediumDay } from '@casamaestra/texts/format/date.ts';
import { moneyInSentence } from '@casamaestra/texts/format/money.ts';
import { legalPageTexts } from '@casamaestra/texts/service/legal-page-texts.ts';
import { consentTexts } from '@casamaestra/texts/service/consent-texts.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const optional = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

/** What the law wants a shop to say where it applies to it: no lines where it does not. */
function lawWordsOf(shop: ShopFile, locale: ShopLocale): readonly (readonly [string, readonly string[]])[] {
  const { contacts, company, accessibility, guarantee_notice: notice } = shop;
  const { dispute_resolution: adr, bulky_return_at_most: bulky } = shop;
  const texts = legalPageTexts(locale);
  return [
    ['shop.company.seat', [addressLine(company.address)]],
    ['shop.company.vat', [company.vat_number]],
    ['shop.company.tax_code', [company.tax_code ?? company.vat_number]],
    ['shop.company.register', [company.register]],
    ['shop.company.capital', optional(company.capital)],
    ['shop.company.sole_member', company.sole_member ? [company.name] : []],
    ['shop.company.in_liquidation', company.in_liquidation ? [company.name] : []],
    ['shop.contacts.accessibility_email', [contacts.accessibility_email ?? contacts.assistance_email]],
    ['shop.contacts.safety_email', [contacts.safety_email ?? contacts.assistance_email]],
    ['shop.contacts.reviews_email', [contacts.reviews_email ?? contacts.assistance_email]],
    ['shop.contacts.dpo_email', optional(contacts.dpo_email)],
    ['shop.guarantee_notice', notice === undefined ? [] : [`/brand/${notice}`]],
    ['shop.dispute.body', optional(adr?.body)],
    ['shop.dispute.url', optional(adr?.url)],
    ['shop.returns.bulky', bulky === undefined ? [] : [moneyInSentence(Math.round(bulky * 100), locale)]],
    [
      'shop.accessibility.conformity',
      [accessibility === undefined ? texts.notAssessed : texts.conformity[accessibility.conformity]],
    ],
    ['shop.accessibility.assessed_on', accessibility ? [mediumDay(accessibility.assessed_on, locale)] : []],
    ['shop.accessibility.assessed_by', accessibility ? [texts.assessedBy[accessibility.assessed_by]] : []],
    [
      'shop.accessibility.exceptions',
      (accessibility?.exceptions ?? []).map((exception) => shopText(exception, locale)),
    ],
  ];
}

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
    ...lawWordsOf(shop, locale),
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

/** `{{#name}}…{{/name}}`; a mark alone in its paragraph takes the paragraph with it. */
const conditional =
  /(?:<p>\s*\{\{([#^][a-z_.]+)\}\}\s*<\/p>|\{\{([#^][a-z_.]+)\}\})([\s\S]*?)(?:<p>\s*\{\{\/[a-z_.]+\}\}\s*<\/p>|\{\{\/[a-z_.]+\}\})/g;

/** The tools of others that consent is asked for, as the cookie page lists them; or that there are none. */
function toolsTable({ outside_tools: tools = [], map }: ShopFile, locale: ShopLocale): string {
  const { columns, none, change, map: ofMap } = consentTexts(locale);
  if (tools.length === 0 && map === undefined) return `<p>${none}</p>`;
  const head = [columns.name, columns.provider, columns.purpose, columns.lifetime];
  const listed = tools.map(({ name, provider, purpose, lifetime }) => ({
    name,
    cells: [provider, shopText(purpose, locale), shopText(lifetime, locale)],
  }));
  if (map !== undefined)
    listed.push({ name: ofMap.name, cells: [map.provider, ofMap.purpose, ofMap.lifetime] });
  const rows = listed.map(({ name, cells }) => {
    return `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  const headings = head.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${headings}</tr></thead><tbody>${rows.join('')}</tbody></table>${tools.length > 0 ? `<p>${change}</p>` : ''}`;
}

/**
 * Fills placeholders such as `{{shop.store.hours}}` from the shop file, so that address and hours have one
 * source, and delivery placeholders such as `{{delivery.promise}}` from `delivery`. Values are escaped, line breaks
 * become <br>; an unknown placeholder stays as written, so that the editor sees it. `{{delivery.table}}` is a whole
 * table, in HTML only, and so is `{{cookies.tools}}`. `{{#name}}…{{/name}}` stays only where the shop has a value of that name, `{{^name}}…{{/name}}`
 * only where it has none.
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
    text
      .replace(conditional, (all, inBlock: string | undefined, line: string | undefined, part: string) => {
        const [sign, name] = [(inBlock ?? line ?? '')[0], (inBlock ?? line ?? '').slice(1)];
        const lines = words.get(name);
        return lines === undefined ? all : lines.length > 0 === (sign === '#') ? part : '';
      })
      .replace(/\{\{\s*((?:shop|delivery|payment|mail)\.[a-z_.]+)\s*\}\}/g, (all, name: string) => {
        const lines = words.get(name);
        return lines === undefined ? all : write(lines);
      });
  return {
    html: (text) =>
      filled(text, (lines) => lines.map(escaped).join('<br>'))
        .replace(/(?:<p>\s*)?\{\{\s*delivery\.table\s*\}\}(?:\s*<\/p>)?/g, () => delivery.table)
        .replace(/(?:<p>\s*)?\{\{\s*cookies\.tools\s*\}\}(?:\s*<\/p>)?/g, () => toolsTable(shop, locale)),
    plain: (text) => filled(text, (lines) => lines.join(', ')),
  };
}
