import { readFileSync } from 'node:fs';
import { commerceSettingsSchema } from '@casamaestra/contract/shipping/commerce-settings.ts';
import { describe, expect, it } from 'vitest';
import { readDrafts } from './src/catalogue.ts';

const file = new URL('content/commerce-settings.json', import.meta.url);
const settings = commerceSettingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const rules = settings.shipping_rules ?? [];
const categories = new Set(
  readDrafts().flatMap(({ leaf }) =>
    leaf.path.map((_, depth) =>
      leaf.path
        .slice(0, depth + 1)
        .map((label) => label.replaceAll(' ', '-'))
        .join(','),
    ),
  ),
);

describe('C05 how the demo shop sells', () => {
  it('delivers in every country it names, and names every country it delivers in', () => {
    const named = new Set(settings.deliverable_countries.map(({ code }) => code));
    const reached = new Set(rules.flatMap((rule) => rule.countries));
    expect([...reached].toSorted()).toEqual([...named].toSorted());
  });

  it('sells to Italy for 9.90 €, free from 79 €, or picked up for nothing', () => {
    expect(rules[0]).toMatchObject({ countries: ['IT'], amount: 9.9, free_from: 79 });
    expect(rules.filter((rule) => rule.kind === 'pickup')).toMatchObject([{ amount: 0 }]);
  });

  it('names categories that exist', () => {
    for (const row of [...settings.coupons, ...(settings.vat_classes ?? [])])
      for (const category of row.categories) expect(categories).toContain(category);
    for (const category of settings.electrical_categories ?? []) expect(categories).toContain(category);
  });
});
