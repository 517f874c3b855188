import type { paymentNotices } from '@casamaestra/contract/payments/payment.notices.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

/** Why a payment failed, in sentences of the shop; never the gateway's text. */
export const payment: NoticeTexts<typeof paymentNotices> = {
  payment_funds:
    'La banca ha rifiutato il pagamento per disponibilità insufficiente. Prova con un’altra carta o paga con bonifico.',
  payment_expired: 'La carta risulta scaduta. Controlla la data o usa un’altra carta.',
  payment_cvv:
    'Il codice di sicurezza (CVV) non è corretto. Controlla le cifre sul retro della carta e riprova.',
  payment_authentication:
    'La tua banca non ha confermato la tua identità. Riprova e approva il pagamento nell’app della banca o con il codice che ti manda.',
  payment_abandoned: 'Hai interrotto il pagamento. L’ordine ti aspetta: puoi riprovare quando vuoi.',
  payment_denied:
    'La banca ha rifiutato il pagamento. Non dice perché: prova con un’altra carta o chiedi alla tua banca.',
  payment_blocked: 'Questa carta non può essere usata. Prova con un’altra o chiedi alla tua banca.',
  payment_amount: 'L’importo supera il limite della carta. Prova con un’altra carta o paga con bonifico.',
  payment_generic: 'Il pagamento non è riuscito. Non ti è stato addebitato nulla: puoi riprovare.',
  payment_mismatch:
    'Il pagamento registrato dalla banca non corrisponde all’ordine: se ti è stato addebitato qualcosa, te lo restituiamo. Puoi pagare di nuovo.',
  payment_unreachable:
    'In questo momento la banca non risponde. L’ordine è salvo e non ti è stato addebitato nulla: riprova tra poco.',
  payment_not_started: 'Il tuo ordine è stato ricevuto, ma il pagamento non parte. Riprova tra poco.',
  payment_page_missing: 'La banca non ha risposto. Il tuo ordine c’è: puoi riprovare a pagarlo.',
  payment_not_authorised: 'La banca non ha autorizzato il pagamento.',
};
