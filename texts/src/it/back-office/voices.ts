/** Texts of the screen of questions, answers of buyers and comments. */
export const voices = {
  views: 'Domande e commenti per stato',
  states: { waiting: 'Da leggere', published: 'Pubblicati', refused: 'Rifiutati' },
  search: 'Cerca nelle parole, per autore o per prodotto',
  apply: 'Cerca',
  kinds: { question: 'Domanda', answer: 'Risposta di chi ha comprato', comment: 'Commento a una guida' },
  none: 'Niente aspetta',
  noneText: 'Le domande sui prodotti, le risposte di chi ha comprato e i commenti alle guide compaiono qui.',
  noneFound: 'Niente da mostrare',
  noneFoundText: 'Prova con altre parole, oppure guarda quelli di un altro stato.',
  most: (n: string) => `Al massimo ${n} per tipo: gli altri si trovano cercando.`,
  asked: 'Domanda:',
  shopAnswered: 'Ha risposto il negozio',
  mailed: 'la risposta gli arriva per e-mail',
  answer: 'Rispondi',
  answerAgain: 'Cambia la risposta',
  withdraw: 'Togli',
  answerTitle: 'Rispondi alla domanda',
  shopAnswer: 'Risposta del negozio',
  answerHint: (mailed: boolean): string =>
    mailed
      ? 'Si legge sulla pagina del prodotto, e arriva per e-mail a chi l’ha chiesto.'
      : 'Si legge sulla pagina del prodotto.',
  answerAct: 'Rispondi e pubblica',
  refuseTitles: {
    question: 'Non pubblicare la domanda',
    answer: 'Non pubblicare la risposta',
    comment: 'Non pubblicare il commento',
  },
  refuseText: 'Il motivo resta nel registro: lo leggono solo i colleghi. Nessuno riceve una e-mail.',
  reasons: [
    'Non parla del prodotto.',
    'Contiene dati personali.',
    'Contiene offese.',
    'È pubblicità.',
    'C’è già.',
  ] as readonly string[],
  done: {
    question: {
      publish: (who: string) => `Domanda di ${who} pubblicata`,
      answer: (who: string) => `Risposta alla domanda di ${who} pubblicata`,
      refuse: (who: string) => `Domanda di ${who} rifiutata`,
    },
    answer: {
      publish: (who: string) => `Risposta di ${who} pubblicata`,
      answer: (who: string) => `Risposta di ${who} pubblicata`,
      refuse: (who: string) => `Risposta di ${who} rifiutata`,
    },
    comment: {
      publish: (who: string) => `Commento di ${who} pubblicato`,
      answer: (who: string) => `Commento di ${who} pubblicato`,
      refuse: (who: string) => `Commento di ${who} rifiutato`,
    },
  },
};
