import { seller } from '@casamaestra/contract/content/seller.ts';

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
    title: 'Casamaestra',
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

/**
 * Footer with the company's data that every page must show (DPR 633/1972 art. 35, c.c. art. 2250,
 * D.Lgs. 70/2003 art. 7); all of them are invented and say so.
 */
export function footerHtml(): string {
  const nav = columns
    .map(({ title, links }) => `<section><h2>${title}</h2>${list(links)}</section>`)
    .join('');
  return `<div class="footer-columns">${nav}</div><section class="footer-contact"><h2>Ti rispondiamo noi</h2><p><a href="tel:${seller.phoneLink}">${seller.phone}</a><br>da lunedì a venerdì 9.00 – 18.30,<br>sabato 9.00 – 13.00</p><p><a href="mailto:${seller.email}">${seller.email}</a></p></section><div class="footer-legal">${list(legalLinks)}<p><strong>${seller.name}</strong> – ${seller.street}, ${seller.town}<br>P. IVA e codice fiscale ${seller.vatNumber} – ${seller.register} – ${seller.capital} – PEC ${seller.pec}</p><p>Dati dimostrativi: negozio, società e prodotti sono immaginari e non si concludono vendite.</p></div>`;
}
