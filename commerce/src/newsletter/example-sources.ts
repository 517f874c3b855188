import type { LetterSources } from './letter-sources.ts';

const day = new Date('2026-09-01T10:00:00Z');
const article = (sku: string, name: string, priceCents: number) => ({
  sku,
  name,
  options: '',
  slug: `det/${sku.toLowerCase()}`,
  picture: null,
  priceCents,
  stock: 5,
});

/** Articles of the examples, by SKU. */
const goods = [
  article('ESEMPIO-1', 'Trapano avvitatore 18 V', 8900),
  article('ESEMPIO-2', 'Lampada da tavolo', 3450),
];

/** Data of examples of letters: somebody who wants all of them. */
export const exampleSources: LetterSources = {
  isSubscribed: async () => true,
  choices: async () => ({ price_drops_since: day, cart_reminders_since: day }),
  letter: async () => ({
    subject: 'Idee verdi',
    content: {
      title: 'Idee verdi',
      preview: 'Tre cose da fare questo fine settimana',
      parts: [
        { kind: 'paragraph', text: 'Piante, luci, due sedie: basta poco.' },
        { kind: 'goods', skus: ['ESEMPIO-1', 'ESEMPIO-2'] },
        { kind: 'button', label: 'Guarda tutto', url: '/shop' },
      ],
    },
  }),
  goods: async (skus) => goods.filter(({ sku }) => skus.includes(sku)),
};
