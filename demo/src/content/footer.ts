const columns = [
  {
    title: 'Aiuto',
    links: [
      ['Segui il tuo ordine', '/pages/track-order'],
      ['Spedizioni e consegne', '/web-page/spedizioni'],
      ['Resi e recesso', '/web-page/resi-e-recesso'],
      ['Pagamenti', '/web-page/pagamenti'],
      ['Domande frequenti', '/web-page/faq'],
    ],
  },
  {
    title: 'Il negozio',
    links: [
      ['Chi siamo', '/web-page/chi-siamo'],
      ['Dove siamo', '/web-page/dove-siamo'],
      ['Guide', '/web-page/guide'],
      ['Le nostre recensioni', '/web-page/come-raccogliamo-le-recensioni'],
      ['Accessibilità', '/web-page/accessibilita'],
    ],
  },
] as const;

/** Ways to pay and to deliver, as words: marks of others are theirs to give. */
const marks = [
  { title: 'Paghi con', names: ['Visa', 'Mastercard', 'Bonifico'] },
  { title: 'Consegna', names: ['Corriere', 'Sponda al piano strada', 'Ritiro a Bologna'] },
] as const;

/** Always in sight, also where the columns are folded: withdrawing must be easy to find (art. 54-bis Codice del consumo). */
const legalLinks = [
  ['Recedere dal contratto qui', '/pages/recesso'],
  ['Condizioni di vendita', '/web-page/condizioni-di-vendita'],
  ['Privacy', '/web-page/privacy'],
  ['Cookie', '/web-page/cookie'],
] as const;

const list = (links: readonly (readonly [string, string])[]) =>
  `<ul>${links.map(([label, url]) => `<li><a href="${url}">${label}</a></li>`).join('')}</ul>`;

/** Links of the footer, in groups that phones fold; who sells is written below them from the shop file. */
export function footerHtml(): string {
  const nav = columns
    .map(({ title, links }) => `<details open><summary><h2>${title}</h2></summary>${list(links)}</details>`)
    .join('');
  const chips = marks
    .map(
      ({ title, names }) =>
        `<section><h2>${title}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul></section>`,
    )
    .join('');
  return `<div class="footer-columns">${nav}</div><div class="footer-marks">${chips}</div><div class="footer-legal">${list(legalLinks)}</div>`;
}
