/** What documents say of themselves in the merchant's books, which are in Italian whatever language the order has. */
export const erpnextWords = {
  payment: (order: string) => `Pagamento dell'ordine ${order}`,
  refund: (order: string, payment: string) => `Rimborso dell'ordine ${order}, incassato con ${payment}`,
  vat: (percent: string) => `IVA ${percent} %`,
  /** A row that stands beside another of the same item. */
  at: (text: string, price: string) => `${text}, a ${price} €`,
  taxedAt: (text: string, percent: string) => `${text}, IVA ${percent} %`,
};
