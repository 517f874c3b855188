import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeOperation, menuOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { LibraryPicture } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { loadTestContent } from '../../content/testing/load-test-content.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;
let hash: string;

beforeAll(async () => {
  shop = await startTestShop();
  editor = await signedInStaff(shop, ['content'], { name: 'Ada Bianchi' });
  const picturesFolder = await mkdtemp(join(tmpdir(), 'casamaestra-pictures-'));
  await sharp({ create: { width: 900, height: 400, channels: 3, background: '#885522' } })
    .webp()
    .toFile(join(picturesFolder, 'stanza.webp'));
  const picture = 'stanza.webp';
  const files = {
    'home.yaml': {
      slides: [{ title: 'Una stanza', url: '/shop', picture }],
      banners: [{ label: 'Offerte', url: '/shop/offerte', picture }],
    },
    'menu.yaml': { items: [{ label: 'Casa', url: '/shop?category=Casa', banner: picture }] },
  };
  const { database, dataDir } = shop;
  await loadTestContent(files, { database, dataDir, picturesFolder });
  await rm(picturesFolder, { recursive: true });
  ({ hash = '' } = (await library())[0] ?? {});
});
afterAll(() => shop.close());

const library = async () => (await editor.value<{ rows: LibraryPicture[] }>('pictures.list')).rows;

/** What the shop says of the slide, the banner and the head of the category. */
async function seen() {
  const home = await shop.commerce.client.call(homeOperation, {});
  const menu = await shop.commerce.client.call(menuOperation, {});
  if (!home.ok || !menu.ok || home.value.slider_top.length === 0) return null;
  return [
    home.value.slider_top[0]?.slide_image?.[0]?.focus,
    home.value.promo_banner[0]?.focus,
    menu.value[0]?.category_banner_focus,
  ];
}

test('a point is kept in view wherever the shop crops the picture, and taken back as other changes', async () => {
  shop.commerce.wake();
  await expect.poll(seen).toEqual([undefined, undefined, undefined]);
  const { change } = await editor.value<{ change: number }>('pictures.focus', {
    hash,
    seen: null,
    focus: '30% 60%',
  });
  shop.commerce.wake();
  await expect.poll(seen).toEqual(['30% 60%', '30% 60%', '30% 60%']);
  expect((await library())[0]).toMatchObject({ hash, focus: '30% 60%' });
  const { rows } = await editor.value<{ rows: { kind: string; who: string }[] }>('activity.list', {
    record: `picture ${hash}`,
  });
  expect(rows[0]).toMatchObject({ kind: 'pictures.focus', who: 'Ada Bianchi' });
  expect(await editor.value('activity.undo', { id: change })).toMatchObject({ undone: 1 });
  shop.commerce.wake();
  await expect.poll(seen).toEqual([undefined, undefined, undefined]);
});

test('the same point again changes nothing; who comes second is told; what is no point is refused', async () => {
  const focus = (value: string | null, before: string | null) => ({ hash, seen: before, focus: value });
  await editor.value('pictures.focus', focus('10% 20%', null));
  expect(await editor.value('pictures.focus', focus('10% 20%', null))).toEqual({ change: null });
  const late = await editor.call('pictures.focus', focus('90% 90%', null));
  expect(late.body).toMatchObject({
    code: 'changed_meanwhile',
    facts: { field: 'focus', now: '10% 20%', who: 'Ada Bianchi' },
  });
  for (const wrong of ['101% 5%', '5%', 'center', '5% 5%; background: red'])
    expect((await editor.call('pictures.focus', focus(wrong, '10% 20%'))).body).toMatchObject({
      field: 'focus',
    });
  const unknown = { ...focus('5% 5%', null), hash: '0'.repeat(20) };
  expect(await editor.refusal('pictures.focus', unknown)).toBe('staff_picture_unknown');
  const packer = await signedInStaff(shop, ['warehouse'], { name: 'Piero' });
  expect(await packer.refusal('pictures.focus', focus(null, '10% 20%'))).toBe('staff_not_permitted');
});
