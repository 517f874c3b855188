import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Activity, todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPaymentShop } from '../../payments/testing/payment-shop.ts';
import type { PaymentShop } from '../../payments/testing/payment-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const DAY = 86_400_000;
type Person = Awaited<ReturnType<typeof signedInStaff>>;

let shop: PaymentShop;
let giulia: Person;
let ugo: Person;
let number: string;
beforeAll(async () => {
  shop = await startPaymentShop();
});
beforeEach(async () => {
  shop.clock.reset();
  giulia = await staff('manager', 'Giulia Neri');
  ugo = await staff('warehouse', 'Ugo Verdi');
  number = await bought();
});
afterAll(() => shop.close());

const staff = (role: StaffRole, name: string) =>
  signedInStaff(shop, [role], { name, origin: shop.url, now: shop.clock.now() });
const bought = async () => (await shop.buy('transfer', await shop.order({ 'TR-1': 1 }))).order_number;

const write = (text: string, files: readonly number[] = [], person = giulia) =>
  person.value<StaffOrder>('orders.note', { number, text, files });
const noteOf = (order: StaffOrder) => order.timeline.findLast(({ kind }) => kind === 'note');
const lastNote = async (person: Person) => noteOf(await person.value<StaffOrder>('orders.get', { number }));
const mentionsOf = async (person: Person) =>
  (await person.value<OperationOutput<typeof todayOperation>>('today')).mentions;

describe('a mention in a note', () => {
  test('is for the person whose id it says, who finds it on the screen of today until they read it', async () => {
    const order = await write(`@[${ugo.me.id}] spedisci domani, @[${ugo.me.id}]`);
    expect(noteOf(order)).toMatchObject({
      text: '@Ugo Verdi spedisci domani, @Ugo Verdi',
      mentions: [{ id: ugo.me.id, name: 'Ugo Verdi' }],
    });
    expect(await mentionsOf(ugo)).toEqual([
      {
        order_number: number,
        who: 'Giulia Neri',
        at: expect.any(String),
        text: '@Ugo Verdi spedisci domani, @Ugo Verdi',
        count: 1,
      },
    ]);
    expect(await mentionsOf(giulia)).toEqual([]);
    expect(await giulia.value('mentions.read', { number })).toEqual({ read: 0 });
    expect((await ugo.value<StaffOrder>('orders.get', { number })).unread_mentions).toBe(1);
    await write(`@[${ugo.me.id}] anzi dopodomani`);
    expect(await mentionsOf(ugo)).toMatchObject([{ text: '@Ugo Verdi anzi dopodomani', count: 2 }]);
    expect(await ugo.value('mentions.read', { number: number.toLowerCase() })).toEqual({ read: 2 });
    expect(await mentionsOf(ugo)).toEqual([]);
    expect((await ugo.value<StaffOrder>('orders.get', { number })).unread_mentions).toBe(0);
  });

  test('stores the id and no name: who is called otherwise is so in old notes, and in the log', async () => {
    await write(`@[${ugo.me.id}] leggi`);
    const { rows } = await shop.pool.query<{ value_after: string }>(
      `select value_after from change_row where field = 'note' and record = $1`,
      [`order ${number}`],
    );
    expect(rows).toEqual([{ value_after: `"@[${ugo.me.id}] leggi"` }]);
    await shop.pool.query('update staff set name = $1 where id = $2', ['Ugo "Rosso"', ugo.me.id]);
    expect(await lastNote(giulia)).toMatchObject({ text: '@Ugo "Rosso" leggi' });
    const owner = await staff('owner', 'Anna');
    const log = await owner.value<{ rows: Activity[] }>('activity.list', { record: `order ${number}` });
    expect(log.rows[0]?.rows[0]?.to).toBe(JSON.stringify('@Ugo "Rosso" leggi'));
  });

  test('of nobody, of who left, or of who may not see orders is refused at its field, and nothing is written', async () => {
    const carla = await staff('content', 'Carla');
    const gone = await staff('support', 'Elio');
    await shop.pool.query('update staff set disabled = true where id = $1', [gone.me.id]);
    for (const id of [999_999_999, carla.me.id, gone.me.id]) {
      const answer = await giulia.call('orders.note', { number, text: `@[${ugo.me.id}] e @[${id}]` });
      expect(answer.body).toMatchObject({ code: 'staff_mention_unknown', field: 'text' });
    }
    expect(await lastNote(giulia)).toBeUndefined();
    expect(await mentionsOf(ugo)).toEqual([]);
    const offered = await ugo.value<{ id: number }[]>('orders.colleagues');
    const ids = offered.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([giulia.me.id, ugo.me.id]));
    expect(ids).not.toContain(carla.me.id);
    expect(ids).not.toContain(gone.me.id);
    expect(JSON.stringify(offered)).not.toContain('@');
  });

  test('is not seen by who lost the right since, and only marked as read by who may see it', async () => {
    await write(`@[${ugo.me.id}] leggi`);
    await shop.pool.query(`update staff_role set role = 'content' where staff_id = $1`, [ugo.me.id]);
    expect(await mentionsOf(ugo)).toEqual([]);
    expect(await ugo.refusal('mentions.read', { number })).toBe('staff_not_permitted');
    await shop.pool.query(`update staff_role set role = 'reader' where staff_id = $1`, [ugo.me.id]);
    expect(await mentionsOf(ugo)).toHaveLength(1);
    expect(await ugo.refusal('mentions.read', { number: 'CM-NIENTE' })).toBe('staff_order_unknown');
  });
});

