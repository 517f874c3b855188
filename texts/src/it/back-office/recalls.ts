/** Texts of safety recalls. */
export const recalls = {
  announce: 'Nuovo richiamo',
  recallThis: 'Richiama questo prodotto',
  all: 'Tutti i richiami',
  none: 'Nessun richiamo',
  noneText:
    'Quando un prodotto può essere pericoloso, da qui avvisi chi l’ha comprato (Reg. (UE) 2023/988, art. 35 e 36).',
  columns: {
    product: 'Prodotto',
    what: 'Che cosa',
    at: 'Annunciato',
    mails: 'E-mail',
    reached: 'Persone avvisate',
    sent: 'E-mail partite',
    waiting: 'In attesa',
    givenUp: 'Ferme',
  },
  sentOf: (sent: string, reached: string) => `partite ${sent} di ${reached}`,
  stuckOf: (count: string) => `ferme: ${count}`,
  title: (n: string) => `Richiamo ${n}`,
  everything: 'Tutta la produzione',
  lotOf: (lot: string) => `Lotto ${lot}`,
  allVariants: 'Tutte le varianti',
  product: 'Prodotto',
  productHint: 'Per nome, codice, SKU o GTIN.',
  productMissing: 'Scegli il prodotto da richiamare.',
  change: 'Cambia prodotto',
  variant: 'Variante',
  lot: 'Lotto',
  lotHint:
    'Se il pericolo riguarda un solo lotto. Il negozio non sa chi ha ricevuto quale: l’avviso va a tutti, e ognuno confronta. Vuoto: tutta la produzione.',
  notice: 'Testo dell’avviso',
  noticeHint:
    'Nella lingua di chi compra: quale prodotto, quale pericolo, che cosa fare, quale rimedio. Non scrivere «volontario» o «precauzionale»: la legge non vuole che il pericolo sembri più piccolo.',
  noticeMissing: 'Scrivi l’avviso che leggerà chi ha comprato il prodotto.',
  useModel: 'Parti dal modello',
  model:
    'Prodotto: [nome e modello], venduto dal [giorno] al [giorno].\n\nPericolo: [che cosa può succedere, e a chi].\n\nChe cosa fare: smetti subito di usarlo. [Come metterlo al sicuro, per esempio: stacca la spina e tienilo lontano dai bambini.]\n\nRimedio: puoi scegliere fra [la riparazione o la sostituzione] e il rimborso. Non paghi nulla: veniamo a ritirarlo noi. Scrivici con il numero dell’ordine, o rispondi a questa e-mail.',
  look: 'Guarda chi lo riceve',
  before: 'Prima di mandarlo',
  toWrite: (count: number, shown: string) =>
    count === 1 ? 'Riceverà l’e-mail 1 persona.' : `Riceveranno l’e-mail ${shown} persone.`,
  bought: (count: number, shown: string) =>
    count === 1
      ? 'L’ha comprato 1 persona, con un ordine pagato e non annullato.'
      : `L’hanno comprato ${shown} persone, con un ordine pagato e non annullato.`,
  again: (n: string, at: string) =>
    `Questo richiamo c’è già (numero ${n}, del ${at}): il suo testo diventa quello che hai scritto, e l’e-mail arriva solo a chi manca.`,
  consent: 'L’e-mail arriva a tutti, anche a chi non vuole pubblicità: è un obbligo di legge.',
  endsSale: 'La vendita si ferma subito: i pezzi in magazzino diventano zero.',
  keepsSale: 'La vendita continua: togli tu dallo scaffale i pezzi di quel lotto.',
  shown:
    'L’avviso compare sulla pagina del prodotto e negli ordini finché non chiudi il richiamo. Chi paga dopo un ordine fatto prima viene avvisato da solo.',
  authorities:
    'Avvisare le autorità tramite il Safety Business Gateway resta compito tuo (art. 20 del regolamento).',
  send: (count: number, shown: string) =>
    count === 0
      ? 'Pubblica il richiamo'
      : count === 1
        ? 'Manda il richiamo a 1 persona'
        : `Manda il richiamo a ${shown} persone`,
  sure: 'Mandare il richiamo?',
  sureText:
    'Un’e-mail mandata non si riprende, e l’avviso si vede finché il richiamo non finisce. Rileggi il prodotto e il testo.',
  done: (n: string, written: string) => `Richiamo ${n} annunciato. E-mail in partenza: ${written}.`,
  end: 'Chiudi il richiamo',
  endText:
    'L’avviso sparisce dalla pagina del prodotto e dagli ordini. Chi è stato avvisato resta avvisato, e il registro tiene il motivo.',
  endReason: 'Motivo',
  endReasonHint: 'Per esempio: «Lotto ritirato e distrutto, il fabbricante ha corretto il difetto».',
  endReasonMissing: 'Scrivi perché il richiamo finisce.',
  sellAgain: (pieces: string) => `Rimetti in vendita i pezzi tolti (${pieces})`,
  sellAgainHint:
    'Solo se è sicuro: altrimenti restano a zero finché qualcuno non li conta o ne arrivano altri.',
  inForce: 'In corso',
  ended: (at: string) => `Finito il ${at}`,
  endedBecause: (reason: string) => `Perché è finito: ${reason}`,
  see: 'Guarda come procede',
  facts: 'Come procede',
  stuck: 'Qualche e-mail non è partita: dalle Impostazioni puoi ritentare, o chiama chi manca.',
  toMails: 'Mail in attesa',
  mails: 'Chi è stato avvisato',
  noMails: 'Nessuno l’aveva comprato: non c’era a chi scrivere.',
  most: (shown: string, all: string) => `Qui i primi ${shown} di ${all}.`,
  mailColumns: { email: 'E-mail', order: 'Ordine', queued: 'Preparata', sent: 'Partita' },
  hidden: 'il tuo ruolo non la vede',
  states: { waiting: 'in attesa', given_up: 'ferma: aspetta una persona' },
};
