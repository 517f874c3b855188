import type { HelpTexts } from '../../service/help-texts-shape.ts';

export const help: HelpTexts = {
  small: 'ako kde kedy kolko stoji mozem co ktory pre s z na do je moj moja vas a v od rady',
  topics: {
    returns: {
      title: 'Vrátenie tovaru a peňazí',
      text: 'Na rozmyslenie máte 14 dní: ako tovar vrátiť a kedy prídu peniaze.',
      asked: 'vratenie, vratit, vratenie tovaru, vratenie penazi, reklamacia vratenie, vymena tovaru, vymena',
    },
    withdrawal: {
      title: 'Odstúpenie od zmluvy',
      text: 'Dva kroky s číslom objednávky a e-mailom: potvrdenie príde hneď.',
      asked: 'odstupenie, odstupit, odstupenie zmluvy, formular odstupenie',
    },
    delivery: {
      title: 'Doprava a doručenie',
      text: 'Ceny, časy a krajiny doručenia; presnú sumu uvidíte v košíku.',
      asked: 'doprava, dorucenie, postovne, cena dopravy, cas dorucenia, doprava zdarma, kurier',
    },
    tracking: {
      title: 'Kde je moja objednávka',
      text: 'S číslom objednávky a e-mailom uvidíte jej stav aj bez účtu.',
      asked:
        'sledovanie objednavky, sledovat objednavku, stav objednavky, objednavka, objednavky, balik, zasielka',
    },
    cancelling: {
      title: 'Zrušiť objednávku',
      text: 'Kým ju nepripravíme, zrušíte ju tu s číslom objednávky a e-mailom.',
      asked: 'zrusit objednavku, zrusenie objednavky, storno, zmenit objednavku',
    },
    store: {
      title: 'Predajňa a otváracie hodiny',
      text: 'Kde sme, kedy máme otvorené a ako sa k nám dostať; objednávky vydávame aj tu.',
      asked: 'otvaracie hodiny, hodiny, predajna, obchod, adresa, osobny odber, parkovanie',
    },
    contacts: {
      title: 'Napíšte nám',
      text: 'Telefón a e-mail zákazníckej podpory a kedy odpovedáme.',
      asked: 'kontakt, kontakty, zakaznicky servis, podpora, pomoc, telefonne cislo, staznost',
    },
    payment: {
      title: 'Ako zaplatiť',
      text: 'Karta a prevod: ako fungujú a kedy sa suma strhne.',
      asked: 'platba, platby, zaplatit, sposoby platby, karta, prevod, paypal, splatky, dobierka',
    },
    invoice: {
      title: 'Faktúra',
      text: 'Vyžiadajte si ju pred zaplatením s daňovými údajmi.',
      asked: 'faktura, faktury, dic, ic dph, uctenka, doklad',
    },
    warranty: {
      title: 'Záruka',
      text: '24 mesiacov zákonnej záruky: čo robiť, keď je výrobok chybný.',
      asked: 'zaruka, reklamacia, chybny vyrobok, chybny, pokazeny, oprava',
    },
    login: {
      title: 'Váš účet',
      text: 'Prihláste sa a uvidíte objednávky, adresy a zoznam želaní.',
      asked: 'ucet, prihlasenie, prihlasit, registracia, profil',
    },
    password: {
      title: 'Zabudnuté heslo',
      text: 'Zadajte e-mail: pošleme vám odkaz na nové heslo.',
      asked: 'heslo, zabudnute heslo, obnova hesla',
    },
  },
};