const plain = { width: 2400, height: 1200, channels: 3, background: '#a23a20' } as const;
const picture = (kind: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: plain })
    .withExif({ IFD0: { Copyright: 'SEGRETO' } })
    .toFormat(kind)
    .toBuffer();
const pdf = Buffer.from('%PDF-1.7\nun documento\n%%EOF\n');
const sent = (name: string, content: Buffer) => ({ number, name, content: content.toString('base64') });
const add = async (name: string, content: Buffer, person = giulia) =>
  (await person.value<{ id: number }>('orders.add_note_file', sent(name, content))).id;
const stored = async () => {
  const folder = join(shop.dataDir, 'private');
  if (!existsSync(folder)) return [];
  return (await readdir(folder, { recursive: true })).filter((name) => /\.(?:webp|pdf)$/.test(name));
};
/** Asks for a file as a link of a page does: with the cookie of a session, or without. */
const seenBy = (url: string, { cookie }: { readonly cookie?: string | undefined } = {}) =>
  shop.commerce.handler(
    new Request(
      `http://shop.test${url}`,
      cookie === undefined ? {} : { headers: { cookie: `${staffCookie}=${cookie}` } },
    ),
  );
const attached = async () => {
  const file = noteOf(await write('Con allegato', [await add('reclamo anna@esempio.it.pdf', pdf)]))?.files[0];
  if (file === undefined) throw new Error('no file');
  return file;
};

