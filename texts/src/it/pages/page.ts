/** Texts that any page may need. */
export const page = {
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
  methodText: 'Aprila dal catalogo: non hai perso niente.',
  notFoundTitle: 'Questa pagina non c’è',
  notFoundText: 'Forse l’indirizzo è cambiato o contiene un errore di battitura.',
  allInCart: (name: string, count: number) =>
    count === 1
      ? `Nel carrello c’è già l’ultimo pezzo di «${name}».`
      : `Nel carrello ci sono già tutti i ${count} pezzi disponibili di «${name}».`,
  addedToCart: (name: string) => `Il prodotto «${name}» è stato aggiunto al carrello!`,
  viewCart: 'Vai al carrello',
  popular: 'Categorie più visitate',
  alsoLike: 'Potrebbe interessarti anche',
  yes: 'Sì',
  no: 'No',
  cartCount: (count: number) => (count === 1 ? '1 articolo nel carrello' : `${count} articoli nel carrello`),
  toCheckout: 'Vai alla cassa',
};
