import { blogCommentOperation, blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  askQuestionOperation,
  questionsOperation,
} from '@casamaestra/contract/questions/questions.operations.ts';
import type { Voice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintShop } from '../../catalog/testing/paint-shop.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { loadTestContent } from '../../content/testing/load-test-content.ts';
import { registerCustomer } from '../../customers/testing/register-customer.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';

type Changed = { readonly change: number };
type State = 'waiting' | 'published' | 'refused';

let shop: TestShop;
let person: StaffBrowser;
let sku: string;
beforeAll(async () => {
  shop = await startTestShop(paintShop);
  const head = 'title: Tasselli\nintro: Come si fa.\nauthor: Marta\ndate: 2026-03-01\ncategory: Ferramenta\n';
  await loadTestContent({ 'posts/tasselli.it.md': `---\n${head}---\n\nBussa e ascolta.\n` }, shop);
  await shop.until(blogPostOperation.path + '?slug=tasselli', ({ status }) => status === 200);
  person = await signedInStaff(shop, ['support'], { name: 'Sara Verdi' });
  const { products } = await shop.value<{ products: { sku: string }[] }>('/api/shop?per_page=1');
  sku = products[0]?.sku ?? '';
});
afterAll(() => shop.close());

let networks = 0;
const from = () => ({ 'x-client-address': `203.0.113.${(networks += 1)}` });
const ask = (question: string, fields: object = {}) =>
  shop.post(askQuestionOperation.path, { item_code: sku, author: 'Rosa', question, ...fields }, from());
const comment = (text: string) =>
  shop.post(
    blogCommentOperation.path,
    { slug: 'tasselli', author: 'Ugo', email: 'ugo@esempio.it', comment: text },
    from(),
  );
const voices = (state: State = 'waiting', text = '') => person.value<Voice[]>('voices.list', { state, text });
const one = async (text: string, state: State = 'waiting') => {
  const found = (await voices(state)).find((voice) => voice.text === text);
  if (found === undefined) throw new Error(`${text} is not ${state}`);
  return found;
};
const undo = (id: number) => person.value<{ undone: number }>('activity.undo', { id });
const onProduct = async () => {
  const { body } = await shop.post(questionsOperation.path, { item_code: sku });
  const { questions } = (body as { message: OperationOutput<typeof questionsOperation> }).message;
  return questions.map(({ question, answer, buyers }) => [
    question,
    answer,
    buyers.map((given) => given.answer),
  ]);
};
const onPost = async () => {
  const post = await shop.value<OperationOutput<typeof blogPostOperation>>(
    `${blogPostOperation.path}?slug=tasselli`,
  );
  return post.comments.map((shown) => shown.comment);
};

test('a question is answered as the shop and shown, answered otherwise, and taken back', async () => {
  await ask('Va bene per il legno?');
  const { id, kind, about } = await one('Va bene per il legno?');
  expect([kind, about]).toEqual(['question', expect.stringMatching(/\S/)]);
  await person.value<Changed>('voices.answer', { id, answer: 'Sì, con il fondo.' });
  expect(await onProduct()).toEqual([['Va bene per il legno?', 'Sì, con il fondo.', []]]);
  const again = await person.value<Changed>('voices.answer', { id, answer: 'Sì, anche senza fondo.' });
  await undo(again.change);
  expect(await onProduct()).toEqual([['Va bene per il legno?', 'Sì, con il fondo.', []]]);
  const refused = await person.value<Changed>('voices.refuse', { kind: 'question', id, reason: 'Doppia.' });
  expect(await onProduct()).toEqual([]);
  expect(await one('Va bene per il legno?', 'refused')).toMatchObject({ answer: null });
  await undo(refused.change);
  expect(await one('Va bene per il legno?', 'published')).toMatchObject({ answer: 'Sì, con il fondo.' });
  expect(await onProduct()).toHaveLength(1);
});

test('an answer taken back lets the question wait again, and the mail goes once', async () => {
  await ask('È lavabile?', { email: 'rosa@esempio.it' });
  const { id } = await one('È lavabile?');
  const answered = await person.value<Changed>('voices.answer', { id, answer: 'Sì.' });
  await undo(answered.change);
  expect(await one('È lavabile?')).toMatchObject({ state: 'waiting', answer: null });
  await person.value('voices.refuse', { kind: 'question', id, reason: 'Offende.' });
  expect(await person.refusal('voices.refuse', { kind: 'question', id: 9_999, reason: 'x' })).toBe(
    'question_unknown',
  );
  const { rows } = await person.value<{ rows: { kind: string; reason: string | null; who: string }[] }>(
    'activity.list',
    { record: `question ${id}` },
  );
  expect(rows[0]).toMatchObject({ kind: 'questions.refuse', reason: 'Offende.', who: 'Sara Verdi' });
});

