/** What one person may do alone. */
export const guards = {
  title: 'Che cosa fa una persona da sola',
  text: 'Più stretto vale subito. Più largo aspetta un’altra persona, con tutto quello che cambi insieme. Vale dal prossimo gesto di chiunque.',
  fields: {
    refund_alone: 'Rimborso che una persona fa da sola, in euro',
    refunds_an_hour: 'Rimborsi in un’ora senza un’altra persona',
    alone_minutes: 'Minuti prima di approvare da soli',
    price_percent: 'Cambio di prezzo da confermare, oltre il %',
    bulk_rows: 'Righe oltre le quali un cambio è in blocco',
  },
  hints: {
    refund_alone: 'Oltre, lo approva un’altra persona.',
    refunds_an_hour: 'Dal successivo, lo approva un’altra persona.',
    alone_minutes: 'Solo dove nessun altro può approvare.',
    price_percent: 'Oltre, alcuni ruoli non possono, e nei listini dei fornitori conta come lontano.',
    bulk_rows:
      'Oltre, chiede di confermare chi sei; tanti prezzi lontani in un listino aspettano un’altra persona.',
  },
  between: (least: string, most: string) => `Scrivi un numero da ${least} a ${most}`,
  reason: 'Perché',
  save: 'Salva i limiti',
  saved: 'Limiti salvati.',
  unchanged: 'Erano già così.',
  savedAct: 'Limiti cambiati',
  waits: {
    another_person: 'Un limite diventa più largo: aspetta un’altra persona.',
    time: 'Un limite diventa più largo: puoi approvarlo tra qualche minuto, qui sotto.',
  },
  waiting: 'Da approvare',
  asked: (who: string, at: string) => `chiesto da ${who}, ${at}`,
  change: (name: string, from: string, to: string) => `${name}: da ${from} a ${to}`,
  own: 'L’hai chiesto tu: lo approva un’altra persona.',
  aloneFrom: (at: string) => `Sei da solo nel negozio: puoi approvarlo ${at}.`,
  approve: 'Approva i nuovi limiti',
  refuse: 'Rifiuta',
  withdraw: 'Ritira la richiesta',
  decided: 'Deciso.',
};