describe('a file of a note', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s is kept as pixels alone, and saved, not opened',
    async (kind) => {
      const content = await picture(kind);
      expect(content.includes('SEGRETO')).toBe(true);
      const id = await add(`lato sinistro.${kind}`, content);
      const [file] = noteOf(await write('Guarda', [id]))?.files ?? [];
      expect(file).toMatchObject({
        id,
        name: 'lato sinistro.webp',
        kind: 'picture',
        width: 1600,
        height: 800,
      });
      const answer = await seenBy(file?.url ?? '', giulia);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''lato%20sinistro.webp",
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(file?.bytes);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    },
  );

  test('PDF is kept as it is, and served with nothing but to be saved', async () => {
    const { url, kind, bytes, width } = await attached();
    expect([kind, bytes, width]).toEqual(['pdf', pdf.length, null]);
    const answer = await seenBy(url, giulia);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''reclamo/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    [
      'an SVG with script',
      'a.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page', 'a.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half of a JPEG', 'a.jpg', async () => (await picture('jpeg')).subarray(0, 900)],
    ['a PDF that was cut off', 'a.pdf', () => pdf.subarray(0, 12)],
    ['a GIF', 'a.jpg', () => Buffer.from('GIF89a')],
  ])('%s is refused by its name, whatever it is called, and leaves nothing', async (_, name, content) => {
    const before = await stored();
    const { body, text } = await giulia.call('orders.add_note_file', sent(name, await content()));
    expect(body).toMatchObject({ code: 'staff_note_file_unreadable', field: 'content', facts: { name } });
    expect(text).toContain(`«${name}»`);
    expect(await stored()).toEqual(before);
  });

  test('of more than ten megabytes is refused by its name', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10_000_000), pdf]);
    const { body } = await giulia.call('orders.add_note_file', sent('enorme.pdf', large));
    const facts = { name: 'enorme.pdf', most_megabytes: 10 };
    expect(body).toMatchObject({ code: 'staff_note_file_too_large', field: 'content', facts });
  });

  test('is one of five at most; of a sixth the note is refused as a whole', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await add(`${count}.pdf`, pdf));
    const { body } = await giulia.call('orders.note', { number, text: 'Sei', files: ids });
    expect(body).toMatchObject({ code: 'staff_note_files_too_many', field: 'files', facts: { most: 5 } });
    expect(await lastNote(giulia)).toBeUndefined();
    const names = noteOf(await write('Cinque', ids.slice(0, 5)))?.files.map(({ name }) => name);
    expect(names).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  });

  test('is of the note, the order and the person it was uploaded for', async () => {
    const id = await add('a.pdf', pdf);
    const files = [id];
    expect((await seenBy(`/api/staff/note_files/${id}`, giulia)).status).toBe(404);
    expect(await ugo.refusal('orders.note', { number, text: 'x', files })).toBe('staff_note_file_unknown');
    const other = await bought();
    expect(await giulia.refusal('orders.note', { number: other, text: 'x', files })).toBe(
      'staff_note_file_unknown',
    );
    await write('La mia', files);
    expect(await giulia.refusal('orders.note', { number, text: 'x', files })).toBe('staff_note_file_unknown');
    expect(await giulia.refusal('orders.add_note_file', { ...sent('a.pdf', pdf), number: 'CM-X' })).toBe(
      'staff_order_unknown',
    );
  });

  test('is for nobody without a session, of another role, by initials, or at a public address', async () => {
    const { url } = await attached();
    expect((await seenBy(url, ugo)).status).toBe(200);
    expect((await seenBy(url)).status).toBe(401);
    for (const role of ['content', 'reader'] as const)
      expect((await seenBy(url, await staff(role, role))).status).toBe(403);
    expect((await lastNote(await staff('reader', 'Rita')))?.files).toEqual([]);
    for (const wrong of ['0', '999999', 'x', '../1', ''])
      expect((await seenBy(`/api/staff/note_files/${wrong}`, giulia)).status).toBe(404);
    for (const name of await stored())
      for (const path of [`/media/${name}`, `/private/${name}`, `/documents/${name}`])
        expect([400, 404]).toContain((await seenBy(path, giulia)).status);
    for (const role of ['accounting', 'reader', 'content'] as const)
      expect(await (await staff(role, role)).refusal('orders.add_note_file', sent('a.pdf', pdf))).toBe(
        'staff_not_permitted',
      );
    const { cookie } = giulia;
    await giulia.value('sign_out');
    expect((await seenBy(url, { cookie })).status).toBe(401);
  });

  test('has no name for who sees no e-mail addresses, and none in the log', async () => {
    const { url } = await attached();
    expect((await lastNote(ugo))?.files).toMatchObject([{ name: null, kind: 'pdf' }]);
    const answer = await seenBy(url, ugo);
    expect(answer.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''\d+\.pdf$/);
    const owner = await staff('owner', 'Anna');
    const log = await owner.value<{ rows: Activity[] }>('activity.list', { record: `order ${number}` });
    expect(JSON.stringify(log)).not.toContain('reclamo');
  });

  test('taken away is gone for all, comes back while that can be undone, and then its bytes go', async () => {
    const before = await stored();
    const { id, url } = await attached();
    const kept = (await stored()).find((name) => !before.includes(name));
    const removal = { number, id };
    const other = await bought();
    expect(await giulia.refusal('orders.remove_note_file', { number: other, id })).toBe(
      'staff_note_file_unknown',
    );
    const waiting = await add('non ancora.pdf', pdf);
    expect(await giulia.refusal('orders.remove_note_file', { number, id: waiting })).toBe(
      'staff_note_file_unknown',
    );
    expect(await (await staff('accounting', 'Carla')).refusal('orders.remove_note_file', removal)).toBe(
      'staff_not_permitted',
    );
    const { order, change } = await giulia.value<{ order: StaffOrder; change: number }>(
      'orders.remove_note_file',
      removal,
    );
    expect(noteOf(order)?.files).toEqual([]);
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'act',
      what: 'orders.note_file_removed',
      text: null,
    });
    expect((await seenBy(url, giulia)).status).toBe(404);
    expect(await giulia.refusal('orders.remove_note_file', removal)).toBe('staff_note_file_unknown');
    await ugo.value('activity.undo', { id: change });
    expect((await lastNote(giulia))?.files).toMatchObject([{ id }]);
    expect((await seenBy(url, giulia)).status).toBe(200);
    await giulia.value('orders.remove_note_file', removal);
    shop.clock.advance(29 * DAY);
    await shop.commerce.jobs.drain();
    expect(await stored()).toContain(kept);
    shop.clock.advance(2 * DAY);
    await shop.commerce.jobs.drain();
    expect(await stored()).not.toContain(kept);
  });

  test('goes after a day when no note took it, and 26 months after it was added', async () => {
    const before = await stored();
    await attached();
    const kept = (await stored()).find((name) => !before.includes(name));
    await add('mai usato.pdf', pdf);
    const left = (await stored()).find((name) => name !== kept && !before.includes(name));
    expect(left).toBeDefined();
    shop.clock.advance(DAY + 1000);
    await shop.commerce.jobs.drain();
    expect(await stored()).not.toContain(left);
    shop.clock.advance(25 * 30 * DAY);
    await shop.commerce.jobs.drain();
    expect(await stored()).toContain(kept);
    shop.clock.advance(2 * 31 * DAY);
    await shop.commerce.jobs.drain();
    expect(await stored()).toEqual([]);
    expect((await lastNote(await staff('support', 'Sara')))?.text).toBe('Con allegato');
  });
});
