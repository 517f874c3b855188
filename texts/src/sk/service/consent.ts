import type { ConsentTexts } from '../../it/service/consent.ts';

export const consent: ConsentTexts = {
  link: 'Nastavenia cookies',
  words: {
    title: 'Cookies: vyberte si',
    text: 'Obchod používa technické cookies, bez ktorých by nefungoval. S vaším súhlasom by sme radi použili aj nástroje iných, uvedené nižšie podľa účelu. Ak okno zavriete alebo odmietnete, zostanú vypnuté a obchod funguje rovnako.',
    policy: 'Zásady cookies',
    accept: 'Prijať všetky',
    refuse: 'Odmietnuť',
    choose: 'Vybrať podľa účelu',
    save: 'Uložiť moje voľby',
    close: 'Zavrieť a odmietnuť',
    technical: 'Technické',
    technicalText: 'Košík, prihlásenie, jazyk: vždy zapnuté, súhlas nepotrebujú.',
    provider: 'Prevádzkuje',
    lifetime: 'Trvanie',
  },
  categories: {
    service: { name: 'Služby', text: 'Chat, mapy, recenzie a značky dôvery z iných stránok.' },
    measurement: { name: 'Štatistiky', text: 'Počítajú návštevy a hovoria, ktoré stránky sú užitočné.' },
    marketing: { name: 'Reklama', text: 'Zobrazujú reklamy a merajú, či fungujú.' },
  },
  none: 'V tomto obchode nie sú nástroje iných, preto od vás nežiadame žiadny súhlas.',
  map: {
    name: 'Mapa na stránke s kontaktmi',
    purpose: 'Ukazuje, kde sme, iba po stlačení jej tlačidla; dostane IP adresu',
    lifetime: 'žiadne cookies',
  },
  columns: { name: 'Názov', provider: 'Prevádzkuje', purpose: 'Na čo slúži', lifetime: 'Trvanie' },
  change:
    'Voľbu môžete kedykoľvek zmeniť cez „Nastavenia cookies“ v päte každej stránky. Opýtame sa znova po šiestich mesiacoch alebo keď sa zoznam zmení.',
};
