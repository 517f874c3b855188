import type { KeyFeature, Product, ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { SpokenWords } from './spoken-words.ts';

type Option = Product['variants'][number]['options'][number];
type Features = ProductDetail['features'];

/** Options of one variant. Two values that share a word are told apart by the catalogue's own. */
const inWords =
  ({ words, code: codeOf }: SpokenWords) =>
  ({ label, value }: Option): Option => {
    const code = codeOf(label);
    return { label: words.feature(code) ?? label, value: words.value(value, code) };
  };

function variantsInWords<Variant extends Product['variants'][number]>(
  variants: readonly Variant[],
  words: SpokenWords,
): Variant[] {
  const said = variants.map((variant) => ({ ...variant, options: variant.options.map(inWords(words)) }));
  const apart = (list: readonly Variant[]) =>
    new Set(list.map(({ options }) => JSON.stringify(options))).size;
  return apart(said) < apart(variants) ? [...variants] : said;
}

function keyFeature({ words, code: codeOf }: SpokenWords, { label, value, unit }: KeyFeature): KeyFeature {
  const code = codeOf(label);
  return {
    label: words.feature(code) ?? label,
    value: typeof value === 'string' ? words.value(value, code) : value,
    unit: unit && words.value(unit),
  };
}

/** A card with the catalogue's words in the language of the reader; its name stays. */
export function productInWords<Card extends Product>(card: Card, spoken: SpokenWords): Card {
  const { key_features: line } = card;
  return {
    ...card,
    product_categories: card.product_categories.map((category) => ({
      ...category,
      nome: spoken.category(category.slug, category.nome),
    })),
    ...(line && { key_features: line.map((feature) => keyFeature(spoken, feature)) }),
    variants: variantsInWords(card.variants, spoken),
  };
}

/** Several values of one feature are one text: "Ceramica, Legno". */
const valueInWords = ({ words }: SpokenWords, text: string, code: string): string => {
  const whole = words.value(text, code);
  if (whole !== text) return whole;
  return text
    .split(', ')
    .map((one) => words.value(one, code))
    .join(', ');
};

function featuresInWords(features: Features, spoken: SpokenWords): Features {
  const { words, code: codeOf } = spoken;
  return Object.fromEntries(
    Object.entries(features).map(([label, feature]) => {
      const code = codeOf(label);
      const { value, default_uom: unit } = feature;
      const said = words.feature(code) ?? label;
      // Two features that share a word are told apart by the catalogue's own.
      const isShared = Object.keys(features).some(
        (other) => other !== label && words.feature(codeOf(other)) === said,
      );
      return [
        isShared ? `${said} (${label})` : said,
        {
          ...feature,
          value: typeof value === 'string' ? valueInWords(spoken, value, code) : value,
          default_uom: unit && words.value(unit),
        },
      ];
    }),
  );
}

/** A product page's product with the catalogue's words in the language of the reader. */
export const detailInWords = (product: ProductDetail, spoken: SpokenWords): ProductDetail => ({
  ...productInWords(product, spoken),
  features: featuresInWords(product.features, spoken),
  words_lang: spoken.words.language,
});
