import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { MailBlock, MailDocument, MailFact, MailItem, MailPicture } from '../mail-document.ts';
import { brandStyles, styles } from './mail-styles.ts';
import type { BrandStyles } from './mail-styles.ts';
import { element, layoutTable, together, words } from './markup.ts';
import type { Markup, Style } from './markup.ts';

const PREVIEW_CHARACTERS = 150;
/**
 * Invisible padding: after a short preview text, mail programs would continue with the beginning of the mail.
 */
const filler = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** Outlook ignores padding of links; these characters of a given width replace it. */
const outlookBefore =
  '<!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]-->' as Markup;
const outlookAfter =
  '<!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]-->' as Markup;

const cell = (style: Style, ...content: readonly Markup[]): Markup => element('td', { style }, ...content);
const cellAtRight = (style: Style, ...content: readonly Markup[]): Markup =>
  element('td', { align: 'right', style }, ...content);
const paragraph = (style: Style, ...content: readonly Markup[]): Markup =>
  element('p', { style }, ...content);
const section = (style: Style | undefined, ...content: readonly Markup[]): Markup =>
  layoutTable(style, element('td', {}, ...content));
const link = (href: string, style: Style, label: string): Markup =>
  element('a', { href, style, target: '_blank' }, words(label));

const picture = ({ url, ...attributes }: MailPicture): Markup =>
  element('img', { src: url, ...attributes, style: styles.picture });

/** The logo; its alternative text is styled like the shop's name, for when pictures are blocked. */
const brandPicture = ({ url, ...attributes }: MailPicture, { brand }: BrandStyles): Markup =>
  element('img', { src: url, ...attributes, style: { ...brand, ...styles.logo } });

const button = (href: string, style: Style, label: string): Markup =>
  element(
    'a',
    { href, style, target: '_blank' },
    element('span', {}, outlookBefore),
    element('span', { style: styles.buttonLabel }, words(label)),
    element('span', {}, outlookAfter),
  );

const factRow = ({ label, value, strong = false }: MailFact): Markup =>
  layoutTable(
    styles.row,
    cell(strong ? styles.labelStrong : styles.label, words(label)),
    cellAtRight(strong ? styles.valueStrong : styles.value, words(value)),
  );

const itemRow = ({ name, detail, qty, amount, picture: shown }: MailItem): Markup =>
  layoutTable(
    styles.goods,
    cell(styles.pictureBox, ...(shown === null ? [] : [picture(shown)])),
    cell(
      styles.name,
      words(`${qty} × ${name}`),
      ...(detail === '' ? [] : [element('div', { style: styles.detail }, words(detail))]),
    ),
    cellAtRight(styles.amount, words(amount)),
  );

function blockMarkup(block: MailBlock, brand: BrandStyles): Markup {
  switch (block.kind) {
    case 'heading':
      return element('h2', { style: styles.h2 }, words(block.text));
    case 'paragraph':
      return paragraph(styles.text, words(block.text));
    case 'small':
      return paragraph(styles.small, words(block.text));
    case 'button':
      return section(styles.buttonBox, button(block.url, brand.button, block.label));
    case 'link':
      return paragraph(styles.text, link(block.url, brand.link, block.label));
    case 'list':
      return element(
        'ul',
        { style: styles.list },
        ...block.items.map((item) => element('li', { style: styles.item }, words(item))),
      );
    case 'facts':
      return section(styles.box, ...block.rows.map(factRow));
    case 'goods':
      return section(styles.box, ...block.lines.map(itemRow));
  }
}

const foot = (
  { foot: lines, unsubscribeUrl, unsubscribeLabel = '' }: MailDocument,
  brand: BrandStyles,
): Markup =>
  section(
    undefined,
    element('hr', { style: styles.rule }),
    ...lines.map((line) => paragraph(styles.foot, words(line))),
    ...(unsubscribeUrl === undefined
      ? []
      : [paragraph(styles.foot, link(unsubscribeUrl, brand.link, unsubscribeLabel))]),
  );

function previewMarkup(text: string): Markup {
  const shown = text.slice(0, PREVIEW_CHARACTERS);
  const rest = filler.repeat(PREVIEW_CHARACTERS - shown.length);
  return element('div', { style: styles.preview }, words(shown), element('div', {}, words(rest)));
}

const head = (subject: string): Markup =>
  element(
    'head',
    {},
    element('meta', { content: 'text/html; charset=UTF-8', 'http-equiv': 'Content-Type' }),
    element('meta', { name: 'viewport', content: 'width=device-width' }),
    // The logo is dark on light: programs that ask before they turn a mail dark leave it as it is.
    element('meta', { name: 'color-scheme', content: 'light only' }),
    element('meta', { name: 'supported-color-schemes', content: 'light only' }),
    element('meta', { name: 'x-apple-disable-message-reformatting' }),
    element('title', {}, words(subject)),
  );

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">' as Markup;

/** The HTML part of a mail. All strings of the document are plain text and are escaped here. */
export function mailHtml(
  document: MailDocument,
  { name, colours }: Pick<ShopFile, 'name' | 'colours'>,
  logo: MailPicture | null,
): string {
  const brand = brandStyles(colours?.primary ?? '#a23a20');
  const sheet = section(
    styles.container,
    logo === null ? paragraph(brand.brand, words(name)) : brandPicture(logo, brand),
    element('h1', { style: styles.h1 }, words(document.title)),
    ...document.blocks.map((block) => blockMarkup(block, brand)),
    foot(document, brand),
  );
  const body = element(
    'body',
    { style: styles.page },
    previewMarkup(document.preview),
    layoutTable(undefined, cell(styles.body, sheet)),
  );
  return together([
    doctype,
    element('html', { dir: 'ltr', lang: document.language }, head(document.subject), body),
  ]);
}
