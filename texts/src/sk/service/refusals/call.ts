import type {
  commonRefusals,
  inputRefusals,
  serviceRefusals,
} from '@casamaestra/contract/platform/call.refusals.ts';
import { slovakForm } from '../../../format/plural.ts';
import { kilobytes } from '../../../format/size.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const counted = (count: number, unit: 'characters' | 'entries') =>
  unit === 'characters'
    ? `${count} ${slovakForm(count, 'znak', 'znaky', 'znakov')}`
    : `${count} ${slovakForm(count, 'položku', 'položky', 'položiek')}`;
const types = {
  string: 'text',
  number: 'číslo',
  int: 'celé číslo',
  boolean: 'pravda alebo nepravda',
  array: 'zoznam',
  object: 'objekt',
  record: 'objekt',
};

export const input: RefusalTexts<typeof inputRefusals> = {
  request_invalid: 'Požiadavka nie je platná.',
  field_required: ({ field }) => `Chýba „${field}“.`,
  field_empty: ({ field }) => `„${field}“ nesmie byť prázdne.`,
  field_too_long: ({ field, most, unit }) =>
    field === 'lines'
      ? `Objednávka môže mať najviac ${counted(most, unit)} rôzneho tovaru: niektoré odstráňte a objednajte osobitne.`
      : `„${field}“ môže mať najviac ${counted(most, unit)}.`,
  field_too_short: ({ field, least, unit }) => `„${field}“ musí mať aspoň ${counted(least, unit)}.`,
  field_too_big: ({ field, most }) => `„${field}“ môže byť najviac ${most}.`,
  field_too_small: ({ field, least }) => `„${field}“ musí byť aspoň ${least}.`,
  field_of_other_type: ({ field, type }) => `„${field}“ musí byť ${types[type]}.`,
  field_invalid: ({ field }) => `„${field}“ nie je platné.`,
  field_unreadable: ({ field }) => `„${field}“ obsahuje nepovolené znaky.`,
};

export const service: RefusalTexts<typeof serviceRefusals> = {
  application_key_required: 'Je potrebný kľúč aplikácie: Authorization: token KĽÚČ.',
  call_unknown: 'Toto volanie neexistuje.',
  call_not_forwarded: 'Toto volanie neexistuje, alebo nie s týmto slovesom.',
  request_of_other_site: 'Táto požiadavka prichádza z inej stránky. Otvorte ju na stránkach obchodu.',
  verb_wrong: ({ verbs }) => `Toto volanie sa robí cez ${verbs.join(' alebo ')}.`,
  body_not_json: 'Telo požiadavky nie je platný JSON.',
  body_no_object: 'Telo JSON musí byť objekt alebo zoznam.',
  body_too_deep: 'Telo JSON má priveľa úrovní.',
  body_too_large: 'Telo JSON má priveľa položiek.',
  body_of_other_type: 'Telo musí byť JSON alebo formulár: Content-Type application/json.',
  form_unreadable: 'Odoslaný formulár sa nedá prečítať.',
  form_too_large: ({ most }) => `Formulár má viac ako ${most} polí.`,
  address_unclear: 'Adresa sa dá čítať viacerými spôsobmi: skontrolujte lomky, bodky a špeciálne znaky.',
  address_too_long: ({ most }) =>
    `Adresa je dlhšia ako ${most} kB. Skráťte vyhľadávanie alebo uberte niektoré filtre.`,
  headers_too_long: ({ most }) => `Hlavičky sú príliš dlhé: najviac ${kilobytes(most, 'sk')}.`,
  request_too_large: ({ most }) => `To, čo ste poslali, presahuje ${kilobytes(most, 'sk')}.`,
  request_late: 'Požiadavka neprišla včas.',
  request_malformed: 'Požiadavka nie je platné HTTP.',
  method_not_allowed: ({ method }) => `Metóda ${method} sa tu nepoužíva.`,
  service_unavailable: 'Služba práve nie je dostupná. Skúste to o chvíľu znova.',
  service_message: ({ message }) => message,
  service_forbids: 'Táto operácia nie je povolená.',
  service_lacks: 'To, čo hľadáte, tu nie je.',
  service_has: 'Už to existuje.',
  service_rejects: 'Odoslané údaje nie sú platné. Skontrolujte ich a skúste to znova.',
  order_behind_login:
    'Túto objednávku sme nenašli. Ak máte účet, prihláste sa: je medzi vašimi objednávkami.',
  order_unconfirmed:
    'Služba včas nepotvrdila: vaša objednávka už možno existuje. Skôr než to skúsite znova, pozrite poštu a svoje objednávky.',
  account_refused:
    'S týmito údajmi sa účet vytvoriť nedá. Ak ho už máte, prihláste sa alebo požiadajte o nové heslo.',
  coupon_not_for_cart: 'Tento kód na tento košík neplatí.',
};

const logins = {
  account: 'Ak chcete pokračovať, prihláste sa.',
  orders: 'Ak chcete vidieť svoje objednávky, prihláste sa.',
  wishlist: 'Ak chcete používať svoj zoznam želaní, prihláste sa.',
  wished_listing: 'Ak chcete vidieť svoj zoznam želaní, prihláste sa.',
  review: 'Ak chcete napísať recenziu, prihláste sa.',
  vote: 'Ak chcete povedať, či je recenzia užitočná, prihláste sa.',
  answer: 'Ak chcete odpovedať na otázku, prihláste sa.',
};
const ended = {
  account: 'Ak chcete pokračovať, prihláste sa znova.',
  order: 'Vaše prihlásenie vypršalo: prihláste sa znova a objednávku zopakujte.',
  withdrawal: 'Vaša relácia vypršala: prihláste sa znova.',
};

/** "o 5 minút" */
function wait(seconds: number): string {
  if (seconds <= 60) return 'o minútu';
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 3600) return `o ${minutes} ${slovakForm(minutes, 'minútu', 'minúty', 'minút')}`;
  const hours = Math.ceil(seconds / 3600);
  return `o ${hours} ${slovakForm(hours, 'hodinu', 'hodiny', 'hodín')}`;
}

export const common: RefusalTexts<typeof commonRefusals> = {
  login_required: ({ purpose }) => logins[purpose],
  login_ended: ({ purpose }) => ended[purpose],
  tries_exceeded: ({ seconds }) => `Priveľa pokusov: skúste to znova ${wait(seconds)}.`,
  requests_exceeded: 'Priveľa požiadaviek: počkajte minútu.',
  catalogue_loading: 'Obchod sa otvára: katalóg bude pripravený o pár sekúnd.',
};
