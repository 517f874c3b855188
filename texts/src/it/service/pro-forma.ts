import type { ProFormaTexts } from '../../service/pro-forma-texts-shape.ts';

export const proForma: ProFormaTexts = {
  title: (number) => `Pro-forma dell'ordine ${number}`,
  documentTitle: (number) => `Pro-forma ${number}`,
  ordered: (day) => `Ordine del ${day}. Questo documento non è una fattura e non ha valore fiscale.`,
  customer: 'Cliente',
  delivery: 'Consegna',
  pickup: 'Ritiro',
  taxCode: (code) => `C.F. ${code}`,
  vatNumber: (number) => `P. IVA ${number}`,
  columns: { name: 'Prodotto', qty: 'Q.tà', price: 'Prezzo', vat: 'IVA', amount: 'Importo' },
  customMade: 'su misura: recesso escluso',
  goods: 'Prodotti',
  discount: 'Sconti',
  total: 'Totale, IVA inclusa',
  vatContained: (percent, net) => `di cui IVA ${percent}% su imponibile ${net}`,
  withdrawal: (email, address) =>
    `Diritto di recesso: il consumatore può recedere entro 14 giorni dalla consegna, senza indicarne il motivo (Codice del consumo, articoli 52–59), dalla pagina «Recedere dal contratto qui» del negozio, scrivendo a ${email} o per posta a ${address}. Il recesso è escluso per i prodotti su misura. Garanzia legale di conformità: 24 mesi dalla consegna.`,
  page: (number, page, pages) => `Ordine ${number} – pagina ${page} di ${pages}`,
};
