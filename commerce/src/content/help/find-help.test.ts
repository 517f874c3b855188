import { describe, expect, test } from 'vitest';
import type { WebPage } from '../view/present-page.ts';
import { helpTopicsOf } from './help-topics.ts';
import { findHelp } from './find-help.usecase.ts';

const page = (route: string, title: string, text = ''): [string, WebPage] => [
  route,
  { language: 'it', data: { title, meta_description: text } } as WebPage,
];
const pages = new Map([
  page('web-page/resi-e-recesso', 'Resi e recesso'),
  page('web-page/spedizioni', 'Spedizioni e consegne'),
  page('web-page/dove-siamo', 'Dove siamo'),
  page('web-page/pagamenti', 'Pagamenti'),
  page('blog/scegliere-il-tassello', 'Come scegliere il tassello giusto', 'Mattone, cemento, cartongesso.'),
  page('web-page/guide', 'Guide'),
  page('web-page/privacy', 'Informativa sulla privacy'),
  page('web-page/404', 'Pagina non trovata'),
]);
const every = helpTopicsOf([]);
const urlsFor = (term: string, language: 'it' | 'en' | 'sk' = 'it') =>
  findHelp({ pages: () => pages, help: () => every }, term, language).map(({ url }) => url);

describe('what is asked of the search box besides goods', () => {
  test.each([
    ['resi', '/web-page/resi-e-recesso'],
    ['Reso', '/web-page/resi-e-recesso'],
    ['recesso', '/pages/recesso'],
    ['spedizione', '/web-page/spedizioni'],
    ['quanto costa la spedizione?', '/web-page/spedizioni'],
    ['tempi di consegna divano', '/web-page/spedizioni'],
    ['traccia ordine', '/pages/track-order'],
    ["dov'è il mio ordine", '/pages/track-order'],
    ['orari negozio', '/web-page/dove-siamo'],
    ['garanzia trapano', '/web-page/resi-e-recesso'],
    ['fatture', '/web-page/pagamenti'],
    ['pagamento', '/web-page/pagamenti'],
    ['contatti', '/web-page/dove-siamo'],
    ['numero di telefono', '/web-page/dove-siamo'],
    ['tasselli', '/blog/scegliere-il-tassello'],
    ['tasselli cartongesso', '/blog/scegliere-il-tassello'],
    ['guida tasselli', '/blog/scegliere-il-tassello'],
    ['guide', '/web-page/guide'],
    ['privacy', '/web-page/privacy'],
  ])('"%s" is answered by %s', (term, url) => {
    expect(urlsFor(term)[0]).toBe(url);
  });

  test.each([
    'resina',
    'scaffale per negozio',
    'consolle',
    'cassetta postale',
    'carta vetrata',
    'trapano',
    'cartongesso',
    'pagina',
    '?',
    '',
  ])('"%s" asks for goods, or nothing', (term) => {
    expect(urlsFor(term)).toEqual([]);
  });

  test('in other languages, and only pages that the shop has', () => {
    expect(urlsFor('delivery costs', 'en')).toEqual(['/web-page/spedizioni']);
    expect(urlsFor('vrátenie tovaru', 'sk')).toEqual(['/web-page/resi-e-recesso']);
    expect(findHelp({ pages: () => new Map(), help: () => every }, 'spedizione', 'it')).toEqual([]);
  });
});
