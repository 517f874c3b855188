import type { BackOfficeTexts } from '../../it/back-office.ts';

export const voices: BackOfficeTexts['voices'] = {
  views: 'Otázky a komentáre podľa stavu',
  states: { waiting: 'Na prečítanie', published: 'Zverejnené', refused: 'Zamietnuté' },
  search: 'Hľadať v slovách, podľa autora alebo výrobku',
  apply: 'Hľadať',
  kinds: { question: 'Otázka', answer: 'Odpoveď kupujúceho', comment: 'Komentár k návodu' },
  none: 'Nič nečaká',
  noneText: 'Otázky k výrobkom, odpovede kupujúcich a komentáre k návodom sa objavia tu.',
  noneFound: 'Nič na zobrazenie',
  noneFoundText: 'Skúste iné slová alebo sa pozrite na iný stav.',
  most: (n) => `Najviac ${n} z každého druhu: ostatné nájdete hľadaním.`,
  asked: 'Otázka:',
  shopAnswered: 'Obchod odpovedal',
  mailed: 'odpoveď dostane e-mailom',
  answer: 'Odpovedať',
  answerAgain: 'Zmeniť odpoveď',
  withdraw: 'Stiahnuť',
  answerTitle: 'Odpovedať na otázku',
  shopAnswer: 'Odpoveď obchodu',
  answerHint: (mailed) =>
    mailed
      ? 'Zobrazí sa na stránke výrobku a e-mailom ju dostane ten, kto sa pýtal.'
      : 'Zobrazí sa na stránke výrobku.',
  answerAct: 'Odpovedať a zverejniť',
  refuseTitles: {
    question: 'Nezverejniť otázku',
    answer: 'Nezverejniť odpoveď',
    comment: 'Nezverejniť komentár',
  },
  refuseText: 'Dôvod zostane v zázname: čítajú ho len kolegovia. Nikto nedostane e-mail.',
  reasons: [
    'Netýka sa výrobku.',
    'Obsahuje osobné údaje.',
    'Obsahuje urážky.',
    'Je to reklama.',
    'Už tu je.',
  ],
  done: {
    question: {
      publish: (who) => `Otázka zverejnená: ${who}`,
      answer: (who) => `Odpoveď na otázku zverejnená: ${who}`,
      refuse: (who) => `Otázka zamietnutá: ${who}`,
    },
    answer: {
      publish: (who) => `Odpoveď zverejnená: ${who}`,
      answer: (who) => `Odpoveď zverejnená: ${who}`,
      refuse: (who) => `Odpoveď zamietnutá: ${who}`,
    },
    comment: {
      publish: (who) => `Komentár zverejnený: ${who}`,
      answer: (who) => `Komentár zverejnený: ${who}`,
      refuse: (who) => `Komentár zamietnutý: ${who}`,
    },
  },
};
