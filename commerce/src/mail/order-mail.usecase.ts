import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  orderMailOperation,
  sendOrderMailAgainOperation,
} from '@casamaestra/contract/staff/order-corrections.operations.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { composeMail } from './compose/compose-mail.usecase.ts';
import type { MailServices } from './mail-dependencies.ts';
import type { MailDocument } from './mail-document.ts';
import { findOrderMail, retryMails } from './outbox/outbox.queries.ts';
import { mailText } from './render/mail-text.ts';

type Deps = StaffDependencies & MailServices;
type Found = NonNullable<Awaited<ReturnType<typeof findOrderMail>>>;

interface OrderMail {
  readonly order: OrderRecord;
  readonly mail: Found;
  readonly document: MailDocument;
}

async function orderMail(deps: Deps, orderNumber: string, id: number): Promise<Outcome<OrderMail>> {
  const order = await deps.readOrder(orderNumber);
  if (order === undefined) return refused('staff_order_unknown', { number: orderNumber }, 'number');
  const mail = await findOrderMail(deps.database, order.number, id);
  if (mail === undefined) return refused('staff_mail_unknown', {}, 'id');
  const document = await composeMail(mail, deps);
  return document === null ? refused('staff_mail_pointless', {}) : accepted({ order, mail, document });
}

/** Links of a mail are keys to the order: they are for the buyer, so only where they lead is shown. */
const withoutKeys = (text: string): string => text.replaceAll(/(https?:\/\/[^\s?#]+)[?#]\S+/g, '$1?…');

/** A mail about an order as it would leave now, without the keys in its links. */
export async function readOrderMail(
  deps: Deps,
  { number, id }: InputOf<typeof orderMailOperation>,
): Promise<Outcome<OperationOutput<typeof orderMailOperation>>> {
  const found = await orderMail(deps, number, id);
  if (!found.ok) return found;
  const { mail, document } = found.value;
  return accepted({
    kind: mail.kind,
    recipient: mail.recipient,
    sent_at: mail.sentAt?.toISOString() ?? null,
    subject: document.subject,
    text: withoutKeys(mailText(document)),
    files: (document.files ?? []).map(({ name }) => name),
  });
}

/** Sends it once more, to the address of the order; one that still waits leaves at once instead. */
export async function sendOrderMailAgain(
  deps: Deps,
  who: StaffIdentity,
  { number, id, key }: InputOf<typeof sendOrderMailAgainOperation>,
): Promise<Outcome<{ readonly change: number }>> {
  const found = await orderMail(deps, number, id);
  if (!found.ok) return found;
  const { order, mail } = found.value;
  const at = new Date(deps.clock.now());
  return commitTogether(deps.database, async (transaction) => {
    const { kind, language, payload } = mail;
    if (mail.sentAt === null) await retryMails(transaction, mail.id, at);
    else
      await queueMail(transaction, {
        kind,
        language,
        payload,
        recipient: order.email,
        dedupeKey: `again:${mail.id}:${key}`,
      });
    const rows = [{ field: 'mail', from: null, to: kind }];
    const set = {
      author: authorOf(who),
      at,
      kind: 'orders.mail_again',
      record: `order ${order.number}`,
      rows,
    };
    return accepted({ change: await recordChange(transaction, set) });
  });
}
