import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  blogCommentOperation,
  blogListOperation,
  blogPostOperation,
  frappePostOperation,
  frappePostsOperation,
} from '@casamaestra/contract/blog/blog.operations.ts';
import { aboutOperation, faqOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import saxes from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadTestContent } from '../content/testing/load-test-content.ts';
import { systemClock } from '../platform/clock.ts';
import { moderateComment, readWaitingComments } from './comments.usecase.ts';

const post = (title: string, date: string, more: string, body: string) =>
  `---\ntitle: ${title}\nintro: Introduzione a ${title}.\nauthor: Marta\ndate: ${date}\n${more}---\n\n${body}\n`;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(paintShop, { environment: { LANGUAGES: 'it,en' } });
  const files = {
    'posts/tasselli.it.md': post(
      'Tasselli',
      '2026-03-01',
      'category: Ferramenta\ntags: [muri, fori]\n',
      '## Che muro è\n\nBussa & ascolta.\n\n## Che muro è\n\n| A | B |\n|---|---|\n| 1 | 2 |',
    ),
    'posts/pittura.it.md': post(
      'Pittura',
      '2026-02-01',
      'category: Vernici\ntags: [muri]\ngoods:\n  - { sku: PI-5, quantity: 2 }\n',
      'Due mani di ]]> bianco per la perché.',
    ),
    'posts/pittura.en.md': post('Paint', '2026-02-01', 'category: Paints\ntags: [walls]\n', ''),
    'posts/tasselli.en.md': post(
      'Wall plugs',
      '2026-03-01',
      'category: Hardware\ntags: [walls]\n',
      '## Which wall\n\nKnock.',
    ),
    'posts/bozza.it.md': post('Bozza', '2026-04-01', 'category: Vernici\nstatus: draft\n', 'Non ancora.'),
    'faq.it.yaml':
      'groups:\n  - title: Consegna\n    questions:\n      - question: Quanto costa?\n        answer: "Nove **euro**."\n      - question: Perché tardate?\n        answer: Mai.\n',
  };
  await loadTestContent(files, shop);
  await shop.until(blogListOperation.path, ({ text }) => text.includes('tasselli'));
});
afterAll(() => shop.close());

const judge = () => ({ database: shop.database, clock: systemClock, author: testAuthor });
const value = <Value>(path: string, query = '') => shop.value<Value>(`${path}${query}`);
const list = (query = '') => value<OperationOutput<typeof blogListOperation>>(blogListOperation.path, query);
const read = (slug: string) =>
  value<OperationOutput<typeof blogPostOperation>>(blogPostOperation.path, `?slug=${slug}`);
let networks = 0;
const comment = (fields: object, headers = { 'x-client-address': `203.0.113.${(networks += 1)}` }) =>
  shop.post(
    blogCommentOperation.path,
    { slug: 'tasselli', author: 'Rosa', email: 'rosa@esempio.it', comment: 'Ha funzionato!', ...fields },
    headers,
  );

