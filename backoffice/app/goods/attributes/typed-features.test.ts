import { expect, test } from 'vitest';
import { featureChanges, numberTyped } from './typed-features.ts';

test('numbers are told as numbers where they are written as the shop writes them', () => {
  expect(['80', '0,5', '-5', '0,50', '1,2 m', ''].map(numberTyped)).toEqual([
    80,
    0.5,
    -5,
    '0,50',
    '1,2 m',
    '',
  ]);
});

test('only what is another value is sent, with what was seen; several values stand between semicolons', () => {
  const seen = { altezza: 80, materiale: 'Faggio', colori: ['Rosso', 'Blu'], impilabile: true };
  const typed = { ...seen, altezza: '1,2 m', materiale: ' ', colori: 'Rosso; Blu', uso: 'Casa; Ufficio;' };
  expect(featureChanges(seen, typed)).toEqual({
    altezza: { from: 80, to: '1,2 m' },
    materiale: { from: 'Faggio', to: null },
    uso: { from: null, to: ['Casa', 'Ufficio'] },
  });
  expect(featureChanges(seen, { ...seen })).toBeUndefined();
});
