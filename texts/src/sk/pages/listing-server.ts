import type { Messages } from '../../it/pages.ts';

export const listingServer: Messages['listingServer'] = {
  correction: (from, to) => `Pre „${from}“ sme nič nenašli: tu sú výsledky pre „${to}“.`,
  searchExact: (from) => `Hľadať namiesto toho „${from}“`,
  relaxed: 'Všetky slová obsahuje málo produktov alebo žiadny: tu sú aj najbližšie.',
  searchTabs: 'Výsledky vyhľadávania',
  searchTab: { '': 'Produkty', reparti: 'Oddelenia', marche: 'Značky', guide: 'Návody a pomoc' },
  view: 'Zobrazenie',
  grid: 'Mriežka',
  list: 'Zoznam',
  emptyTitle: (term) => (term === '' ? 'Žiadne produkty s týmito filtrami' : `Žiadne výsledky pre „${term}“`),
  emptyText: 'Skontrolujte pravopis, skúste všeobecnejšie slovo alebo odstráňte niektorý filter.',
  emptyNear: (label: string) =>
    `Hľadaný tovar nemáme, alebo sa volá inak. Najbližšie oddelenie je „${label}“.`,
  toNearest: (label: string) => `Pozrieť ${label}`,
  emptyFilteredText: 'Odstráňte niektorý filter alebo rozšírte cenové rozpätie.',
  removeFilters: 'Odstrániť všetky filtre',
  beyondTitle: 'Výsledky sa končia skôr',
  beyondText: (page, pages) => `Strana ${page} neexistuje: posledná je ${pages}.`,
  toLastPage: 'Na poslednú stranu',
  toFirstPage: 'Späť na prvú',
  login: 'Prihlásiť sa',
  unknownTitle: 'Táto kategória neexistuje',
  unknownText: 'Možno bola presunutá. Začnite jednou z týchto alebo vyhľadajte, čo potrebujete.',
  columns: (count) => `${count} v rade`,
  columnsOf: 'Produkty v rade',
  highlights: 'Vyberáme',
  previousProducts: 'Zobraziť predchádzajúce',
  missingTitle: 'Táto stránka neexistuje',
  missingText:
    'Adresa nevedie k žiadnemu zoznamu obchodu. Začnite oddelením alebo vyhľadajte, čo potrebujete.',
};
