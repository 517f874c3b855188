import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const row = (code: string, more: object = {}) => ({
  code,
  name: `Lampada ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Luce', 'Lampade'],
  variants: [{ sku: `${code}-A`, price: 10, stock: 10 }],
  ...more,
});
const link = (name: string) => ({ label: name, url: `https://maker.example/${name}.pdf`, kind: 'manual' });

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([]);
  await loadRows(shop, [row('L1', { documents: [link('uno')] }), row('L2'), row('L3')]);
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(() => shop.close());

const find = async (text: string): Promise<StaffProduct> => {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('products.list', { text });
  return owner.value('products.read', { id: rows[0]?.id ?? 0 });
};
const save = (id: number, changes: object) => owner.value<StaffProduct>('products.save', { id, changes });
const shown = async (slug: string) => {
  const { text } = await shop.ask(`/api/products?slug=${encodeURIComponent(slug)}`);
  // To other hosts the addresses are told whole.
  const told = JSON.parse(text.replaceAll('http://localhost:3000/', '/')) as {
    message: { product: ProductDetail };
  };
  return told.message.product;
};
const takeBack = async (id: number) => {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {
    record: `product ${id}`,
  });
  await owner.value('activity.undo', { id: rows[0]?.id });
};
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
const upload = (name: string, bytes: Buffer) =>
  owner.value<{ url: string; bytes: number }>('documents.upload', {
    name,
    content: bytes.toString('base64'),
  });

describe('a document', () => {
  test('is stored once under the words of its name, stands on the page with its size, in the order chosen', async () => {
    const bytes = pdf('manuale');
    const file = await upload('Manuale Più.pdf', bytes);
    expect(file).toEqual({
      url: expect.stringMatching(/^\/documents\/manuale-piu-[0-9a-f]{12}\.pdf$/),
      bytes: bytes.length,
    });
    expect(await upload('Manuale Più.pdf', bytes)).toEqual(file);
    const served = await shop.ask(file.url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/pdf']);

    const { id, fields } = await find('L1');
    const own = { label: 'Dichiarazione', url: file.url, kind: 'performance' as const };
    const saved = await save(id, { documents: { from: fields.documents, to: [own, ...fields.documents] } });
    expect(saved.document_bytes).toEqual({ [file.url]: bytes.length });
    await expect
      .poll(async () => (await shown('det/l1')).documents)
      .toEqual([{ ...own, bytes: bytes.length }, link('uno')]);
  });

  test('that was taken away comes back by an undo; files that are loaded leave all of them alone', async () => {
    const { id, fields } = await find('L1');
    await save(id, { documents: { from: fields.documents, to: [] } });
    await loadRows(shop, [row('L1', { name: 'Lampada nuova', documents: [link('due')] })]);
    await expect.poll(() => shown('det/l1')).toMatchObject({ name: 'Lampada nuova', documents: [] });
    await takeBack(id);
    expect((await find('L1')).fields.documents).toEqual(fields.documents);
  });

  test.each([
    ['a page with a script', Buffer.from('<html><script>alert(1)</script></html>')],
    ['half a PDF', pdf('manuale').subarray(0, 12)],
    ['a program', Buffer.from('MZ\u0090')],
  ])('is refused: %s', async (_, bytes) => {
    const call = { name: 'x.pdf', content: bytes.toString('base64') };
    const { body } = await owner.call('documents.upload', call);
    expect(body).toMatchObject({ code: 'staff_document_unreadable', field: 'content' });
  });

  test('may lie here or at an https address, nowhere else; contents do not change it', async () => {
    const { id } = await find('L2');
    const to = (url: string) => ({
      id,
      changes: { documents: { from: [], to: [{ label: 'X', url, kind: 'other' }] } },
    });
    for (const url of ['javascript:alert(1)', 'http://x.example/a.pdf', '/media/x', '//x.example/a.pdf'])
      expect((await owner.call('products.save', to(url))).status).toBe(417);
    const content = await signedInStaff(shop, ['content']);
    expect(await content.refusal('products.save', to('https://x.example/a.pdf'))).toBe(
      'staff_product_texts_only',
    );
    const file = { name: 'a.pdf', content: pdf('a').toString('base64') };
    expect(await content.refusal('documents.upload', file)).toBe('staff_product_texts_only');
  });
});

describe('an energy label', () => {
  const energy = { class: 'E', scale: 'A-G', label_url: '', sheet_url: '', eprel_id: '' } as const;

  test('stands beside the price with its scale, label, sheet and number; without label and sheet something is missing', async () => {
    const { id } = await find('L2');
    const first = await save(id, { energy: { from: null, to: energy } });
    expect(first.missing).toContain('energy_label');
    const drawing = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const label = await upload('Etichetta.png', drawing);
    expect((await shop.ask(label.url)).headers.get('content-type')).toBe('image/webp');
    const sheet = await upload('Scheda.pdf', pdf('scheda'));
    const whole = { ...energy, label_url: label.url, sheet_url: sheet.url, eprel_id: '123456' };
    const saved = await save(id, { energy: { from: energy, to: whole } });
    expect(saved.missing).not.toContain('energy_label');
    await expect
      .poll(async () => (await shown('det/l2')).energy)
      .toEqual({
        class: 'E',
        scale: 'A-G',
        label_url: label.url,
        sheet_url: sheet.url,
        eprel_id: '123456',
      });
    const listed = await shop.ask('/api/shop?category=Luce');
    expect(listed.text).toContain(
      `"energy_class":"E","energy_scale":"A-G","energy_label":"http://localhost:3000${label.url}"`,
    );
    await takeBack(id);
    expect((await find('L2')).fields.energy).toEqual(energy);
    await takeBack(id);
  });

  test.each([
    ['a class that its scale has not', { ...energy, class: 'A++' }, 'staff_energy_class', 'class'],
    ['a worse one', { ...energy, class: 'G', scale: 'A+++-D' }, 'staff_energy_class', 'class'],
    ['a number with letters', { ...energy, eprel_id: 'EP12' }, 'staff_energy_number', 'eprel_id'],
  ])('is refused at its field: %s', async (_, to, code, part) => {
    const { id } = await find('L3');
    const { body } = await owner.call('products.save', { id, changes: { energy: { from: null, to } } });
    expect(body).toMatchObject({ code, field: `changes.energy.to.${part}` });
  });

  test('of an oven has a scale of its own, from files as well', async () => {
    await loadRows(shop, [
      row('F1', { energy: { class: 'A++', scale: 'A+++-D' } }),
      row('F2', { energy: { class: 'A++' } }),
    ]);
    expect((await find('F1')).fields.energy).toMatchObject({ class: 'A++', scale: 'A+++-D' });
    expect((await find('F2')).fields.energy).toBeNull();
  });
});
