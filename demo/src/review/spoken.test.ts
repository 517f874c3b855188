import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cell, demoRoot, readTable } from '../table/psv.ts';
import { writeReviews } from './write-reviews.ts';

interface Goods {
  readonly code: string;
  readonly rating?: object;
}

const lines = readFileSync(new URL('catalogue/products.jsonl', demoRoot), 'utf8').split('\n').filter(Boolean);
const goods = lines.map((line) => JSON.parse(line) as Goods);
const rated = goods.filter(({ rating }) => rating !== undefined).map(({ code }) => code);
const written = writeReviews();
const table = readTable('reviews');

/** Measures differ from product to product: two sentences that differ in nothing else are one. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/\d+(?:[.,]\d+)?/g, '#');
const sentencesOf = (text: string): string[] => bare(text).split(/(?<=[.!?])\s+/);
const repeated = (said: readonly string[]): string[] => said.filter((one, at) => said.indexOf(one) !== at);

test('no sentence is said twice in the shop, in reviews, questions or answers, nor with another measure in it', () => {
  const asked = readTable('questions').flatMap((line) => [cell(line, 'question'), cell(line, 'answer')]);
  const reviews = table.flatMap((line) => [cell(line, 'title'), cell(line, 'text')]);
  const said = [...reviews.flatMap(sentencesOf), ...asked.flatMap(sentencesOf)];
  expect(said.length).toBeGreaterThan(2500);
  expect(repeated(said)).toEqual([]);
});

test('no two reviews share a run of six words: none is another with a word changed', () => {
  const runs = table.flatMap((line) => {
    const words = bare(cell(line, 'text')).match(/[\p{L}#]+/gu) ?? [];
    return [...new Set(words.slice(5).map((_, at) => words.slice(at, at + 6).join(' ')))];
  });
  expect(repeated(runs)).toEqual([]);
});

test('every rated product is spoken of, and the file is what the table says', () => {
  expect(Object.keys(written.texts).toSorted()).toEqual(rated.toSorted());
  const file = readFileSync(new URL('content/reviews.json', demoRoot), 'utf8');
  expect(JSON.parse(file)).toEqual(written);
});

test('reviews praise and blame, at length and in few words', () => {
  const critical = table.filter((line) => Number(cell(line, 'stars')) <= 3);
  expect(critical.length).toBeGreaterThan(table.length / 5);
  const lengths = table.map((line) => cell(line, 'text').split(/\s+/).length);
  expect(lengths.filter((length) => length <= 8).length).toBeGreaterThan(100);
  expect(lengths.filter((length) => length >= 18).length).toBeGreaterThan(60);
  expect(lengths.filter((length) => length >= 40).length).toBeGreaterThan(30);
});

test('questions are about products of the catalogue, with an answer', () => {
  const codes = new Set(goods.map(({ code }) => code));
  const questions = readTable('questions');
  expect(questions.filter(({ code = '' }) => !codes.has(code))).toEqual([]);
  expect(new Set(questions.map(({ code }) => code)).size).toBeGreaterThan(50);
  expect(questions.filter(({ answer = '' }) => answer.length < 10)).toEqual([]);
});
