import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

/** Refusals that staff read in the back office. */
export const backOffice: RefusalTexts<typeof backOfficeRefusals> = {
  staff_call_of_pages_only: 'Questa chiamata si fa solo dalle pagine della gestione.',
  staff_sign_in_required: 'La sessione è finita: accedi di nuovo. Quello che hai scritto resta.',
  staff_enrolment_needed: 'Prima aggiungi una passkey o un’app di autenticazione.',
  staff_sign_in_failed: 'Accesso non riuscito: controlla i dati o prova in un altro modo.',
  staff_link_used:
    'Questo collegamento è scaduto o è già stato usato: chiedine uno nuovo a chi gestisce le persone.',
  staff_not_permitted: 'Il tuo ruolo non lo permette: chiedi a chi gestisce le persone.',
  staff_confirmation_needed: 'Conferma prima che sei tu, con la passkey o il codice dell’app.',
  staff_confirmation_failed: 'Conferma non riuscita: riprova con la passkey o con un codice nuovo dell’app.',
  staff_code_wrong:
    'Il codice non corrisponde: controlla l’ora del telefono e scrivi quello che l’app mostra adesso.',
  staff_passkeys_full: ({ most }) => `Puoi avere al massimo ${most} passkey: togline una che non usi.`,
  staff_passkey_unreadable: 'La passkey non è stata creata: riprova.',
  staff_factor_unknown: 'Questo modo di accedere non c’è più.',
  staff_factor_last: 'È l’unico modo che hai per accedere: prima aggiungine un altro.',
  staff_session_unknown: 'Questa sessione è già finita.',
  staff_person_unknown: 'Questa persona non c’è.',
  staff_person_known: ({ email }) => `C’è già una persona con l’indirizzo ${email}.`,
  staff_owner_last: 'Deve restare almeno un titolare attivo.',
  changed_meanwhile: ({ who, field, now }) =>
    `Nel frattempo ${who} ha cambiato «${field}»: ora è «${now}». Quello che hai scritto resta.`,
  staff_other_person_needed: 'Deve approvare un’altra persona: non chi l’ha chiesto.',
  staff_approval_unknown: 'Questa richiesta non aspetta più: è già stata decisa.',
  staff_approval_early: ({ minutes }) => `Da solo puoi approvarla tra ${minutes} minuti.`,
  staff_credit_unknown: 'Questo accredito non aspetta più.',
  staff_credit_not_accepted: 'L’accredito non può pagare quest’ordine: controlla importo e stato.',
};
