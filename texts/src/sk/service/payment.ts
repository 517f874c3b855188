import type { paymentNotices } from '@casamaestra/contract/payments/payment.notices.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

export const payment: NoticeTexts<typeof paymentNotices> = {
  payment_funds:
    'Banka platbu odmietla pre nedostatok prostriedkov. Skúste inú kartu alebo zaplaťte prevodom.',
  payment_expired: 'Platnosť karty sa skončila. Skontrolujte dátum alebo použite inú kartu.',
  payment_cvv:
    'Bezpečnostný kód (CVV) nie je správny. Skontrolujte číslice na zadnej strane karty a skúste to znova.',
  payment_authentication:
    'Banka nepotvrdila vašu totožnosť. Skúste to znova a platbu schváľte v aplikácii banky alebo kódom, ktorý vám pošle.',
  payment_abandoned: 'Platbu ste prerušili. Objednávka na vás čaká: môžete to skúsiť znova.',
  payment_denied: 'Banka platbu odmietla bez udania dôvodu. Skúste inú kartu alebo sa opýtajte svojej banky.',
  payment_blocked: 'Túto kartu nemožno použiť. Skúste inú alebo sa opýtajte svojej banky.',
  payment_amount: 'Suma prekračuje limit karty. Skúste inú kartu alebo zaplaťte prevodom.',
  payment_generic: 'Platba sa nepodarila. Nič sme vám neúčtovali: môžete to skúsiť znova.',
  payment_mismatch:
    'Platba, ktorú zaznamenala banka, nezodpovedá objednávke: ak vám niečo účtovali, vrátime vám to. Môžete zaplatiť znova.',
  payment_unreachable:
    'Banka práve neodpovedá. Objednávka je uložená a nič sme vám neúčtovali: skúste to o chvíľu znova.',
  payment_not_started: 'Objednávku sme prijali, ale platba sa nespustila. Skúste to o chvíľu znova.',
  payment_page_missing: 'Banka neodpovedala. Vaša objednávka existuje: môžete ju skúsiť zaplatiť znova.',
  payment_not_authorised: 'Banka platbu neautorizovala.',
};
