/** Texts of changing one field of the products chosen in their list. */
export const bulkFields = {
  open: (n: string) => `Change the chosen products (${n})`,
  title: (n: string) => `Change ${n} products`,
  intro:
    'Choose a field and what it shall say, then look at the preview: nothing changes until you confirm, and for 30 days you can take it all back. Prices are changed by their own rule.',
  field: 'Field',
  fields: {
    published: 'On sale in the shop',
    category_id: 'Category',
    brand_id: 'Brand',
    vat_class: 'VAT rate',
    manufacturer_id: 'Maker',
    eu_responsible_id: 'Responsible person in the EU',
    feature: 'Feature',
  },
  value: 'Becomes',
  look: 'Look at the preview',
  summary: (changed: string, products: string) => `Products that change: ${changed} of ${products}.`,
  nothing: (products: string) => `None of the chosen products (${products}) would become another.`,
  staying: (n: string) => `They stay as they are: ${n}. They come first in the table, with the reason.`,
  shown: (n: string) => `Rows shown: ${n}.`,
  columns: { product: 'Product', from: 'From', to: 'To' },
  faults: {
    maker: 'its maker is missing',
    foreign: 'its type has no such feature',
    dated: 'has dates of its own: change them on its page',
  },
  none: 'nothing',
  featureOf: (label: string, n: string) => `${label} (products: ${n})`,
  reason: 'Reason (optional)',
  apply: (n: string) => `Change the products (${n})`,
  done: (n: string) => `Done. Products changed: ${n}. The shop shows them already.`,
};
