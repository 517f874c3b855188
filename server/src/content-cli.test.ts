import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { starterFolder } from '@casamaestra/commerce/content/starter-folder.ts';
import { testPage, writeTestFolder } from '@casamaestra/commerce/content/testing/load-test-content.ts';
import type { TestFiles } from '@casamaestra/commerce/content/testing/load-test-content.ts';
import { compiledPrograms } from '@casamaestra/commerce/platform/testing/compiled-programs.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionUrl } from './testing/connection-url.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

const aPicture = join(
  dirname(createRequire(import.meta.url).resolve('@casamaestra/demo/package.json')),
  'content/pictures/riquadro-vaso-4.webp',
);

let shop: TestDatabase;
let folder: string;
beforeAll(async () => {
  shop = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-content-cli-'));
});
beforeEach(() => shop.database.deleteFrom('content_entry').execute());
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as a person would; returns exit code and output. */
async function content(...args: string[]) {
  const child = spawn(process.execPath, [serviceProgram('content-cli'), ...args], {
    env: {
      ...compiledPrograms,
      DATABASE_URL: connectionUrl(shop.connection),
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, out, said };
}

const page = (body: string, more: object = {}) => testPage({ title: 'Privacy', ...more }, body);
const stored = () => shop.database.selectFrom('content_entry').selectAll().execute();

/** Every file of a folder with its bytes. */
async function filesOf(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files
    .toSorted()
    .map(async (file) => [file.slice(root.length), await readFile(file, 'base64')] as const);
  return new Map(await Promise.all(read));
}

describe('npm run content', () => {
  test('what was imported is exported byte for byte, pictures too, and imported again changes nothing', async () => {
    const first = join(folder, 'first');
    await cp(starterFolder, first, { recursive: true });
    await cp(
      await writeTestFolder({
        'pages/foto.it.md':
          '---\ntitle: Foto\nfrom: 2026-12-01\nto: 2026-12-24T18:00:00\n---\n\n![Una stanza](stanza.webp)\n',
        'notice.yaml': 'notices:\n  - text: Chiusi per ferie\n    from: 2027-08-10\n    to: 2027-08-20\n',
        'redirects.yaml': 'redirects:\n  - from: /vecchia\n    to: /shop\n',
      }),
      first,
      { recursive: true },
    );
    await cp(await writeTestFolder({ 'pictures/x.txt': '' }), first, { recursive: true });
    await rm(join(first, 'pictures/x.txt'));
    await cp(aPicture, join(first, 'pictures/stanza.webp'));
    expect(await content('import', first, '--yes')).toMatchObject({ code: 0 });
    const again = join(folder, 'again');
    expect(await content('export', again)).toMatchObject({ code: 0 });
    const [given, exported] = [await filesOf(first), await filesOf(again)];
    expect([...exported.keys()]).toEqual([...given.keys()]);
    // Only that something is published, which goes without saying, is not written again.
    for (const name of ['/pages/foto.it.md', '/pictures/stanza.webp', '/notice.yaml'])
      expect([name, exported.get(name)]).toEqual([name, given.get(name)]);
    const before = await stored();
    const { code, said } = await content('import', again);
    expect([code, said]).toEqual([0, expect.stringContaining('non cambia niente')]);
    expect(await stored()).toEqual(before);
    const [redirect] = await shop.database
      .selectFrom('redirect')
      .select(['from_address', 'source'])
      .execute();
    expect(redirect).toEqual({ from_address: '/vecchia', source: 'content' });
  });

  test.each<[string, TestFiles, string]>([
    [
      'YAML that cannot be read',
      { 'menu.yaml': 'items:\n  - label: "Mobili\n    url: /shop\n' },
      'menu.yaml, riga ',
    ],
    ['a tab', { 'menu.yaml': 'items:\n\t- label: x\n' }, 'menu.yaml, riga 2: nel YAML i rientri'],
    ['a key twice', { 'menu.yaml': 'items: []\nitems: []\n' }, 'menu.yaml, riga 2: la stessa chiave'],
    ['an alias', { 'menu.yaml': 'a: &a [1]\nitems: *a\n' }, 'rimandi (& e *) non sono ammessi'],
    [
      'an unknown key',
      { 'footer.yaml': 'legal: []\ncolums: []\n' },
      'footer.yaml, riga 2: chiave sconosciuta «colums»',
    ],
    ['an unknown file', { 'pagine/x.md': 'x' }, 'pagine/x.md: nessun contenuto ha un file così'],
    [
      'a missing title',
      { 'pages/x.it.md': '---\nroute: web-page/x\n---\n\nx\n' },
      'pages/x.it.md, riga 2, title: manca',
    ],
    ['no front matter', { 'pages/x.it.md': '# X\n' }, 'pages/x.it.md, riga 1: il file deve cominciare'],
    [
      'reversed dates of a page',
      { 'pages/x.it.md': page('x', { from: '2026-12-24', to: '2026-12-01' }) },
      'pages/x.it.md, riga 4, to: finisce (2026-12-01) prima di cominciare (2026-12-24)',
    ],
    [
      'reversed dates of a row',
      { 'notice.yaml': 'notices:\n  - text: x\n    from: 2026-12-24\n    to: 2026-12-01\n' },
      'notice.yaml, riga 4, notices.0.to: finisce',
    ],
    [
      'a day that no calendar has',
      { 'pages/x.it.md': page('x', { from: '2026-02-30' }) },
      'riga 3, from: 2026-02-30 non è una data',
    ],
    [
      'a script in a page',
      { 'pages/x.it.md': page('uno\n\n<script>alert(1)</script>') },
      'pages/x.it.md, riga 7, body: <script> non è ammesso',
    ],
    ['a handler in a page', { 'pages/x.it.md': page('<p onclick="x()">x</p>') }, 'onclick non è ammesso'],
    [
      'a link that runs',
      { 'pages/x.it.md': page('[x](javascript:alert(1))') },
      'javascript:alert(1) non è ammesso',
    ],
    [
      'a script in a title',
      { 'pages/x.it.md': page('x', { title: '<script>x</script>' }) },
      'title: qui va solo testo: togli <script>',
    ],
    [
      'a link of another kind',
      { 'menu.yaml': 'items:\n  - label: x\n    url: javascript:alert(1)\n' },
      'menu.yaml, riga 3, items.0.url: "javascript:alert(1)" non è un indirizzo',
    ],
    [
      'a link abroad without https',
      { 'footer.yaml': 'legal:\n  - label: x\n    url: //altrove.example\n' },
      'non è un indirizzo',
    ],
    [
      'a picture outside',
      {
        'posts/x.it.md':
          '---\ntitle: x\nintro: x\nauthor: x\ndate: 2026-01-01\ncategory: x\npicture: ../../x.webp\n---\n\nx\n',
      },
      'riga 7, picture: "../../x.webp" non è il nome di un’immagine',
    ],
    [
      'a mail that there is not',
      { 'mails.it.yaml': 'welcome:\n  intro: x\nbenvenuto:\n  intro: x\n' },
      'mails.it.yaml, riga 3, benvenuto: nessuna e-mail si chiama «benvenuto»',
    ],
    [
      'a placeholder of another mail',
      { 'mails.it.yaml': 'welcome:\n  intro: Ciao {{amount}}\n' },
      'mails.it.yaml, riga 2, welcome.intro: {{amount}} non vale in questa e-mail: usa {{first_name}}',
    ],
    [
      'a picture that is not there',
      { 'pages/x.it.md': page('uno\n\ndue ![Una stanza](manca.webp)') },
      'pages/x.it.md, riga 7, body: manca.webp: l’immagine non c’è nella cartella. Metti l’immagine',
    ],
    [
      'a picture that is none',
      {
        'home.yaml': 'slides:\n  - title: x\n    url: /shop\n    picture: finta.webp\n',
        'pictures/finta.webp': '<script>alert(1)</script>',
      },
      'home.yaml, riga 4, slides.0.picture: finta.webp: non è un’immagine JPEG',
    ],
    [
      'a picture cut off',
      {
        'home.yaml': 'banners:\n  - label: x\n    url: /shop\n    picture: mezza.png\n',
        'pictures/mezza.png': '\u0089PNG\r\n',
      },
      'home.yaml, riga 4, banners.0.picture: mezza.png: ',
    ],
    [
      'redirects in a circle',
      { 'redirects.yaml': 'redirects:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n' },
      'redirects.yaml: Giro senza fine',
    ],
  ])('%s is refused with its place, and nothing is written', async (_what, files, words) => {
    const written = await writeTestFolder({ 'pages/buona.it.md': page('buona'), ...files });
    const { code, said } = await content('import', written, '--yes');
    expect(said).toContain(words);
    expect(code).toBe(2);
    expect(await stored()).toEqual([]);
    await rm(written, { recursive: true });
  });

  test('a picture that ends in its middle, behind a whole header, is refused, and nothing is written', async () => {
    const whole = await readFile(join(import.meta.dirname, '../../ui/src/brand/icon-192.png'));
    const written = await writeTestFolder({
      'pages/buona.it.md': page('uno ![Una stanza](stanza.png)'),
      'pictures/stanza.png': '',
    });
    await writeFile(join(written, 'pictures/stanza.png'), whole.subarray(0, whole.length * 0.6));
    expect(await content('import', written, '--yes')).toMatchObject({
      code: 2,
      said: expect.stringContaining('stanza.png: l’immagine è rovinata'),
    });
    expect(await stored()).toEqual([]);
    await writeFile(join(written, 'pictures/stanza.png'), whole);
    expect(await content('import', written, '--yes')).toMatchObject({ code: 0 });
    await rm(written, { recursive: true });
  });

  test('redirects of an earlier version are those of the shop again, or none where it was removed', async () => {
    const imports = async (to: string | undefined) => {
      const written = await writeTestFolder({
        'pages/a.it.md': page(to ?? 'a'),
        ...(to && { 'redirects.yaml': `redirects:\n  - from: /prima\n    to: ${to}\n` }),
      });
      expect(await content('import', written, '--yes')).toMatchObject({ code: 0 });
      await rm(written, { recursive: true });
    };
    const redirects = async () =>
      (await shop.database.selectFrom('redirect').select(['from_address', 'to_address']).execute()).map(
        (row) => `${row.from_address} ${row.to_address}`,
      );
    await imports('/shop');
    const [first] = (await content('history', 'redirects')).out.split('\t');
    await imports('/blog');
    expect(await redirects()).toEqual(['/prima /blog']);
    expect(await content('restore', 'redirects', String(first))).toMatchObject({ code: 0 });
    expect(await redirects()).toEqual(['/prima /shop']);
    await imports(undefined);
    expect(await redirects()).toEqual([]);
    const removed = Number(first) + 3;
    await content('restore', 'redirects', String(Number(first) + 1));
    expect(await redirects()).toEqual(['/prima /blog']);
    await content('restore', 'redirects', String(removed));
    expect(await redirects()).toEqual([]);
    // One that cannot be any more changes nothing.
    await shop.database
      .insertInto('redirect')
      .values({ from_address: '/blog', to_address: '/prima', status: 301, source: 'staff' })
      .execute();
    const refused = await content('restore', 'redirects', String(Number(first) + 1));
    expect([refused.code, refused.said]).toEqual([
      2,
      expect.stringContaining('redirects.yaml: Giro senza fine'),
    ]);
    expect(await redirects()).toEqual(['/blog /prima']);
    await shop.database.deleteFrom('redirect').execute();
  });

  test('check names links that lead to no page or post of the folder, and takes those that are moved', async () => {
    const written = await writeTestFolder({
      'pages/a.it.md': page('[b](/web-page/b), [c](/web-page/c/) e [fuori](https://x.example/blog/no)'),
      'pages/b.it.md': page('[post](/blog/manca#qui)'),
      'redirects.yaml': 'redirects:\n  - from: /web-page/c\n    to: /web-page/b\n',
    });
    const { code, said } = await content('check', written);
    expect(said).toContain('pages/b.it.md, body: /blog/manca non porta a niente');
    expect([code, said.match(/non porta/g)?.length]).toEqual([2, 1]);
    await rm(written, { recursive: true });
  });

  test('start writes the folder of a new shop, which imports as it is: pages, questions, menu, footer', async () => {
    const first = join(folder, 'nuovo');
    expect(await content('start', first)).toMatchObject({ code: 0 });
    expect(await content('check', first)).toMatchObject({ code: 0 });
    expect(await content('import', first, '--yes')).toMatchObject({ code: 0 });
    const kinds = new Set((await stored()).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['faq', 'footer', 'home', 'menu', 'page', 'promo-tabs']);
    const again = await content('start', first);
    expect([again.code, again.said]).toEqual([2, expect.stringContaining('non è vuota')]);
  });

  test('says what it would do, and does it only with --yes', async () => {
    const written = await writeTestFolder({ 'pages/a.it.md': page('a'), 'pages/b.it.md': page('b') });
    const asked = await content('import', written);
    expect([asked.code, await stored()]).toEqual([2, []]);
    expect(asked.said).toContain('aggiunge pages/a.it');
    expect((await content('import', written, '--yes', '--dry-run')).code).toBe(0);
    expect(await stored()).toEqual([]);
    expect((await content('import', written, '--yes')).code).toBe(0);
    await rm(join(written, 'pages/a.it.md'));
    await writeFile(join(written, 'pages/b.it.md'), page('altro'));
    const { said } = await content('import', written, '--yes');
    expect(said).toContain('cambia   pages/b.it\n  toglie   pages/a.it');
  });

  test('every change is a version with its author, and an earlier one comes back as a new one', async () => {
    const write = async (body: string, author: string) => {
      const written = await writeTestFolder({ 'pages/privacy.it.md': page(body) });
      await content('import', written, '--yes', '--author', author);
    };
    await write('prima', 'Ada');
    await write('seconda', 'Bea');
    const history = await content('history', 'pages/privacy.it');
    expect(
      history.out
        .trim()
        .split('\n')
        .map((line) => line.replace(/\t[^\t]*\t/, ' ')),
    ).toEqual(['2 Bea\tin vigore', '1 Ada']);
    expect((await content('restore', 'pages/privacy.it.md', '1', '--author', 'Cia')).said).toContain(
      'la versione 1 è di nuovo in vigore (come versione 3)',
    );
    const current = (await stored()).filter((row) => row.is_current);
    expect(current).toMatchObject([{ version: 3, changed_by: 'Cia', body: { body: 'prima' } }]);
    expect((await content('restore', 'pages/privacy.it', '9')).code).toBe(1);
    expect((await content('history', 'pages/mai.it')).said).toContain('questo contenuto non c’è');
  });
});
