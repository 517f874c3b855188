import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { beforeAll, expect, test } from 'vitest';
import { messagesOf, registerMessages } from '../i18n/messages.ts';
import { demoShop } from '../platform/testing/demo-shop.ts';
import { productHead } from './product-head.ts';

beforeAll(() => registerMessages('it', italian));

const titleOf = (more: object) => {
  const variant = { sku: 'GE-1', pictures: [], price: 5 };
  const view = {
    name: 'Gemello',
    brand: 'Rossi',
    slug: 'det/ge-1',
    pictures: [],
    variants: [variant],
    ...more,
  };
  const config = { publicUrl: 'https://negozio.test', shop: demoShop };
  return productHead(view as never, messagesOf('it'), config as never, null);
};

test('products of one name are told apart by their code, in title and description', () => {
  expect(titleOf({}).title).toBe(`Gemello – Rossi | ${demoShop.name}`);
  expect(titleOf({ brand: undefined }).title).toBe(`Gemello | ${demoShop.name}`);
  const [one, other] = [
    titleOf({ mark: 'GE-1', intro: 'Bello.' }),
    titleOf({ mark: 'GE-2', intro: 'Bello.' }),
  ];
  expect(one.title).toBe(`Gemello – Rossi – GE-1 | ${demoShop.name}`);
  expect(one.description).not.toBe(other.description);
});

test('what somebody wrote for search engines comes first; the name of the shop stands at its end', () => {
  const written = titleOf({
    mark: 'GE-1',
    intro: 'Bello.',
    metaTitle: 'Due gemelli',
    metaDescription: 'Uguali.',
  });
  expect(written).toMatchObject({ title: `Due gemelli | ${demoShop.name}`, description: 'Uguali.' });
  expect(titleOf({ intro: 'Bello.' }).description).toBe('Gemello – Bello.');
});
