import { expect, test } from 'vitest';
import { withChosen } from './chosen-option.ts';

const brands = [{ value: '1', label: 'Nordalba' }];

test.each([
  ['none is chosen', brands, { id: null, label: null }, ['Nordalba']],
  ['it is among them', brands, { id: 1, label: 'Nordalba' }, ['Nordalba']],
  ['they end before it', brands, { id: 2001, label: 'Zeta' }, ['Nordalba', 'Zeta']],
  ['they are not known yet', undefined, { id: 7, label: 'Legno Vivo' }, ['Legno Vivo']],
  ['the product does not name it', undefined, { id: 7, label: null }, ['…']],
])('the choice is shown where %s', (_, options, chosen, labels) => {
  expect(withChosen(options, chosen).map(({ label }) => label)).toEqual(labels);
});
