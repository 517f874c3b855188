import { newsletterOrigins } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import {
  confirmSubscriptionOperation,
  subscribeOperation,
} from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { SubscribeAnswer } from './newsletter-page.tsx';

const callerOf = (request: Request) => {
  const address = request.headers.get('x-client-address');
  return address === null ? {} : { address };
};

const field = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What became of the form that asks for the newsletter. */
export async function asked(request: Request, commerce: ContractClient): Promise<SubscribeAnswer> {
  const form = await request.formData();
  const email = field(form, 'email');
  const origin = newsletterOrigins.find((one) => one === field(form, 'origin')) ?? 'footer';
  const answer = await commerce.call(subscribeOperation, { email, origin }, callerOf(request));
  if (answer.ok) return { kind: 'sent' };
  const { field: wrong, message } = answer.refusal;
  return { kind: 'refused', email, field: wrong === 'email', message };
}

/** Whether the link in the address confirmed its subscription. */
export async function confirmed(request: Request, commerce: ContractClient): Promise<boolean> {
  const { searchParams } = new URL(request.url);
  const part = (name: string) => searchParams.get(name)?.slice(0, 254) ?? '';
  const answer = await commerce.call(
    confirmSubscriptionOperation,
    { email: part('email'), _signature: part('_signature').slice(0, 120) },
    callerOf(request),
  );
  return answer.ok && answer.value.status === 'success';
}
