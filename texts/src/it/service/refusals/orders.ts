import type {
  ordersRefusals,
  paymentsRefusals,
  staffRefusals,
  withdrawalsRefusals,
} from '@casamaestra/contract/orders/orders.refusals.ts';
import { longDay } from '../../../format/date.ts';
import { money } from '../../../format/money.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

export const orders: RefusalTexts<typeof ordersRefusals> = {
  order_unknown: 'Non troviamo un ordine con questi dati. Controlla il numero e l’email.',
  own_order_unknown: ({ number }) => `Non c’è un tuo ordine ${number}.`,
  searches_exceeded: 'Troppe ricerche in poco tempo. Riprova tra qualche minuto.',
  order_awaits_no_proof: 'Questo ordine non aspetta una conferma.',
  order_email_incomplete: 'Scrivi un’email completa, come nome@esempio.it.',
  order_email_unchanged: 'È la stessa email di prima: controlla che cosa va corretto.',
  order_email_fixed: 'L’email di questo ordine non si può più correggere da qui: scrivici e la cambiamo noi.',
  order_cancelled: 'Questo ordine è già annullato.',
  order_under_way: ({ days }) =>
    `Questo ordine è già in preparazione o è già partito: da qui non si può più annullare. Puoi recedere entro ${days} giorni dalla consegna.`,
};

const tooMany = 'Troppe richieste: aspetta un minuto e ricarica la pagina.';

export const payments: RefusalTexts<typeof paymentsRefusals> = {
  order_of_payment_unknown: 'Non troviamo questo ordine.',
  payment_unknown: 'Non troviamo questo pagamento. Apri l’ordine dal link nell’e-mail.',
  payment_not_offered: 'Questo modo di pagare non è disponibile.',
  payment_name_required: 'Manca «b», oppure «paymentToken».',
  payment_tries_exceeded: 'Troppi tentativi: aspetta qualche minuto e riprova.',
  returns_exceeded: tooMany,
  order_not_payable: 'Questo ordine non si può più pagare.',
  payment_pending:
    'Un pagamento per questo ordine è già in corso presso la banca. Aspetta l’esito: te lo scriviamo per e-mail.',
};

const ask = (address: string) => `Per qualsiasi domanda scrivi a ${address}.`;

export const withdrawals: RefusalTexts<typeof withdrawalsRefusals> = {
  order_number_required: 'Scrivi il numero dell’ordine.',
  order_email_required: 'Scrivi l’e-mail dell’ordine.',
  withdrawal_ended: ({ last_day, write_to }) =>
    `Il periodo per recedere da questo ordine è finito il ${longDay(last_day, 'it')}. ${ask(write_to)}`,
  withdrawal_excluded: ({ write_to }) =>
    `Tutti i prodotti di questo ordine sono fatti su misura: il diritto di recesso è escluso (Codice del consumo, art. 59). ${ask(write_to)}`,
  withdrawal_complete: ({ write_to }) =>
    `Hai già comunicato il recesso per tutto quello che era possibile restituire. ${ask(write_to)}`,
  withdrawal_closed: ({ state, write_to }) =>
    `Questo ordine è già stato ${state === 'returned' ? 'reso' : 'annullato'}: non c’è più niente da cui recedere. ${ask(write_to)}`,
  withdrawal_article_excluded: ({ article }) =>
    `«${article}» è fatto su misura: il diritto di recesso è escluso (Codice del consumo, art. 59).`,
  withdrawal_pieces_exceeded: ({ article, left }) =>
    `Di «${article}» ${left === 1 ? 'resta 1 pezzo' : `restano ${left} pezzi`} da cui recedere.`,
  withdrawal_article_unknown: 'Uno dei prodotti non fa parte di questo ordine.',
  withdrawal_nothing_chosen: 'Scegli almeno un prodotto da cui vuoi recedere.',
  withdrawal_name_missing: 'Scrivi il tuo nome e cognome.',
  withdrawal_name_invalid: 'Il nome può contenere solo lettere, spazi, apostrofi e trattini.',
  withdrawals_exceeded: ({ declared, write_to }) =>
    `Da questo ordine hai già comunicato ${declared} recessi. Per gli altri prodotti scrivi a ${write_to}.`,
  withdrawals_unpaid_exceeded: ({ write_to }) =>
    `Questo ordine non è ancora pagato e hai già comunicato un recesso: se non vuoi più niente, annullalo. ${ask(write_to)}`,
};

const actions = {
  prepare: 'preparare',
  ship: 'spedire',
  deliver: 'segnare consegnato',
  return: 'segnare reso',
  cancel: 'annullare',
  correct: 'correggere',
};

