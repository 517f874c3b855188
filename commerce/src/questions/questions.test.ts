import { questionFormPath } from '@casamaestra/contract/questions/question-form.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  answerQuestionOperation,
  askQuestionOperation,
  questionsOperation,
  voteQuestionOperation,
} from '@casamaestra/contract/questions/questions.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { answerQuestion, readWaitingQuestions } from './answer-question.usecase.ts';

const DAY = 86_400_000;
let now = Date.UTC(2026, 10, 22, 9);
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await startTestShop(paintShop, { clock: { now: () => now } });
  const { products } = await shop.value<{ products: { sku: string }[] }>('/api/shop?per_page=1');
  sku = products[0]?.sku ?? '';
});
afterAll(() => shop.close());

const deps = () => ({
  database: shop.database,
  clock: { now: () => now },
  publicUrl: () => 'https://negozio.test',
  author: testAuthor,
});
let networks = 0;
const from = () => ({ 'x-client-address': `203.0.113.${(networks += 1)}` });
const ask = (question: string, fields: object = {}, headers = from()) =>
  shop.post(askQuestionOperation.path, { item_code: sku, author: 'Rosa', question, ...fields }, headers);
const listed = async (query: object = {}) => {
  const { body } = await shop.post(questionsOperation.path, { item_code: sku, ...query });
  return (body as { message: OperationOutput<typeof questionsOperation> }).message;
};
const waiting = async (question: string) => {
  const found = (await readWaitingQuestions(deps())).find((one) => one.question === question);
  if (found === undefined) throw new Error(`${question} does not wait`);
  return found.id;
};
const answer = async (question: string, text: string) =>
  answerQuestion(deps(), await waiting(question), text);
const mailsTo = (email: string) =>
  shop.database
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', email)
    .execute();
const linkTo = async (email: string) => {
  const [mail = { payload: { link: '' } }] = await mailsTo(email);
  return new URL((mail.payload as { link: string }).link).pathname;
};

