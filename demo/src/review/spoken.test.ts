import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoRoot, readTable } from '../table/psv.ts';
import type { RatedGoods } from './slots.ts';
import { writeReviews } from './write-reviews.ts';

const lines = readFileSync(new URL('catalogue/products.jsonl', demoRoot), 'utf8').split('\n').filter(Boolean);
const goods = lines.map((line) => JSON.parse(line) as RatedGoods);
const rated = goods.filter(({ rating }) => rating !== undefined);
const written = writeReviews(rated);
const reviews = Object.values(written.texts).flatMap((byStars) => Object.values(byStars).flat());

const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > 3);

test('no sentence of more than three words is said twice in the shop, in reviews, questions or answers', () => {
  const asked = readTable('questions').flatMap(({ question = '', answer = '' }) => [question, answer]);
  const said = [...reviews.flatMap(({ title, comment }) => [title, comment]), ...asked].flatMap(sentencesOf);
  const twice = said.filter((sentence, at) => said.indexOf(sentence) !== at);
  expect(said.length).toBeGreaterThan(3000);
  expect(twice).toEqual([]);
});

test('hardly a rated product is without words, no slot is left open, and the file is what the tables say', () => {
  const silent = rated.filter(({ code }) => (written.texts[code]?.['5'] ?? []).length === 0);
  expect(silent.length).toBeLessThan(rated.length / 30);
  expect(reviews.filter(({ comment }) => /[{}~]|undefined/.test(comment))).toEqual([]);
  const file = readFileSync(new URL('content/reviews.json', demoRoot), 'utf8');
  expect(JSON.parse(file)).toEqual(written);
});

test('questions are about products of the catalogue, with an answer', () => {
  const codes = new Set(goods.map(({ code }) => code));
  const table = readTable('questions');
  expect(table.filter(({ code = '' }) => !codes.has(code))).toEqual([]);
  expect(new Set(table.map(({ code }) => code)).size).toBeGreaterThan(50);
  expect(table.filter(({ answer = '' }) => answer.length < 10)).toEqual([]);
});
