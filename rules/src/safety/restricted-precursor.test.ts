import { expect, test } from 'vitest';
import { restrictedPrecursor } from './restricted-precursor.ts';

test.each([
  ['Acqua ossigenata 35 % 1 l', { substance: 'hydrogen peroxide', percent: 35, most: 12 }],
  ['Perossido d’idrogeno al 12,5%', { substance: 'hydrogen peroxide', percent: 12.5, most: 12 }],
  ['Disgorgante con acido solforico 96%', { substance: 'sulphuric acid', percent: 96, most: 15 }],
  ['Nitric acid (5 %)', { substance: 'nitric acid', percent: 5, most: 3 }],
  ['Acqua ossigenata 3 % 250 ml', null],
  ['Acqua ossigenata al 12 %', null],
  ['Acido solforico diluito al 15%', null],
  ['Acido citrico 99 %', null],
  ['Sconto 50 % sull’acqua ossigenata', null],
  ['Guanti resistenti all’acido nitrico, taglia 9', null],
])('%s', (text, expected) => {
  expect(restrictedPrecursor(text)).toEqual(expected);
});
