import type { ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';

/** Headings of columns in the lists of suppliers, in small letters without accents and signs; longer ones come first. */
export const headingWords: Readonly<Record<ImportField, readonly string[]>> = {
  sku: [
    'sku',
    'codice articolo',
    'cod articolo',
    'cod art',
    'codice',
    'cod',
    'articolo',
    'item code',
    'code',
    'art',
  ],
  gtin: ['gtin', 'ean', 'ean13', 'codice ean', 'cod ean', 'barcode', 'codice a barre', 'upc'],
  sale_price: [
    'prezzo scontato',
    'prezzo offerta',
    'prezzo promo',
    'offerta',
    'sale price',
    'special price',
    'discounted price',
  ],
  price: [
    'prezzo di listino',
    'prezzo listino',
    'prezzo al pubblico',
    'prezzo ivato',
    'prezzo',
    'listino',
    'list price',
    'price',
    'rrp',
    'msrp',
  ],
  cost: [
    'costo d acquisto',
    'costo acquisto',
    'prezzo d acquisto',
    'prezzo di acquisto',
    'prezzo netto rivenditore',
    'costo',
    'purchase cost',
    'purchase price',
    'cost',
    'nakupna cena',
  ],
  stock_seen: ['giacenza all esportazione', 'stock at export', 'sklad pri exporte'],
  stock: ['giacenza', 'disponibilita', 'quantita', 'qta', 'pezzi', 'stock', 'quantity', 'qty', 'available'],
  shelf: [
    'scaffale',
    'ubicazione',
    'collocazione',
    'posizione in magazzino',
    'shelf',
    'bin location',
    'regal',
  ],
  weight: ['peso kg', 'peso', 'weight kg', 'weight'],
  name: ['nome', 'descrizione', 'denominazione', 'titolo', 'name', 'title', 'description'],
  status: ['stato', 'status', 'in vendita', 'pubblicato', 'attivo', 'published', 'active'],
};

/** How lists say that goods are in sale, and that they are withdrawn. */
export const statusWords = {
  inSale: ['in vendita', 'in sale', 'pubblicato', 'published', 'attivo', 'active', 'v predaji'],
  withdrawn: ['ritirato', 'withdrawn', 'non in vendita', 'non attivo', 'disattivo', 'inactive', 'stiahnute'],
} as const;