describe('B01 the blog', () => {
  test('lists what is published, newest first, by category, tag and words without accents', async () => {
    const all = await list();
    expect(all.posts.map(({ slug }) => slug)).toEqual(['tasselli', 'pittura']);
    expect(all.categories).toEqual([
      { name: 'Ferramenta', count: 1 },
      { name: 'Vernici', count: 1 },
    ]);
    expect(all.tags[0]).toEqual({ name: 'muri', count: 2 });
    const slugs = async (query: string) => (await list(query)).posts.map(({ slug }) => slug);
    expect(await slugs('?category=vernici')).toEqual(['pittura']);
    expect(await slugs('?tag=fori')).toEqual(['tasselli']);
    expect(await slugs('?search=perche+BIANCO')).toEqual(['pittura']);
    expect(await slugs('?search=niente')).toEqual([]);
    expect(await list('?per_page=1&page=2')).toMatchObject({
      total: 2,
      pages: 2,
      posts: [{ slug: 'pittura' }],
    });
  });

  test('a post has contents with addresses of their own, clean HTML, its list and others like it', async () => {
    const { post: shown, related } = await read('tasselli');
    expect(shown.contents).toEqual([
      { id: 'che-muro-e', text: 'Che muro è' },
      { id: 'che-muro-e-2', text: 'Che muro è' },
    ]);
    expect(shown.html).toContain('<h2 id="che-muro-e-2">');
    expect(shown.html).toContain('<th>A</th>');
    expect(related.map(({ slug }) => slug)).toEqual(['pittura']);
    expect((await read('pittura')).post.goods).toEqual([{ sku: 'PI-5', quantity: 2 }]);
    expect((await shop.ask(`${blogPostOperation.path}?slug=bozza`)).status).toBe(404);
  });

  test('a translation is read in its language; one of title and intro alone shows the text that is there', async () => {
    const inEnglish = async <Value>(path: string) =>
      ((await shop.ask(path, { headers: { cookie: 'language=en' } })).body as { message: Value }).message;
    const reading = (slug: string) =>
      inEnglish<OperationOutput<typeof blogPostOperation>>(`${blogPostOperation.path}?slug=${slug}`);
    const wall = (await reading('tasselli')).post;
    expect(wall).toMatchObject({
      title: 'Wall plugs',
      languages: ['it', 'en'],
      contents: [{ text: 'Which wall' }],
    });
    expect([wall.lang, wall.text_lang]).toEqual([undefined, undefined]);
    const paint = (await reading('pittura')).post;
    expect(paint).toMatchObject({ title: 'Paint', languages: ['it'], text_lang: 'it' });
    expect(paint.html).toContain('Due mani');
    const found = (query: string) =>
      inEnglish<OperationOutput<typeof blogListOperation>>(`${blogListOperation.path}${query}`);
    for (const query of ['?category=Vernici', '?category=paints', '?tag=muri&search=due'])
      expect([query, (await found(query)).posts.map(({ title }) => title)]).toEqual([query, ['Paint']]);
    expect((await found('')).categories.map(({ name }) => name)).toEqual(['Hardware', 'Paints']);
  });

  test('a comment is shown once staff accepted it, as plain text and without its address', async () => {
    expect((await comment({ comment: 'Bravi <b>davvero</b>!\nGrazie.' })).body).toEqual({
      message: { waiting: true },
    });
    expect((await read('tasselli')).comments).toEqual([]);
    const [waiting] = await readWaitingComments(shop);
    expect(waiting).toMatchObject({ post: 'tasselli', email: 'rosa@esempio.it' });
    await moderateComment(judge(), waiting?.id ?? 0, 'published');
    const answer = await read('tasselli');
    expect(answer.comments).toMatchObject([{ author: 'Rosa', comment: 'Bravi <b>davvero</b>!\nGrazie.' }]);
    expect(JSON.stringify(answer)).not.toContain('rosa@esempio.it');
    await moderateComment(judge(), waiting?.id ?? 0, 'refused');
    expect((await read('tasselli')).comments).toEqual([]);
    expect(await moderateComment(judge(), 9999, 'published')).toMatchObject({ ok: false });
  });

  test('programs, unknown posts, wrong addresses and a network that writes too much are not heard', async () => {
    const before = (await readWaitingComments(shop)).length;
    expect((await comment({ website: 'https://x.example' })).status).toBe(200);
    expect((await comment({ slug: 'bozza' })).status).toBe(404);
    for (const wrong of [{ email: 'no' }, { author: ' ' }, { comment: 'Ciao' }])
      expect((await comment(wrong)).status).toBe(417);
    expect((await readWaitingComments(shop)).length).toBe(before);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await comment({}, { 'x-client-address': '198.51.100.4' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 417, 417]);
  });

  test('the feed is well-formed, with whole addresses and the text of every post', async () => {
    const { text, headers } = await shop.ask('/blog/rss.xml');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const links: string[] = [];
    let inLink = false;
    const parser = new saxes.SaxesParser();
    parser.on('opentag', ({ name }) => (inLink = name === 'link'));
    parser.on('text', (words) => void (inLink && words.trim() !== '' && links.push(words)));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
    expect(links.map((link) => new URL(link).pathname)).toEqual([
      '/pages/blog',
      '/blog/tasselli',
      '/blog/pittura',
    ]);
    expect(text).not.toMatch(/(?:href|src)="\//);
    expect(text).not.toContain('Bozza');
  });
});

describe('K01 the blog of the Frappe API', () => {
  test('answers rows of published posts; unknown keys of filters are dropped', async () => {
    const posts = async (input: object) =>
      (
        (await shop.post(frappePostsOperation.path, input)).body as {
          message: OperationOutput<typeof frappePostsOperation>;
        }
      ).message;
    expect(await posts({ limit: 10, page: 1 })).toMatchObject({
      count: 2,
      data: [
        { name: 'tasselli', route: 'blog/tasselli', blogger: 'Marta', published: 1 },
        { name: 'pittura' },
      ],
    });
    expect(await posts({ filters: { blog_category: 'Vernici', nonsense: 1 } })).toMatchObject({ count: 1 });
    expect(await posts({ filters: '{"published":0}' })).toMatchObject({ count: 0, data: [] });
    const one = (route: string) => value<object>(frappePostOperation.path, `?route=${route}`);
    expect(await one('blog/pittura')).toMatchObject({ data: { title: 'Pittura', read_time: 1 } });
    expect(await one('blog/bozza')).toHaveProperty('error');
  });
});

describe('B04 frequent questions', () => {
  test('are found by words of question or answer, without accents', async () => {
    const faq = (query: string) => value<OperationOutput<typeof faqOperation>>(faqOperation.path, query);
    const { groups, total } = await faq('?search=perche');
    expect([total, groups.map(({ questions }) => questions.map(({ id }) => id))]).toEqual([
      2,
      [['perche-tardate']],
    ]);
    expect((await faq('?search=nove+euro')).groups[0]?.questions[0]?.html).toContain('<strong>euro</strong>');
    expect((await faq('?search=zzz')).groups).toEqual([]);
  });
});

describe('R13 the page about the shop', () => {
  test('counts what is on sale, and praises nothing that is not', async () => {
    const on = paintShop.filter(({ published }) => published !== false).length;
    expect(on).toBeLessThan(paintShop.length);
    const { counts } = await value<OperationOutput<typeof aboutOperation>>(aboutOperation.path);
    expect(counts.products).toBe(on);
  });
});
