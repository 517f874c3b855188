import type { BackOfficeTexts } from '../../it/back-office.ts';
import { facts } from '../pages/facts.ts';

export const documents: BackOfficeTexts['documents'] = {
  title: 'Dokumenty',
  none: 'Žiadne dokumenty: sem patria návody, listy a vyhlásenia.',
  add: 'Pridať dokument',
  addHint: 'PDF, najviac 20 MB.',
  sending: 'Súbor sa nahráva…',
  tooLarge: (name) => `${name} má viac ako 20 MB: zmenši ho a skús znova.`,
  documentOf: (place) => `Dokument ${place}`,
  label: 'Názov',
  labelMissing: 'Napíš, ako sa volá: takto ho číta kupujúci.',
  kind: 'Druh',
  open: (what) => `Otvoriť: ${what}`,
  energy: 'Energetický štítok',
  energyText:
    'Kde to žiada zákon (nar. EÚ 2017/1369), trieda a jej stupnica stoja pri každej cene, so štítkom a listom.',
  scale: 'Stupnica',
  scaleHint: 'Ako na štítku.',
  energyClass: 'Energetická trieda',
  classOutside: 'Zvolená stupnica túto triedu nemá.',
  noLabel: 'Bez štítku',
  labelFile: 'Štítok',
  labelFileHint: 'PDF alebo obrázok, najviac 20 MB.',
  sheetFile: 'Informačný list výrobku',
  fileMissing: 'Chýba: žiada ho zákon.',
  eprel: 'Číslo EPREL',
  eprelHint: 'V európskom registri štítkov: stránka produktu tam vedie.',
  kinds: facts.documentKinds,
};
