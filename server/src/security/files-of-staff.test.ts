import { makeStaff } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import { addNoteFileOperation } from '@casamaestra/contract/staff/order-notes.operations.ts';
import { uploadDocumentOperation } from '@casamaestra/contract/staff/staff-documents.operations.ts';
import { uploadPictureOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { addWithdrawalPhotoOperation } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { ShopOverHttp } from '../testing/shop-over-http.ts';

let shop: ShopOverHttp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await openShopOverHttp();
  const page = { origin: `http://127.0.0.1:${shop.port}`, 'sec-fetch-site': 'same-origin' };
  const { key } = await makeStaff(shop.commerce.database, { roles: ['owner'] });
  const signedIn = await shop.ask('/api/staff/sign_in/by_link', {
    method: 'POST',
    headers: page,
    body: { key },
  });
  headers = { ...page, cookie: signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
});
afterAll(() => shop.close());

/** The answer to as many bytes of a file as a telephone or a scanner writes. */
const sent = (path: string, bytes: number) =>
  shop.ask(path, {
    method: 'POST',
    headers,
    body: { number: 'X', name: 'a.pdf', content: Buffer.alloc(bytes, 65).toString('base64') },
  });

test.each([
  ['a picture', uploadPictureOperation.path, 'staff_picture_unreadable'],
  ['a photo of a return', addWithdrawalPhotoOperation.path, 'staff_withdrawal_unknown'],
  ['a document of a product', uploadDocumentOperation.path, 'staff_document_unreadable'],
  ['a file of a note', addNoteFileOperation.path, 'staff_order_unknown'],
])('%s of nine megabytes is read, one of thirty is not', async (_, path, code) => {
  const answer = await sent(path, 9_000_000);
  expect(JSON.parse(answer.text)).toMatchObject({ code });
  expect((await sent(path, 30_000_000)).status).toBe(413);
});