export const staff: RefusalTexts<typeof staffRefusals> = {
  answer_unknown: 'Questa risposta non c’è più.',
  comment_unknown: 'Questo commento non c’è.',
  recall_article_unknown: ({ article }) => `Non c’è nessun prodotto o articolo ${article}.`,
  recall_belittled: ({ word }) =>
    `L’avviso dice «${word}»: un richiamo non deve far sembrare il pericolo più piccolo (Reg. (UE) 2023/988, art. 36).`,
  recall_unfinished: ({ part }) =>
    `Completa l’avviso: c’è ancora «${part}», da scrivere al posto delle parentesi.`,
  recall_unknown: 'Questo richiamo non c’è.',
  recall_ended: ({ who }) => `Questo richiamo è già finito: l’ha chiuso ${who}.`,
  recall_still_held: 'Un altro richiamo dello stesso prodotto è in corso: i pezzi restano fuori vendita.',
  staff_order_unknown: ({ number }) => `Non c’è nessun ordine ${number}.`,
  staff_order_state: ({ number, state, action }) =>
    `L’ordine ${number} è nello stato «${state}»: non si può ${actions[action]}.`,
  order_address_not_reached: ({ delivery }) =>
    `«${delivery}» non arriva a questo indirizzo allo stesso prezzo: annulla l’ordine e prendine uno nuovo con la consegna giusta.`,
  order_invoiced: ({ invoice }) =>
    `C’è già la fattura ${invoice}: l’indirizzo di fatturazione si corregge con una nota di credito e una fattura nuova.`,
  order_line_unknown: 'Questa riga non c’è nell’ordine.',
  order_line_more: ({ sku, ordered }) =>
    `Di ${sku} sono ordinati ${ordered} pezzi: qui si possono solo togliere. Per averne di più o altri articoli prendi un nuovo ordine al telefono.`,
  order_line_shipped: ({ sku }) =>
    `Di ${sku} è già partito qualcosa: quello che torna si gestisce come recesso o reso.`,
  order_lines_same: 'Nessuna riga è cambiata: scrivi quanti pezzi restano.',
  order_lines_last: 'Non resterebbe niente: per togliere tutto, annulla l’ordine.',
  order_lines_invoiced: ({ invoice }) =>
    `C’è già la fattura ${invoice}: le righe restano così. Rimborsa la differenza: la nota di credito si fa in Fatture.`,
  order_lines_withdrawn: ({ withdrawal }) =>
    `Il cliente ha già comunicato il recesso ${withdrawal}: i pezzi si tolgono e si rimborsano da lì.`,
  order_lines_takings_locked: ({ day }) =>
    `I corrispettivi del ${longDay(day, 'it')} sono chiusi con l’importo di prima: le righe restano così. Rimborsa la differenza e spedisci solo i pezzi che restano.`,
  order_lines_cost_more: ({ total }) =>
    `Con questi pezzi in meno l’ordine costerebbe di più (${money(total, 'it')}), perché cade una soglia. Se mancano per colpa nostra, lascia consegna e sconti come pattuiti.`,
  staff_mail_unknown: 'Questa mail non è di questo ordine, o è già stata cancellata.',
  staff_mail_pointless: 'Questa mail non ha più motivo: quello che annunciava non vale più.',
  parcel_pieces_exceeded: ({ sku, left }) => `Pezzi di ${sku} ancora da spedire: ${left}.`,
  return_pieces_exceeded: ({ sku, left }) =>
    `Di ${sku} possono tornare ancora ${left} pezzi: gli altri non sono partiti, o sono già tornati.`,
  parcel_empty: 'Il pacco sarebbe vuoto.',
  parcel_withdrawn: ({ sku, pieces }) =>
    `Il cliente ha comunicato il recesso per ${pieces} × ${sku}: spedisci il resto con --only, oppure aggiungi --despite-withdrawal.`,
  order_collected: ({ number }) => `L’ordine ${number} si ritira in negozio: usa «orders ready».`,
  order_shipped: ({ number }) => `L’ordine ${number} si spedisce: usa «orders ship».`,
  nothing_to_refund: ({ number }) => `Dell’ordine ${number} non c’è niente da rimborsare.`,
  refund_exceeds: ({ most }) => `Si possono rimborsare al massimo ${money(most, 'it')}.`,
  staff_withdrawal_unknown: ({ number }) => `Non c’è nessun recesso ${number}.`,
  withdrawal_goods_not_sent: ({ number }) =>
    `La merce del recesso ${number} non è mai partita: non può tornare. Puoi rimborsare subito.`,
  withdrawal_goods_awaited: ({ number }) =>
    `La merce del recesso ${number} non è ancora tornata: prima segnala ricevuta.`,
  withdrawal_deduction_exceeds: ({ most }) =>
    `Si possono trattenere al massimo ${money(most, 'it')}: quanto è stato pagato per la merce.`,
  withdrawal_goods_back: ({ number, who }) =>
    who === ''
      ? `La merce del recesso ${number} è già segnata come ricevuta.`
      : `La merce del recesso ${number} l’ha già segnata come ricevuta ${who}.`,
  withdrawal_photos_full: ({ most }) =>
    `Un recesso può avere al massimo ${most} foto: togline una per aggiungerne un’altra.`,
  withdrawal_photo_unknown: 'Questa foto non c’è più.',
  staff_mention_unknown:
    'Una delle persone nominate con @ non lavora più qui o non vede gli ordini: toglila dalla nota o scegli un’altra persona.',
  staff_note_file_unreadable: ({ name }) =>
    `«${name}» non è un JPEG, PNG, WebP o PDF intero: salvalo in uno di questi formati e riprova.`,
  staff_note_file_too_large: ({ name, most_megabytes: most }) =>
    `«${name}» è più grande di ${most} MB: riducilo, o dividilo in più file, e riprova.`,
  staff_note_files_too_many: ({ most }) =>
    `Una nota ha al massimo ${most} allegati: togline qualcuno, o scrivi una seconda nota.`,
  staff_note_file_unknown: 'Un allegato non c’è più: toglilo e caricalo di nuovo.',
  staff_review_unknown: ({ id }) => `La recensione ${id} non c’è.`,
  staff_photo_unknown: ({ id, position }) => `La recensione ${id} non ha una foto ${position}.`,
  review_reason_required: 'Scrivi perché la rifiuti: chi l’ha scritta lo legge.',
};
