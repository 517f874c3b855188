/** Texts of the rows of products that scroll sideways. */
export const rows = {
  back: 'Prodotti precedenti',
  on: 'Prodotti seguenti',
};
