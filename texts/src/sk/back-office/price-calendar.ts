import type { BackOfficeTexts } from '../../it/back-office.ts';

/** Texts of the calendar of prices. */
export const priceCalendar: BackOfficeTexts['priceCalendar'] = {
  intro:
    'Znížené ceny a akcie s dátumom, bežiace alebo plánované: menia sa samy podľa rímskeho času. Zľavy bez dátumov sú medzi produktmi.',
  add: 'Pripraviť zľavu',
  none: 'Nič v pláne',
  noneText: 'Priprav zľavu s dátumami v „Cenách hromadne“: nájdeš ju tu.',
  kinds: { sale: 'Znížená cena', promo: 'Akcia' },
  running: 'beží',
  planned: 'plánované',
  from: (day) => `od ${day}`,
  to: (day) => `do ${day}`,
  open: 'bez konca',
  reach: (products, variants) => `Produkty: ${products}, varianty: ${variants}`,
  percent: (least, most) => (least === most ? `−${most} %` : `od −${least} % do −${most} %`),
  conflicts: 'Kde sa stretávajú dve zľavy',
  noConflicts: 'Žiadny produkt nemá dve zľavy v rovnakom čase.',
  withSale: 'Akcia a znížená cena spolu',
  withCoupon: (code) => `Kupón ${code} na zníženú cenu`,
  wins: {
    promo: 'Platí akcia: má prednosť pred inými cenami a kupón sa zliav netýka.',
    sale: 'Platí znížená cena: tento kupón sa na zľavnené produkty nevzťahuje.',
    both: 'Platí oboje: kupón sa odpočíta z už zníženej ceny.',
  },
  change: 'Zmeniť dátumy',
  newFrom: 'Nový začiatok',
  newTo: 'Nový koniec',
  save: 'Presunúť',
  stop: 'Zastaviť teraz',
  stopSure: (variants: string) =>
    `Zastaviť zľavu teraz? Cenníkové ceny sa vrátia o chvíľu. Varianty: ${variants}.`,
  drop: 'Zrušiť zľavu',
  dropSure: (variants: string) => `Zrušiť zľavu skôr, než začne? Varianty: ${variants}.`,
  sure: 'Áno',
  keep: 'Nechať tak',
  moved: (variants: string) => `Dátumy zmenené. Varianty: ${variants}.`,
  ended: (variants: string) => `Zľava ukončená. Varianty: ${variants}.`,
  reason: 'Dôvod (nepovinné)',
  shown: (shown: string, total: string) => `Prvých ${shown} z ${total}: ostatné nájdeš pri produktoch.`,
  days: 'Osem týždňov, od minulého týždňa',
};
