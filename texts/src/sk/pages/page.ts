import { slovakForm } from '../../format/plural.ts';
import type { Messages } from '../../it/pages.ts';

const count = (n: number, one: string, few: string, many: string) => `${n} ${slovakForm(n, one, few, many)}`;

export const page: Messages['page'] = {
  skipToContent: 'Prejsť na obsah',
  home: 'Domov',
  breadcrumbs: 'Cesta',
  close: 'Zavrieť',
  toHome: 'Späť na úvod',
  toShop: 'Do obchodu',
  offline: 'Zdá sa, že nie ste pripojení. Skúste to znova, keď sa sieť obnoví.',
  onlineAgain: 'Ste znova online.',
  problemTitle: 'Vyskytla sa neočakávaná chyba. Skúste to znova.',
  problemText: 'Túto stránku sa nepodarilo zobraziť. Váš košík je v bezpečí.',
  retry: 'Skúsiť znova',
  methodTitle: 'Táto stránka neprijíma údaje',
  methodText: 'Otvorte ju podľa adresy alebo z obchodu: nič sa nestratilo.',
  notFoundTitle: 'Táto stránka sa nenašla',
  notFoundNear: 'Možno hľadáš',
  notFoundText: 'Adresa sa možno zmenila alebo je v nej preklep.',
  popular: 'Najnavštevovanejšie kategórie',
  bestSellersIn: (label: string) => `Najpredávanejšie v oddelení ${label}`,
  alsoLike: 'Mohlo by sa vám páčiť',
  yes: 'Áno',
  no: 'Nie',
  cartCount: (n) => `${count(n, 'položka', 'položky', 'položiek')} v košíku`,
  compare: 'Porovnať',
  toCheckout: 'K pokladni',
};
