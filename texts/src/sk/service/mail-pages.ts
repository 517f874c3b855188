import type { MailPageTexts } from '../../it/service/mail-pages.ts';

export const mailPages: MailPageTexts = {
  mailbox: {
    title: 'Pošta',
    trial: 'Skúšobné prostredie: tieto e-maily neboli nikomu odoslané.',
    none: 'Zatiaľ tu nie je žiadny e-mail.',
    subject: 'Predmet',
    recipient: 'Komu',
    moment: 'Kedy',
    to: (recipient) => `Komu: ${recipient}`,
    waiting: (kind) => `${kind} – čaká`,
    failing: (kind, error) => `${kind} – čaká: ${error}`,
    notNeeded: (kind) => `${kind} – neodoslaný: už nebol potrebný`,
    all: 'Všetky e-maily',
    plain: 'Len text',
    download: 'Stiahnuť .eml',
    examples: 'Ukážky všetkých e-mailov',
    examplesText:
      'Po jednom z každého druhu, s vymyslenými údajmi, vytvorené rovnako ako tie, ktoré sa odosielajú.',
    kind: 'Druh',
    wide: 'Široký',
    narrow: 'Úzky, ako na telefóne',
    unknown: 'Tento e-mail neexistuje.',
  },
  notice: {
    title: 'Upozornenie na dostupnosť',
    asked:
      'Napísali sme vám: otvorte odkaz v e-maile a potvrďte ho. Potom vám dáme vedieť iba raz, hneď ako bude na sklade.',
    question: (article, address) => `Máme napísať na ${address}, keď bude ${article} opäť na sklade?`,
    button: 'Áno, dajte mi vedieť',
    done: 'Hotovo',
    doneText: (article, address) =>
      `Na ${address} napíšeme iba raz, hneď ako bude ${article} opäť na sklade.`,
    goneText:
      'Táto žiadosť už neexistuje: možno sme vám už napísali, alebo prešli viac ako tri dni. Na stránke produktu môžete požiadať znova.',
  },
  question: {
    title: 'Otázky k výrobku',
    asked: 'Ďakujeme! Odpovedáme zvyčajne do dvoch pracovných dní: odpoveď sa zobrazí na stránke výrobku.',
    askedMailed:
      'Ďakujeme! Napísali sme vám: otvorte odkaz v e-maile a potvrďte ho, potom vám odpoveď pošleme. Zobrazí sa aj na stránke výrobku, zvyčajne do dvoch pracovných dní.',
    confirm: (article: string) => `Chcete dostať odpoveď na otázku o výrobku ${article} e-mailom?`,
    button: 'Áno, pošlite mi odpoveď',
    done: (article: string) =>
      `Hotovo: keď odpovieme na otázku o výrobku ${article}, napíšeme vám jeden raz.`,
    gone: 'Táto otázka už neexistuje. Novú môžete položiť na stránke výrobku.',
  },
  review: {
    title: 'Vaša recenzia',
    sent: 'Ďakujeme! Prečítame si ju a zverejníme aj s fotkami, zvyčajne do dvoch pracovných dní.',
  },
  decline: {
    toShop: 'Prejsť do obchodu',
    wrongLink: 'Odkaz nie je platný',
    wrongLinkText: 'Otvorte odkaz z e-mailu, ktorý ste dostali.',
    title: 'Pozvánky a upozornenia',
    question: (address) =>
      `Nechcete už dostávať pozvánky na recenziu, upozornenia na dostupnosť a ceny a pripomienky košíka na adresu ${address}? E-maily o vašich objednávkach budú prichádzať ďalej.`,
    button: 'Už ich nechcem dostávať',
    done: 'Hotovo',
    doneText: (address) =>
      `Na adresu ${address} už nebudeme posielať pozvánky na recenziu, upozornenia na dostupnosť a ceny ani pripomienky košíka.`,
  },
};
