import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerMessages } from '../i18n/messages.ts';
import { arrivalAt, deliveriesOf } from './delivery-estimate.server.ts';

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

describe('Delivery to a CAP on the product page', () => {
  const courier = {
    kind: 'delivery',
    label: 'Corriere',
    amount: 9.9,
    free_from: null,
    working_days: [2, 3],
    earliest: '2026-12-01',
    latest: '2026-12-02',
  };
  const collected = {
    kind: 'pickup',
    label: 'Ritiro in negozio a Bologna',
    amount: 0,
    free_from: null,
    working_days: [1, 1],
    earliest: '2026-11-30',
    latest: '2026-11-30',
  };
  type Input = { readonly lines: readonly { readonly sku: string }[]; readonly pincode?: string };
  const asked: Input[] = [];
  /** A courier that serves Bologna alone, and a shop where everything is collected. */
  const service = (pickup: boolean, qty = 1): ContractClient =>
    ({
      call: (_operation: never, input: Input) => {
        asked.push(input);
        const goes = input.pincode === undefined || input.pincode.startsWith('40');
        const options = [...(goes ? [courier] : []), ...(pickup ? [collected] : [])];
        return Promise.resolve({ ok: true, value: { lines: [{ qty }], shipping_options: options } });
      },
    }) as never;
  const told = async (cap: string, pickup = true, qty = 1) => {
    const { words, problem } = await arrivalAt(service(pickup, qty), { sku: 'B', cap }, 'it');
    return problem ?? words?.map((text) => text.replaceAll('\u00a0', ' '));
  };

  test('is a date of that variant, with when it can be collected', async () => {
    expect(await told(' 40121 ')).toEqual([
      'Corriere: 9,90 €',
      'Al CAP 40121 arriva tra martedì 1 e mercoledì 2 dicembre',
      'Ritiro in negozio a Bologna: gratis, pronto in 1 giorno lavorativo',
    ]);
    expect(asked.at(-1)).toEqual({ lines: [{ sku: 'B', qty: 1 }], country: 'IT', pincode: '40121' });
  });

  test('where nobody delivers it, that is said with the way that is left', async () => {
    expect(await told('07024')).toEqual([
      'Non consegniamo questo articolo al CAP 07024.',
      'Puoi ritirarlo in negozio.',
      'Ritiro in negozio a Bologna: gratis, pronto in 1 giorno lavorativo',
    ]);
    expect((await told('07024', false))?.slice(1)).toEqual(['Scrivici: cerchiamo una soluzione.', '']);
  });

  test.each([
    ['', 'Scrivi il CAP: ha 5 cifre, come 40121.'],
    ['4012', 'Il CAP ha 5 cifre, come 40121: controllalo.'],
    ['99999', 'Questo CAP non esiste: controllalo.'],
    ['<b>40121', 'Il CAP ha 5 cifre, come 40121: controllalo.'],
  ])('a CAP that is none is told: “%s”', async (cap, problem) => {
    const before = asked.length;
    expect(await told(cap)).toBe(problem);
    expect(asked.length).toBe(before);
  });

  test('no date for what is sold out', async () => {
    expect(await told('40121', true, 0)).toBe('Al momento è esaurito: la data la sapremo quando torna.');
  });

  test('without a CAP collecting is told in working days, also where nothing is delivered', async () => {
    const { delivery } = await deliveriesOf(service(true), ['B'], 'it');
    expect(delivery?.usual[2]).toBe('Ritiro in negozio a Bologna: gratis, pronto in 1 giorno lavorativo');
    const only = { call: () => Promise.resolve({ ok: true, value: { shipping_options: [collected] } }) };
    const alone = await deliveriesOf(only as never, ['B'], 'it');
    expect(alone.delivery?.usual.slice(0, 2)).toEqual(['', '']);
    expect(alone.shipping).toEqual({});
  });
});
