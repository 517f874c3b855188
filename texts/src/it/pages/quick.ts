/** Texts of the quick view of a product. */
export const quick = {
  open: 'Vista rapida',
  openNamed: (name: string) => `Vista rapida: ${name}`,
  toPage: 'Vedi tutti i dettagli',
  close: 'Chiudi',
  loading: 'Un attimo, arriva.',
  failed: 'Il prodotto non risponde: aprilo dalla sua pagina.',
};
