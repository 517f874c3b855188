import type {
  accountRefusals,
  authRefusals,
  newPasswordRefusals,
  ownNameRefusals,
  passwordRefusals,
} from '@casamaestra/contract/customers/customers.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const tooShort = ({ least }: { readonly least: number }) =>
  `La password dev’essere di almeno ${least} caratteri: va benissimo una frase di quattro parole, o quella che ti propone il browser.`;
const tooLong = ({ most }: { readonly most: number }) =>
  `La password può avere al massimo ${most} caratteri.`;
const guessable =
  'Questa password è tra le prime che si provano, perché è in elenchi pubblici o fatta di parole comuni, sequenze, nomi e anni. Scegline un’altra: quattro parole che non stanno di solito insieme, o quella che ti propone il browser.';

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

const linkUsed = 'Questo collegamento è scaduto o è già stato usato: chiedine uno nuovo.';

export const entrance: RefusalTexts<typeof authRefusals> = {
  credentials_wrong: 'Email o password non corrette.',
  account_not_made:
    'Non possiamo creare l’account con questi dati. Se hai già un account, accedi o scegli una nuova password; altrimenti controlla la posta: ti abbiamo scritto.',
  password_tries_exceeded:
    'Qualcuno sta provando molte password per questo account: riprova tra un minuto, oppure fatti mandare un link per accedere o una nuova password.',
  session_ended: 'Accedi di nuovo per continuare.',
  call_of_pages_only: 'Questa chiamata si fa solo dalle pagine del negozio.',
  passkey_opens_nothing: 'Questa passkey non apre nessun account: accedi in un altro modo.',
  login_link_used: linkUsed,
  password_key_used: linkUsed,
};

export const ownName: RefusalTexts<typeof ownNameRefusals> = {
  own_first_name_missing: 'Scrivi il nome.',
  own_first_name_invalid: 'Il nome può avere lettere, spazi, apostrofi e trattini.',
  own_last_name_missing: 'Scrivi il cognome.',
  own_last_name_invalid: 'Il cognome può avere lettere, spazi, apostrofi e trattini.',
};

const passwordWrong = 'La password attuale non è corretta.';

export const account: RefusalTexts<typeof accountRefusals> = {
  login_for_shopping_only:
    'Questo accesso vale solo per gli acquisti: per questa operazione accedi dalle pagine del negozio.',
  password_needed: 'Per sicurezza scrivi la tua password. Se non ne usi una, esci e accedi di nuovo.',
  password_argument_needed: 'Con questo accesso serve la password: aggiungi «password».',
  password_wrong: passwordWrong,
  old_password_wrong: passwordWrong,
  email_unchanged: 'Questo è già il tuo indirizzo e-mail.',
  email_key_used:
    'Questo collegamento è scaduto o è già stato usato: chiedi di nuovo il cambio di indirizzo.',
  passkeys_full: ({ most }) => `Puoi avere al massimo ${most} passkey: togline una.`,
  passkey_unreadable: 'La passkey non è arrivata come doveva: riprova.',
  passkey_known: 'Questa passkey c’è già.',
  passkey_unknown: 'Questa passkey non c’è più.',
  session_unnamed: 'Indica quale accesso chiudere: «id» oppure «others».',
  session_unknown: 'Questo accesso è già chiuso.',
  address_unknown: 'Questo indirizzo non c’è più.',
  addresses_full: ({ most }) => `Puoi salvare al massimo ${most} indirizzi.`,
};
