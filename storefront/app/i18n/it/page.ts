/** Texts that any page may need. */
export const page = {
  shopName: 'Casamaestra',
  skipToContent: 'Vai al contenuto',
  home: 'Home',
  breadcrumbs: 'Percorso',
  close: 'Chiudi',
  toHome: 'Torna alla home',
  toShop: 'Vai al catalogo',
  offline: 'Sembra che tu sia senza connessione. Riprova quando torna la rete.',
  problemTitle: 'Qualcosa è andato storto',
  problemText: 'Non siamo riusciti a mostrarti questa pagina. Riprova tra poco: il tuo carrello è al sicuro.',
  retry: 'Riprova',
  methodTitle: 'Questa pagina non riceve dati',
  methodText: 'Aprila dal suo indirizzo o dal catalogo: non è andato perso niente.',
  notFoundTitle: 'Questa pagina non c’è',
  notFoundText: 'Forse l’indirizzo è cambiato o contiene un errore di battitura.',
};