test('answers of buyers and comments are published, refused with a reason, and as they were', async () => {
  const { customerId } = await registerCustomer(shop, { email: 'anna@esempio.it' });
  await ask('Quanto copre?');
  const { id } = await one('Quanto copre?');
  await person.value('voices.answer', { id, answer: 'Dieci metri quadri.' });
  await shop.database
    .insertInto('question_answer')
    .values({
      question_id: id,
      customer_id: customerId,
      author: 'Anna R.',
      answer: 'Da me otto.',
      created_at: new Date(),
    })
    .execute();
  const given = await one('Da me otto.');
  expect(given).toMatchObject({ kind: 'answer', question: 'Quanto copre?' });
  const shown = await person.value<Changed>('voices.publish', { kind: 'answer', id: given.id });
  expect(await onProduct()).toContainEqual(['Quanto copre?', 'Dieci metri quadri.', ['Da me otto.']]);
  await undo(shown.change);
  expect(await onProduct()).toContainEqual(['Quanto copre?', 'Dieci metri quadri.', []]);

  await comment('Bravissimi davvero');
  const said = await one('Bravissimi davvero');
  expect(said).toMatchObject({ kind: 'comment', about: 'tasselli', page: '/blog/tasselli' });
  await person.value('voices.publish', { kind: 'comment', id: said.id });
  expect(await onPost()).toEqual(['Bravissimi davvero']);
  const away = await person.value<Changed>('voices.refuse', {
    kind: 'comment',
    id: said.id,
    reason: 'Spam.',
  });
  expect(await onPost()).toEqual([]);
  await undo(away.change);
  expect(await onPost()).toEqual(['Bravissimi davvero']);
  expect((await voices('published', 'bravissimi')).map(({ text }) => text)).toEqual(['Bravissimi davvero']);
  expect(await voices('published', 'niente%')).toEqual([]);
});

test('who may not see reviews sees none of it; who only reads decides nothing', async () => {
  const warehouse = await signedInStaff(shop, ['warehouse']);
  expect(await warehouse.refusal('voices.list')).toBe('staff_not_permitted');
  const reader = await signedInStaff(shop, ['reader']);
  expect(await reader.value('voices.list')).toEqual(await voices());
  for (const [call, input] of [
    ['voices.answer', { id: 1, answer: 'x' }],
    ['voices.publish', { kind: 'comment', id: 1 }],
    ['voices.refuse', { kind: 'comment', id: 1, reason: 'x' }],
  ] as const)
    expect(await reader.refusal(call, input)).toBe('staff_not_permitted');
});

test('what waits is due today', async () => {
  // Beside the answer of a buyer that was taken back.
  const { due } = await person.value<{ due: { kind: string; count: number }[] }>('today');
  expect(due).toContainEqual(expect.objectContaining({ kind: 'voices_waiting', count: 1 }));
});

test('who answers a question that a colleague answered is told so, and replaces that answer only knowing it', async () => {
  await ask('Si lava con l’acqua?');
  const { id, state, written_at, answer } = await one('Si lava con l’acqua?');
  const seen = { state, written_at, answer };
  const other = await signedInStaff(shop, ['support'], { name: 'Ugo Neri' });
  await other.value('voices.answer', { id, seen, answer: 'Sì, quando è asciutta.' });
  const late = await person.call('voices.answer', { id, seen, answer: 'No.' });
  expect(late.body).toMatchObject({ code: 'staff_decided_meanwhile', facts: { who: 'Ugo Neri' } });
  expect((await one('Si lava con l’acqua?', 'published')).answer).toBe('Sì, quando è asciutta.');
  const known = { state: 'published', written_at, answer: 'Sì, quando è asciutta.' };
  await person.value('voices.answer', { id, seen: known, answer: 'Sì, dopo due ore.' });
  expect((await one('Si lava con l’acqua?', 'published')).answer).toBe('Sì, dopo due ore.');
});

test('a comment that a colleague refused is not published by who still sees it waiting', async () => {
  await comment('Ottima guida per cominciare.');
  const { id, kind, state, written_at, answer } = await one('Ottima guida per cominciare.');
  const seen = { state, written_at, answer };
  const other = await signedInStaff(shop, ['support'], { name: 'Ugo Neri' });
  await other.value('voices.refuse', { kind, id, seen, reason: 'Pubblicità.' });
  expect(await person.refusal('voices.publish', { kind, id, seen })).toBe('staff_decided_meanwhile');
  expect(await onPost()).not.toContain('Ottima guida per cominciare.');
});
