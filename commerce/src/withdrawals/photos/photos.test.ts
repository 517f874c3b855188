import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { StaffWithdrawal } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { declareWithdrawalOperation } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageOf } from '../../checkout/testing/checkout-shop.ts';
import { startPaymentShop } from '../../payments/testing/payment-shop.ts';
import type { PaymentShop } from '../../payments/testing/payment-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const DAY = 86_400_000;
type Person = Awaited<ReturnType<typeof signedInStaff>>;
interface Changed {
  readonly withdrawal: StaffWithdrawal;
  readonly change: number;
}

let shop: PaymentShop;
let warehouse: Person;
let number: string;
beforeAll(async () => {
  shop = await startPaymentShop();
});
beforeEach(async () => {
  shop.clock.reset();
  // Sessions of before have ended where the clock was ahead.
  warehouse = await staff('warehouse', 'Wanda');
  number = await declared(true);
});
afterAll(() => shop.close());

const staff = (role: StaffRole, name: string) =>
  signedInStaff(shop, [role], { name, origin: shop.url, now: shop.clock.now() });

/** A declaration of goods that had left the shop, or had not. */
async function declared(isShipped: boolean): Promise<string> {
  const placed = await shop.buy('transfer', await shop.order({ 'TR-1': 1 }));
  const { id } = await shop.database
    .updateTable('shop_order')
    .set({ state: isShipped ? 'shipped' : 'paid' })
    .where('number', '=', placed.order_number)
    .returning('id')
    .executeTakeFirstOrThrow();
  const parcel = { order_id: id, carrier: 'BRT', tracking_number: 'B1', lines: '[{"position":1,"qty":1}]' };
  if (isShipped) await shop.database.insertInto('parcel').values(parcel).execute();
  const input = { name: 'Anna Rossi', email: 'anna@esempio.it', idempotency_key: randomUUID() };
  const answer = await shop.post(declareWithdrawalOperation.path, {
    ...input,
    order_token: placed.order_token,
  });
  return messageOf(answer, declareWithdrawalOperation.output).declared ?? '';
}

