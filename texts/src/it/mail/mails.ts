import type { MailTexts } from '../../mail/mail-texts-shape.ts';

export const mails: MailTexts = {
  trial: 'Prova',
  hello: (firstName) => `Ciao ${firstName},`,
  confirmation: (number) => ({
    subject: `Abbiamo ricevuto il tuo ordine ${number}`,
    preview: 'Qui trovi tutto quello che hai ordinato e i tuoi diritti.',
    title: 'Grazie, abbiamo ricevuto il tuo ordine',
  }),
  confirmationIntro: (date) =>
    `Questa è la conferma dell’ordine che hai inviato in data ${date}. Conservala: contiene tutto quello che c’è da sapere sul contratto.`,
  confirmationUnpaid:
    'Prepariamo l’ordine appena il pagamento ci arriva. Se non hai ancora pagato, puoi farlo da qui.',
  offer: (number) => ({
    subject: `La nostra offerta ${number}: accettala pagando`,
    preview: 'Al telefono non ti sei impegnato a nulla.',
    title: 'La tua offerta per iscritto',
  }),
  offerIntro: (date) =>
    `Ecco per iscritto l’offerta di cui abbiamo parlato al telefono in data ${date}. Controllala con calma e conservala: contiene tutto quello che c’è da sapere sul contratto.`,
  offerByTransfer: (until) =>
    `Se ti va bene, accettala con il bonifico qui sotto entro il ${until}. Fino ad allora teniamo la merce da parte per te.`,
  offerByLink: (until) =>
    `Se ti va bene, accettala e paga dalla pagina dell’ordine entro il ${until}. Fino ad allora teniamo la merce da parte per te.`,
  offerUnbound:
    'Al telefono non ti sei impegnato a nulla: il contratto si conclude solo quando accetti, cioè con il pagamento (art. 51, comma 6, del Codice del consumo). Se non paghi, l’offerta decade da sola e non devi fare niente.',
  offerButton: 'Accetta e paga',
  confirmOrder: (number) => ({
    subject: `Conferma il tuo ordine ${number}`,
    preview: 'Basta aprire il collegamento.',
    title: 'Conferma il tuo ordine',
  }),
  confirmOrderText: (until) =>
    `Per tenere da parte i prodotti fino all’arrivo del bonifico ci serve la tua conferma entro il ${until}. Senza conferma l’ordine viene annullato, senza costi.`,
  confirmOrderButton: 'Conferma l’ordine',
  newLink: (number) => ({
    subject: `Il nuovo link per il tuo ordine ${number}`,
    preview: 'Quelli di prima non aprono più niente.',
    title: 'Ecco il nuovo link del tuo ordine',
  }),
  newLinkText:
    'I link che ti avevamo mandato prima sono stati revocati: chi li ha non vede più l’ordine. Da qui lo apri come sempre.',
  paymentReceived: (number) => ({
    subject: `Pagamento ricevuto per l’ordine ${number}`,
    preview: 'Ora prepariamo il tuo ordine.',
    title: 'Il pagamento è arrivato',
  }),
  paymentReceivedText: (total) =>
    `Abbiamo ricevuto ${total}. Ora prepariamo il tuo ordine e ti scriviamo quando parte.`,
  paymentReceivedPickup: (total) =>
    `Abbiamo ricevuto ${total}. Ora prepariamo il tuo ordine e ti scriviamo quando è pronto per il ritiro.`,
  reminder: (number) => ({
    subject: `Il tuo ordine ${number} aspetta il bonifico`,
    preview: 'La merce è ancora riservata per te.',
    title: 'Non abbiamo ancora ricevuto il bonifico',
  }),
  reminderText: (due) =>
    `La merce è riservata per te fino a questo giorno: ${due}. Se hai già fatto il bonifico non devi fare altro: tra banche diverse può servire un giorno lavorativo. Dopo quella data l’ordine viene annullato, senza costi.`,
  offerReminder: (number) => ({
    subject: `La nostra offerta ${number} aspetta il bonifico`,
    preview: 'La merce è ancora riservata per te.',
    title: 'Non abbiamo ancora ricevuto il bonifico',
  }),
  offerReminderText: (due) =>
    `L’offerta vale e la merce è riservata per te fino a questo giorno: ${due}. Se hai già fatto il bonifico non devi fare altro: tra banche diverse può servire un giorno lavorativo. Dopo quella data l’offerta decade da sola: non ti sei impegnato a nulla.`,
  shipped: (number) => ({
    subject: `Il tuo ordine ${number} è partito`,
    preview: 'Ecco come seguire il pacco.',
    title: 'Il tuo pacco è in viaggio',
  }),
  shippedText: (carrier) => `Abbiamo consegnato il pacco a ${carrier}. Dentro trovi:`,
  ready: (number) => ({
    subject: `Il tuo ordine ${number} è pronto per il ritiro`,
    preview: 'Puoi venire a prenderlo quando vuoi.',
    title: 'Il tuo ordine ti aspetta',
  }),
  readyText: 'Puoi ritirarlo in negozio quando vuoi, negli orari qui sotto. Sono pronti:',
  restFollows: 'Il resto dell’ordine parte con un altro pacco: ti scriviamo di nuovo.',
  delivered: (number) => ({
    subject: `Il tuo ordine ${number} è stato consegnato`,
    preview: 'Speriamo che ti piaccia.',
    title: 'Il tuo ordine è arrivato',
  }),
  collected: (number) => ({
    subject: `Hai ritirato il tuo ordine ${number}`,
    preview: 'Speriamo che ti piaccia.',
    title: 'Grazie di essere passato in negozio',
  }),
  deliveredText: 'Se qualcosa non va, rispondi a questa e-mail: troviamo una soluzione.',
  deliveredWithdrawal: (day) => `Hai tempo fino al ${day} per cambiare idea.`,
  inviteHeading: 'Come ti trovi?',
  inviteText:
    'La tua opinione aiuta chi deve scegliere. Pubblichiamo le recensioni di chi ha comprato, belle e brutte, dopo aver controllato che rispettino le regole.',
  inviteButton: 'Scrivi una recensione',
  inviteReason: 'Ti invitiamo a recensire perché ce l’hai chiesto con l’ordine.',
  declineInvites: 'Non voglio più inviti a recensire',
  recall: (article) => ({
    subject: `Richiamo di sicurezza del prodotto: ${article}`,
    preview: 'Smetti subito di usarlo e leggi che cosa fare.',
    title: 'Richiamo di sicurezza del prodotto',
  }),
  recallText: (article, order) =>
    `Riguarda un prodotto che hai comprato da noi: ${article}, ordine ${order}. Smetti subito di usarlo.`,
  recallLot: (lot) =>
    `È richiamato il lotto ${lot}: confrontalo con quello scritto sul prodotto o sulla confezione.`,
  recallRemedies:
    'Hai diritto, gratis e in tempi rapidi, a scegliere fra almeno due rimedi: riparazione, sostituzione o rimborso (Regolamento (UE) 2023/988, art. 37). Se l’hai dato o venduto ad altri, fa’ avere loro questo avviso.',
  recallContact: (email, phone) =>
    `Per domande e per il rimedio: ${email}, telefono ${phone}. Ci scusiamo per il disagio.`,
  cancelled: (number) => ({
    subject: `Il tuo ordine ${number} è stato annullato`,
    preview: 'Non devi fare altro.',
    title: 'Il tuo ordine è stato annullato',
  }),
  cancelledText: 'Abbiamo annullato l’ordine: il contratto è sciolto e non devi più pagare nulla.',
  cancelledMoney:
    'Se hai già pagato, ti restituiamo tutto con lo stesso mezzo di pagamento: ti scriviamo quando il rimborso è partito.',
  changed: (number) => ({
    subject: `Il tuo ordine ${number} è cambiato`,
    preview: 'Guarda che cosa resta e quanto costa adesso.',
    title: 'Abbiamo tolto qualcosa dal tuo ordine',
  }),
  changedText: 'Questi pezzi non fanno più parte del tuo ordine:',
  changedBack: (amount) =>
    `La differenza, ${amount}, ti torna con lo stesso mezzo con cui hai pagato: ti scriviamo quando il rimborso è partito.`,
  changedUnpaid: (total) => `Da pagare restano ${total}.`,
  refunded: (number) => ({
    subject: `Rimborso per l’ordine ${number}`,
    preview: 'Il rimborso è partito.',
    title: 'Ti abbiamo rimborsato',
  }),
  refundedText: (amount) =>
    `Abbiamo rimborsato ${amount} con lo stesso mezzo che hai usato per pagare. Di solito l’importo si vede sul conto entro cinque giorni lavorativi.`,
  withdrawal: {
    opening: (number) => ({
      subject: `Recesso ricevuto: ordine ${number}`,
      preview: 'La conferma della tua dichiarazione, con data e ora.',
      title: 'Abbiamo ricevuto il tuo recesso',
    }),
    received: (order, moment) =>
      `Confermiamo di aver ricevuto la tua dichiarazione di recesso dal contratto dell’ordine ${order}. È arrivata il ${moment} (ora italiana).`,
    declarationHeading: 'Che cosa hai dichiarato',
    number: 'Numero del recesso',
    order: 'Ordine',
    name: 'Chi recede',
    moment: 'Data e ora',
    itemsHeading: 'Recedi dal contratto per questi prodotti',
    sendBackHeading: 'Come restituire i prodotti',
    sendBack: (day, address) =>
      `Spediscili entro il ${day} a ${address}, oppure portali in negozio entro lo stesso giorno. Rimettili nella scatola con accessori e documenti e aggiungi un foglio con il numero del recesso.`,
    sendBackCost:
      'Il costo della spedizione di ritorno è a tuo carico; in negozio è gratis. Per i prodotti ingombranti ti diciamo prima il costo del ritiro, al massimo 49 €. Rispondi della diminuzione di valore solo se li hai usati oltre quanto serve per provarli.',
    notShipped: 'I prodotti non sono ancora partiti: non devi restituire niente.',
    refundHeading: 'Il rimborso',
    refund: (day) =>
      `Ti rimborsiamo entro il ${day} con lo stesso mezzo di pagamento. Se recedi da tutto l’ordine, il rimborso comprende le spese di consegna standard.`,
    nothingPaid:
      'Non risulta ancora nessun pagamento. Se recedi da tutto l’ordine, non pagare; se recedi da una parte, aspetta che ti scriviamo il nuovo importo. Se il pagamento è già partito, ti rimborsiamo quello che non è dovuto.',
    mayWait: 'Possiamo aspettare di ricevere i prodotti o la prova che li hai spediti.',
    keepThis: (email) =>
      `Conserva questa e-mail: è la conferma del tuo recesso. Se qualcosa non torna, scrivi a ${email}.`,
    returnsLink: 'Resi e recesso: tutte le condizioni',
  },
  welcome: (shop) => ({
    subject: `Ti diamo il benvenuto da ${shop}`,
    preview: 'Il tuo account è pronto.',
    title: 'Il tuo account è pronto',
  }),
  welcomeText:
    'Da oggi trovi i tuoi ordini, gli indirizzi, i documenti dei prodotti e la lista dei desideri in un posto solo.',
  toAccount: 'Vai al tuo account',
  alreadyRegistered: (shop) => ({
    subject: `Hai già un account da ${shop}`,
    preview: 'Qualcuno ha provato a registrarsi con questa e-mail.',
    title: 'Hai già un account',
  }),
  alreadyRegisteredText:
    'Qualcuno, forse tu, ha provato a creare un account con questo indirizzo. Ne hai già uno: puoi accedere, o scegliere una nuova password se non la ricordi.',
  toLogin: 'Accedi',
  toForgotten: 'Ho dimenticato la password',
  reset: {
    subject: 'Scegli una nuova password',
    preview: 'Il collegamento vale per poco e per una volta sola.',
    title: 'Scegli una nuova password',
  },
  resetText:
    'Abbiamo ricevuto la richiesta di cambiare la password del tuo account. Il collegamento qui sotto vale per poco tempo e per una volta sola.',
  resetButton: 'Scegli la nuova password',
  loginLink: {
    subject: 'Il tuo collegamento per accedere',
    preview: 'Vale 15 minuti e per una volta sola.',
    title: 'Accedi senza password',
  },
  loginLinkText:
    'Ecco il collegamento per entrare nel tuo account senza password. Vale 15 minuti e per una volta sola: aprilo sul dispositivo con cui vuoi accedere.',
  loginLinkButton: 'Accedi',
  loginLinkNotYou:
    'Se non l’hai chiesto tu, ignora questa e-mail e non inoltrarla a nessuno: chi apre il collegamento entra nel tuo account.',
  staffInvitation: (shop) => ({
    subject: `Sei invitato nella gestione di ${shop}`,
    preview: 'Il collegamento vale sette giorni e per una volta sola.',
    title: 'Entra nella gestione',
  }),
  staffInvitationText: (shop) =>
    `Chi gestisce le persone di ${shop} ti ha aggiunto alla gestione del negozio. Apri il collegamento sul dispositivo con cui lavori: la prima volta aggiungi una passkey, oppure un’app di autenticazione con una password. Vale sette giorni e per una volta sola.`,
  staffInvitationButton: 'Entra nella gestione',
  staffRecovery: (shop) => ({
    subject: `Rientra nella gestione di ${shop}`,
    preview: 'Il collegamento vale 15 minuti e per una volta sola.',
    title: 'Aggiungi una nuova passkey',
  }),
  staffRecoveryText:
    'Hai usato un codice di recupero. Con questo collegamento entri e aggiungi una nuova passkey o un’app di autenticazione. Vale 15 minuti e per una volta sola.',
  staffRecoveryButton: 'Aggiungi un nuovo accesso',
  staffAlone: (order) => ({
    subject: `Un rimborso aspetta la tua conferma: ordine ${order}`,
    preview: 'Potrai approvarlo tra qualche minuto.',
    title: 'Un rimborso aspetta',
  }),
  staffAloneText: (order) =>
    `Dalla gestione è stato chiesto un rimborso oltre il limite per l’ordine ${order}. Nessun’altra persona può approvarlo: potrai farlo tu tra qualche minuto, e il registro dirà che l’hai deciso da solo. Se non sei stato tu, chiudi subito le sessioni della gestione.`,
  staffLog: {
    whole: (sets) => ({
      subject: `Registro attività: l’impronta di oggi (${sets} modifiche)`,
      preview: 'Conserva questa e-mail: prova che il registro non è stato toccato.',
      title: 'L’impronta del registro',
    }),
    wholeText:
      'Questa è l’impronta dell’ultima modifica scritta nel registro della gestione. Conserva l’e-mail: se qualcuno cambiasse o togliesse una riga del registro, l’impronta non tornerebbe più.',
    broken: (at) => ({
      subject: `Il registro attività è stato toccato: modifica ${at}`,
      preview: 'Qualcuno l’ha cambiato fuori dalla gestione.',
      title: 'Il registro non torna',
    }),
    brokenText: (at) =>
      `La modifica ${at} del registro manca, o non dice più quello che diceva quando è stata scritta. Dalla gestione non si può fare: chi l’ha fatto è entrato nella base dati. Cambia gli accessi alla base dati e confronta il registro con un backup. L’ultima impronta che torna è questa.`,
    check: 'Per controllare tutto il registro: npm run staff -- log verify --head, seguito dall’impronta.',
  },
  webhookOff: (host) => ({
    subject: `Un programma non riceve più i messaggi del negozio: ${host}`,
    preview: 'Non risponde da giorni: l’abbiamo spento.',
    title: 'Un collegamento è spento',
  }),
  webhookOffText: (address) =>
    `Da giorni nessun messaggio arriva a ${address}: per questo non ne mandiamo più. Quando il programma risponde di nuovo, riaccendi l’indirizzo nella schermata Collegamenti: i messaggi ancora in attesa ripartono.`,
  staffAloneData: (customer) => ({
    subject: `I dati di un cliente aspettano la tua conferma: cliente n. ${customer}`,
    preview: 'Potrai approvare tra qualche minuto.',
    title: 'Una richiesta sui dati aspetta',
  }),
  staffAloneDataText: (customer) =>
    `Dalla gestione è stata chiesta la copia o la cancellazione dei dati del cliente n. ${customer}. Nessun’altra persona può approvarla: potrai farlo tu tra qualche minuto, e il registro dirà che l’hai deciso da solo. Se non sei stato tu, chiudi subito le sessioni della gestione.`,
  staffAlonePrices: (count) => ({
    subject: `Prezzi di un listino aspettano la tua conferma: ${count}`,
    preview: 'Potrai approvarli tra qualche minuto.',
    title: 'Dei prezzi aspettano',
  }),
  staffAlonePricesText: (count) =>
    `Dalla gestione è stato importato un listino con prezzi molto lontani da quelli di oggi o sotto il costo: ${count}. Nessun’altra persona può approvarli: potrai farlo tu tra qualche minuto, e il registro dirà che l’hai deciso da solo. Se non sei stato tu, chiudi subito le sessioni della gestione.`,
  staffAloneGuards: {
    subject: 'Un limite più largo aspetta la tua conferma',
    preview: 'Potrai approvarlo tra qualche minuto.',
    title: 'Un limite più largo aspetta',
  },
  staffAloneGuardsText:
    'Dalla gestione è stato chiesto di allargare quello che una persona può fare da sola. Nessun’altra persona può approvarlo: potrai farlo tu tra qualche minuto, e il registro dirà che l’hai deciso da solo. Se non sei stato tu, chiudi subito le sessioni della gestione.',
  staffLinkNotYou:
    'Non inoltrare questa e-mail a nessuno. Se non te l’aspettavi, avvisa chi gestisce il negozio.',
  notYou: 'Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.',
  passwordChanged: {
    subject: 'La tua password è cambiata',
    preview: 'L’hai fatto tu?',
    title: 'La tua password è cambiata',
  },
  passwordChangedText:
    'La password del tuo account è stata appena cambiata. Sugli altri dispositivi dovrai accedere di nuovo.',
  passwordChangedNotYou: (contact) =>
    `Se non l’hai fatto tu, scegli subito un’altra password e scrivici a ${contact}.`,
  passkeyAdded: {
    subject: 'Una passkey in più per il tuo account',
    preview: 'L’hai aggiunta tu?',
    title: 'Una passkey in più per il tuo account',
  },
  passkeyAddedText:
    'Al tuo account è stata appena aggiunta una passkey: con quella si accede senza password.',
  passkeyAddedNotYou: (contact) =>
    `Se non l’hai aggiunta tu, toglila subito dai tuoi dati, cambia la password e scrivici a ${contact}.`,
  emailChange: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    preview: 'Manca solo la tua conferma.',
    title: 'Conferma il nuovo indirizzo',
  },
  emailChangeText: 'Hai chiesto di usare questo indirizzo per il tuo account. Vale da quando lo confermi.',
  emailChangeButton: 'Conferma l’indirizzo',
  emailChangeAsked: {
    subject: 'Ci è stato chiesto di cambiare la tua e-mail',
    preview: 'L’hai chiesto tu?',
    title: 'Vuoi cambiare e-mail?',
  },
  emailChangeAskedText: (newEmail) =>
    `Ci è stato chiesto di usare ${newEmail} per il tuo account. Cambia solo se chi legge quella casella apre il link che le abbiamo mandato: fino ad allora resta questo indirizzo.`,
  emailChanged: {
    subject: 'L’e-mail del tuo account è cambiata',
    preview: 'L’hai fatto tu?',
    title: 'L’e-mail del tuo account è cambiata',
  },
  emailChangedText: (newEmail) =>
    `Da ora il tuo account usa l’indirizzo ${newEmail}. A questo indirizzo non scriveremo più.`,
  confirmNotice: (article) => ({
    subject: `Vuoi un avviso quando torna ${article}?`,
    preview: 'Conferma con un clic: altrimenti non ti scriviamo più.',
    title: `Vuoi un avviso quando torna ${article}?`,
  }),
  confirmNoticeText: (article) =>
    `Ciao, qualcuno ha lasciato questo indirizzo per sapere quando ${article} torna disponibile. Se sei tu, conferma: ti scriveremo una volta sola.`,
  confirmNoticeButton: 'Sì, avvisatemi',
  confirmQuestion: (article) => ({
    subject: `Vuoi la risposta sulla tua domanda: ${article}`,
    preview: 'Conferma con un clic: altrimenti non ti scriviamo più.',
    title: 'Vuoi la risposta sulla tua domanda?',
  }),
  confirmQuestionText: (article) =>
    `Ciao, qualcuno ha lasciato questo indirizzo per ricevere la risposta a una domanda su ${article}. Se sei tu, conferma: ti scriveremo una volta sola.`,
  confirmQuestionButton: 'Sì, mandatemi la risposta',
  questionAnswered: (article) => ({
    subject: `Abbiamo risposto alla tua domanda su ${article}`,
    preview: 'Ecco la risposta; la trovi anche nella pagina del prodotto.',
    title: `Abbiamo risposto alla tua domanda su ${article}`,
  }),
  questionAsked: (question) => `Ciao, la tua domanda era: «${question}»`,
  questionAnswer: (answer) => `La nostra risposta: ${answer}`,
  questionReason:
    'Ricevi questa e-mail perché qualcuno, con questo indirizzo, ha fatto una domanda su un prodotto.',
  enquiry: {
    topics: {
      order: 'Un ordine',
      product: 'Un prodotto',
      return: 'Resi e garanzia',
      invoice: 'Fatture e pagamenti',
      advice: 'Un consiglio per un lavoro',
      notice: 'Segnalare una recensione, una foto o un commento',
      other: 'Altro',
    },
    received: (number) => ({
      subject: `Abbiamo ricevuto la tua richiesta ${number}`,
      preview: 'Ti risponde una persona, di solito entro un giorno lavorativo.',
      title: `Abbiamo ricevuto la tua richiesta ${number}`,
    }),
    receivedText: (topic) =>
      `Ciao, la tua richiesta (${topic}) è arrivata. Ti risponde una persona, di solito entro un giorno lavorativo.`,
    receivedHours: 'Se ci chiami, di’ questo numero. Al telefono ci trovi:',
    receivedReason:
      'Ricevi questa e-mail perché qualcuno, con questo indirizzo, ci ha scritto dal modulo dei contatti. Se non sei tu, non devi fare niente.',
    toShop: (number, topic) => ({
      subject: `Richiesta ${number}: ${topic}`,
      preview: 'Dal modulo dei contatti.',
      title: `Richiesta ${number}`,
    }),
    from: 'Da',
    email: 'E-mail',
    order: 'Ordine',
    topic: 'Argomento',
    files: 'Allegati',
    answerIt: 'Rispondi a questa e-mail: la risposta va a chi ha scritto.',
    toShopReason: 'Messaggio del modulo dei contatti. Nome e indirizzo non sono verificati.',
    sent: 'Email inviata con successo.',
    noMessage: 'Manca il messaggio: scrivi almeno dieci caratteri.',
  },
  questionOnce: 'È l’unica e-mail su questa domanda: il tuo indirizzo non lo conserviamo.',
  backInStock: (article) => ({
    subject: `${article} è di nuovo disponibile`,
    preview: 'L’hai chiesto tu: ecco l’avviso.',
    title: `${article} è di nuovo disponibile`,
  }),
  backInStockText: (article) =>
    `Ciao, ${article} è di nuovo disponibile. Non possiamo tenerlo da parte: chi ordina prima lo trova.`,
  backInStockButton: 'Vai al prodotto',
  backInStockReason:
    'Ricevi questa e-mail perché qualcuno, a questo indirizzo, ha chiesto di essere avvisato. È una sola.',
  stopNotices: 'Non voglio più avvisi',
  deleted: {
    subject: 'Il tuo account è stato cancellato',
    preview: 'I tuoi dati non ci sono più.',
    title: 'Il tuo account è stato cancellato',
  },
  deletedText:
    'Abbiamo cancellato il tuo account e i dati che conteneva. Conserviamo per dieci anni solo gli ordini, perché la legge lo chiede (art. 2220 del codice civile).',
  order: {
    followOrder: 'Segui il tuo ordine',
    itemsHeading: 'Che cosa hai ordinato',
    goods: 'Prodotti',
    discount: 'Sconti',
    shipping: 'Consegna',
    free: 'gratis',
    total: 'Totale, IVA inclusa',
    vatContained: (percent) => `di cui IVA ${percent}%`,
    deliveryHeading: 'Consegna',
    pickupHeading: 'Ritiro in negozio',
    expectedPickup: 'Pronto',
    readyFrom: (day) => `da ${day}`,
    pickupAddress: 'Dove',
    pickupHours: 'Orari',
    recipient: 'Chi ritira',
    bring: 'Che cosa portare',
    bringText: (number) => `Il numero dell’ordine, ${number}, e un documento.`,
    expected: (from, to) => (from === to ? from : `${from} – ${to}`),
    afterTransfer: (days) => `${days} giorni lavorativi dopo che arriva il bonifico`,
    afterPayment: (days) => `${days} giorni lavorativi dopo il pagamento`,
    address: 'Indirizzo di consegna',
    billing: 'Indirizzo di fatturazione',
    invoiceWanted: 'Fattura richiesta',
    phone: 'Telefono',
    note: 'Le tue note',
    typedOnOrderPage: 'Indirizzi, telefono e note li trovi nella pagina del tuo ordine.',
    proofOfAge: (age) =>
      `Tieni pronto un documento: per legge consegniamo questo ordine solo a chi dimostra di avere almeno ${age} anni.`,
    takeBack: 'Ritiriamo gratis il vecchio apparecchio al momento della consegna, come hai chiesto.',
    paymentHeading: 'Pagamento',
    methods: {
      card: 'Carta',
      transfer: 'Bonifico bancario',
    },
    transferHeading: 'I dati per il bonifico',
    transferText: 'Scrivi la causale proprio così: ci serve per riconoscere il tuo pagamento.',
    holder: 'Intestato a',
    bank: 'Banca',
    amount: 'Importo',
    reference: 'Causale',
    due: 'Scadenza',
    renovation: 'Se paghi lavori con detrazione fiscale, nel bonifico parlante scrivi',
    carrier: 'Corriere',
    tracking: 'Numero di spedizione',
    trackParcel: 'Segui il pacco',
    otherColour: 'La foto mostra un altro colore',
    customMade: 'Su misura per te: il recesso è escluso',
    reason: 'Motivo',
    number: 'Numero dell’ordine',
  },
  law: {
    sellerHeading: 'Chi vende',
    withdrawalHeading: 'Diritto di recesso',
    withdrawal:
      'Se hai comprato come consumatore hai 14 giorni per cambiare idea, senza spiegarci perché. Il termine parte dal giorno in cui ricevi la merce; se l’ordine arriva in più pacchi, dall’ultimo (Codice del consumo, articoli 52–56).',
    withdrawHere: 'Recedere dal contratto qui',
    withdrawalHow: (email, address) =>
      `Il collegamento qui sopra resta attivo per tutto il periodo del recesso. Puoi anche scrivere a ${email} o per posta a ${address}: basta una frase chiara con il tuo nome e il numero dell’ordine, oppure il modulo qui sotto. Ti mandiamo subito una ricevuta.`,
    withdrawalRefund:
      'Ti rimborsiamo tutto, comprese le spese di consegna standard, entro 14 giorni dal recesso e con lo stesso mezzo di pagamento. Possiamo aspettare di ricevere la merce o la prova che l’hai spedita. Rispedisci entro 14 giorni dal recesso.',
    returnCost: ({ inStore, bulky }) =>
      `Il costo della spedizione di ritorno è a tuo carico${inStore ? '; in negozio è gratis' : ''}.${bulky === null ? '' : ` Per i prodotti ingombranti il ritiro costa al massimo ${bulky}.`} Rispondi della diminuzione di valore solo se hai usato la merce oltre quanto serve per provarla.`,
    excluded: (goods) => `Il recesso è escluso per i prodotti fatti su misura (art. 59): ${goods}.`,
    allExcluded:
      'Tutti i prodotti di questo ordine sono fatti su misura per te: il diritto di recesso è escluso (Codice del consumo, art. 59).',
    formHeading: 'Modulo tipo di recesso',
    form: (addressee) =>
      `Destinatario: ${addressee}\nCon la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*)\n– Ordinato il (*) / ricevuto il (*)\n– Nome del/dei consumatore/i\n– Indirizzo del/dei consumatore/i\n– Firma del/dei consumatore/i (solo se il modulo è su carta)\n– Data\n(*) Cancella quello che non serve.`,
    guaranteeHeading: 'Garanzia legale di conformità',
    guarantee: (email) =>
      `Vale 24 mesi dalla consegna, senza costi (Codice del consumo, articoli 128 e seguenti). Se il prodotto è difettoso hai diritto alla riparazione o alla sostituzione e, se non si può, a uno sconto o al rimborso. Scrivi a ${email} con il numero dell’ordine; una foto ci aiuta, ma non è obbligatoria.`,
    adrHeading: 'Reclami e controversie',
    adr: (body) =>
      `Scrivici: rispondiamo entro tre giorni lavorativi. Se non troviamo un accordo puoi rivolgerti a un organismo di risoluzione alternativa delle controversie (ADR): aderiamo al ${body}. Resta sempre possibile il giudice del luogo in cui abiti.`,
    termsLink: 'Condizioni generali di vendita',
  },
  footReason: 'Ricevi questa e-mail perché riguarda un tuo ordine o il tuo account.',
  staffReason: 'Ricevi questa e-mail perché lavori al negozio: è per chi usa la gestione.',
};
