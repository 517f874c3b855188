/** Texts of the calendar of prices. */
export const priceCalendar = {
  intro:
    'Prezzi ribassati e promozioni con una data, in corso o previsti: cambiano da soli, all’ora di Roma. I ribassi senza date stanno tra i prodotti.',
  add: 'Prepara un ribasso',
  none: 'Niente in programma',
  noneText: 'Prepara un ribasso con le sue date da «Prezzi in blocco»: lo ritrovi qui.',
  kinds: { sale: 'Prezzo scontato', promo: 'Promozione' },
  running: 'in corso',
  planned: 'previsto',
  from: (day: string) => `dal ${day}`,
  to: (day: string) => `al ${day}`,
  open: 'senza fine',
  reach: (products: string, variants: string) => `Prodotti: ${products}, varianti: ${variants}`,
  percent: (least: string, most: string) => (least === most ? `−${most} %` : `da −${least} % a −${most} %`),
  conflicts: 'Dove due ribassi si incontrano',
  noConflicts: 'Nessun prodotto ha due ribassi nello stesso periodo.',
  withSale: 'Promozione e prezzo scontato insieme',
  withCoupon: (code: string) => `Buono ${code} su un prezzo ribassato`,
  wins: {
    promo: 'Vale la promozione: passa sempre davanti agli altri prezzi, e il buono non tocca i ribassati.',
    sale: 'Vale il prezzo scontato: questo buono non si applica ai prodotti ribassati.',
    both: 'Valgono tutti e due: il buono si toglie dal prezzo già ribassato.',
  },
};
