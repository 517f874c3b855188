import type { Messages } from '../../it/pages.ts';

export const notice: Messages['notice'] = {
  asked:
    'Napísali sme vám: otvorte odkaz v e-maile a potvrďte ho. Potom vám dáme vedieť iba raz, hneď ako bude na sklade.',
  failed: 'Žiadosť sa nepodarilo odoslať. Skúste to o chvíľu.',
};
