import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { footerOperation } from '@casamaestra/contract/content/content.operations.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';

export type Footer = OperationOutput<typeof footerOperation>['data'];

type Link = EntryOf<'footer'>['body']['legal'][number];

const list = (links: readonly Link[]) =>
  `<ul>${links.map(({ label, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`).join('')}</ul>`;

/** The footer as HTML: columns that phones fold, names without links but those filled with nothing, and what the law wants in sight. */
export function presentFooter(entry: EntryOf<'footer'> | undefined, placeholders: ShopPlaceholders): Footer {
  if (entry === undefined) return { footer_b2c_html: null, footer_b2b_html: null };
  const { columns, marks, legal } = entry.body;
  const nav = columns
    .map(
      ({ title, links }) =>
        `<details open><summary><h2>${escapeHtml(title)}</h2></summary>${list(links)}</details>`,
    )
    .join('');
  const chips = marks
    .map(({ title, names }) => {
      const filled = names.filter((name) => placeholders.plain(name) !== '');
      return `<section><h2>${escapeHtml(title)}</h2><ul>${filled.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul></section>`;
    })
    .join('');
  const parts = [
    nav === '' ? '' : `<div class="footer-columns">${nav}</div>`,
    chips === '' ? '' : `<div class="footer-marks">${chips}</div>`,
    legal.length === 0 ? '' : `<div class="footer-legal">${list(legal)}</div>`,
  ];
  return { footer_b2c_html: safeHtml(placeholders.html(parts.join(''))), footer_b2b_html: null };
}
