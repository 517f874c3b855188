import type { Messages } from '../../it/pages.ts';

export const arrival: Messages['arrival'] = {
  cost: (label, cost) => `${label}: ${cost}`,
  costFreeFrom: (label, cost, from) => `${label}: ${cost}, od ${from} zadarmo`,
  free: (label) => `${label}: doprava zadarmo`,
  days: (least, most) =>
    `Doručenie v Taliansku do ${least === most ? '' : `${least} – `}${most} pracovných dní, na ostrovy o pár dní dlhšie`,
  on: (day, cap) => `Doručenie na PSČ ${cap}: ${day}`,
  between: (from, to, cap) => `Doručenie na PSČ ${cap}: ${from} až ${to}`,
  pickupFree: (label) => `${label}: zadarmo`,
  pickup: (label, cost) => `${label}: ${cost}`,
  pickupDays: (least, most) =>
    `, pripravené do ${most === 1 ? '1 pracovného dňa' : `${least === most ? '' : `${least} – `}${most} pracovných dní`}`,
  undeliverable: (cap) => `Tento tovar na PSČ ${cap} nedoručujeme.`,
  canBeCollected: 'Môžete si ho vyzdvihnúť v predajni.',
  writeToUs: 'Napíšte nám: nájdeme riešenie.',
  soldOut: 'Momentálne je vypredaný: dátum budeme vedieť, keď bude opäť na sklade.',
  capMissing: 'Napíšte talianske PSČ: má 5 číslic, napríklad 40121.',
  capWrong: 'Talianske PSČ má 5 číslic, napríklad 40121: skontrolujte ho.',
  capUnknown: 'Toto PSČ neexistuje: skontrolujte ho.',
  failed: 'Dátum sa nepodarilo zistiť: skúste to o chvíľu.',
};
