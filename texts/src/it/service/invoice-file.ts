/** Words inside an electronic invoice, which is written in Italian whatever language the order has. */
export const invoiceFile = {
  order: (number: string) => `Ordine ${number}`,
  delivery: 'Spese di consegna',
  refund: (order: string, invoice: string) => `Rimborso dell'ordine ${order}, fattura ${invoice}`,
};
