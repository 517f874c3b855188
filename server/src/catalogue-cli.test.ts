import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiledPrograms } from '@casamaestra/commerce/platform/testing/compiled-programs.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

let shop: TestDatabase;
let folder: string;
beforeAll(async () => {
  shop = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-cli-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as a person would; returns exit code and output. */
const catalogue = (...args: string[]) => catalogueOf('it', ...args);

/** The same of a shop whose first language is another. */
async function catalogueOf(languages: string, ...args: string[]) {
  const child = spawn(process.execPath, [serviceProgram('catalogue-cli'), ...args], {
    env: {
      ...compiledPrograms,
      DATABASE_URL: connectionUrl(shop.connection),
      DATA_DIR: join(folder, 'data'),
      LANGUAGES: languages,
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

describe('usage', () => {
  test.each([
    [[], 'Uso: npm run catalogue'],
    [['importa', 'x.csv'], 'Comando sconosciuto: importa.'],
    [['import'], 'Manca il file da importare.'],
    [['import', 'a.csv', 'b.csv'], 'Argomento di troppo: b.csv.'],
    [['generate', 'molti'], 'Numero di prodotti: trovato «molti»'],
    [['export', '--format', 'pdf'], '--format: trovato «pdf», ammesso jsonl, csv, xml.'],
    [['import', 'a.csv', '--encoding', 'latin1'], '--encoding: trovato «latin1»'],
    [['import', join(tmpdir(), 'mai-visto.csv')], 'non esiste'],
    [['settings'], 'Manca il file da caricare.'],
    [['settings', join(tmpdir(), 'mai-visto.json')], 'Non riesco a leggere'],
  ])('%j ends with 2 and says why', async (args, words) => {
    const { code, said, out } = await catalogue(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(said).toContain(words);
  });

  test('help is no mistake', async () => {
    expect((await catalogue('--help')).code).toBe(0);
  });
});

test('what is generated can be imported, exported and imported again', async () => {
  const generated = await catalogue('generate', '40', '--seed', '6');
  expect(generated.code).toBe(0);
  const file = join(folder, 'catalogo.jsonl');
  await writeFile(file, generated.out);

  const dry = await catalogue('import', file, '--dry-run');
  expect(dry.code).toBe(0);
  expect(dry.said).toContain('Prova (non ho scritto nulla): 40 prodotti letti');
  const first = await catalogue('import', file);
  expect(first.code).toBe(0);
  expect(first.said).toContain('nuovi 40, cambiati 0');

  const exported = await catalogue('export', '--format', 'csv');
  expect(exported.code).toBe(0);
  const copy = join(folder, 'copia.csv');
  await writeFile(copy, exported.out);
  const again = await catalogue('import', copy);
  expect(again.code).toBe(0);
  expect(again.said).toContain('nuovi 0, cambiati 0');
});

test('refused rows end with 1 and are listed beside the file', async () => {
  const file = join(folder, 'righe.csv');
  await writeFile(file, 'sku;name;category;price\nS1;Sega;Utensili;9,90\nS2;;Utensili;9,90\n');
  const { code, said } = await catalogue('import', file);
  expect(code).toBe(1);
  expect(said).toContain('scartati 1');
  expect(await readFile(`${file}.errors.csv`, 'utf8')).toBe(
    'line,code,field,value,reason,outcome\n3,S2,name,,manca,rejected\n',
  );
});

test('prices and stock are changed by SKU', async () => {
  const whole = join(folder, 'breve.csv');
  await writeFile(whole, 'sku;name;category;price;stock\nBREVE;Sega;Utensili;9,90;4\n');
  expect((await catalogue('import', whole)).code).toBe(0);
  const prices = join(folder, 'prezzi.csv');
  await writeFile(prices, 'sku;prezzo\nBREVE;8,50\n');
  expect(await catalogue('prices', prices)).toMatchObject({ code: 0 });
  expect((await catalogue('stock', 'add', 'BREVE', '3')).said).toContain('giacenza 4 → 7');
  const stock = join(folder, 'giacenze.csv');
  await writeFile(stock, 'sku;giacenza\nBREVE;9\nMAI;1\n');
  expect(await catalogue('stock', stock)).toMatchObject({ code: 1 });
  expect(await catalogue('stock', 'set', 'BREVE', 'tanti')).toMatchObject({ code: 2 });
  expect((await catalogue('export')).out).toMatch(/"sku":"BREVE","price":8.5,.*"stock":9/);
});

test('losses are listed, and happen only with --yes', async () => {
  const whole = join(folder, 'intero.csv');
  await writeFile(whole, 'sku;name;category;price;description\nPERDE;Sega;Utensili;9,90;<p>Affilata</p>\n');
  expect((await catalogue('import', whole)).code).toBe(0);
  const empty = join(folder, 'vuota.csv');
  await writeFile(empty, 'sku;description\nPERDE;\n');
  const dry = await catalogue('import', empty, '--dry-run');
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.said).toContain('svuota la descrizione di 1 prodotto');
  const refused = await catalogue('import', empty);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.said).toContain('svuota la descrizione di 1 prodotto');
  expect(refused.said).toContain('--yes');
  expect((await catalogue('export')).out).toContain('Affilata');
  expect(await catalogue('import', empty, '--yes')).toMatchObject({ code: 0 });
  expect((await catalogue('export')).out).not.toContain('Affilata');
});

test('a reader that leaves early ends the export without a fuss', async () => {
  const script = `"${process.execPath}" "${serviceProgram('catalogue-cli')}" generate 20000 | head -c 100`;
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await new Promise((done) => child.on('close', done));
  expect(said).toBe('');
});

describe('C05 commerce settings', () => {
  const load = async (content: object) => {
    const file = join(folder, 'settings.json');
    await writeFile(file, JSON.stringify(content));
    return catalogue('settings', file);
  };
  const same = (text: string) => ({ it: text, en: text, sk: text });
  const rule = { name: 'corriere', kind: 'delivery', label: same('Corriere'), amount: 9.9, days: [1, 2] };
  const coupon = { code: 'casa5', kind: 'amount', amount: 5, description: same('5 € in meno') };
  const file = { deliverable_countries: [{ code: 'IT', name: 'Italia' }], shipping_rules: [rule] };

  test('is loaded, a code for nothing is left out', async () => {
    const other = { ...coupon, code: 'NULLA', products: ['MAI-VISTO'] };
    const { code, said } = await load({ ...file, coupons: [coupon, other] });
    expect(said).toContain('Modi di consegna: 1. Codici sconto: 1.');
    expect(said).toContain('NULLA tralasciato: non esistono «MAI-VISTO»');
    expect(code).toBe(1);
    const rows = await shop.database.selectFrom('coupon').select('code').execute();
    expect(rows).toEqual([{ code: 'CASA5' }]);
  });

  test('problems of the file are listed with their place', async () => {
    const { code, said } = await load({ ...file, shipping_rules: [{ ...rule, amount: -1 }] });
    expect(said).toContain('shipping_rules.0.amount: non è valido: -1');
    const coupons = [
      { ...coupon, kind: 'percentage' },
      { ...coupon, description: {} },
    ];
    const others = await load({ coupons, cupons: [] });
    expect(others.said).toContain('coupons.0.percent: percent va con kind «percentage»');
    expect(others.said).toContain('coupons.1.description: un testo senza lingue');
    expect(others.said).toContain('non esiste: cupons');
    expect((await load({ coupons: [{ ...coupon, description: { en: 'x' } }] })).said).toContain(
      'coupons.0.description.it: manca',
    );
    expect(code).toBe(2);
  });

  test('with one code, in the language of the shop, is enough: everything else stays', async () => {
    const { code, said } = await load({
      coupons: [{ ...coupon, code: 'SOLO', description: { it: 'Solo' } }],
    });
    expect(said).toContain('Codici sconto: 1.');
    expect(code).toBe(0);
    const rules = await shop.database.selectFrom('shipping_rule').select(['name', 'active']).execute();
    expect(rules).toEqual([{ name: 'corriere', active: true }]);
  });

  test('ends deliveries only with a yes; the current settings can be exported and loaded again', async () => {
    const other = { ...file, shipping_rules: [{ ...rule, name: 'furgone' }] };
    const asked = await load(other);
    expect(asked.said).toContain('«corriere»');
    expect(asked.code).toBe(2);
    await writeFile(join(folder, 'settings.json'), JSON.stringify(other));
    expect((await catalogue('settings', join(folder, 'settings.json'), '--yes')).code).toBe(0);
    const written = await catalogue('settings', '--export');
    const exported = JSON.parse(written.out) as { shipping_rules: object[]; coupons: { code: string }[] };
    expect(exported.shipping_rules).toMatchObject([{ name: 'furgone', amount: 9.9, days: [1, 2] }]);
    expect(exported.coupons.map((one) => one.code)).toEqual(['CASA5', 'SOLO']);
    expect((await load(exported)).code).toBe(0);
  });
});

describe('commands speak the first language of the shop', () => {
  const italian =
    /\b(?:il|lo|gli|di|della|non|che|manca|serve|righe|trovato|già|più|con|prodott[oi]|sconto|vale|letti)\b/iu;
  test.each([
    [
      'en',
      'Usage: npm run catalogue',
      '2 products read in',
      'empties the description of 1 product',
      'is missing',
    ],
    ['sk', 'Použitie: npm run catalogue', 'prečítané produkty: 2', 'vyprázdni opis 1 produktu', 'chýba'],
  ])('%s', async (language, usage, read, loses, missing) => {
    const speak = (...args: string[]) => catalogueOf(language, ...args);
    const file = async (name: string, text: string) => {
      const path = join(folder, `${language}-${name}`);
      await writeFile(path, text);
      return path;
    };
    const sku = `LANG-${language}`;
    const heads = 'sku;name;category;price;description';
    const whole = await file('a.csv', `${heads}\n${sku};Saw;Tools;9,90;<p>Sharp</p>\nNONE;;Tools;9,90;\n`);
    const said = [(await speak()).said, (await speak('import', whole)).said];
    expect(said[0]).toContain(usage);
    expect(said[1]).toContain(read);
    const errors = await readFile(`${whole}.errors.csv`, 'utf8');
    expect(errors).toContain(`3,NONE,name,,${missing},rejected`);
    const lost = (await speak('import', await file('b.csv', `sku;description\n${sku};\n`))).said;
    expect(lost).toContain(loses);
    const prices = await file('c.csv', `sku;price;sale_price\n${sku};10;11\n${sku};9;\nNONE;1;\n`);
    said.push(lost, (await speak('prices', prices)).said, errors);
    said.push(await readFile(`${prices}.errors.csv`, 'utf8'));
    const mapping = await file('m.json', '{"columns":{"code":{"colum":"id"}}}');
    said.push((await speak('import', whole, '--map', mapping)).said);
    const settings = await file(
      's.json',
      '{"coupons":[{"code":"X","kind":"amount","description":{}}],"x":1}',
    );
    said.push((await speak('settings', settings)).said, (await speak('stock', 'set', 'NONE', '1')).said);
    for (const words of said) {
      expect(words).not.toBe('');
      expect(words).not.toMatch(italian);
    }
  });
});

describe('check', () => {
  test('lists products without maker, and says what production does with them', async () => {
    const file = join(folder, 'sicurezza.jsonl');
    const row = {
      code: 'SENZA-FABBRICA',
      name: 'Pinza',
      category: ['Utensili'],
      variants: [{ sku: 'SF-1', price: 5 }],
    };
    await writeFile(file, JSON.stringify(row));
    const imported = await catalogue('import', file);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.said).toContain('npm run catalogue -- check');
    const { code, out } = await catalogue('check');
    expect(code).toBe(1);
    expect(out).toContain('SENZA-FABBRICA\tPinza\tmanca il produttore');
  });
});
