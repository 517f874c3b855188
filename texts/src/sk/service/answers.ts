import { slovakForm } from '../../format/plural.ts';
import type { AnswerTexts } from '../../it/service/answers.ts';

/** Messages in successful and unsuccessful answers of calls. */
export const answers: AnswerTexts = {
  blogTitle: (shop) => `Blog obchodu ${shop}`,
  blogDescription: (shop) =>
    `Návody pre dom a domáce majstrovanie s množstvami, tabuľkami a kresbami od obchodu ${shop}.`,
  passwordChanged: 'Heslo je zmenené. Na ostatných zariadeniach sa bude treba znova prihlásiť.',
  passwordSaved: 'Heslo je zmenené.',
  passwordSet: 'Heslo je zmenené: teraz sa môžete prihlásiť.',
  checkMail: 'Skontrolujte si poštu',
  passwordLinkSent: 'Ak má adresa účet, čoskoro dostanete odkaz na voľbu nového hesla. Platí hodinu.',
  passwordLinkSentElsewhere: 'Ak má adresa účet, čoskoro príde e-mail s odkazom na voľbu hesla.',
  loginLinkSent: 'Ak má adresa účet, čoskoro dostanete odkaz na prihlásenie. Platí 15 minút.',
  profileSaved: 'Vaše údaje sú aktualizované.',
  emailLinkSent: 'Na novú adresu sme vám poslali e-mail: potvrďte ju otvorením odkazu. Platí hodinu.',
  emailConfirmed: 'Nová e-mailová adresa je potvrdená.',
  accountDeleted: 'Váš účet bol odstránený.',
  addressRemoved: 'Adresa bola odstránená.',
  articleGone: 'Tento tovar už neexistuje.',
  wishlistMissing: 'Tento tovar nie je vo vašom zozname.',
  reviewRemoved: 'Recenzia bola odstránená.',
  reviewMissing: 'K tomuto tovaru ste recenziu nenapísali.',
  noticeNotSold: 'Tento tovar sa nepredáva.',
  noticeKnown: 'O upozornenie na tento tovar ste už požiadali.',
  noneSold: 'Žiadny z týchto tovarov sa nepredáva.',
  quotationUnknown: 'Táto ponuka neexistuje: možno jej vypršala platnosť.',
  quotationClosed: 'Ponuku už nemožno zmeniť: vytvorte novú.',
  paymentUnknown: 'Túto platbu sme nenašli.',
  pageUnknown: 'Stránka sa nenašla',
  orderChanged:
    'Od posledného zobrazenia sa niečo zmenilo: skontrolujte a potvrďte znova. Nič nebolo objednané.',
  unknownDevice: 'Neznáme zariadenie',
  browserOn: (browser, system) => `${browser}, ${system}`,
  webhookForged: 'Podpis nie je platný.',
  webhookIgnored: 'Udalosť sa netýka platby.',
  webhookKnown: 'Udalosť už bola známa.',
  webhookTaken: 'Udalosť bola prijatá.',
  transferHolder: 'Majiteľ účtu',
  transferBank: 'Banka',
  transferAmount: 'Suma',
  transferReference: 'Správa pre prijímateľa',
  orderSubject: (number: string) => `Objednávka ${number}`,
  linkEnded: 'Odkaz už neplatí: otvorte ho znova zo svojich objednávok.',
  invoiceOf: (order: string) => `Faktúra ${order}`,
  pageRouteMissing: 'Chýba adresa stránky: pridajte „route“.',
  previewOver: 'Tento odkaz na náhľad už neplatí: vytvor nový príkazom npm run content -- preview.',
  previewShown: (moment) =>
    `Náhľad: obchod, ako bude vyzerať ${moment}, aj s konceptmi. Ceny sú tie, ktoré sú naplánované na ten deň, a čo už nebude v predaji, tu nie je; čo pribudne, vidno na vlastnej stránke. Zoznamy, filtre, vyhľadávanie a košík počítajú s dnešnými produktmi.`,
  noticeLabel: 'Oznam',
  previewOfDraft: 'Náhľad tvojho konceptu: v obchode z neho ešte nič nevidno.',
  previewOfMoment: (moment: string) =>
    `Náhľad: obchod, ako je zverejnený na ${moment}. Ceny sú tie, ktoré sú naplánované na ten deň, a čo už nebude v predaji, tu nie je; čo pribudne, vidno na vlastnej stránke. Zoznamy, filtre, vyhľadávanie a košík počítajú s dnešnými produktmi.`,
  previewOff: 'V náhľade sa nič nekupuje ani neodosiela a nijaký odkaz nevedie von z obchodu.',
  previewLeave: 'Ukončiť náhľad',
  pageMissing: 'Táto stránka neexistuje.',
  wishlistFull: (most: number) =>
    `Zoznam želaní má miesto na ${most} ${slovakForm(most, 'tovar', 'tovary', 'tovarov')}: pred pridaním ďalších niektoré odstráňte.`,
  noticesFull: (most: number) =>
    `Pre jednu adresu uchováme najviac ${most} ${slovakForm(most, 'žiadosť', 'žiadosti', 'žiadostí')}.`,
  orderUnknown: (number: string) => `Objednávku ${number} nemáte.`,
  listsUneven: (most: number) =>
    `Treba „item_codes“ a „quantity_list“ s rovnakým počtom položiek, najviac ${most}.`,
};
