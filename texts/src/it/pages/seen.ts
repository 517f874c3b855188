/** Texts of the products seen lately. */
export const seen = {
  title: 'Visti di recente',
  clear: 'Cancella',
  cleared: 'Abbiamo dimenticato i prodotti visti di recente.',
};
