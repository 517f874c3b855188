import type { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import 'virtual:texts/notice';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { callService } from '../platform/service-call.ts';

/** Sends the form of a sold-out product and says the outcome in its status line. */
export async function sendNoticeForm(form: HTMLFormElement): Promise<void> {
  const { notice } = messagesOf(documentLocale());
  const fields = new FormData(form);
  const status = form.querySelector('[role=status]');
  const say = (text: string): void => {
    if (status) status.textContent = text;
  };
  const answer = await callService<typeof notifyWhenBackOperation>(
    'mymb_ecommerce.mymb_b2c.available_again.add_record_to_available_again',
    { item_name: String(fields.get('sku')), email: String(fields.get('email')) },
  ).catch(() => null);
  if (answer === null) return say(notice.failed);
  if (!answer.ok) return say(answer.refusal.message);
  say('error' in answer.value ? answer.value.error : notice.asked);
}
