import type { BackOfficeTexts } from '../../it/back-office.ts';

export const recalls: BackOfficeTexts['recalls'] = {
  announce: 'Nové stiahnutie',
  recallThis: 'Stiahnuť tento výrobok',
  all: 'Všetky stiahnutia',
  none: 'Žiadne stiahnutie',
  noneText:
    'Keď môže byť výrobok nebezpečný, odtiaľto upozorníte tých, čo ho kúpili (nariadenie (EÚ) 2023/988, čl. 35 a 36).',
  columns: {
    product: 'Výrobok',
    what: 'Čo',
    at: 'Oznámené',
    mails: 'E-maily',
    reached: 'Upozornení ľudia',
    sent: 'Odoslané e-maily',
    waiting: 'Čakajú',
    givenUp: 'Zaseknuté',
  },
  sentOf: (sent, reached) => `odoslané ${sent} z ${reached}`,
  stuckOf: (count) => `zaseknuté: ${count}`,
  title: (n) => `Stiahnutie ${n}`,
  everything: 'Celá výroba',
  lotOf: (lot) => `Šarža ${lot}`,
  allVariants: 'Všetky varianty',
  product: 'Výrobok',
  productHint: 'Podľa názvu, kódu, SKU alebo GTIN.',
  productMissing: 'Vyberte výrobok, ktorý sa sťahuje.',
  change: 'Iný výrobok',
  variant: 'Variant',
  lot: 'Šarža',
  lotHint:
    'Ak je nebezpečná len jedna šarža. Obchod nevie, kto dostal ktorú: oznámenie dostanú všetci a každý si porovná. Prázdne: celá výroba.',
  notice: 'Text oznámenia',
  noticeHint:
    'V jazyku kupujúcich: ktorý výrobok, aké nebezpečenstvo, čo robiť, aká náprava. Nepíšte „dobrovoľné“ ani „preventívne“: zákon nechce, aby sa nebezpečenstvo zľahčovalo.',
  noticeMissing: 'Napíšte oznámenie pre tých, čo výrobok kúpili.',
  useModel: 'Začať zo vzoru',
  model:
    'Výrobok: [názov a model], predávaný od [deň] do [deň].\n\nNebezpečenstvo: [čo sa môže stať a komu].\n\nČo robiť: ihneď ho prestaňte používať. [Ako ho zabezpečiť, napríklad: vytiahnite ho zo zásuvky a držte mimo dosahu detí.]\n\nNáprava: môžete si vybrať medzi [opravou alebo výmenou] a vrátením peňazí. Nič neplatíte: výrobok si vyzdvihneme. Napíšte nám s číslom objednávky alebo odpovedzte na tento e-mail.',
  look: 'Pozrieť, kto ho dostane',
  before: 'Pred odoslaním',
  toWrite: (count, shown) =>
    count === 1 ? 'E-mail dostane 1 človek.' : `Počet ľudí, ktorí dostanú e-mail: ${shown}.`,
  bought: (count, shown) =>
    count === 1
      ? 'Kúpil ho 1 človek, so zaplatenou a nezrušenou objednávkou.'
      : `Počet ľudí, ktorí ho kúpili so zaplatenou a nezrušenou objednávkou: ${shown}.`,
  again: (n, at) =>
    `Toto stiahnutie už existuje (číslo ${n}, z ${at}): jeho text sa zmení na váš a e-mail dostanú len tí, čo ho ešte nemajú.`,
  consent: 'E-mail dostanú všetci, aj tí, čo nechcú reklamu: vyžaduje to zákon.',
  endsSale: 'Predaj sa ihneď končí: kusy na sklade budú nula.',
  keepsSale: 'Predaj pokračuje: kusy tejto šarže vyberte z regála sami.',
  shown:
    'Oznámenie je na stránke výrobku a v objednávkach, kým stiahnutie neukončíš. Kto zaplatí skoršiu objednávku neskôr, bude upozornený sám.',
  authorities: 'Upozorniť úrady cez Safety Business Gateway zostáva na vás (čl. 20 nariadenia).',
  send: (count, shown) =>
    count === 0
      ? 'Zverejniť stiahnutie'
      : count === 1
        ? 'Poslať stiahnutie 1 človeku'
        : `Poslať stiahnutie (príjemcov: ${shown})`,
  sure: 'Poslať stiahnutie?',
  sureText:
    'Odoslaný e-mail sa nedá vziať späť a oznámenie vidno, kým sa stiahnutie neskončí. Prečítaj si znova výrobok a text.',
  done: (n, written) => `Stiahnutie ${n} oznámené. E-maily na ceste: ${written}.`,
  end: 'Ukončiť stiahnutie',
  endText:
    'Oznámenie zmizne zo stránky výrobku aj z objednávok. Kto bol upozornený, ostáva upozornený, a záznam uchová dôvod.',
  endReason: 'Dôvod',
  endReasonHint: 'Napríklad: „Šarža stiahnutá a zničená, výrobca chybu odstránil“.',
  endReasonMissing: 'Napíš, prečo sa stiahnutie končí.',
  sellAgain: (pieces: string) => `Vrátiť do predaja odobraté kusy (${pieces})`,
  sellAgainHint: 'Iba ak je to bezpečné: inak ostane nula, kým ich niekto nespočíta alebo neprídu ďalšie.',
  inForce: 'Platí',
  ended: (at: string) => `Skončilo sa ${at}`,
  endedBecause: (reason: string) => `Prečo sa skončilo: ${reason}`,
  see: 'Pozrieť priebeh',
  facts: 'Priebeh',
  stuck: 'Niektoré e-maily neodišli: skúste to znova v nastaveniach alebo zavolajte tým, čo chýbajú.',
  toMails: 'Čakajúce e-maily',
  mails: 'Kto bol upozornený',
  noMails: 'Nikto ho nekúpil: nebolo komu písať.',
  most: (shown, all) => `Prvých ${shown} z ${all}.`,
  mailColumns: { email: 'E-mail', order: 'Objednávka', queued: 'Pripravený', sent: 'Odoslaný' },
  hidden: 'vaša rola ho nevidí',
  states: { waiting: 'čaká', given_up: 'zaseknutý: čaká na človeka' },
};
