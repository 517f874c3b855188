import { expect, it } from 'vitest';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../i18n/messages.ts';
import type { StorefrontDependencies } from '../platform/request-context.ts';
import { shellHtml } from './shell-cache.server.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';

registerMessages('it', italian);

/** A service whose footer says the words; none: it is away. */
const parts = (generation: string, words: string | null): StorefrontDependencies => ({
  commerce: {
    call: async (op: { name: string }) => {
      if (words === null) throw new Error('away');
      return op.name === 'content.footer'
        ? { ok: true, value: { data: { footer_b2c_html: words, footer_b2b_html: null } } }
        : { ok: true, value: [] };
    },
  } as unknown as ContractClient,
  config: { languages: ['it'], publicUrl: 'https://shop.test', shop: demoShop, brand: noBrand },
  contentGeneration: () => generation,
  log: { info: () => {}, error: () => {} },
});

it('header and footer follow the content, and outlive a service that is away', async () => {
  const footerOf = async (generation: string, words: string | null) =>
    (await shellHtml(parts(generation, words), 'it')).footer;
  await expect(footerOf('0', null)).rejects.toThrow('away');
  expect(await footerOf('1', 'Primo')).toContain('Primo');
  expect(await footerOf('1', 'Secondo')).toContain('Primo');
  expect(await footerOf('2', null)).toContain('Primo');
  expect(await footerOf('3', 'Secondo')).toContain('Secondo');
});
