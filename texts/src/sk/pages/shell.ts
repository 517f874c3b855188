import { slovakForm } from '../../format/plural.ts';
import type { ShellMessages } from '../../it/pages/shell.ts';

const count = (n: number, one: string, few: string, many: string) => `${n} ${slovakForm(n, one, few, many)}`;

export const shell: ShellMessages = {
  homeLink: (shop) => `${shop}, úvodná stránka`,
  contact: 'Ozvite sa nám',
  about: 'O nás',
  whereWeAre: 'Kde nás nájdete',
  serviceLinks: 'Informácie',
  promises: 'Do pozornosti',
  trackOrder: 'Sledovať objednávku',
  guides: 'Návody',
  offers: 'Akcie',
  newest: 'Novinky',
  offersIn: (label) => `Akcie: ${label}`,
  newIn: (label) => `Novinky: ${label}`,
  compare: 'Porovnať',
  shortcuts: 'Skratky',
  home: 'Domov',
  accountShort: 'Účet',
  toTop: 'Späť hore',
  languages: 'Jazyk',
  preferences: 'Jazyk, mena a farby',
  theme: 'Farby',
  themes: { system: 'Podľa zariadenia', light: 'Svetlé', dark: 'Tmavé' },
  currency: 'Mena',
  ratesOf: (day) => `Ceny v iných menách sú orientačné, podľa kurzu z ${day}. Objednávka je vždy v eurách.`,
  pricesWithoutScript: 'Bez JavaScriptu zostanú ceny v eurách.',
  payInEuros: (amount, day) => `${amount} podľa kurzu z ${day}. Platíte v eurách.`,
  menu: 'Menu',
  openMenu: 'Otvoriť menu',
  closeMenu: 'Zavrieť menu',
  categories: 'Oddelenia',
  allOf: (label) => `Všetko v oddelení ${label}`,
  search: 'Hľadať',
  searchLabel: 'Hľadať v obchode',
  searchPlaceholder: 'Čo potrebujete?',
  searchIn: 'Hľadať v',
  wholeShop: 'Všetky oddelenia',
  suggestions: 'Návrhy',
  suggestedProducts: 'Produkty',
  suggestedCategories: 'Kategórie',
  suggestedBrands: 'Značky',
  suggestedSearches: 'Vyhľadávania',
  suggestedHelp: 'Pomoc',
  suggestedGuides: 'Návody',
  seeAll: (total, term, written) =>
    total === null ? `Hľadať „${term}“` : total === 1 ? 'Zobraziť výsledok' : `Všetky výsledky: ${written}`,
  latestSearches: 'Vaše posledné hľadania',
  clearSearches: 'Vymazať všetky',
  forgetSearch: (term) => `Odstrániť „${term}“ z posledných hľadaní`,
  suggestionCount: (n) => `${count(n, 'návrh', 'návrhy', 'návrhov')}, použite šípky`,
  noSuggestions: (term) => `Zatiaľ nič pre „${term}“: stlačte Enter a prehľadajte celý obchod.`,
  didYouMean: 'Mysleli ste',
  noSuggestionsIn: (term, department) =>
    `Zatiaľ nič pre „${term}“ v oddelení ${department}: skúste všetky oddelenia alebo stlačte Enter.`,
  suggestionsFailed: 'Návrhy sa nepodarilo načítať. Hľadať môžete aj tak: stlačte Enter.',
  priceBefore: 'Pôvodná cena',
  priceFrom: (amount) => `od ${amount}`,
  account: 'Môj účet',
  wishlist: 'Obľúbené',
  cart: 'Košík',
  cartEmpty: 'V košíku nie sú žiadne produkty.',
  cartEmptyHint: 'Čo si vyberiete, nájdete tu.',
  startShopping: 'Pozrieť produkty',
  subtotal: 'Medzisúčet',
  shippingLater: 'Vrátane DPH. Doprava sa zobrazí v košíku.',
  viewCart: 'Zobraziť košík',
  checkout: 'K pokladni',
  removeLine: (name) => `Odstrániť ${name} z košíka`,
  removed: (name) => `Produkt „${name}“ bol odstránený z košíka.`,
  cartNotKept: 'Tento prehliadač neukladá údaje obchodu: košík vydrží, kým je stránka otvorená.',
  cartDropped: (count: number) =>
    count === 1
      ? 'Košík v tomto prehliadači bol z iného ukážkového obchodu: odstránili sme jednu položku.'
      : `Košík v tomto prehliadači bol z iného ukážkového obchodu, odstránené položky: ${count}.`,
  putBack: 'Vrátiť, ak sú v ponuke',
  cartUnreadable:
    'Košík uložený v tomto prehliadači bol poškodený a nedá sa prečítať: pridajte znova, čo potrebujete.',
  linesUnreadable: (count: number) =>
    count === 1
      ? 'Jeden riadok košíka bol poškodený a nedal sa prečítať, preto sme ho odstránili. Skontrolujte, či vám niečo nechýba.'
      : `Poškodené riadky košíka, ktoré sa nedali prečítať a odstránili sme ich: ${count}. Skontrolujte, či vám niečo nechýba.`,
  allInCart: (name, count) =>
    count === 1
      ? `Posledný kus „${name}“ už máte v košíku.`
      : `Všetky dostupné kusy „${name}“ (${count}) už máte v košíku.`,
  addedToCart: (name) => `Produkt „${name}“ bol pridaný do košíka!`,
  cartOf: (count) => `Košík (${count})`,
  undo: 'Späť',
  deliveryFree: 'Doručenie je zadarmo.',
  deliveryMissing: (amount) => `Do doručenia zadarmo chýba ${amount}.`,
  deliveryWay: 'Koľko chýba do doručenia zadarmo',
  fitsWell: 'Zíde sa aj',
  quantityOf: (name) => `Množstvo: ${name}`,
  close: 'Zavrieť',
};
