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
  notFoundTitle: 'Questa pagina non c’è',
  notFoundText: 'Forse l’indirizzo è cambiato o contiene un errore di battitura.',
};
