import type { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { say } from '@casamaestra/ui/live.ts';
import 'virtual:texts/arrival';
import { rememberCap, rememberedCap } from '../platform/remembered-cap.ts';
import { messagesOf } from '../i18n/messages.ts';
import { callService } from '../platform/service-call.ts';
import { arrivalOf, capProblem } from './arrival.ts';
import type { Arrival } from './arrival.ts';

/**
 * When a variant reaches a CAP, by a quote of this moment; null when none is given and none is remembered. One that was
 * typed is remembered, and its answer read out.
 */
export async function askArrival(
  { sku, cap: typed }: { readonly sku: string; readonly cap: string | undefined },
  locale: Language,
  signal: AbortSignal,
): Promise<Arrival | null> {
  const asked = { sku, cap: typed ?? rememberedCap() };
  if (asked.cap === '' && typed === undefined) return null;
  const found = await answerTo(asked, locale, signal);
  if (typed === undefined) return found;
  if (found.words) rememberCap(typed);
  say(found.problem ?? (found.words ?? []).slice(0, 2).join('. '));
  return found;
}

async function answerTo(
  asked: Pick<Arrival, 'sku' | 'cap'>,
  locale: Language,
  signal: AbortSignal,
): Promise<Arrival> {
  const problem = capProblem(asked.cap, locale);
  if (problem !== undefined) return { ...asked, problem };
  const { failed } = messagesOf(locale).arrival;
  try {
    const wanted = { lines: [{ sku: asked.sku, qty: 1 }], country: 'IT', pincode: asked.cap };
    const outcome = await callService<typeof quoteOperation>('casamaestra.cart.quote', wanted, signal);
    return outcome.ok ? arrivalOf(asked, outcome.value, locale) : { ...asked, problem: failed };
  } catch (error) {
    if (!signal.aborted) console.warn('the day of delivery could not be asked', error);
    return { ...asked, problem: failed };
  }
}
