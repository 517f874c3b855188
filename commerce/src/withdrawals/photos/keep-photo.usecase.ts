import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { withdrawalPhotosMost } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { sharedFiles } from '../../media/media-store.ts';
import { keepPrivate, removePrivate } from '../../media/private-files.ts';
import { isHeic, redrawnPhoto } from '../../media/shopper-photo.ts';
import type { ShopperPhoto } from '../../media/shopper-photo.ts';
import { goodsCanComeBack } from '../../orders/withdrawal-of.ts';
import { lockWholeOrder } from '../../orders/whole-order.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { orderOfWithdrawal } from '../withdrawals.queries.ts';
import { insertPhoto, lockPhotos, photosOfWithdrawal, setRemoved } from './photos.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;

const unknown = (number: string) => refused('staff_withdrawal_unknown', { number }, 'number');
/** As change sets name a photo of a declaration, and what it says: when it was added; null: it is not there. */
export const fieldOfPhoto = (id: number): string => `photo ${id}`;

/** The photo drawn anew: nothing of the file stays but its pixels, neither place nor device. */
async function drawn(content: string): Promise<Outcome<ShopperPhoto>> {
  const bytes = Buffer.from(content, 'base64');
  if (isHeic(bytes)) return refused('staff_picture_heic', {}, 'content');
  const photo = await redrawnPhoto(bytes);
  return photo === undefined ? refused('staff_picture_unreadable', {}, 'content') : accepted(photo);
}

interface Kept {
  readonly number: string;
  readonly orderId: number;
  readonly file: string;
  readonly photo: ShopperPhoto;
}

/** Adds a stored photo to its declaration; the number of the change. */
async function added(
  transaction: Database,
  { number, orderId, file, photo: { width, height } }: Kept,
  { who, at }: { readonly who: StaffIdentity; readonly at: Date },
): Promise<Outcome<number>> {
  const order = await lockWholeOrder(transaction, orderId);
  const withdrawal = order.withdrawals.find((one) => one.number === number);
  if (withdrawal === undefined) return unknown(number);
  if (withdrawal.receivedAt === null && !goodsCanComeBack(withdrawal, order))
    return refused('withdrawal_goods_not_sent', { number });
  if ((await photosOfWithdrawal(transaction, number)).length >= withdrawalPhotosMost)
    return refused('withdrawal_photos_full', { most: withdrawalPhotosMost }, 'content');
  const id = await insertPhoto(transaction, withdrawal.id, { file, width, height, at });
  const change = await recordChange(transaction, {
    author: authorOf(who),
    at,
    kind: 'withdrawals.photo_added',
    record: `order ${order.number}`,
    rows: [{ record: `withdrawal ${number}`, field: fieldOfPhoto(id), from: null, to: at.toISOString() }],
  });
  return accepted(change);
}

/** Keeps a photo of goods as they came back; the number of the change. */
export async function addPhoto(
  { database, clock, config }: Parts,
  who: StaffIdentity,
  { number: asked, content }: { readonly number: string; readonly content: string },
): Promise<Outcome<number>> {
  const number = asked.toUpperCase();
  const found = await orderOfWithdrawal(database, number);
  if (found === undefined) return unknown(asked);
  const photo = await drawn(content);
  if (!photo.ok) return photo;
  const files = sharedFiles(config.dataDir, config.filesUrl);
  const file = await keepPrivate(files, 'picture', photo.value.bytes);
  const kept = { number, orderId: found.orderId, file, photo: photo.value };
  const at = new Date(clock.now());
  let isKept = false;
  try {
    const done = await inTransaction<Outcome<number>>(database, async (transaction) => {
      const value = await added(transaction, kept, { who, at });
      return { keep: value.ok, value };
    });
    isKept = done.ok;
    return done;
  } finally {
    if (!isKept) await removePrivate(files, 'picture', file);
  }
}

/** Takes a photo of a declaration away; the number of the change. */
export async function removePhoto(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  who: StaffIdentity,
  { number: asked, id }: { readonly number: string; readonly id: number },
): Promise<Outcome<number>> {
  const number = asked.toUpperCase();
  const found = await orderOfWithdrawal(database, number);
  if (found === undefined) return unknown(asked);
  return inTransaction<Outcome<number>>(database, async (transaction) => {
    const isOfIt = (await photosOfWithdrawal(transaction, number)).some((photo) => photo.id === id);
    const photo = (await lockPhotos(transaction, isOfIt ? [id] : [])).get(id);
    if (photo?.isShown !== true) return { keep: false, value: refused('withdrawal_photo_unknown', {}, 'id') };
    const at = new Date(clock.now());
    await setRemoved(transaction, id, at);
    const row = { field: fieldOfPhoto(id), from: photo.addedAt.toISOString(), to: null };
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'withdrawals.photo_removed',
      record: `order ${found.orderNumber}`,
      rows: [{ record: `withdrawal ${number}`, ...row }],
    });
    return { keep: true, value: accepted(change) };
  });
}
