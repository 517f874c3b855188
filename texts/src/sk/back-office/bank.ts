import type { BackOfficeTexts } from '../../it/back-office.ts';

export const bank: BackOfficeTexts['bank'] = {
  none: 'Nič na priradenie',
  noneText: 'Platby, ktoré samy nezaplatia objednávku, sa objavia tu.',
  load: 'Načítať výpis (camt.053)',
  loadHint: 'Vyberte súbor z banky alebo ho sem presuňte.',
  tooLarge: 'Súbor je na túto obrazovku priveľký: načítaj ho cez npm run staff -- bank import.',
  loaded: (all, matched, known, open) =>
    `Prečítané platby: ${all}, priradené ${matched}, známe ${known}, na kontrolu ${open}.`,
  from: 'od',
  renovation: 'Prevod na rekonštrukciu: banka zrazila 11 %',
  results: { amount_differs: 'Iná suma', unknown_order: 'Objednávka nerozpoznaná' },
  noProposal: 'Nesedí žiadna objednávka: napíš číslo alebo uzavri s dôvodom.',
  reasons: {
    number: 'číslo v texte',
    amount: 'presná suma',
    renovation_amount: 'suma po zrážke',
    name: 'rovnaké meno',
  },
  accept: 'Priradiť',
  other: 'Číslo objednávky',
  close: 'Uzavrieť',
  why: 'Prečo ju uzatváraš',
  split: 'Rozdeliť medzi viac objednávok',
  parts: 'Sumy častí so znakom + medzi nimi',
  partsHint: (amount) => `Napríklad 20,00 + 15,50; spolu dajú ${amount}`,
  partsLeft: (left) => `Chýba alebo zvyšuje: ${left}.`,
  partsWrong: 'Napíš aspoň dve sumy, napríklad 20,00 + 15,50',
  splitAct: 'Rozdeliť',
  splitDone: 'Úhrada rozdelená: teraz sa každá časť páruje zvlášť.',
};
