import type { PaymentTexts } from '../../it/service/payment.ts';

export const payment: PaymentTexts = {
  failed: {
    funds: 'Banka platbu odmietla pre nedostatok prostriedkov. Skúste inú kartu alebo zaplaťte prevodom.',
    expired: 'Platnosť karty sa skončila. Skontrolujte dátum alebo použite inú kartu.',
    cvv: 'Bezpečnostný kód (CVV) nie je správny. Skontrolujte číslice na zadnej strane karty a skúste to znova.',
    authentication:
      'Banka nepotvrdila vašu totožnosť. Skúste to znova a platbu schváľte v aplikácii banky alebo kódom, ktorý vám pošle.',
    abandoned: 'Platbu ste prerušili. Objednávka na vás čaká: môžete to skúsiť znova.',
    denied: 'Banka platbu odmietla bez udania dôvodu. Skúste inú kartu alebo sa opýtajte svojej banky.',
    blocked: 'Túto kartu nemožno použiť. Skúste inú alebo sa opýtajte svojej banky.',
    amount: 'Suma prekračuje limit karty. Skúste inú kartu alebo zaplaťte prevodom.',
    generic: 'Platba sa nepodarila. Nič sme vám neúčtovali: môžete to skúsiť znova.',
  },
  mismatch:
    'Platba, ktorú zaznamenala banka, nezodpovedá objednávke: ak vám niečo účtovali, vrátime vám to. Môžete zaplatiť znova.',
  unreachable:
    'Banka práve neodpovedá. Objednávka je uložená a nič sme vám neúčtovali: skúste to o chvíľu znova.',
};
