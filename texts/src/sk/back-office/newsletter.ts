import type { BackOfficeTexts } from '../../it/back-office.ts';

export const newsletter: BackOfficeTexts['newsletter'] = {
  subscribers: 'Odberatelia',
  subscribed: 'Odberatelia spolu',
  everybody: 'Všetci odberatelia',
  languages: {
    it: 'Odberatelia v taliančine',
    en: 'Odberatelia v angličtine',
    sk: 'Odberatelia v slovenčine',
  },
  waiting: 'Ešte nepotvrdili',
  left: 'Odhlásili sa',
  export: 'Stiahnuť odberateľov',
  exportText: 'So súhlasom každého, slovo za slovom. Sú to osobné údaje: kto ich stiahne, zostane v denníku.',
  exported: (count) => `V súbore: ${count}`,
  write: 'Nový list',
  subject: 'Predmet',
  preview: 'Náhľad',
  previewHint: 'Zobrazí sa vedľa predmetu v zozname e-mailov.',
  readers: 'Komu',
  text: 'Text',
  textHint:
    'Odseky oddeľuje prázdny riadok; „## “ je nadpis, „- “ zoznam; odkaz sám na riadku, [takto](/shop), sa zmení na tlačidlo; {{products SKU SKU}} ukáže výrobky s dnešnou cenou.',
  look: 'Pozrieť list',
  lookFirst:
    'Pozrite si list: tu sa zobrazí, ako sa číta a koľko ľudí ho dostane. Potom ho vyskúšate a pošlete.',
  asRead: 'Ako sa číta',
  reaches: (count, shown) =>
    count === 0
      ? 'Nikto by ho nedostal: nie sú odberatelia.'
      : count === 1
        ? 'Dostal by ho 1 človek.'
        : `Počet ľudí, ktorí by ho dostali: ${shown}.`,
  people: (count, shown) => (count === 1 ? '1 človek' : `ľudí: ${shown}`),
  unknownSkus: (skus) => `Nie sú v predaji a nezobrazia sa: ${skus}.`,
  button: (label, url) => `Tlačidlo „${label}“ → ${url}`,
  goods: (skus) => `Výrobky: ${skus}`,
  try: 'Poslať mne',
  tried: (email) => `Na ceste na ${email}.`,
  send: (count, shown) => (count === 1 ? 'Poslať 1 človeku' : `Poslať (príjemcov: ${shown})`),
  sure: 'Poslať list?',
  sureText: 'Odoslaný list sa nedá vrátiť. Kto sa medzitým odhlási, ho nedostane.',
  untried: 'Ešte ste ho nevyskúšali na svojej adrese.',
  sentTo: (count, shown) =>
    count === 1 ? 'List odchádza 1 človeku.' : `List odchádza po skupinách, príjemcov: ${shown}.`,
  sent: 'Odoslané listy',
  none: 'Zatiaľ žiadny list.',
  columns: { subject: 'Predmet', to: 'Komu', at: 'Kedy', state: 'Stav' },
  leaving: 'odchádza',
  gone: 'odoslaný',
};
