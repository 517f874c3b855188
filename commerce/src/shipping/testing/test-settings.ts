import type { CommerceSettingsInput } from '@casamaestra/contract/shipping/commerce-settings.ts';
import type { Database } from '../../platform/database/connection.ts';
import { loadCommerceSettings } from '../load-commerce-settings.usecase.ts';

const same = (text: string) => ({ it: text, en: `${text} (en)`, sk: `${text} (sk)` });
const islands = ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98'];

/**
 * Commerce settings of test shops. Italy 9.90 €, free from 79 €, up to 30 kg; heavy 29 €; islands 14.90 €;
 * pick-up 0 €; Slovakia 17.90 €. Coupons: BENVENUTO10 (10 %, once per customer), CASA5 (5 € from 40 €),
 * SPEDIZIONEGRATIS, SCADUTO, UNICO (10 €, once). CASA5 and SPEDIZIONEGRATIS may be combined.
 */
export const testSettings = {
  deliverable_countries: [
    { code: 'IT', name: 'Italia' },
    { code: 'SK', name: 'Slovacchia' },
  ],
  shipping_rules: [
    {
      name: 'corriere',
      kind: 'delivery',
      label: same('Corriere'),
      countries: ['IT'],
      postcodes_except: [...islands, '23041'],
      weight_to_kg: 30,
      amount: 9.9,
      free_from: 79,
      days: [2, 3],
    },
    {
      name: 'isole',
      kind: 'delivery',
      label: same('Corriere per le isole'),
      countries: ['IT'],
      postcodes: islands,
      weight_to_kg: 30,
      amount: 14.9,
      free_from: 129,
      days: [4, 5],
    },
    {
      name: 'pesante',
      kind: 'delivery',
      label: same('Corriere con sponda'),
      countries: ['IT'],
      postcodes_except: [...islands, '23041'],
      weight_from_kg: 30.001,
      weight_to_kg: 1000,
      amount: 29,
      days: [3, 6],
    },
    {
      name: 'ritiro',
      kind: 'pickup',
      label: same('Ritiro a Bologna'),
      countries: ['IT'],
      amount: 0,
      days: [1, 1],
    },
    {
      name: 'slovacchia',
      kind: 'delivery',
      label: same('Corriere'),
      countries: ['SK'],
      weight_to_kg: 30,
      amount: 17.9,
      days: [4, 6],
    },
  ],
  coupons: [
    {
      code: 'BENVENUTO10',
      kind: 'percentage',
      percent: 10,
      description: same('10% di benvenuto'),
      per_customer_limit: 1,
    },
    {
      code: 'CASA5',
      kind: 'amount',
      amount: 5,
      minimum: 40,
      description: same('5 € in meno'),
      combinable: true,
    },
    {
      code: 'SPEDIZIONEGRATIS',
      kind: 'free_shipping',
      description: same('Consegna gratuita'),
      combinable: true,
    },
    {
      code: 'SCADUTO',
      kind: 'percentage',
      percent: 20,
      valid_to: '2020-06-21T00:00:00+02:00',
      description: same('20% di primavera'),
    },
    { code: 'UNICO', kind: 'amount', amount: 10, use_limit: 1, description: same('Buono di 10 €') },
  ],
} satisfies CommerceSettingsInput;

/** Gives a test shop deliveries and coupons; given rows are added. */
export async function loadTestSettings(
  database: Database,
  more: Partial<CommerceSettingsInput> = {},
): Promise<void> {
  const { problems } = await loadCommerceSettings(database, {
    ...testSettings,
    ...more,
    coupons: [...(testSettings.coupons ?? []), ...(more.coupons ?? [])],
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
}
