/** Holds the signed token in the address of a product's page that shows it before it is published. */
export const productPreviewParameter = 'anteprima_prodotto';
