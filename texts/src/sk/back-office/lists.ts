import type { BackOfficeTexts } from '../../it/back-office.ts';

const chosenOf = (count: string): string => (count === '1' ? 'vybraný 1' : `vybraných ${count}`);

export const lists: BackOfficeTexts['lists'] = {
  settings: 'Zobrazenie',
  columnsLabel: 'Stĺpce',
  densityLabel: 'Riadky',
  densities: { compact: 'Husté', roomy: 'Voľné' },
  selectLoaded: 'Vybrať načítané riadky',
  selectRow: (row) => `Vybrať ${row}`,
  chosen: (count, loaded, total) =>
    total === undefined
      ? `${chosenOf(count)} z ${loaded} načítaných`
      : `${chosenOf(count)} z ${loaded} načítaných, spolu ${total}`,
  chosenWhole: (count, at) =>
    count === '1'
      ? `vybraný 1: jediný, ktorý vyhovoval filtrom (${at})`
      : `vybraných ${count}: všetky, ktoré vyhovovali filtrom (${at})`,
  chooseWhole: (total) => `Vybrať všetkých ${total} vyhovujúcich`,
  tooMany: 'Na výber naraz je ich priveľa: zúžte filtre.',
  chooseNothing: 'Zrušiť výber',
  progress: (done, of) => `${done} z ${of}`,
  stop: 'Zastaviť',
  export: 'Exportovať CSV',
  /** Titles of columns that only files have. */
  file: {
    order: 'Objednávka',
    amount: 'Suma',
    reason: 'Dôvod',
    state: 'Stav',
    method: 'Ako',
    at: 'Kedy',
    reference: 'Referencia',
    payee: 'Komu',
    account: 'Účet',
    bookedOn: 'Zaúčtované',
    currency: 'Mena',
    payer: 'Platca',
    text: 'Text prevodu',
    product: 'Výrobok',
    author: 'Autor',
    stars: 'Hviezdy',
    title: 'Názov',
    comment: 'Text',
    verified: 'Overený nákup',
    reply: 'Odpoveď',
  },
  news: (written: string, count: number) =>
    count === 1
      ? '1 nový riadok odkedy si otvoril zoznam'
      : `Nové riadky odkedy si otvoril zoznam: ${written}`,
  showNews: 'Zobraziť',
  exported: (count) => `Exportované riadky: ${count}`,
  range: {
    label: 'Obdobie',
    backwards: 'Koniec je pred začiatkom: zvoľte neskorší deň.',
    zone: 'Taliansky čas: vaše zariadenie je v inom časovom pásme.',
    presets: { today: 'Dnes', week: 'Posledných 7 dní', month: 'Tento mesiac' },
  },
  saved: {
    label: 'Uložené pohľady',
    none: 'Žiadny uložený pohľad: vyfiltrujte zoznam a pomenujte ho.',
    name: 'Názov',
    share: 'Kto ho vidí',
    onlyMe: 'Iba ja',
    everybody: 'Všetci',
    save: 'Uložiť terajšie filtre a stĺpce',
    saved: 'Pohľad uložený',
    remove: (name) => `Odstrániť pohľad ${name}`,
    of: (who) => `vytvoril(a) ${who}`,
  },
};
