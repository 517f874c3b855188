import type {
  accountRefusals,
  authRefusals,
  newPasswordRefusals,
  ownNameRefusals,
  passwordRefusals,
} from '@casamaestra/contract/customers/customers.refusals.ts';
import { slovakForm } from '../../../format/plural.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const characters = (count: number) => `${count} ${slovakForm(count, 'znak', 'znaky', 'znakov')}`;
const tooShort = ({ least }: { readonly least: number }) =>
  `Heslo musí mať aspoň ${characters(least)}: pokojne veta zo štyroch slov alebo heslo, ktoré navrhne prehliadač.`;
const tooLong = ({ most }: { readonly most: number }) => `Heslo môže mať najviac ${characters(most)}.`;
const guessable =
  'Toto heslo sa skúša medzi prvými: je vo verejných zoznamoch alebo je z bežných slov, postupností, mien a rokov. Zvoľte iné: štyri slová, ktoré spolu zvyčajne nebývajú, alebo heslo, ktoré navrhne prehliadač.';

export const password: RefusalTexts<typeof passwordRefusals> = {
  password_too_short: tooShort,
  password_too_long: tooLong,
  password_guessable: guessable,
};

export const newPassword: RefusalTexts<typeof newPasswordRefusals> = {
  new_password_too_short: tooShort,
  new_password_too_long: tooLong,
  new_password_guessable: guessable,
};

const linkUsed = 'Platnosť tohto odkazu vypršala alebo už bol použitý: požiadajte o nový.';

export const entrance: RefusalTexts<typeof authRefusals> = {
  credentials_wrong: 'E-mail alebo heslo nie sú správne.',
  account_not_made:
    'S týmito údajmi účet vytvoriť nemôžeme. Ak už účet máte, prihláste sa alebo si zvoľte nové heslo; inak skontrolujte poštu: napísali sme vám.',
  password_tries_exceeded:
    'Niekto skúša pre tento účet veľa hesiel: skúste to znova o minútu, alebo si nechajte poslať odkaz na prihlásenie či nové heslo.',
  session_ended: 'Ak chcete pokračovať, prihláste sa znova.',
  call_of_pages_only: 'Toto volanie robia len stránky obchodu.',
  passkey_opens_nothing: 'Tento prístupový kľúč neotvára žiadny účet: prihláste sa inak.',
  login_link_used: linkUsed,
  password_key_used: linkUsed,
};

export const ownName: RefusalTexts<typeof ownNameRefusals> = {
  own_first_name_missing: 'Napíšte meno.',
  own_first_name_invalid: 'Meno môže mať písmená, medzery, apostrofy a spojovníky.',
  own_last_name_missing: 'Napíšte priezvisko.',
  own_last_name_invalid: 'Priezvisko môže mať písmená, medzery, apostrofy a spojovníky.',
};

const passwordWrong = 'Súčasné heslo nie je správne.';

export const account: RefusalTexts<typeof accountRefusals> = {
  login_for_shopping_only:
    'Toto prihlásenie platí len na nákupy: na túto operáciu sa prihláste na stránkach obchodu.',
  password_needed: 'Pre istotu napíšte svoje heslo. Ak heslo nepoužívate, odhláste sa a prihláste sa znova.',
  password_argument_needed: 'Pri tomto prihlásení treba heslo: pridajte „password“.',
  password_wrong: passwordWrong,
  old_password_wrong: passwordWrong,
  email_unchanged: 'Toto už je vaša e-mailová adresa.',
  email_key_used: 'Platnosť tohto odkazu vypršala alebo už bol použitý: o zmenu adresy požiadajte znova.',
  passkeys_full: ({ most }) =>
    `Môžete mať najviac ${most} ${slovakForm(most, 'prístupový kľúč', 'prístupové kľúče', 'prístupových kľúčov')}: jeden odstráňte.`,
  passkey_unreadable: 'Prístupový kľúč neprišiel, ako mal: skúste to znova.',
  passkey_known: 'Tento prístupový kľúč už máte.',
  passkey_unknown: 'Tento prístupový kľúč už neexistuje.',
  session_unnamed: 'Uveďte, ktoré prihlásenie ukončiť: „id“ alebo „others“.',
  session_unknown: 'Toto prihlásenie je už ukončené.',
  address_unknown: 'Táto adresa už neexistuje.',
  addresses_full: ({ most }) =>
    `Uložiť môžete najviac ${most} ${slovakForm(most, 'adresu', 'adresy', 'adries')}.`,
};
