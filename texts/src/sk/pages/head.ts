import type { Messages } from '../../it/pages.ts';

export const head: Messages['head'] = {
  resultsFor: (term) => `Výsledky pre „${term}“`,
  pageTitle: (title, page) => (page > 1 ? `${title} – strana ${page}` : title),
  describeListing: (title, count) =>
    `${title}: ${count} na porovnanie podľa ceny, rozmerov a dostupnosti. Vrátenie do 14 dní.`,
  describePage: (title, shop) => `${title}: informácie obchodu ${shop}, napísané zrozumiteľne.`,
  refusedTitle: 'Toto hľadanie nevieme prečítať',
  wishlistTitle: 'Váš zoznam želaní',
  wishlistText: 'Prihláste sa a uvidíte svoj zoznam želaní.',
  collections: {
    novita: {
      title: 'Novinky',
      intro: 'Najnovšie produkty pre dom a majstrovanie: pribúdajú každý týždeň, najnovšie sú prvé.',
    },
    offerte: {
      title: 'Akcie',
      intro:
        'Všetky zľavnené produkty, od najväčšej zľavy. Prečiarknutá cena je najnižšia za predchádzajúcich 30 dní.',
    },
  },
  categoryMissing: 'Kategória sa nenašla',
  pageMissing: 'Stránka sa nenašla',
  startingUp: 'Obchod sa práve otvára: skúste to o pár sekúnd.',
  previewOver: 'Tento odkaz na náhľad už neplatí: vytvor nový na obrazovke produktu v správe obchodu.',
  describeProduct: (name, brand, shop) =>
    `${name}${brand === '' ? '' : ` značky ${brand}`}: cena, rozmery a dostupnosť v ${shop}.`,
};
