/** An outcome to choose, on the hosted page and in the card frame. */
interface OfferedChoice {
  /** The value for parseChoice. */
  readonly value: string;
  readonly title: string;
  readonly text: string;
}

export const usualChoices: readonly OfferedChoice[] = [
  { value: 'approved', title: 'Approva', text: 'La carta paga subito.' },
  {
    value: 'challenge',
    title: 'Chiedi la verifica 3-D Secure',
    text: 'Prima di pagare, la banca chiede di confermare l’identità.',
  },
];

export const refusalChoices: readonly OfferedChoice[] = [
  { value: 'refused:funds', title: 'Rifiuta: fondi', text: 'Disponibilità insufficiente.' },
  { value: 'refused:expired', title: 'Rifiuta: scaduta', text: 'La carta è scaduta.' },
  { value: 'refused:cvv', title: 'Rifiuta: CVV', text: 'Il codice di sicurezza è sbagliato.' },
  { value: 'refused:generic', title: 'Rifiuta: altro', text: 'La banca non dice perché.' },
];

/** The choices for methods other than cards: a wallet's app or account. */
export const appChoices: readonly OfferedChoice[] = [
  { value: 'approved', title: 'Approva', text: 'Il pagamento è confermato nell’app e arriva subito.' },
];

export const appRefusals: readonly OfferedChoice[] = [
  { value: 'refused:funds', title: 'Rifiuta: fondi', text: 'Disponibilità insufficiente.' },
  { value: 'refused:generic', title: 'Rifiuta: altro', text: 'Non confermato nell’app.' },
];

export const pendingChoices: readonly OfferedChoice[] = [
  { value: 'pending', title: 'In attesa', text: 'Si decide a mano, nell’elenco delle operazioni.' },
  { value: 'pending:approved', title: 'In attesa, poi sì', text: 'Approvato dopo 15 secondi.' },
  { value: 'pending:refused', title: 'In attesa, poi no', text: 'Rifiutato dopo 15 secondi.' },
];

export const troubleChoices: readonly OfferedChoice[] = [
  { value: 'slow', title: 'Lento', text: 'La banca approva, ma ci mette 20 secondi.' },
  { value: 'doubled', title: 'Notifica doppia', text: 'Approvato; il negozio lo viene a sapere due volte.' },
  {
    value: 'forged',
    title: 'Notifica falsificata',
    text: 'Approvato; accanto arriva una notifica falsa, che il negozio deve scartare.',
  },
  {
    value: 'unheard',
    title: 'Tempo scaduto dopo il successo',
    text: 'Approvato, ma né la notifica né il ritorno arrivano al negozio.',
  },
];
