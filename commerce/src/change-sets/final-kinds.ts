import type { FinalReason } from '@casamaestra/contract/staff/final-reasons.ts';

/** Kinds of changes that nothing takes back, by why; `activity.test.ts` holds that every kind is here or has an `Undoable`. */
const kinds: Partial<Record<FinalReason, readonly string[]>> = {
  sent: [
    'orders.ship',
    'orders.ready',
    'orders.telephone',
    'orders.new_link',
    'orders.mail_again',
    'shipments.mail',
    'settings.try_mail',
    'settings.retry_mails',
    'newsletter.send',
    'newsletter.try',
    'recalls.announce',
    'customers.mail_link',
    'customers.ask_email',
    'people.invite',
    'people.send_link',
    'connections.send_again',
    'connections.send_erpnext',
    'connections.try_webhook',
  ],
  money: [
    'orders.cancel',
    'orders.accept_transfer',
    'orders.return',
    'bank.import',
    'bank.accept',
    'refunds.request',
    'refunds.done',
    'refunds.retry',
  ],
  papers: ['invoices.issue', 'invoices.credit', 'invoices.mark', 'invoices.export', 'takings.lock'],
  read: [
    'activity.export',
    'lists.export',
    'orders.export',
    'imports.export',
    'newsletter.export',
    'payments.ask',
    'carriers.file',
    'connections.order_documents',
    'customer_data.export',
  ],
  secret: [
    'connections.make_token',
    'connections.end_token',
    'connections.remove_webhook',
    'secrets.replace',
  ],
  personal: ['customers.correct', 'customers.correct_address', 'orders.correct', 'refunds.account'],
  erased: ['customer_data.erase', 'customer_data.erase_alone', 'reviews.refuse_photo'],
  access: ['customers.end_logins', 'people.end_sessions'],
  opposite: [
    'orders.note',
    'orders.pin_note',
    'orders.unpin_note',
    'customers.close',
    'customers.reopen',
    'views.save',
    'views.remove',
    'withdrawals.deduct',
    'recalls.end',
    'stock.recall',
  ],
  file: ['settings.load', 'catalogue.import', 'catalogue.prices', 'catalogue.stock', 'content.import'],
  versions: ['content.save', 'content.restore'],
  decided: [
    'refunds.ask',
    'refunds.approve',
    'refunds.approve_alone',
    'refunds.refuse',
    'refunds.account_ask',
    'refunds.account_approve',
    'refunds.account_approve_alone',
    'refunds.account_refuse',
    'customer_data.ask_export',
    'customer_data.ask_erase',
    'customer_data.approve',
    'customer_data.approve_alone',
    'customer_data.refuse_export',
    'customer_data.refuse_erase',
  ],
  planned: ['products.by_date'],
};

const reasons = new Map(
  (Object.entries(kinds) as [FinalReason, readonly string[]][]).flatMap(([reason, all]) =>
    all.map((kind) => [kind, reason] as const),
  ),
);

/** Why changes of a kind stay, whoever asks; undefined: they can be taken back. */
export const finalReasonOf = (kind: string): FinalReason | undefined =>
  kind.startsWith('access.') ? 'access' : reasons.get(kind);
