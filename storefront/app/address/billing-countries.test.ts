import { expect, test } from 'vitest';
import { billingCountries } from './billing-countries.ts';

test('an invoice goes to any country of the Union, and to those of delivery', () => {
  const countries = billingCountries(
    [
      { code: 'IT', name: 'Italia' },
      { code: 'SM', name: 'San Marino' },
    ],
    'it',
  );
  expect(countries).toHaveLength(28);
  expect(countries.filter(({ code }) => code === 'IT')).toEqual([{ code: 'IT', name: 'Italia' }]);
  expect(countries[0]?.name).toBe('Austria');
  expect(countries).toContainEqual({ code: 'SK', name: 'Slovacchia' });
});
