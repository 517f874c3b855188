/** An article of the double's catalogue. Prices include VAT. */
export interface Article {
  readonly sku: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly gross: number;
  /** Promotion price; null without one. */
  readonly promo: number | null;
  stock: number;
  readonly brand: string;
  readonly description: string;
  readonly features: Readonly<Record<string, readonly [value: string | number, unit: string | null]>>;
}

const article = (
  sku: string,
  name: string,
  groups: readonly string[],
  gross: number,
  more: Partial<Article> = {},
): Article => ({
  sku,
  name,
  groups,
  gross,
  promo: null,
  stock: 20,
  brand: 'Ferralta',
  description: `<p>${name}: robusto e <b>facile da usare</b>.</p><script>alert(1)</script>`,
  features: {},
  ...more,
});

/** The catalogue of the double; a new copy for each double. */
export const articles = (): Article[] => [
  article('TRA-18V', 'Trapano avvitatore 18 V', ['Utensili', 'Trapani'], 129, {
    promo: 99.9,
    features: { Tensione: [18, 'V'] },
  }),
  article('TRA-12V', 'Trapano avvitatore 12 V', ['Utensili', 'Trapani'], 79.5, {
    features: { Tensione: [12, 'V'] },
  }),
  article('TRA-COL', 'Trapano a colonna', ['Utensili', 'Trapani'], 219, { stock: 0 }),
  article('MAR-300', 'Martello da carpentiere 300 g', ['Utensili', 'Utensili a mano'], 14.9),
  article('PIN-UNI', 'Pinza universale 180 mm', ['Utensili', 'Utensili a mano'], 19.99, { stock: 3 }),
  article('SMA-BIA', 'Smalto bianco all’acqua 2,5 l', ['Colori', 'Smalti'], 34.5, { brand: 'Colorina' }),
  article('PEN-50', 'Pennello piatto 50 mm', ['Colori', 'Pennelli'], 6.2, { brand: 'Colorina' }),
  article('LAM-LED', 'Lampadina LED E27', ['Luce', 'Lampadine'], 4.95, { brand: 'Lumea', stock: 500 }),
];

/** Former slugs, with the present ones. */
export const movedSlugs: Readonly<Record<string, string>> = {
  'det/trapano-vecchio-TRA-18V': 'det/trapano-avvitatore-18-v-TRA-18V',
};

export const slugOf = ({ name, sku }: Article): string =>
  `det/${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${sku}`;
