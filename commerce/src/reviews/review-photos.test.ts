import { join } from 'node:path';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { reviewFormPath } from '@casamaestra/contract/reviews/review-form.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';
import { goodPassword, register, ShopBrowser } from '../customers/testing/shop-browser.ts';
import { systemClock } from '../platform/clock.ts';
import { moderateReview, readModerationQueue, refusePhoto } from './moderate-reviews.usecase.ts';

const sku = 'TR-1';
const own = '/api/method/casamaestra.reviews.own';
const list = '/api/method/mymb_ecommerce.mymb_ecommerce.item_review.get_item_reviews';
const remove = '/api/method/mymb_ecommerce.mymb_ecommerce.item_review.delete_item_review';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

const deps = () => ({ database: shop.database, clock: systemClock, author: testAuthor });
const words = { item_code: sku, title: 'Sul banco', rating: '5', comment: 'In mano sta bene.' };
let networks = 0;

/** Sends the form of the product page. */
function send(
  photos: readonly Buffer[],
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...words, ...fields })) form.set(name, value);
  for (const photo of photos) form.append('photos', new Blob([new Uint8Array(photo)]), 'IMG_1.jpg');
  const from = { 'x-client-address': `203.0.113.${(networks += 1)}` };
  return shop.ask(reviewFormPath, { method: 'POST', body: form, headers: { ...from, ...headers } });
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
const small = (colour: string) =>
  sharp({ create: { ...plain, width: 60, height: 40, background: colour } })
    .png()
    .toBuffer();

let people = 0;
const customer = (): Promise<TestCustomer> =>
  registerCustomer(shop, { email: `foto${(people += 1)}@esempio.it`, firstName: 'Ada', lastName: 'Bianchi' });

interface Shown {
  readonly customer: string;
  readonly title: string;
  readonly verified: boolean;
  readonly photos: readonly { readonly url: string; readonly width: string; readonly height: string }[];
}
const shown = async (): Promise<readonly Shown[]> => {
  const { body } = await shop.post(list, { item_code: sku });
  return (body as { message: { reviews: Shown[] } }).message.reviews;
};
const waiting = async (title: string) => {
  const found = (await readModerationQueue(deps())).find((one) => one.title === title);
  if (found === undefined) throw new Error(`${title} does not wait`);
  return found;
};
const originalPath = (name: string) => join(shop.dataDir, 'media/original', name.slice(0, 2), name);
const stored = (name: string) => existsSync(originalPath(name));

