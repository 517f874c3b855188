import type { SearchDocument, SearchFeature } from '../search-engine.ts';
import type { TermField } from './term-collector.ts';

const DESCRIPTION_CHARS_MAX = 2000;

/**
 * Weights determined by measurements: the name decides, brand and features confirm, the description only
 * finds.
 */
export const TITLE_FIELD = { weight: 4, usualLength: 8, wordWeight: 8 } as const;
export const HEAD_BONUS = 2;

/** Features like "Viti incluse: sì" mention accessories, which the product itself is not. */
const accessory = /\b(?:inclus|compres|fornit|necessari|included)\p{L}*/iu;

const mentionsOnly = ({ label, values }: SearchFeature): boolean =>
  accessory.test(label) && values.every((value) => typeof value === 'boolean');

function featureText(feature: SearchFeature): string {
  const texts = feature.values.map((value) => {
    if (typeof value === 'boolean') return value ? feature.label : '';
    return feature.unit === undefined ? String(value) : `${value} ${feature.unit}`;
  });
  return texts.join(' , ');
}

/** The searchable texts of a product besides its name. */
export function documentFields(document: SearchDocument): TermField[] {
  const leaf = document.categoryLabels.at(-1) ?? '';
  const ancestors = document.categoryLabels.slice(0, -1).join(' , ');
  const { true: mentions = [], false: features = [] } = Object.groupBy(document.features, (feature) =>
    mentionsOnly(feature) ? 'true' : 'false',
  );
  const fields: TermField[] = [
    { text: document.brand ?? '', weight: 1, usualLength: 2, wordWeight: 4 },
    { text: leaf, weight: 1.5, usualLength: 3, wordWeight: 2 },
    { text: ancestors, weight: 0.5, usualLength: 5, wordWeight: 1 },
    { text: features.map(featureText).join(' , '), weight: 1, usualLength: 12, wordWeight: 1 },
    { text: mentions.map(featureText).join(' , '), weight: 0.3, usualLength: 12, wordWeight: 1, prose: true },
    { text: document.shortDescription ?? '', weight: 0.6, usualLength: 15, wordWeight: 1, prose: true },
    {
      text: (document.description ?? '').slice(0, DESCRIPTION_CHARS_MAX),
      weight: 0.3,
      usualLength: 60,
      wordWeight: 1,
      prose: true,
    },
  ];
  return fields.filter((field) => field.text !== '');
}
