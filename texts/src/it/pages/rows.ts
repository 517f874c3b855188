/** Texts of rows of products. */
export const rows = {
  back: 'Prodotti precedenti',
  on: 'Prodotti seguenti',
  /** Heading of goods that go with what is in the cart. */
  fitsWell: 'Serve anche',
};
