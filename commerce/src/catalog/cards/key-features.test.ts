import { describe, expect, it } from 'vitest';
import type { FeatureEntry } from '../attribute-schema/attribute-schema.ts';
import { keyFeatures } from './key-features.ts';

const known = new Map(
  (
    [
      ['larghezza', 'Larghezza', 'cm'],
      ['profondita', 'Profondità', 'cm'],
      ['spessore', 'Spessore', 'mm'],
      ['materiale', 'Materiale', null],
      ['colore', 'Colore', null],
      ['sfoderabile', 'Sfoderabile', null],
    ] as const
  ).map(([code, label, unit]) => [code, { code, label, unit } as unknown as FeatureEntry]),
);
const table = {
  features: [
    { code: 'larghezza', values: [120] },
    { code: 'profondita', values: [60] },
    { code: 'spessore', values: [18] },
    { code: 'materiale', values: ['Rovere', 'Acciaio'] },
    { code: 'colore', values: ['Bianco', 'Nero'] },
    { code: 'sfoderabile', values: [false] },
  ],
  variants: [{ options: [['Colore', 'Bianco'] as const] }],
};
const said = (line: string[], product = table) =>
  keyFeatures(line, product, known).map(({ value, unit }) => [value, unit]);

describe('The features a card names', () => {
  it.each([
    [
      ['larghezza*profondita', 'materiale', 'spessore'],
      'the first two',
      [
        [[120, 60], 'cm'],
        ['Rovere', null],
      ],
    ],
    [['larghezza*altezza', 'spessore'], 'no size that lacks a side', [[[18], 'mm']]],
    [['larghezza*spessore'], 'no size in two units', []],
    [['larghezza*profondita', 'larghezza'], 'nothing twice', [[[120, 60], 'cm']]],
    [['colore', 'materiale'], 'nothing that variants differ in', [['Rovere', null]]],
    [['sfoderabile', 'mai_sentito'], 'nothing that it is not', []],
  ])('%j: %s', (line, _says, expected) => {
    expect(said(line)).toEqual(expected);
  });

  it('what is true is named by its label; long words are left to the page', () => {
    const features = [
      { code: 'sfoderabile', values: [true] },
      { code: 'materiale', values: ['Pannello di particelle nobilitato effetto legno'] },
    ];
    expect(said(['materiale', 'sfoderabile'], { ...table, features })).toEqual([[true, null]]);
  });
});
