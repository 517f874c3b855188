import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { valueText } from '../listing/value-text.ts';

export interface KeyFact {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
}

const most = 4;
/** One alone would be a line more and no overview. */
const least = 2;

const iconsOfUnits: readonly (readonly [IconName, readonly string[]])[] = [
  ['bolt', ['W', 'kW', 'V', 'A', 'Ah', 'lm', 'K', 'Nm']],
  ['drop', ['l', 'ml', 'l/min', 'l/h', 'bar', 'm²/l']],
  ['clock', ['min', 'h', 's']],
  ['ruler', ['cm', 'mm', 'm', 'm²']],
  ['box', ['kg', 'g', 'pz']],
];

const iconOf = (unit: string | null): IconName | undefined =>
  iconsOfUnits.find(([, units]) => unit !== null && units.includes(unit))?.[0];

/**
 * What one wants to know of a product before reading its table: size and weight, then one feature of each kind in the
 * order of its type. Four at most, each with an icon of its own; none when there are not two.
 */
export function keyFacts(product: ProductDetail, messages: Messages, locale: Language): readonly KeyFact[] {
  const { facts: texts, product: words } = messages;
  const sides = [product.dimensions.width_cm, product.dimensions.depth_cm, product.dimensions.height_cm];
  const found = new Map<IconName, KeyFact>();
  if (sides.every((side) => side !== null)) {
    const value = `${sides.map((side) => number(side ?? 0, locale)).join(' × ')}\u00a0cm`;
    found.set('ruler', { icon: 'ruler', label: texts.dimensions, value });
  }
  const features = Object.entries(product.features);
  const weight = features.filter(([label]) => label === words.weight);
  for (const [label, { value, default_uom: unit, ft_used_for_variant: varies }] of [...weight, ...features]) {
    const icon = iconOf(unit);
    if (icon === undefined || varies === 1 || typeof value !== 'number' || found.has(icon)) continue;
    const name = label.split(' / ').at(-1) ?? label;
    found.set(icon, { icon, label: name, value: valueText(value, unit, messages, locale) });
  }
  const shown = [...found.values()].slice(0, most);
  return shown.length < least ? [] : shown;
}
