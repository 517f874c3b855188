import { slovakForm } from '../../format/plural.ts';
import type { Messages } from '../../it/pages.ts';

const plural = (count: number, one: string, few: string, many: string): string =>
  `${count} ${slovakForm(count, one, few, many)}`;
const starsOf = (stars: number): string => plural(stars, 'hviezdička', 'hviezdičky', 'hviezdičiek');

export const reviews: Messages['reviews'] = {
  title: 'Recenzie',
  summary: (average, count) => `${average} z 5, ${plural(count, 'recenzia', 'recenzie', 'recenzií')}`,
  total: (count) => plural(count, 'recenzia', 'recenzie', 'recenzií'),
  none: 'Zatiaľ žiadne recenzie. Ak tento produkt máte, napíšte, aký je.',
  starsOf,
  share: (stars, percent) => `${starsOf(stars)}: ${percent} %`,
  only: (stars) => `Zobraziť len recenzie: ${starsOf(stars)}`,
  all: 'Zobraziť všetky',
  report: 'Nahlásiť',
  reportWhose: (name) => `recenziu, ktorú napísal(a) ${name}`,
  verified: 'Overený nákup',
  bare: 'Hodnotenie bez komentára',
  by: (author, day) => `${author}, ${day}`,
  how: 'Písať môže každý, kto má účet; kto kúpil u nás, má značku „Overený nákup“. Každú recenziu pred zverejnením čítame a zverejňujeme aj záporné.',
  howUnchecked:
    'Písať môže každý, kto má účet. Recenzie sa zobrazujú tak, ako prídu: neoverujeme, či autor nakúpil u nás.',
  howLink: 'Ako zbierame recenzie',
  helpful: (count) => `Užitočné (${count})`,
  unhelpful: (count) => `Neužitočné (${count})`,
  helpfulOf: (author) => `Recenzia od ${author} je užitočná`,
  unhelpfulOf: (author) => `Recenzia od ${author} nie je užitočná`,
  more: 'Zobraziť ďalšie recenzie',
  write: 'Napísať recenziu',
  change: 'Upraviť svoju recenziu',
  close: 'Zavrieť',
  yourStars: 'Vaše hodnotenie',
  yourTitle: 'Nadpis',
  yourComment: 'Váš komentár (nepovinný)',
  commentHint: 'Ako sa používa, čo sa vám páči a čo nie. Bez osobných údajov.',
  send: 'Odoslať recenziu',
  sending: 'Odosiela sa…',
  remove: 'Odstrániť',
  removed: 'Recenzia bola odstránená.',
  sent: 'Ďakujeme! Prečítame ju a zverejníme, zvyčajne do dvoch pracovných dní.',
  sentAtOnce: 'Ďakujeme! Vaša recenzia je zverejnená.',
  waiting: 'Vaša recenzia čaká na prečítanie.',
  refused: (reason) => `Vaša recenzia nebola zverejnená: ${reason}`,
  boughtHere: 'Tento produkt ste kúpili u nás: recenzia bude mať značku „Overený nákup“.',
  notBoughtHere: 'Váš nákup u nás nenachádzame: recenzia bude bez značky „Overený nákup“.',
  starsMissing: 'Vyberte jednu až päť hviezdičiek.',
  titleMissing: 'Napíšte nadpis, stačia dve slová.',
  photos: 'Fotky (nepovinné)',
  photosHint:
    'Najviac 4, JPEG, PNG alebo WebP, spolu do 15 MB. Miesto a údaje telefónu odstránime; pred zverejnením si ich pozrieme.',
  photoRemove: (position: number) => `Odstrániť fotku ${position}`,
  photosFull: 'Štyri fotky stačia: ostatné sme nepridali.',
  photoHeic:
    'Táto fotka je vo formáte HEIC z iPhonu: uložte ju ako JPEG (v iPhone: Nastavenia, Kamera, Formáty, Najkompatibilnejšie) a vyberte ju znova.',
  photoOdd: 'Tento obrázok sa nedá prečítať: vyberte JPEG, PNG alebo WebP.',
  photosKept: (count: number) =>
    count === 1
      ? 'Predchádzajúca fotka zostane, ak nevyberiete iné.'
      : `Predchádzajúce fotky (${count}) zostanú, ak nevyberiete iné.`,
  photosDrop: 'Odstrániť predchádzajúce fotky',
  photoOf: (position: number, count: number, author: string) =>
    `Fotka ${position} z ${count}, ${author}: zväčšiť`,
  photoShown: (position: number, count: number, author: string) => `Fotka ${position} z ${count}, ${author}`,
  photoNext: 'Ďalšia fotka',
  photoPrevious: 'Predchádzajúca fotka',
  photoView: 'Fotky k recenzii',
  guestTitle: 'Nakúpili ste bez účtu? Píšte s číslom objednávky',
  guestOrder: 'Číslo objednávky',
  guestEmail: 'E-mail objednávky',
  login: 'Prihlásiť sa',
  loginToWrite: 'Prihláste sa, ak chcete napísať recenziu alebo povedať, či je užitočná.',
  failed: 'Nepodarilo sa uložiť: skontrolujte pripojenie a skúste znova. Čo ste napísali, je stále tu.',
  listFailed: 'Recenzie sa nenačítali: skontrolujte pripojenie a skúste znova.',
  wishlistAdded: 'Pridané do zoznamu želaní.',
  wishlistRemoved: 'Odstránené zo zoznamu želaní.',
  wishlistLogin: 'Ak chcete používať zoznam želaní, prihláste sa: hneď potom ho pridáme.',
  wishList: 'Prejsť na zoznam',
  wishlistFailed: 'Zoznam želaní neodpovedá: skúste o chvíľu.',
  wishlistTitle: 'Váš zoznam želaní',
  wishlistEmpty: 'Zoznam je prázdny: ťuknite na srdce pri produkte a uložte si ho.',
  toShop: 'Pozrieť oddelenia',
};
