import type { ServerTexts } from '../../it/service/server.ts';

export const server: ServerTexts = {
  home: 'Späť na úvod',
  refused: {
    address_unclear: 'Neplatná adresa',
    address_too_long: 'Adresa je príliš dlhá',
    request_too_large: 'Príliš veľké',
    method_not_allowed: 'Nepovolená metóda',
    request_of_other_site: 'Požiadavka z inej stránky',
  },
  /** Too many uploads at the moment. */
  busy: 'Chvíľku',
  pageMissing: {
    title: 'Stránka sa nenašla',
    text: 'Táto stránka neexistuje. Vráťte sa do obchodu a vyhľadajte, čo potrebujete.',
  },
  pageFailed: {
    title: 'Pri zobrazení chybovej stránky sa vyskytla chyba',
    text: 'Skúste to o chvíľu znova. Váš košík je v bezpečí.',
  },
  /** Pages in the frame beside an editor of contents that are not shown. */
  preview: {
    over: {
      title: 'Náhľad už neplatí',
      text: 'Tento náhľad už neplatí: vráť sa do správy obchodu a stlač „Obnoviť náhľad“. Ak si sa odhlásil, prihlás sa znova.',
    },
    outside: {
      title: 'Náhľad sa otvára v správe obchodu',
      text: 'Táto adresa ukazuje koncept, iba tomu, kto ho píše, a iba vedľa textu. Otvor ju v správe obchodu, v časti Obsah.',
    },
    shut: {
      title: 'Tu sa náhľad končí',
      text: 'Košík, pokladňa a účet do náhľadu nepatria: nič sa tu nekupuje ani neodosiela.',
    },
  },
  offline: {
    title: 'Ste offline',
    text: 'Nie je spojenie. Tu nájdete, čo si tento prehliadač uchoval; keď sa sieť vráti, stránka sa sama načíta znova.',
    again: 'Skúsiť znova',
    cart: 'Váš košík',
    pages: 'Naposledy zobrazené stránky',
  },
  opening: {
    title: 'Otvárame',
    text: 'Obchod si ukladá tovar do regálov: o pár sekúnd sa táto stránka sama obnoví.',
    plain: 'Obchod sa otvára.',
  },
  /** What assistants read: llms.txt, products and categories as Markdown. */
  assistants: {
    howToRead:
      'Každý produkt je aj v Markdowne: k adrese jeho stránky pridajte „.md“; rovnako sa čítajú aj oddelenia na adresách nižšie. Ceny sú v eurách s DPH; platí cena na stránke.',
    departments: 'Oddelenia',
    more: 'Ďalšie',
    allPages: 'Všetky stránky',
    contact: 'Kontakty a otváracie hodiny',
    prices: 'Ceny a dostupnosť',
    before: (was) => `najnižšia cena za predchádzajúcich 30 dní: ${was}`,
    inStock: 'na sklade',
    outOfStock: 'vypredané',
    rating: (stars, reviews) => `Hodnotenie: ${stars} z 5 (recenzie: ${reviews})`,
    features: 'Vlastnosti',
    description: 'Opis',
    page: 'Stránka',
    goods: (count) =>
      count === 1 ? 'jeden produkt' : count < 5 ? `${count} produkty` : `${count} produktov`,
    pageOf: (page, pages) => `strana ${page} z ${pages}`,
    nextPage: 'Ďalšia strana',
    from: (price) => `od ${price}`,
  },
  files: {
    missing: 'Súbor sa nenašiel',
    onlyRead: 'Súbory sa čítajú cez GET.',
    documentMissing: 'Dokument sa nenašiel',
    pictureMissing: 'Obrázok sa nenašiel',
    pictureAddress: 'Neplatná adresa obrázka',
  },
};
