/** Texts of the products seen lately. */
export const seen = {
  title: 'Visti di recente',
  clear: 'Cancella',
  forYou: 'Per te',
  forYouWhy: 'Scelti in base a quello che hai guardato su questo dispositivo. Non lo conserviamo.',
  cleared: 'Abbiamo dimenticato i prodotti visti di recente.',
};
