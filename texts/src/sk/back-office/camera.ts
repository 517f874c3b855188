import type { BackOfficeTexts } from '../../it/back-office.ts';

export const camera: BackOfficeTexts['camera'] = {
  open: 'Čítať fotoaparátom',
  close: 'Zavrieť fotoaparát',
  region: 'Fotoaparát',
  opening: 'Otváram fotoaparát…',
  hint: 'Drž kód v rámčeku. Pre ďalší rovnaký kus ho na chvíľu oddiaľ a ukáž znova.',
  beQuiet: 'Vypnúť zvuk',
  beLoud: 'Zapnúť zvuk',
  torchOn: 'Zapnúť svetlo',
  torchOff: 'Vypnúť svetlo',
  ends: {
    idle: 'Fotoaparát sa vypol: dve minúty neprečítal žiadny kód.',
    hidden: 'Fotoaparát sa vypol, keď si opustil stránku.',
  },
  faults: {
    refused:
      'Fotoaparát nie je povolený: ťukni na symbol vedľa adresy stránky, povoľ fotoaparát a skús znova. Zatiaľ použi čítačku alebo kód napíš.',
    busy: 'Fotoaparát používa iná aplikácia alebo stránka: zavri ju a skús znova. Zatiaľ použi čítačku alebo kód napíš.',
    missing: 'Toto zariadenie nemá fotoaparát, ktorý sa dá použiť: použi čítačku alebo kód napíš.',
    broken: 'Fotoaparát tu nedokáže čítať kódy: skús znova, alebo použi čítačku či kód napíš.',
  },
};
