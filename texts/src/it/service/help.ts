import type { HelpTexts } from '../../service/help-texts-shape.ts';

export const help: HelpTexts = {
  small:
    'come dove dov quando quanto quanti quanta costa costano posso fare faccio per del della dei delle con cosa quale il la le gli un una mio mia vostro vostra di a da in che è avete guida guide consigli',
  topics: {
    returns: {
      title: 'Resi e rimborsi',
      text: 'Hai 14 giorni per cambiare idea: ecco come si restituisce e quando arriva il rimborso.',
      asked:
        'reso, resi, restituire, restituzione, rimborso, rimborsi, rendere, cambio merce, cambiare prodotto, soddisfatti rimborsati',
    },
    withdrawal: {
      title: 'Recedere da un acquisto',
      text: 'Due passi, con il numero dell’ordine e la tua e-mail: la ricevuta arriva subito.',
      asked: 'recesso, recedere, diritto recesso, modulo recesso, ripensamento',
    },
    delivery: {
      title: 'Spedizioni e consegne',
      text: 'Costi, tempi e Paesi in cui consegniamo; il totale esatto lo vedi nel carrello.',
      asked:
        'spedizione, spedizioni, spedire, consegna, consegne, costi spedizione, spese spedizione, tempi consegna, consegna gratis, spedizione gratuita, corriere',
    },
    tracking: {
      title: 'Dov’è il mio ordine',
      text: 'Con il numero dell’ordine e la tua e-mail vedi a che punto è, anche senza account.',
      asked:
        'traccia ordine, tracciare ordine, tracking, tracciamento, stato ordine, ordine, ordini, seguire ordine, pacco, tracciare pacco, traccia pacco',
    },
    cancelling: {
      title: 'Annullare un ordine',
      text: 'Finché non lo prepariamo lo annulli da qui, con il numero dell’ordine e la tua e-mail.',
      asked:
        'annullare ordine, annulla ordine, annullamento, cancellare ordine, disdire ordine, modificare ordine',
    },
    store: {
      title: 'Negozio e orari',
      text: 'Dove siamo, quando siamo aperti e come arrivare; gli ordini si ritirano anche qui.',
      asked:
        'orari, orario, orario apertura, orari negozio, negozio, negozi, punto vendita, siete, indirizzo, apertura, ritiro negozio, parcheggio',
    },
    contacts: {
      title: 'Parla con noi',
      text: 'Telefono ed e-mail dell’assistenza, con gli orari in cui rispondiamo.',
      asked:
        'contatti, contatto, contattare, assistenza, assistenza clienti, servizio clienti, numero telefono, telefonare, chiamare, scrivere, reclamo, reclami',
    },
    payment: {
      title: 'Come si paga',
      text: 'Carta e bonifico: come funzionano e quando viene addebitato l’importo.',
      asked:
        'pagamento, pagamenti, pagare, metodi pagamento, carta credito, bonifico, paypal, rate, rateale, contrassegno',
    },
    invoice: {
      title: 'Fattura',
      text: 'Chiedila prima di pagare, con codice fiscale o partita IVA e codice destinatario.',
      asked: 'fattura, fatture, fatturazione, partita iva, scontrino, ricevuta',
    },
    warranty: {
      title: 'Garanzia',
      text: '24 mesi di garanzia legale: che cosa fare se un prodotto è difettoso.',
      asked: 'garanzia, garanzie, prodotto difettoso, difettoso, prodotto rotto, guasto, riparazione',
    },
    login: {
      title: 'Il tuo account',
      text: 'Accedi per vedere ordini, indirizzi e lista dei desideri.',
      asked: 'account, accedi, accesso, login, registrazione, registrarsi, profilo',
    },
    password: {
      title: 'Password dimenticata',
      text: 'Scrivi la tua e-mail: ti mandiamo un link per sceglierne una nuova.',
      asked: 'password, password dimenticata, recupero password',
    },
  },
};
