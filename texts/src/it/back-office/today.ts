/** Texts of the screen Oggi. */
export const today = {
  due: 'Da fare',
  nothing: 'Tutto fatto',
  nothingText: 'Non c’è niente che aspetti te.',
  firstDue: (day: string) => `il primo: ${day}`,
  kinds: {
    refunds_to_approve: 'Rimborsi da approvare',
    refunds_by_hand: 'Rimborsi da fare a mano',
    withdrawals_to_refund: 'Recessi da rimborsare',
    orders_late: 'Ordini in ritardo sulla consegna promessa',
    orders_to_ship: 'Ordini da spedire',
    orders_to_prepare: 'Ordini da preparare',
    orders_to_collect: 'Ordini pronti per il ritiro',
    transfers_expiring: 'Bonifici che stanno per scadere',
    credits_open: 'Accrediti da abbinare',
    reviews_waiting: 'Recensioni da leggere',
    mails_failed: 'E-mail non partite',
  },
  sales: 'Oggi, finora',
  orders: 'Ordini',
  total: 'Incasso',
  weekAgo: (value: string) => `una settimana fa a quest’ora: ${value}`,
};
