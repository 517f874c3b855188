import { expect, it } from 'vitest';
import { marked } from './marked.ts';

it('every sentence is marked with its language, also those of functions and lists; what holds no letter stays', () => {
  const texts = {
    add: 'Aggiungi',
    left: (count: number) => `Restano ${count} pezzi`,
    steps: ['Prima', 'Poi'],
    dash: '–',
    parts: { of: (index: number): readonly [string, string] => [`Parte ${index}`, ''] },
  };
  const pseudo = marked(texts, 'it');
  expect([pseudo.add, pseudo.left(3), pseudo.steps, pseudo.dash, pseudo.parts.of(1)]).toEqual([
    '‹it Aggiungi›',
    '‹it Restano 3 pezzi›',
    ['‹it Prima›', '‹it Poi›'],
    '–',
    ['‹it Parte 1›', ''],
  ]);
});
