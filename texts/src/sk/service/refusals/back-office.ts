import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

/** Refusals that staff read in the back office. */
export const backOffice: RefusalTexts<typeof backOfficeRefusals> = {
  staff_call_of_pages_only: 'Toto volanie sa robí iba zo stránok správy obchodu.',
  staff_sign_in_required: 'Relácia sa skončila: prihláste sa znova. Čo ste napísali, zostáva.',
  staff_enrolment_needed: 'Najprv pridajte prístupový kľúč alebo overovaciu aplikáciu.',
  staff_sign_in_failed: 'Prihlásenie sa nepodarilo: skontrolujte údaje alebo skúste iný spôsob.',
  staff_link_used: 'Tento odkaz vypršal alebo už bol použitý: požiadajte o nový toho, kto spravuje ľudí.',
  staff_not_permitted: 'Vaša rola to nedovoľuje: obráťte sa na toho, kto spravuje ľudí.',
  staff_confirmation_needed: 'Najprv potvrďte, že ste to vy, prístupovým kľúčom alebo kódom z aplikácie.',
  staff_confirmation_failed:
    'Potvrdenie sa nepodarilo: skúste znova prístupový kľúč alebo nový kód z aplikácie.',
  staff_code_wrong:
    'Kód sa nezhoduje: skontrolujte čas v telefóne a zadajte kód, ktorý aplikácia ukazuje teraz.',
  staff_passkeys_full: ({ most }) =>
    `Môžete mať najviac ${most} prístupových kľúčov: odstráňte ten, ktorý nepoužívate.`,
  staff_passkey_unreadable: 'Prístupový kľúč nevznikol: skúste to znova.',
  staff_factor_unknown: 'Tento spôsob prihlásenia už neexistuje.',
  staff_factor_last: 'Je to váš jediný spôsob prihlásenia: najprv pridajte iný.',
  staff_session_unknown: 'Táto relácia sa už skončila.',
  staff_person_unknown: 'Táto osoba neexistuje.',
  staff_person_known: ({ email }) => `Osoba s adresou ${email} už existuje.`,
  staff_owner_last: 'Musí zostať aspoň jeden aktívny majiteľ.',
  changed_meanwhile: ({ who, field, now }) =>
    `Medzitým ${who} zmenil(a) „${field}“: teraz je „${now}“. Čo ste napísali, zostáva.`,
  staff_other_person_needed: 'Schváliť to musí iná osoba: nie tá, ktorá o to požiadala.',
  staff_approval_unknown: 'Táto žiadosť už nečaká: bolo o nej rozhodnuté.',
  staff_approval_early: ({ minutes }) => `Bez druhej osoby ju môžete schváliť o ${minutes} min.`,
  staff_credit_unknown: 'Táto platba už nečaká.',
  staff_credit_not_accepted: 'Platba nemôže uhradiť túto objednávku: skontrolujte sumu a stav.',
};
