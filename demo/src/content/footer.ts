const columns = [
  {
    title: 'Reparti',
    links: [
      ['Mobili', '/shop?category=Mobili'],
      ['Cucina', '/shop?category=Cucina'],
      ['Bagno', '/shop?category=Bagno'],
      ['Giardino', '/shop?category=Giardino'],
      ['Illuminazione', '/shop?category=Illuminazione'],
    ],
  },
  {
    title: 'Fai da te',
    links: [
      ['Utensili', '/shop?category=Utensili'],
      ['Ferramenta', '/shop?category=Ferramenta'],
      ['Vernici', '/shop?category=Vernici'],
      ['Elettricità', '/shop?category=Elettricità'],
      ['Edilizia', '/shop?category=Edilizia'],
    ],
  },
  {
    title: 'Aiuto',
    links: [
      ['Spedizioni e consegne', '/web-page/spedizioni'],
      ['Resi e recesso', '/web-page/resi-e-recesso'],
      ['Recedere dal contratto qui', '/pages/recesso'],
      ['Pagamenti', '/web-page/pagamenti'],
      ['Domande frequenti', '/web-page/faq'],
      ['Il tuo carrello', '/pages/cart'],
    ],
  },
  {
    title: 'Il negozio',
    links: [
      ['Chi siamo', '/web-page/chi-siamo'],
      ['Dove siamo', '/web-page/dove-siamo'],
      ['Guide', '/web-page/guide'],
      ['Come raccogliamo le recensioni', '/web-page/come-raccogliamo-le-recensioni'],
      ['Accessibilità', '/web-page/accessibilita'],
    ],
  },
] as const;

const legalLinks = [
  ['Condizioni di vendita', '/web-page/condizioni-di-vendita'],
  ['Privacy', '/web-page/privacy'],
  ['Cookie', '/web-page/cookie'],
] as const;

const list = (links: readonly (readonly [string, string])[]) =>
  `<ul>${links.map(([label, url]) => `<li><a href="${url}">${label}</a></li>`).join('')}</ul>`;

/** Links of the footer; who sells is written below them from the shop file. */
export function footerHtml(): string {
  const nav = columns
    .map(({ title, links }) => `<section><h2>${title}</h2>${list(links)}</section>`)
    .join('');
  return `<div class="footer-columns">${nav}</div><div class="footer-legal">${list(legalLinks)}</div>`;
}
