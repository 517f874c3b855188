/** One item of a merchant feed: texts by element name without "g:", attributes of product_detail apart. */
export interface MerchantItem {
  readonly values: Record<string, string[]>;
  readonly details: Record<string, string>[];
}

/** Feed elements with the same meaning as one of our columns. */
const sameMeaning: Readonly<Record<string, string>> = {
  id: 'sku',
  item_group_id: 'code',
  title: 'name',
  description: 'description',
  brand: 'brand',
  gtin: 'gtin',
  product_type: 'category',
};

const optionLabels: Readonly<Record<string, string>> = {
  color: 'Colore',
  size: 'Misura',
  material: 'Materiale',
  pattern: 'Fantasia',
};

const contentUnits: Readonly<Record<string, string>> = { ct: 'pz', sqm: 'm2', cbm: 'm3' };

const kilograms: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: 0.453_592_37,
  oz: 0.028_349_523_125,
};
const centimetres: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54 };

/** "1.5 kg" converted to the wanted unit, as text; the text itself when it cannot be parsed. */
function converted(text: string, units: Readonly<Record<string, number>>): string {
  const [, number, unit = ''] = /^([\d.,]+)\s*([a-z]+)$/i.exec(text) ?? [];
  const factor = units[unit.toLowerCase()];
  if (number === undefined || factor === undefined) return text;
  return String(Number((Number(number.replace(',', '.')) * factor).toFixed(6)));
}

function addPrices(cells: Record<string, string>, first: (name: string) => string | undefined): void {
  const price = first('price');
  const salePrice = first('sale_price');
  if (price !== undefined) cells['price'] = price;
  if (salePrice !== undefined) cells['sale_price'] = salePrice;
  const [from, to] = first('sale_price_effective_date')?.split('/') ?? [];
  if (from !== undefined) cells['sale_from'] = from;
  if (to !== undefined) cells['sale_to'] = to;
  const [, content, unit = ''] = /^([\d.,]+)\s*(\w+)$/.exec(first('unit_pricing_measure') ?? '') ?? [];
  if (content !== undefined) {
    cells['content'] = content;
    cells['content_unit'] = contentUnits[unit.toLowerCase()] ?? unit.toLowerCase();
  }
}

function addMeasures(cells: Record<string, string>, first: (name: string) => string | undefined): void {
  for (const [name, column] of [
    ['product_width', 'width_cm'],
    ['product_length', 'depth_cm'],
    ['product_height', 'height_cm'],
  ] as const) {
    const text = first(name);
    if (text !== undefined) cells[column] = converted(text, centimetres);
  }
  const weight = first('product_weight') ?? first('shipping_weight');
  if (weight !== undefined) cells['weight_kg'] = converted(weight, kilograms);
  const energyClass = first('energy_efficiency_class');
  if (energyClass !== undefined) cells['energy_class'] = energyClass;
}

/**
 * A feed item in our columns. Elements of our own namespace ("c:stock") take precedence over the feed's.
 * Without a quantity, "in stock" counts as one piece: the feed says no more.
 */
export function merchantCells({ values, details }: MerchantItem): Record<string, string> {
  const first = (name: string) => values[name]?.find((text) => text !== '');
  // In the shop's own feed, `g:` holds today's prices as shown on the pages and `c:` the prices set by the
  // merchant.
  const hasShopPrices = first('c:price') !== undefined;
  const isOurs = Object.keys(values).some((name) => name.startsWith('c:'));
  const cells: Record<string, string> = {};
  for (const [name, column] of Object.entries(sameMeaning)) {
    const text = first(name);
    if (isOurs && name === 'description') continue;
    if (text !== undefined) cells[column] = text;
    else if (values[name] !== undefined) cells[column] = '';
  }
  cells['code'] ??= cells['sku'] ?? '';
  const named = first('google_product_category');
  if (cells['category'] === undefined && named !== undefined && !/^\d+$/.test(named))
    cells['category'] = named;
  for (const [name, label] of Object.entries(optionLabels)) {
    const text = first(name);
    if (text !== undefined && first('c:options') === undefined && !hasShopPrices)
      cells[`option:${label}`] = text;
  }
  const pictures = [...(values['image_link'] ?? []), ...(values['additional_image_link'] ?? [])];
  if (pictures.length > 0 && !isOurs) cells['pictures'] = pictures.join('|');
  if (!hasShopPrices) {
    addPrices(cells, first);
    addMeasures(cells, first);
  }
  const quantity = first('quantity') ?? first('sell_on_google_quantity');
  cells['stock'] = quantity ?? (/^in[ _]stock$/i.test(first('availability') ?? '') ? '1' : '0');
  if (first('c:features') === undefined && !hasShopPrices) {
    for (const { attribute_name: label, attribute_value: value } of details) {
      if (label !== undefined && value !== undefined && value !== '') cells[`feature:${label}`] = value;
    }
  }
  for (const [name, [text]] of Object.entries(values)) {
    if (name.startsWith('c:') && text !== undefined) cells[name.slice(2)] = text;
  }
  return cells;
}

/** The feed's own names with the prefix `g:`, for mappings: `g:mpn`, `g:shipping.price`. */
export function feedCells({ values }: MerchantItem): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, texts]) => [
      `g:${name}`,
      texts.filter((text) => text !== '').join('|'),
    ]),
  );
}
