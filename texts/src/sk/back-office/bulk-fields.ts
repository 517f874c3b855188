/** Texts of changing one field of the products chosen in their list. */
export const bulkFields = {
  open: (n: string) => `Zmeň vybrané výrobky (${n})`,
  title: (n: string) => `Zmena výrobkov: ${n}`,
  intro:
    'Vyber pole a čo má hovoriť, potom si pozri náhľad: nič sa nezmení, kým nepotvrdíš, a 30 dní môžeš všetko vrátiť. Ceny sa menia vlastným pravidlom.',
  field: 'Pole',
  fields: {
    published: 'V predaji v obchode',
    category_id: 'Kategória',
    brand_id: 'Značka',
    vat_class: 'Sadzba DPH',
    manufacturer_id: 'Výrobca',
    eu_responsible_id: 'Zodpovedná osoba v EÚ',
    feature: 'Vlastnosť',
  },
  value: 'Bude',
  look: 'Pozri náhľad',
  summary: (changed: string, products: string) => `Výrobky, ktoré sa zmenia: ${changed} z ${products}.`,
  nothing: (products: string) => `Žiadny z vybraných výrobkov (${products}) sa takto nezmení.`,
  staying: (n: string) => `Ostanú, ako sú: ${n}. Sú prvé v tabuľke aj s dôvodom.`,
  shown: (n: string) => `Zobrazené riadky: ${n}.`,
  columns: { product: 'Výrobok', from: 'Z', to: 'Na' },
  faults: {
    maker: 'chýba výrobca',
    foreign: 'jeho typ túto vlastnosť nemá',
    dated: 'má vlastné dátumy: zmeň ich na jeho stránke',
  },
  none: 'nič',
  featureOf: (label: string, n: string) => `${label} (výrobky: ${n})`,
  reason: 'Dôvod (nepovinné)',
  apply: (n: string) => `Zmeň výrobky (${n})`,
  done: (n: string) => `Hotovo. Zmenené výrobky: ${n}. Obchod ich už zobrazuje.`,
};
