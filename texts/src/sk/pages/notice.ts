import type { Messages } from '../../it/pages.ts';

export const notice: Messages['notice'] = {
  asked:
    'Napísali sme vám: otvorte odkaz v e-maile a potvrďte ho. Potom vám dáme vedieť iba raz, hneď ako bude na sklade.',
  login: 'Prihlásiť sa',
  watchLogin: 'Ak chcete upozornenie na cenu, prihláste sa alebo zaregistrujte: hneď potom ho zapneme.',
  watchStarted: 'Hotovo: napíšeme vám, keď cena klesne.',
  watchEnded: 'Odobraté zo zoznamu želaní: o tomto tovare vám už nebudeme písať.',
  watchListEnded: 'Hotovo: o cenách zo zoznamu vám už nebudeme písať.',
  watchList: 'Prejsť na zoznam',
  failed: 'Žiadosť sa nepodarilo odoslať. Skúste to o chvíľu.',
};
