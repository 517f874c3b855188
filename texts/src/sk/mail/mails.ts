import type { MailTexts } from '../../mail/mail-texts-shape.ts';

export const mails: MailTexts = {
  trial: 'Skúška',
  hello: (firstName) => `Dobrý deň, ${firstName},`,
  confirmation: (number) => ({
    subject: `Prijali sme vašu objednávku ${number}`,
    preview: 'Všetko, čo ste si objednali, a vaše práva.',
    title: 'Ďakujeme, prijali sme vašu objednávku',
  }),
  confirmationIntro: (date) =>
    `Toto je potvrdenie objednávky, ktorú ste odoslali ${date}. Uschovajte si ho: obsahuje všetko, čo treba vedieť o zmluve.`,
  confirmationUnpaid:
    'Objednávku pripravíme hneď, ako dostaneme platbu. Ak ste ešte nezaplatili, môžete tak urobiť odtiaľto.',
  offer: (number) => ({
    subject: `Naša ponuka ${number}: prijmete ju zaplatením`,
    preview: 'Po telefóne ste sa k ničomu nezaviazali.',
    title: 'Vaša ponuka písomne',
  }),
  offerIntro: (date) =>
    `Tu je písomne ponuka, o ktorej sme hovorili telefonicky ${date}. Pokojne si ju prečítajte a uschovajte: obsahuje všetko, čo treba vedieť o zmluve.`,
  offerByTransfer: (until) =>
    `Ak súhlasíte, prijmite ju bankovým prevodom podľa údajov nižšie do ${until}. Dovtedy pre vás tovar držíme.`,
  offerByLink: (until) =>
    `Ak súhlasíte, prijmite ju a zaplaťte na stránke objednávky do ${until}. Dovtedy pre vás tovar držíme.`,
  offerUnbound:
    'Po telefóne ste sa k ničomu nezaviazali: zmluva vznikne až vtedy, keď ponuku prijmete, teda zaplatením (čl. 51 ods. 6 talianskeho spotrebiteľského zákonníka). Ak nezaplatíte, ponuka zanikne sama a nemusíte nič robiť.',
  offerButton: 'Prijať a zaplatiť',
  confirmOrder: (number) => ({
    subject: `Potvrďte svoju objednávku ${number}`,
    preview: 'Stačí otvoriť odkaz.',
    title: 'Potvrďte svoju objednávku',
  }),
  confirmOrderText: (until) =>
    `Aby sme vám tovar odložili do príchodu prevodu, potrebujeme vaše potvrdenie do ${until}. Bez neho sa objednávka zruší, bez nákladov.`,
  confirmOrderButton: 'Potvrdiť objednávku',
  newLink: (number) => ({
    subject: `Nový odkaz na vašu objednávku ${number}`,
    preview: 'Predchádzajúce odkazy už nič neotvoria.',
    title: 'Tu je nový odkaz na vašu objednávku',
  }),
  newLinkText:
    'Odkazy, ktoré sme vám poslali predtým, sme zrušili: kto ich má, objednávku už neuvidí. Odtiaľto ju otvoríte ako vždy.',
  paymentReceived: (number) => ({
    subject: `Platba za objednávku ${number} prijatá`,
    preview: 'Pripravujeme vašu objednávku.',
    title: 'Vaša platba prišla',
  }),
  paymentReceivedText: (total) =>
    `Prijali sme ${total}. Objednávku pripravujeme a napíšeme vám, keď ju odošleme.`,
  paymentReceivedPickup: (total) =>
    `Prijali sme ${total}. Objednávku pripravujeme a napíšeme vám, keď bude pripravená na vyzdvihnutie.`,
  reminder: (number) => ({
    subject: `Vaša objednávka ${number} čaká na bankový prevod`,
    preview: 'Tovar je pre vás stále rezervovaný.',
    title: 'Bankový prevod sme zatiaľ nedostali',
  }),
  reminderText: (due) =>
    `Tovar je pre vás rezervovaný do tohto dňa: ${due}. Ak ste už zaplatili, nemusíte robiť nič: medzi rôznymi bankami to môže trvať jeden pracovný deň. Po tomto dátume sa objednávka zruší bez poplatku.`,
  offerReminder: (number) => ({
    subject: `Naša ponuka ${number} čaká na bankový prevod`,
    preview: 'Tovar je pre vás stále rezervovaný.',
    title: 'Bankový prevod sme zatiaľ nedostali',
  }),
  offerReminderText: (due) =>
    `Ponuka platí a tovar je pre vás rezervovaný do tohto dňa: ${due}. Ak ste už zaplatili, nemusíte robiť nič: medzi rôznymi bankami to môže trvať jeden pracovný deň. Po tomto dátume ponuka sama zanikne: k ničomu ste sa nezaviazali.`,
  shipped: (number) => ({
    subject: `Vaša objednávka ${number} je na ceste`,
    preview: 'Ako sledovať zásielku.',
    title: 'Váš balík je na ceste',
  }),
  shippedText: (carrier) => `Balík sme odovzdali dopravcovi ${carrier}. Nájdete v ňom:`,
  ready: (number) => ({
    subject: `Vaša objednávka ${number} je pripravená na vyzdvihnutie`,
    preview: 'Môžete si po ňu prísť, kedy chcete.',
    title: 'Vaša objednávka na vás čaká',
  }),
  readyText: 'Môžete si ju vyzdvihnúť v predajni kedykoľvek počas otváracích hodín nižšie. Pripravené sú:',
  restFollows: 'Zvyšok objednávky odošleme v ďalšom balíku: napíšeme vám znova.',
  delivered: (number) => ({
    subject: `Vaša objednávka ${number} bola doručená`,
    preview: 'Dúfame, že sa vám páči.',
    title: 'Vaša objednávka dorazila',
  }),
  collected: (number) => ({
    subject: `Objednávku ${number} ste si vyzdvihli`,
    preview: 'Dúfame, že sa vám páči.',
    title: 'Ďakujeme, že ste prišli do predajne',
  }),
  deliveredText: 'Ak niečo nie je v poriadku, odpovedzte na tento e-mail: nájdeme riešenie.',
  deliveredWithdrawal: (day) => `Odstúpiť môžete do ${day}.`,
  inviteHeading: 'Ako ste spokojní?',
  inviteText:
    'Váš názor pomáha iným pri výbere. Zverejňujeme recenzie kupujúcich, dobré aj zlé, keď overíme, že dodržiavajú pravidlá.',
  inviteButton: 'Napísať recenziu',
  inviteReason: 'O recenziu vás prosíme, lebo ste o to požiadali pri objednávke.',
  declineInvites: 'Neželám si ďalšie výzvy na recenziu',
  recall: (article) => ({
    subject: `Stiahnutie výrobku z bezpečnostných dôvodov: ${article}`,
    preview: 'Hneď ho prestaňte používať a prečítajte si, čo robiť.',
    title: 'Stiahnutie výrobku z bezpečnostných dôvodov',
  }),
  recallText: (article, order) =>
    `Týka sa výrobku, ktorý ste u nás kúpili: ${article}, objednávka ${order}. Hneď ho prestaňte používať.`,
  recallLot: (lot) => `Sťahuje sa šarža ${lot}: porovnajte ju so šaržou na výrobku alebo obale.`,
  recallRemedies:
    'Máte právo bezplatne a bez odkladu si vybrať aspoň z dvoch náprav: oprava, výmena alebo vrátenie peňazí (nariadenie (EÚ) 2023/988, čl. 37). Ak ste ho dali alebo predali iným, odovzdajte im toto oznámenie.',
  recallContact: (email, phone) => `Otázky a náprava: ${email}, telefón ${phone}. Ospravedlňujeme sa.`,
  cancelled: (number) => ({
    subject: `Vaša objednávka ${number} bola zrušená`,
    preview: 'Nemusíte robiť nič.',
    title: 'Vaša objednávka bola zrušená',
  }),
  cancelledText: 'Objednávku sme zrušili: zmluva zanikla a už nemusíte nič platiť.',
  cancelledMoney:
    'Ak ste už zaplatili, všetko vám vrátime rovnakým spôsobom platby: napíšeme vám, keď peniaze odošleme.',
  changed: (number) => ({
    subject: `Vaša objednávka ${number} sa zmenila`,
    preview: 'Pozrite si, čo zostáva a koľko to stojí teraz.',
    title: 'Niečo sme z vašej objednávky ubrali',
  }),
  changedText: 'Tieto kusy už nie sú súčasťou vašej objednávky:',
  changedBack: (amount) =>
    `Rozdiel ${amount} sa vám vráti rovnakým spôsobom, akým ste platili: napíšeme vám, keď bude na ceste.`,
  changedUnpaid: (total) => `Zostáva zaplatiť ${total}.`,
  refunded: (number) => ({
    subject: `Vrátenie peňazí za objednávku ${number}`,
    preview: 'Peniaze sú na ceste.',
    title: 'Vrátili sme vám peniaze',
  }),
  refundedText: (amount) =>
    `Vrátili sme ${amount} rovnakým spôsobom, akým ste platili. Na účte ich zvyčajne uvidíte do piatich pracovných dní.`,
  withdrawal: {
    opening: (number) => ({
      subject: `Odstúpenie prijaté: objednávka ${number}`,
      preview: 'Potvrdenie vášho vyhlásenia s dátumom a časom.',
      title: 'Prijali sme vaše odstúpenie od zmluvy',
    }),
    received: (order, moment) =>
      `Potvrdzujeme, že sme prijali vaše vyhlásenie o odstúpení od zmluvy k objednávke ${order}. Prišlo ${moment} (taliansky čas).`,
    declarationHeading: 'Čo ste vyhlásili',
    number: 'Číslo odstúpenia',
    order: 'Objednávka',
    name: 'Kto odstupuje',
    moment: 'Dátum a čas',
    itemsHeading: 'Od zmluvy odstupujete pri tomto tovare',
    sendBackHeading: 'Ako tovar vrátiť',
    sendBack: (day, address) =>
      `Pošlite ho do ${day} na adresu ${address} alebo ho do toho istého dňa prineste do predajne. Vložte ho do škatule s príslušenstvom a dokladmi a pridajte lístok s číslom odstúpenia.`,
    sendBackCost:
      'Náklady na spätné zaslanie hradíte vy; v predajni je vrátenie zadarmo. Pri nadrozmernom tovare vám vopred povieme cenu odvozu, najviac 49 €. Za zníženie hodnoty zodpovedáte, len ak ste tovar používali viac, než je potrebné na vyskúšanie.',
    notShipped: 'Tovar ešte neodišiel: nemusíte nič vracať.',
    refundHeading: 'Vrátenie peňazí',
    refund: (day) =>
      `Peniaze vám vrátime do ${day} rovnakým spôsobom platby. Ak odstupujete od celej objednávky, vrátime aj cenu štandardného doručenia.`,
    nothingPaid:
      'Zatiaľ neevidujeme žiadnu platbu. Ak odstupujete od celej objednávky, neplaťte; ak od jej časti, počkajte, kým vám napíšeme novú sumu. Ak je platba na ceste, vrátime vám, čo nie je splatné.',
    mayWait: 'Môžeme počkať, kým tovar dostaneme alebo kým preukážete, že ste ho poslali.',
    keepThis: (email) =>
      `Tento e-mail si uschovajte: je potvrdením vášho odstúpenia. Ak niečo nesedí, napíšte na ${email}.`,
    returnsLink: 'Vrátenie a odstúpenie: všetky podmienky',
  },
  welcome: (shop) => ({
    subject: `Vitajte v ${shop}`,
    preview: 'Váš účet je pripravený.',
    title: 'Váš účet je pripravený',
  }),
  welcomeText: 'Odteraz máte objednávky, adresy, dokumenty k výrobkom a zoznam želaní na jednom mieste.',
  toAccount: 'Prejsť na účet',
  alreadyRegistered: (shop) => ({
    subject: `V ${shop} už máte účet`,
    preview: 'Niekto sa skúsil zaregistrovať s týmto e-mailom.',
    title: 'Účet už máte',
  }),
  alreadyRegisteredText:
    'Niekto, možno vy, sa pokúsil vytvoriť účet s touto adresou. Účet už máte: prihláste sa alebo si zvoľte nové heslo, ak si ho nepamätáte.',
  toLogin: 'Prihlásiť sa',
  toForgotten: 'Heslo si nepamätám',
  reset: {
    subject: 'Zvoľte si nové heslo',
    preview: 'Odkaz platí krátko a iba raz.',
    title: 'Zvoľte si nové heslo',
  },
  resetText: 'Dostali sme žiadosť o zmenu hesla k vášmu účtu. Odkaz nižšie platí krátko a iba raz.',
  resetButton: 'Zvoliť nové heslo',
  loginLink: {
    subject: 'Váš odkaz na prihlásenie',
    preview: 'Platí 15 minút a iba raz.',
    title: 'Prihlásenie bez hesla',
  },
  loginLinkText:
    'Týmto odkazom sa prihlásite do účtu bez hesla. Platí 15 minút a iba raz: otvorte ho na zariadení, na ktorom sa chcete prihlásiť.',
  loginLinkButton: 'Prihlásiť sa',
  loginLinkNotYou:
    'Ak ste to neboli vy, tento e-mail ignorujte a nikomu ho nepreposielajte: kto odkaz otvorí, dostane sa do vášho účtu.',
  staffInvitation: (shop) => ({
    subject: `Pozývame vás do správy obchodu ${shop}`,
    preview: 'Odkaz platí sedem dní a len raz.',
    title: 'Vstup do správy obchodu',
  }),
  staffInvitationText: (shop) =>
    `Kto v ${shop} spravuje ľudí, pridal vás do správy obchodu. Otvorte odkaz na zariadení, s ktorým pracujete: prvýkrát pridáte prístupový kľúč alebo overovaciu aplikáciu s heslom. Platí sedem dní a len raz.`,
  staffInvitationButton: 'Vstúpiť do správy',
  staffRecovery: (shop) => ({
    subject: `Návrat do správy obchodu ${shop}`,
    preview: 'Odkaz platí 15 minút a len raz.',
    title: 'Pridajte nový prístupový kľúč',
  }),
  staffRecoveryText:
    'Použili ste záložný kód. Týmto odkazom sa prihlásite a pridáte nový prístupový kľúč alebo overovaciu aplikáciu. Platí 15 minút a len raz.',
  staffRecoveryButton: 'Pridať nový spôsob prihlásenia',
  staffAlone: (order) => ({
    subject: `Vrátenie peňazí čaká na vás: objednávka ${order}`,
    preview: 'Schváliť ho môžete o niekoľko minút.',
    title: 'Vrátenie peňazí čaká',
  }),
  staffAloneText: (order) =>
    `V správe obchodu niekto požiadal o vrátenie peňazí nad limit k objednávke ${order}. Nikto iný ho nemôže schváliť: vy môžete o niekoľko minút a denník uvedie, že ste rozhodli bez druhej osoby. Ak ste to neboli vy, hneď ukončite relácie správy obchodu.`,
  staffLog: {
    whole: (sets) => ({
      subject: `Záznam činnosti: dnešný odtlačok (počet zmien: ${sets})`,
      preview: 'Tento e-mail si odložte: dokazuje, že záznam nikto nemenil.',
      title: 'Odtlačok záznamu',
    }),
    wholeText:
      'Toto je odtlačok poslednej zmeny v zázname administrácie. E-mail si odložte: keby niekto zmenil alebo odstránil riadok záznamu, odtlačok by už nesedel.',
    broken: (at) => ({
      subject: `Do záznamu činnosti niekto zasiahol: zmena ${at}`,
      preview: 'Niekto ho zmenil mimo administrácie.',
      title: 'Záznam nesedí',
    }),
    brokenText: (at) =>
      `Zmena ${at} v zázname chýba alebo už nehovorí to, čo pri zápise. Z administrácie sa to urobiť nedá: kto to urobil, bol v databáze. Zmeňte prístupy k databáze a porovnajte záznam so zálohou. Posledný odtlačok, ktorý sedí, je tento.`,
    check: 'Celý záznam skontroluje: npm run staff -- log verify --head a za tým odtlačok.',
  },
  webhookOff: (host) => ({
    subject: `Program už nedostáva správy obchodu: ${host}`,
    preview: 'Celé dni neodpovedá: vypli sme ho.',
    title: 'Prepojenie je vypnuté',
  }),
  webhookOffText: (address) =>
    `Celé dni žiadna správa nedorazila na ${address}: preto ďalšie neposielame. Keď program znova odpovie, zapnite adresu na obrazovke Prepojenia: čakajúce správy sa odošlú.`,
  staffAloneData: (customer) => ({
    subject: `Údaje zákazníka čakajú na vaše potvrdenie: zákazník č. ${customer}`,
    preview: 'Schváliť ich môžete o niekoľko minút.',
    title: 'Žiadosť o údaje čaká',
  }),
  staffAloneDataText: (customer) =>
    `V správe obchodu niekto požiadal o kópiu alebo vymazanie údajov zákazníka č. ${customer}. Nikto iný to nemôže schváliť: vy môžete o niekoľko minút a záznam povie, že ste rozhodli sami. Ak ste to neboli vy, hneď ukončite relácie správy.`,
  staffAlonePrices: (count) => ({
    subject: `Ceny z cenníka čakajú na vaše potvrdenie: ${count}`,
    preview: 'Schváliť ich môžete o niekoľko minút.',
    title: 'Ceny čakajú',
  }),
  staffAlonePricesText: (count) =>
    `V správe obchodu bol importovaný cenník s cenami, ktoré sú veľmi vzdialené od dnešných alebo pod nákupnou cenou: ${count}. Nikto iný ich nemôže schváliť: vy môžete o niekoľko minút a záznam povie, že ste rozhodli sami. Ak ste to neboli vy, hneď ukončite relácie správy.`,
  staffAloneGuards: {
    subject: 'Voľnejší limit čaká na vaše potvrdenie',
    preview: 'Schváliť ho môžete o niekoľko minút.',
    title: 'Voľnejší limit čaká',
  },
  staffAloneGuardsText:
    'V správe obchodu niekto požiadal o uvoľnenie toho, čo smie jedna osoba robiť sama. Nikto iný to nemôže schváliť: vy môžete o niekoľko minút a záznam povie, že ste rozhodli sami. Ak ste to neboli vy, hneď ukončite relácie správy.',
  staffLinkNotYou:
    'Tento e-mail nikomu nepreposielajte. Ak ste ho nečakali, povedzte to tomu, kto spravuje obchod.',
  notYou: 'Ak ste to neboli vy, tento e-mail ignorujte: nič sa nezmení.',
  passwordChanged: {
    subject: 'Vaše heslo sa zmenilo',
    preview: 'Boli ste to vy?',
    title: 'Vaše heslo sa zmenilo',
  },
  passwordChangedText:
    'Heslo k vášmu účtu bolo práve zmenené. Na iných zariadeniach sa budete musieť prihlásiť znova.',
  passwordChangedNotYou: (contact) =>
    `Ak ste to neboli vy, ihneď si zvoľte iné heslo a napíšte nám na ${contact}.`,
  passkeyAdded: {
    subject: 'Váš účet má ďalší prístupový kľúč',
    preview: 'Pridali ste ho vy?',
    title: 'Váš účet má ďalší prístupový kľúč',
  },
  passkeyAddedText: 'K vášmu účtu bol práve pridaný prístupový kľúč (passkey): prihlasuje bez hesla.',
  passkeyAddedNotYou: (contact) =>
    `Ak ste to neboli vy, ihneď ho odstráňte vo svojich údajoch, zmeňte heslo a napíšte nám na ${contact}.`,
  emailChange: {
    subject: 'Potvrďte svoju novú e-mailovú adresu',
    preview: 'Chýba už len vaše potvrdenie.',
    title: 'Potvrďte novú adresu',
  },
  emailChangeText:
    'Požiadali ste o používanie tejto adresy pre svoj účet. Platí od chvíle, keď ju potvrdíte.',
  emailChangeButton: 'Potvrdiť adresu',
  emailChangeAsked: {
    subject: 'Požiadali nás o zmenu vášho e-mailu',
    preview: 'Boli ste to vy?',
    title: 'Chcete zmeniť e-mail?',
  },
  emailChangeAskedText: (newEmail) =>
    `Požiadali nás, aby váš účet používal adresu ${newEmail}. Zmení sa, až keď niekto, kto číta túto schránku, otvorí odkaz, ktorý sme tam poslali: dovtedy platí táto adresa.`,
  emailChanged: {
    subject: 'E-mailová adresa vášho účtu sa zmenila',
    preview: 'Boli ste to vy?',
    title: 'E-mailová adresa vášho účtu sa zmenila',
  },
  emailChangedText: (newEmail) => `Váš účet teraz používa adresu ${newEmail}. Na túto už písať nebudeme.`,
  confirmNotice: (article) => ({
    subject: `Máme vám dať vedieť, keď bude ${article} na sklade?`,
    preview: 'Potvrďte jedným kliknutím, inak vám už nenapíšeme.',
    title: `Máme vám dať vedieť, keď bude ${article} na sklade?`,
  }),
  confirmNoticeText: (article) =>
    `Dobrý deň, niekto zadal túto adresu, aby sa dozvedel, keď bude ${article} opäť na sklade. Ak ste to boli vy, potvrďte to: napíšeme vám iba raz.`,
  confirmNoticeButton: 'Áno, dajte mi vedieť',
  confirmQuestion: (article) => ({
    subject: `Chcete odpoveď na svoju otázku: ${article}`,
    preview: 'Potvrďte jedným kliknutím, inak vám už nenapíšeme.',
    title: 'Chcete odpoveď na svoju otázku?',
  }),
  confirmQuestionText: (article) =>
    `Dobrý deň, niekto zadal túto adresu, aby dostal odpoveď na otázku o výrobku ${article}. Ak ste to boli vy, potvrďte to: napíšeme vám iba raz.`,
  confirmQuestionButton: 'Áno, pošlite mi odpoveď',
  questionAnswered: (article) => ({
    subject: `Odpovedali sme na vašu otázku o výrobku ${article}`,
    preview: 'Tu je odpoveď; nájdete ju aj na stránke výrobku.',
    title: `Odpovedali sme na vašu otázku o výrobku ${article}`,
  }),
  questionAsked: (question) => `Dobrý deň, vaša otázka znela: „${question}“`,
  questionAnswer: (answer) => `Naša odpoveď: ${answer}`,
  questionReason: 'Tento e-mail dostávate, lebo niekto s touto adresou položil otázku o výrobku.',
  enquiry: {
    topics: {
      order: 'Objednávka',
      product: 'Výrobok',
      return: 'Vrátenie a záruka',
      invoice: 'Faktúry a platby',
      advice: 'Rada k práci',
      notice: 'Nahlásiť recenziu, fotografiu alebo komentár',
      other: 'Niečo iné',
    },
    received: (number) => ({
      subject: `Dostali sme vašu správu ${number}`,
      preview: 'Odpovie vám človek, zvyčajne do jedného pracovného dňa.',
      title: `Dostali sme vašu správu ${number}`,
    }),
    receivedText: (topic) =>
      `Dobrý deň, vaša správa (${topic}) prišla. Odpovie vám človek, zvyčajne do jedného pracovného dňa.`,
    receivedHours: 'Ak nám zavoláte, uveďte toto číslo. Telefón dvíhame:',
    receivedReason:
      'Tento e-mail dostávate, lebo niekto s touto adresou nám napísal cez kontaktný formulár. Ak ste to neboli vy, nemusíte robiť nič.',
    toShop: (number, topic) => ({
      subject: `Správa ${number}: ${topic}`,
      preview: 'Z kontaktného formulára.',
      title: `Správa ${number}`,
    }),
    from: 'Od',
    email: 'E-mail',
    order: 'Objednávka',
    topic: 'Téma',
    files: 'Prílohy',
    answerIt: 'Odpovedzte na tento e-mail: odpoveď dostane ten, kto písal.',
    toShopReason: 'Správa z kontaktného formulára. Meno ani adresa nie sú overené.',
    sent: 'E-mail bol odoslaný.',
    noMessage: 'Chýba správa: napíšte aspoň desať znakov.',
  },
  questionOnce: 'Je to jediný e-mail k tejto otázke: vašu adresu si nenecháme.',
  backInStock: (article) => ({
    subject: `${article} je opäť na sklade`,
    preview: 'Chceli ste, aby sme vám dali vedieť.',
    title: `${article} je opäť na sklade`,
  }),
  backInStockText: (article) =>
    `Dobrý deň, ${article} je opäť na sklade. Nemôžeme ho odložiť: kto si objedná skôr, dostane ho.`,
  backInStockButton: 'Prejsť na produkt',
  backInStockReason: 'Tento e-mail dostávate, lebo niekto na tejto adrese požiadal o upozornenie. Je jediný.',
  stopNotices: 'Už nechcem upozornenia',
  deleted: {
    subject: 'Váš účet bol vymazaný',
    preview: 'Vaše údaje už nemáme.',
    title: 'Váš účet bol vymazaný',
  },
  deletedText:
    'Váš účet a údaje v ňom sme vymazali. Desať rokov uchovávame iba objednávky, lebo to vyžaduje zákon (taliansky občiansky zákonník, čl. 2220).',
  order: {
    followOrder: 'Sledovať objednávku',
    itemsHeading: 'Čo ste si objednali',
    goods: 'Tovar',
    discount: 'Zľavy',
    shipping: 'Doručenie',
    free: 'zadarmo',
    total: 'Spolu vrátane DPH',
    vatContained: (percent) => `z toho DPH ${percent} %`,
    deliveryHeading: 'Doručenie',
    pickupHeading: 'Vyzdvihnutie v predajni',
    expectedPickup: 'Pripravené',
    readyFrom: (day) => `od ${day}`,
    pickupAddress: 'Kde',
    pickupHours: 'Otváracie hodiny',
    recipient: 'Kto si tovar vyzdvihne',
    bring: 'Čo si priniesť',
    bringText: (number) => `Číslo objednávky ${number} a doklad totožnosti.`,
    expected: (from, to) => (from === to ? from : `${from} – ${to}`),
    afterTransfer: (days) => `${days} pracovné dni po prijatí prevodu`,
    afterPayment: (days) => `${days} pracovné dni po zaplatení`,
    address: 'Adresa doručenia',
    billing: 'Fakturačná adresa',
    invoiceWanted: 'Požadovaná faktúra',
    phone: 'Telefón',
    note: 'Vaše poznámky',
    typedOnOrderPage: 'Adresy, telefón a poznámky nájdete na stránke svojej objednávky.',
    proofOfAge: (age) =>
      `Pripravte si doklad: podľa zákona túto objednávku odovzdáme len tomu, kto preukáže vek aspoň ${age} rokov.`,
    takeBack: 'Pri doručení bezplatne odoberieme váš starý spotrebič, ako ste požiadali.',
    paymentHeading: 'Platba',
    methods: { card: 'Karta', transfer: 'Bankový prevod' },
    transferHeading: 'Údaje na bankový prevod',
    transferText: 'Účel platby uveďte presne takto: podľa neho vašu platbu spoznáme.',
    holder: 'Majiteľ účtu',
    bank: 'Banka',
    amount: 'Suma',
    reference: 'Účel platby',
    due: 'Termín',
    renovation: 'Ak si uplatňujete taliansky odpočet na obnovu, do prevodu uveďte',
    carrier: 'Dopravca',
    tracking: 'Číslo zásielky',
    trackParcel: 'Sledovať zásielku',
    otherColour: 'Na fotografii je iná farba',
    customMade: 'Vyrobené na mieru pre vás: bez práva na odstúpenie',
    reason: 'Dôvod',
    number: 'Číslo objednávky',
  },
  law: {
    sellerHeading: 'Kto predáva',
    withdrawalHeading: 'Právo na odstúpenie od zmluvy',
    withdrawal:
      'Ak ste nakúpili ako spotrebiteľ, máte 14 dní na odstúpenie bez udania dôvodu. Lehota plynie odo dňa prevzatia tovaru; pri viacerých balíkoch od posledného (Codice del consumo, čl. 52–56).',
    withdrawHere: 'Odstúpiť od zmluvy tu',
    withdrawalHow: (email, address) =>
      `Odkaz vyššie funguje počas celej lehoty. Môžete napísať aj na ${email} alebo poštou na adresu ${address}: stačí jasná veta s vaším menom a číslom objednávky alebo formulár nižšie. Ihneď dostanete potvrdenie.`,
    withdrawalRefund:
      'Vrátime vám všetko vrátane nákladov na štandardné doručenie do 14 dní od odstúpenia a rovnakým spôsobom platby. Môžeme počkať, kým tovar dostaneme späť alebo kým preukážete jeho odoslanie. Tovar odošlite do 14 dní od odstúpenia.',
    returnCost: ({ inStore, bulky }) =>
      `Náklady na vrátenie tovaru znášate vy${inStore ? '; vrátenie v predajni je bezplatné' : ''}.${bulky === null ? '' : ` Pri objemnom tovare stojí odvoz najviac ${bulky}.`} Za zníženie hodnoty zodpovedáte len vtedy, ak ste tovar používali viac, než treba na jeho vyskúšanie.`,
    excluded: (goods) => `Pri tovare vyrobenom na mieru nie je možné odstúpiť (čl. 59): ${goods}.`,
    allExcluded:
      'Všetok tovar tejto objednávky je vyrobený na mieru pre vás: právo na odstúpenie je vylúčené (Codice del consumo, čl. 59).',
    formHeading: 'Vzorový formulár na odstúpenie',
    form: (addressee) =>
      `Komu: ${addressee}\nTýmto oznamujem/oznamujeme (*), že odstupujem/odstupujeme (*) od kúpnej zmluvy na tento tovar (*)\n– Dátum objednania (*) / dátum prijatia (*)\n– Meno spotrebiteľa/spotrebiteľov\n– Adresa spotrebiteľa/spotrebiteľov\n– Podpis spotrebiteľa/spotrebiteľov (iba ak sa formulár podáva v listinnej podobe)\n– Dátum\n(*) Nehodiace sa prečiarknite.`,
    guaranteeHeading: 'Zákonná záruka súladu',
    guarantee: (email) =>
      `Trvá 24 mesiacov od doručenia a je bezplatná (Codice del consumo, čl. 128 a nasl.). Ak je výrobok chybný, máte právo na opravu alebo výmenu, a ak to nie je možné, na zľavu alebo vrátenie peňazí. Napíšte na ${email} s číslom objednávky; fotografia nám pomôže, ale nie je povinná.`,
    adrHeading: 'Reklamácie a spory',
    adr: (body) =>
      `Napíšte nám: odpovieme do troch pracovných dní. Ak nenájdeme dohodu, môžete sa obrátiť na orgán alternatívneho riešenia sporov (ADR): pristúpili sme k ${body}. Vždy sa môžete obrátiť na súd v mieste svojho bydliska.`,
    termsLink: 'Všeobecné obchodné podmienky',
  },
  footReason: 'Tento e-mail dostávate, lebo sa týka vašej objednávky alebo účtu.',
  staffReason:
    'Tento e-mail dostávate, lebo pracujete v obchode: je pre tých, ktorí používajú správu obchodu.',
};