describe('P01 photos of a review', () => {
  test('are shown once the review is published, upright, small enough, and without place and device', async () => {
    const ada = await customer();
    const answer = await send([await fromTelephone(), await small('#00f')], ada.headers, {
      title: 'Dal telefono',
    });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await shown()).toEqual([]);
    const review = await waiting('Dal telefono');
    await moderateReview(deps(), review.id, { publish: true });
    const [one] = await shown();
    expect(one?.photos).toMatchObject([{ width: '320' }, { width: '60', height: '40' }]);
    const largest = await shop.ask(`/media/${review.photos[0]?.hash}-${review.photos[0]?.width}.webp`);
    expect([largest.status, largest.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const original = await sharp(originalPath(review.photos[0]?.hash ?? '')).metadata();
    expect([original.width, original.height, original.format]).toEqual([800, 1600, 'webp']);
    expect([original.exif, original.xmp, original.iptc, original.icc]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect((await shop.post(remove, { item_code: sku }, ada.headers)).status).toBe(200);
    expect(stored(review.photos[0]?.hash ?? '')).toBe(true);
    await shop.commerce.jobs.drain();
    expect(review.photos.map(({ hash }) => stored(hash))).toEqual([false, false]);
    expect((await shop.ask(`/media/${review.photos[0]?.hash}-320.webp`)).status).toBe(404);
  });

  test('what is no photo is refused by its contents, whatever it is called, and nothing is kept', async () => {
    const ada = await customer();
    const good = await fromTelephone();
    const bomb = await sharp({ create: { ...plain, width: 9000, height: 9000 } })
      .png()
      .toBuffer();
    const wrong: Readonly<Record<string, Buffer>> = {
      script: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      page: Buffer.from('<!doctype html><script>alert(1)</script>'),
      'signature alone': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      'cut off': good.subarray(0, good.length / 2),
      animation: Buffer.from('GIF89a……'),
      'too many pixels': bomb,
      'hardly any pixels': await sharp({ create: { ...plain, width: 12, height: 900 } })
        .png()
        .toBuffer(),
    };
    for (const [what, bytes] of Object.entries(wrong)) {
      const { status, body } = await send([await small('#0f0'), bytes], ada.headers);
      expect([what, status, body]).toMatchObject([what, 417, { code: 'photo_unreadable', field: 'photos' }]);
    }
    // As an iPhone writes it: whoever sent it learns what to do.
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
    const told = await send([await small('#0f0'), heic], ada.headers);
    expect(told).toMatchObject({ status: 417, body: { code: 'photo_heic', field: 'photos' } });
    expect(JSON.stringify(told.body)).toContain('La foto 2 è in HEIC');
    expect((await shop.post(own, { item_code: sku }, ada.headers)).body).toMatchObject({
      message: { review: null },
    });
    const rows = await shop.database.selectFrom('review_photo').select('picture').execute();
    expect(rows).toEqual([]);
  });

  test('markup behind a photo is not kept', async () => {
    const ada = await customer();
    const tail = Buffer.concat([await small('#123456'), Buffer.from('<script>alert(1)</script>')]);
    await send([tail], ada.headers, { title: 'Con coda' });
    const { photos } = await waiting('Con coda');
    const kept = await sharp(originalPath(photos[0]?.hash ?? '')).toBuffer();
    expect(kept.includes('script')).toBe(false);
  });

  test('five photos, sixteen megabytes, no login and a forged token are refused', async () => {
    const ada = await customer();
    const five = await Promise.all(['#111', '#222', '#333', '#444', '#555'].map(small));
    expect((await send(five, ada.headers)).body).toMatchObject({
      code: 'photos_too_many',
      facts: { most: 4 },
    });
    const heavy = Buffer.alloc(15_500_000);
    expect((await send([heavy], ada.headers)).body).toMatchObject({ code: 'photos_too_large' });
    for (const headers of [{}, { jwt: 'Bearer forged' }])
      expect((await send([], headers as Record<string, string>)).status).toBe(401);
  });

  test('staff take one out; a refused review loses all; new ones replace the old, none sent leaves them', async () => {
    const ada = await customer();
    const [red, green, blue] = [await small('#f00'), await small('#0f0'), await small('#00f')];
    await send([red, green, blue], ada.headers, { title: 'Tre' });
    const three = await waiting('Tre');
    expect(await refusePhoto(deps(), three.id, 2)).toMatchObject({ ok: true });
    expect(await refusePhoto(deps(), three.id, 2)).toMatchObject({ ok: false });
    await moderateReview(deps(), three.id, { publish: true });
    expect((await shown()).find(({ title }) => title === 'Tre')?.photos).toHaveLength(2);
    await send([], ada.headers, { title: 'Solo parole' });
    expect((await waiting('Solo parole')).photos).toHaveLength(2);
    await send([blue], ada.headers, { title: 'Una nuova' });
    const { id, photos } = await waiting('Una nuova');
    expect(photos).toHaveLength(1);
    await moderateReview(deps(), id, { publish: false, because: 'Si vede una targa.' });
    await shop.commerce.jobs.drain();
    expect(stored(photos[0]?.hash ?? '')).toBe(false);
    await send([red], ada.headers, { title: 'Ancora' });
    await send([], ada.headers, { title: 'Senza', without_photos: '1' });
    expect((await waiting('Senza')).photos).toEqual([]);
  });

  test('one person sends so many photos a day', async () => {
    const ada = await customer();
    const four = await Promise.all(['#111', '#222', '#333', '#444'].map(small));
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await send(four, ada.headers)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  });

  test('the copy of personal data has them, and they go with the account', async () => {
    const ada = new ShopBrowser(shop);
    await register(ada, 'porta.via@esempio.it');
    await send([await small('#abc')], { jwt: `Bearer ${ada.jwt}` }, { title: 'Da portare via' });
    const { photos } = await waiting('Da portare via');
    const copy = await ada.value<{ reviews: { photos: { webp: string }[] }[] }>('export_data', {
      password: goodPassword,
    });
    const webp = Buffer.from(copy.reviews[0]?.photos[0]?.webp ?? '', 'base64');
    expect((await sharp(webp).metadata()).width).toBe(60);
    await ada.value('delete_account', { password: goodPassword });
    await shop.commerce.jobs.drain();
    expect(stored(photos[0]?.hash ?? '')).toBe(false);
  });
});

describe('P01 a review by who ordered without an account', () => {
  const buyer = async () => {
    const placed = messageOf(await shop.place(await shop.order({ [sku]: 1 })), placedOrderSchema);
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
    const order = shop.database.updateTable('shop_order').where('number', '=', placed.order_number);
    const { email } = await shop.database
      .selectFrom('shop_order')
      .select('email')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    return {
      order_number: placed.order_number,
      email,
      deliver: () => order.set({ state: 'delivered' }).execute(),
    };
  };

  test('works with number and address once it was delivered, as a page without scripts, and counts as verified', async () => {
    const { deliver, ...order } = await buyer();
    const asPage = { accept: 'text/html' };
    const early = await send([], asPage, { ...order, title: 'Da ospite' });
    expect([early.status, early.text.includes('non risulta questo prodotto consegnato')]).toEqual([
      417,
      true,
    ]);
    await deliver();
    for (const wrong of [
      { email: 'altra@esempio.it' },
      { order_number: 'CM-AAAAAAAA' },
      { item_code: 'TR-MAI' },
    ])
      expect((await send([], {}, { ...order, ...wrong })).status).toBe(404);
    const sent = await send([await small('#fed')], asPage, { ...order, title: 'Da ospite' });
    expect([sent.status, sent.text.includes('Grazie!')]).toEqual([200, true]);
    await send([], {}, { ...order, title: 'Da ospite, di nuovo' });
    const { id, verified, photos } = await waiting('Da ospite, di nuovo');
    expect([verified, photos.length]).toEqual([true, 1]);
    await moderateReview(deps(), id, { publish: true });
    const own = (await shown()).filter(({ title }) => title.startsWith('Da ospite'));
    expect(own).toMatchObject([{ title: 'Da ospite, di nuovo', verified: true }]);
    expect(own[0]?.customer).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  });

  test('numbers are not found by trying', async () => {
    const statuses: (number | string)[] = [];
    for (let at = 0; at < 12; at += 1) {
      const tried = await send(
        [],
        { 'x-client-address': '198.51.100.7' },
        {
          order_number: `CM-AAAA${1000 + at}`,
          email: 'a@esempio.it',
        },
      );
      statuses.push(tried.status);
    }
    expect(statuses.filter((status) => status === 417)).toHaveLength(2);
  });
});