describe('P01 questions about a product', () => {
  test('a question is shown with its answer once staff gave one, and can be corrected or taken out', async () => {
    const question = 'Copre anche il cartongesso nuovo?';
    expect((await ask(question)).body).toEqual({ message: { mailed: false } });
    expect(await listed()).toEqual({ questions: [], total: 0, matching: 0 });
    const id = await waiting(question);
    await answerQuestion(deps(), id, 'Sì, dopo una mano di fissativo.');
    const shown = { question, author: 'Rosa', answer: 'Sì, dopo una mano di fissativo.', helpful: 0 };
    expect(await listed()).toMatchObject({ questions: [shown], total: 1, matching: 1 });
    await answerQuestion(deps(), id, 'Sì, dopo una mano di fissativo acrilico.');
    expect((await listed()).questions[0]?.answer).toContain('acrilico');
    await answerQuestion(deps(), id, null);
    expect((await listed()).total).toBe(0);
    expect(await answerQuestion(deps(), 9999, 'Niente')).toMatchObject({ ok: false });
  });

  test('the answer goes once to an address whose owner opened the link, and the address is forgotten', async () => {
    const email = 'rosa@esempio.it';
    const question = 'Quanti giorni prima di lavarla?';
    expect((await ask(question, { email })).body).toEqual({ message: { mailed: true } });
    const [first] = await mailsTo(email);
    expect(first?.kind).toBe('confirm_question');
    expect(JSON.stringify(first?.payload)).not.toMatch(/lavarla|Rosa/);
    const link = await linkTo(email);
    expect((await shop.ask(link)).text).toContain('Sì, mandatemi la risposta');
    expect((await shop.ask(link, { method: 'POST' })).status).toBe(200);
    const id = await waiting(question);
    await answerQuestion(deps(), id, 'Ventotto giorni.');
    await answerQuestion(deps(), id, 'Ventotto giorni, in estate venti.');
    await shop.ask(link, { method: 'POST' });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirm_question', 'question_answered']);
    expect(mails[1]?.payload).toMatchObject({ question, answer: 'Ventotto giorni.' });
    const kept = await shop.database
      .selectFrom('product_question')
      .select('email')
      .where('id', '=', id)
      .execute();
    expect(kept).toEqual([{ email: null }]);
  });

  test('an address that nobody confirmed gets no answer; one confirmed later gets it then', async () => {
    const [never, later] = ['mai@esempio.it', 'dopo@esempio.it'];
    await ask('Si può diluire con acqua calda?', { email: never });
    await ask('Va bene anche in bagno cieco?', { email: later });
    await answer('Si può diluire con acqua calda?', 'Meglio fredda.');
    await answer('Va bene anche in bagno cieco?', 'Sì, con l’additivo antimuffa.');
    expect((await mailsTo(never)).map(({ kind }) => kind)).toEqual(['confirm_question']);
    await shop.ask(await linkTo(later), { method: 'POST' });
    expect((await mailsTo(later)).map(({ kind }) => kind)).toEqual(['confirm_question', 'question_answered']);
    expect((await shop.ask(`${await linkTo(never)}x`, { method: 'POST' })).status).toBe(404);
  });

  test('search finds every word in question or answer; useful ones come first, or the newest', async () => {
    const before = await listed({ search: '%' });
    expect(before.matching).toBe(0);
    const found = await listed({ search: 'ANTIMUFFA bagno' });
    expect(found.questions.map(({ question }) => question)).toEqual(['Va bene anche in bagno cieco?']);
    expect([found.matching, found.total]).toEqual([1, 3]);
    const all = await listed({ order_by: 'newest' });
    const oldest = all.questions.at(-1);
    const ada = await registerCustomer(shop, { email: 'ada@esempio.it', clock: { now: () => now } });
    const vote = () => shop.post(voteQuestionOperation.path, { name: oldest?.name }, ada.headers);
    expect((await vote()).body).toEqual({ message: { helpful: 1 } });
    expect((await vote()).body).toEqual({ message: { helpful: 1 } });
    expect((await listed()).questions[0]?.name).toBe(oldest?.name);
    expect((await listed({ order_by: 'newest', start: 2, length: 5 })).questions).toEqual([
      { ...oldest, helpful: 1 },
    ]);
    expect((await shop.post(voteQuestionOperation.path, { name: 'DOM-99999' }, ada.headers)).status).toBe(
      404,
    );
  });

  test('works as a plain form; programs that fill in every field are not heard, wrong ones are told', async () => {
    const send = (fields: Record<string, string>) =>
      shop.ask(questionFormPath, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from() },
        body: new URLSearchParams({ item_code: sku, author: 'Leo', ...fields }).toString(),
      });
    const sent = await send({ question: 'Il secchio si può richiudere?', email: '' });
    expect([sent.status, sent.text.includes('Rispondiamo di solito')]).toEqual([200, true]);
    expect(await waiting('Il secchio si può richiudere?')).toBeGreaterThan(0);
    const robot = await send({ question: 'Compra qui, costa meno!', website: 'https://x.example' });
    expect(robot.status).toBe(200);
    await expect(waiting('Compra qui, costa meno!')).rejects.toThrow('does not wait');
    for (const wrong of [{ question: 'Corta?' }, { question: 'Abbastanza lunga?', email: 'nessuno' }])
      expect((await send(wrong)).status).toBe(417);
    expect((await ask('Abbastanza lunga?', { item_code: 'MAI' })).status).toBe(404);
  });

  test('one network asks so often, and one address gets so many mails', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await ask(`Domanda numero ${at}?`, {}, { 'x-client-address': '198.51.100.9' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    for (let at = 0; at < 7; at += 1) await ask(`Ancora una, la ${at}?`, { email: 'piena@esempio.it' });
    expect(await mailsTo('piena@esempio.it')).toHaveLength(5);
  });

  test('one customer answers so often', async () => {
    const leo = await registerCustomer(shop, { email: 'leo@esempio.it', clock: { now: () => now } });
    const [question] = (await listed()).questions;
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const given = { name: question?.name, answer: `Risposta numero ${at}.` };
      statuses.push((await shop.post(answerQuestionOperation.path, given, leo.headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 417, 417]);
  });

  test('what nobody answered goes after half a year, and addresses with it', async () => {
    now += 181 * DAY;
    await shop.commerce.jobs.drain();
    expect(await readWaitingQuestions(deps())).toEqual([]);
    const rows = await shop.database.selectFrom('product_question').select('email').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ email }) => email === null)).toBe(true);
  });
});
