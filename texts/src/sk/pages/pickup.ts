import type { Messages } from '../../it/pages.ts';

export const pickup: Messages['pickup'] = {
  hours: 'Otváracie hodiny',
  map: 'Pozrieť na mape',
  bring: 'Čo si priniesť',
  bringLater: 'Číslo objednávky a doklad totožnosti.',
  bringNumber: (number) => `Číslo objednávky ${number} a doklad totožnosti.`,
  place: 'Kde si to vyzdvihnete',
  who: 'Kto si tovar vyzdvihne',
  states: {
    partly_shipped: 'Čiastočne pripravené',
    shipped: 'Pripravené na vyzdvihnutie',
    delivered: 'Vyzdvihnuté',
  },
  stateTexts: {
    partly_shipped: 'Časť je pripravená na vyzdvihnutie, zvyšok čoskoro.',
    shipped: 'Vaša objednávka je pripravená: čaká v predajni.',
    delivered: 'Objednávku ste si vyzdvihli.',
  },
  steps: { shipped: 'Pripravené', delivered: 'Vyzdvihnuté' },
  nextPaid: [
    'Objednávku pripravíme v predajni.',
    'Keď bude pripravená, pošleme vám e-mail: počkajte naň, kým prídete.',
  ],
  nextTransfer: [
    'Urobte prevod podľa údajov vyššie.',
    'Keď príde, objednávku pripravíme v predajni a napíšeme vám, keď bude pripravená.',
  ],
};
