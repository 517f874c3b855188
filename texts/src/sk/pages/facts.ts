import { hazards } from './hazards.ts';
import type { Messages } from '../../it/pages.ts';

export const facts: Messages['facts'] = {
  features: 'Vlastnosti',
  dimensions: 'Rozmery',
  width: 'Šírka',
  depth: 'Hĺbka',
  height: 'Výška',
  brand: 'Značka',
  description: 'Popis',
  documents: 'Dokumenty',
  documentKinds: {
    manual: 'Návod',
    sheet: 'Technický list',
    safety: 'Karta bezpečnostných údajov',
    performance: 'Vyhlásenie o parametroch',
    energy: 'Energetický list',
    other: 'Dokument',
  },
  register: (number) => `Európsky register štítkov (EPREL), č. ${number}`,
  takeBack: 'S novým elektrospotrebičom bezplatne odoberieme starý',
  safety: 'Bezpečnosť a výrobca',
  recall: 'Stiahnutie výrobku z bezpečnostných dôvodov',
  recallOf: (article) => `Týka sa: ${article}`,
  recallLot: (lot) => `šarža ${lot}`,
  recallNote:
    'Stiahnutie z bezpečnostných dôvodov: ak tento výrobok máte, prestaňte ho používať a prečítajte si oznámenie o bezpečnosti a výrobcovi nižšie.',
  manufacturer: 'Výrobca',
  euResponsible: 'Zodpovedná osoba v Európskej únii',
  warnings: 'Upozornenia',
  askByChat: 'Neviete sa rozhodnúť? Napíšte nám na WhatsApp',
  customMade:
    'Tovar na mieru: podľa zákona ho nemožno vrátiť bez udania dôvodu (čl. 59 talianskeho spotrebiteľského zákonníka).',
  hazardous: 'Nebezpečný výrobok: pred použitím si prečítajte upozornenia a kartu bezpečnostných údajov.',
  minAge: (age) => `Predaj len osobám od ${age} rokov.`,
  ageCheck: (age) => `Vek zo zákona overujeme: odovzdáme len tomu, kto dokladom preukáže aspoň ${age} rokov.`,
  hazards,
  needed: 'Budete potrebovať aj',
  together: 'Často kupované spolu',
  related: 'Podobné produkty',
};
