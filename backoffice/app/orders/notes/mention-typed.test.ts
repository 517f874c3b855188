import { expect, test } from 'vitest';
import { askedBefore, labelled, offered, pieces, textWithIds } from './mention-typed.ts';

const people = labelled([
  { id: 1, name: 'Anna', detail: '' },
  { id: 2, name: 'Anna Rossi', detail: '' },
  { id: 3, name: 'Zoë D’Angelo', detail: '' },
  { id: 4, name: 'Anna Rossi', detail: '' },
]);

test('somebody is being mentioned from the @ of a word on, up to the caret', () => {
  expect(askedBefore('Ciao @an', 8)).toEqual({ at: 5, asked: 'an' });
  expect(askedBefore('@', 1)).toEqual({ at: 0, asked: '' });
  expect(askedBefore('(@Anna R', 8)).toEqual({ at: 1, asked: 'Anna R' });
  expect(askedBefore('Ciao @an poi', 5)).toBeUndefined();
  expect(askedBefore('anna@esempio', 12)).toBeUndefined();
  expect(askedBefore('@anna\npoi', 9)).toBeUndefined();
});

test('colleagues are offered by the beginning of a name, accents or not, and no more once it is written', () => {
  const labels = (asked: string) => offered(people, asked).map(({ label }) => label);
  expect(labels('')).toHaveLength(4);
  expect(labels('zoe')).toEqual(['Zoë D’Angelo']);
  expect(labels('ros')).toEqual(['Anna Rossi', 'Anna Rossi (2)']);
  expect(labels('Zoë D’Angelo ')).toEqual([]);
  expect(labels('ssi')).toEqual([]);
});

test('what is stored has ids, of namesakes and names within names as well', () => {
  expect(textWithIds('@Anna, @Anna Rossi e @Anna Rossi (2): @Annabella, uno@Anna', people)).toBe(
    '@[1], @[2] e @[4]: @Annabella, uno@Anna',
  );
  expect(textWithIds('@Anna Rossi', [])).toBe('@Anna Rossi');
  expect(pieces('Per @Anna.', people.slice(0, 1)).map(({ text, of }) => [text, of?.id])).toEqual([
    ['Per ', undefined],
    ['@Anna', 1],
    ['.', undefined],
  ]);
});
