/** Texts of the choice about things of others on the pages. */
export const consent = {
  link: 'Preferenze sui cookie',
  words: {
    title: 'Cookie: scegli tu',
    text: 'Il negozio usa cookie tecnici, che servono a farlo funzionare. Con il tuo consenso vorremmo usare anche strumenti di altri, elencati qui sotto per scopo. Se chiudi o rifiuti restano spenti, e il negozio funziona lo stesso.',
    policy: 'Informativa sui cookie',
    accept: 'Accetta tutti',
    refuse: 'Rifiuta',
    choose: 'Scegli per scopo',
    save: 'Salva le mie scelte',
    close: 'Chiudi e rifiuta',
    technical: 'Tecnici',
    technicalText: 'Carrello, accesso, lingua: sempre attivi, non chiedono consenso.',
    provider: 'Di',
    lifetime: 'Durata',
  },
  categories: {
    service: {
      name: 'Servizi',
      text: 'Assistenza in chat, mappe, recensioni e marchi di fiducia di altri siti.',
    },
    measurement: { name: 'Statistiche', text: 'Contano le visite e dicono quali pagine servono.' },
    marketing: { name: 'Pubblicità', text: 'Mostrano annunci e misurano se funzionano.' },
  },
  none: 'In questo negozio non ci sono strumenti di altri: per questo non ti chiediamo nessun consenso.',
  map: {
    name: 'Mappa della pagina dei contatti',
    purpose: 'Mostra dove siamo, solo se premi il suo pulsante; riceve l’indirizzo IP',
    lifetime: 'nessun cookie',
  },
  columns: { name: 'Nome', provider: 'Di chi', purpose: 'A cosa serve', lifetime: 'Durata' },
  change:
    'Puoi cambiare la scelta quando vuoi da «Preferenze sui cookie», in fondo a ogni pagina. Te la chiediamo di nuovo dopo sei mesi, o se l’elenco cambia.',
};

export type ConsentTexts = typeof consent;
