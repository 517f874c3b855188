import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerMessages } from '../i18n/messages.ts';
import { deliveriesOf } from './delivery-estimate.server.ts';

beforeAll(() => registerMessages('it', italian));

/** A service whose courier costs so much for each article; those it does not know it does not deliver. */
const serviceWith = (amounts: Readonly<Record<string, number>>): ContractClient =>
  ({
    call: (_operation: never, { lines }: { readonly lines: readonly { readonly sku: string }[] }) => {
      const amount = amounts[lines[0]?.sku ?? ''];
      const courier = { kind: 'delivery', label: 'Corriere', amount, free_from: 79, working_days: [2, 3] };
      return Promise.resolve({
        ok: true,
        value: { shipping_options: amount === undefined ? [] : [courier] },
      });
    },
  }) as never;

const toldOf = async (amounts: Readonly<Record<string, number>>, skus: readonly string[]) => {
  const { delivery: found } = await deliveriesOf(serviceWith(amounts), skus, 'it');
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  return (
    found && {
      usual: plain(found.usual[0]),
      of: (sku: string) => plain(found.bySku[sku]?.[0] ?? found.usual[0]),
    }
  );
};

describe('C05 delivery on the product page', () => {
  test('each variant has its own: free delivery of the dear one is not shown for the cheap one', async () => {
    const told = await toldOf({ DEAR: 0, CHEAP: 9.9 }, ['DEAR', 'CHEAP']);
    expect(told?.of('CHEAP')).toBe('Corriere: 9,90 €, gratis da 79,00 € di spesa');
    expect(told?.of('DEAR')).toBe('Corriere: consegna gratuita');
    expect(told?.usual).toBe(told?.of('CHEAP'));
  });

  test('free where every variant is delivered free, nothing where there is no delivery', async () => {
    expect((await toldOf({ A: 0, B: 0 }, ['A', 'B']))?.usual).toBe('Corriere: consegna gratuita');
    expect(await toldOf({}, ['A'])).toBeUndefined();
  });
});