const plain = { width: 2400, height: 1200, channels: 3, background: '#a23a20' } as const;
/** As a telephone takes it: on its side, with place and device. */
const fromTelephone = () =>
  sharp({ create: plain })
    .withExif({
      IFD0: { Make: 'Telefonino', Copyright: 'SEGRETO' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const small = () =>
  sharp({ create: { ...plain, width: 60, height: 40 } })
    .png()
    .toBuffer();

const sent = (content: Buffer) => ({ number, content: content.toString('base64') });
const add = async (person: Person = warehouse) =>
  (await person.value<Changed>('withdrawals.add_photo', sent(await small()))).withdrawal.photos.at(-1);
const photos = async (person: Person = warehouse) =>
  (await person.value<StaffWithdrawal>('withdrawals.get', { number })).photos;
/** Asks for a photo as a picture of a page does: with the cookie of a session, or without. */
const seenBy = (url: string, { cookie }: { readonly cookie?: string | undefined } = {}) =>
  shop.commerce.handler(
    new Request(
      `http://shop.test${url}`,
      cookie === undefined ? {} : { headers: { cookie: `${staffCookie}=${cookie}` } },
    ),
  );
async function undoLast(person: Person): Promise<void> {
  const { rows } = await person.value<{ rows: { id: number }[] }>('activity.list', {});
  await person.value('activity.undo', { id: rows[0]?.id });
}
const files = async () => {
  const folder = join(shop.dataDir, 'private/photos');
  if (!existsSync(folder)) return [];
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
};

test('a photo is seen by who may see withdrawals, upright, without place and device', async () => {
  const content = (await fromTelephone()).toString('base64');
  expect(Buffer.from(content, 'base64').includes('SEGRETO')).toBe(true);
  const { withdrawal } = await warehouse.value<Changed>('withdrawals.add_photo', { number, content });
  expect(withdrawal.photos).toEqual([
    {
      id: expect.any(Number),
      url: expect.any(String),
      width: 800,
      height: 1600,
      added_at: expect.any(String),
    },
  ]);
  const [photo] = await photos(await staff('support', 'Sara'));
  const answer = await seenBy(photo?.url ?? '', warehouse);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([kept.width, kept.height, kept.exif, kept.xmp, kept.icc]).toEqual([
    800,
    1600,
    undefined,
    undefined,
    undefined,
  ]);
});

test('nobody else sees it: without a session, of another role, by initials, from public files', async () => {
  const photo = await add();
  const url = photo?.url ?? '';
  expect((await seenBy(url, warehouse)).status).toBe(200);
  expect((await seenBy(url)).status).toBe(401);
  const content = await staff('content', 'Carla');
  expect((await seenBy(url, content)).status).toBe(403);
  const reader = await staff('reader', 'Rita');
  expect((await seenBy(url, reader)).status).toBe(403);
  expect(await photos(reader)).toEqual([]);
  for (const wrong of ['0.webp', '999999.webp', `${photo?.id}`, '../1.webp'])
    expect((await seenBy(`/api/staff/withdrawal_photos/${wrong}`, warehouse)).status).toBe(404);
  const [file = ''] = await files();
  for (const path of [`/media/${file}`, `/private/photos/${file}`, `/documents/${file}`])
    expect([400, 404]).toContain((await seenBy(path, warehouse)).status);
  const gone = await staff('warehouse', 'Elio');
  expect((await seenBy(url, gone)).status).toBe(200);
  const { cookie } = gone;
  await gone.value('sign_out');
  expect((await seenBy(url, { cookie })).status).toBe(401);
});

test('only who prepares orders adds and takes away, and only from the withdrawal that is named', async () => {
  const photo = await add();
  for (const role of ['accounting', 'reader', 'content'] as const) {
    const other = await staff(role, role);
    expect(await other.refusal('withdrawals.add_photo', sent(await small()))).toBe('staff_not_permitted');
    expect(await other.refusal('withdrawals.remove_photo', { number, id: photo?.id })).toBe(
      'staff_not_permitted',
    );
  }
  const another = await declared(true);
  expect(await warehouse.refusal('withdrawals.remove_photo', { number: another, id: photo?.id })).toBe(
    'withdrawal_photo_unknown',
  );
  expect(await photos()).toHaveLength(1);
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'an SVG with script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'staff_picture_unreadable',
  ],
  ['half of a JPEG', async () => (await fromTelephone()).subarray(0, 900), 'staff_picture_unreadable'],
  ['a PDF', () => Buffer.from('%PDF-1.7 %%EOF'), 'staff_picture_unreadable'],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'staff_picture_heic'],
])('%s is refused at its field, and leaves no file', async (_, content, code) => {
  const before = await files();
  const answer = await warehouse.call('withdrawals.add_photo', sent(await content()));
  expect(answer.body).toMatchObject({ code, field: 'content' });
  expect(await files()).toEqual(before);
});

test('more than twenty megabytes, more than eight, and goods that never left are refused', async () => {
  const large = await warehouse.call('withdrawals.add_photo', sent(Buffer.alloc(20_000_003)));
  expect(large.status).toBeGreaterThanOrEqual(400);
  for (let count = 0; count < 8; count += 1) await add();
  const before = await files();
  expect(await warehouse.refusal('withdrawals.add_photo', sent(await small()))).toBe(
    'withdrawal_photos_full',
  );
  expect(await files()).toEqual(before);
  number = await declared(false);
  expect(await warehouse.refusal('withdrawals.add_photo', sent(await small()))).toBe(
    'withdrawal_goods_not_sent',
  );
  expect(await warehouse.refusal('withdrawals.add_photo', { ...sent(await small()), number: 'X-R1' })).toBe(
    'staff_withdrawal_unknown',
  );
});

test('one taken away is gone for all, comes back while it can be undone, and then its file goes', async () => {
  const photo = await add();
  const before = await files();
  const id = photo?.id;
  const { withdrawal } = await warehouse.value<Changed>('withdrawals.remove_photo', { number, id });
  expect(withdrawal.photos).toEqual([]);
  expect((await seenBy(photo?.url ?? '', warehouse)).status).toBe(404);
  expect(await warehouse.refusal('withdrawals.remove_photo', { number, id })).toBe(
    'withdrawal_photo_unknown',
  );
  await undoLast(warehouse);
  expect(await photos()).toEqual([photo]);
  await warehouse.value('withdrawals.remove_photo', { number, id });
  shop.clock.advance(31 * DAY);
  await shop.commerce.jobs.drain();
  expect(await files()).toHaveLength(before.length - 1);
});

test('photos go 26 months after the goods came back', async () => {
  await add();
  const before = await files();
  shop.clock.advance(25 * 30 * DAY);
  await shop.commerce.jobs.drain();
  expect(await files()).toEqual(before);
  shop.clock.advance(2 * 31 * DAY);
  await shop.commerce.jobs.drain();
  expect(await files()).toEqual([]);
});
