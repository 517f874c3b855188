import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../../i18n/messages.ts';
import { LocaleContext } from '../../i18n/use-messages.ts';
import type { Checkout } from '../use-checkout.ts';
import { ReviewStep } from './review-step.tsx';

const quote: Quote = {
  lines: [],
  goods: 40,
  coupons: [],
  discount: 0,
  shipping_options: [],
  shipping_rule: null,
  undeliverable: [],
  shipping: 9.9,
  total: 49.9,
  vat: [],
  weee_take_back: false,
  changes: [],
  orderable: true,
};

beforeAll(() => registerMessages('it', italian));

test('nothing stands between total and order button: the account is offered above the order', () => {
  const checkout = {
    quote: { quote, lines: [], status: 'ready' },
    phase: 'editing',
    method: 'card',
  } as unknown as Checkout;
  const page = renderToStaticMarkup(
    <LocaleContext value="it">
      <ReviewStep checkout={checkout} />
    </LocaleContext>,
  );
  const [total, button] = [page.indexOf('Totale, IVA inclusa'), page.indexOf('Ordine con obbligo di pagare')];
  expect(page.indexOf('account-password')).toBeGreaterThan(-1);
  const newsletter = /<input[^>]*name="newsletter"[^>]*>/.exec(page)?.[0];
  expect(newsletter).toContain('type="checkbox"');
  expect(newsletter).not.toContain('checked');
  expect(page.indexOf('account-password')).toBeLessThan(total);
  expect(page.slice(total, button).replace(/<[^>]*>/g, '')).toMatch(/^Totale, IVA inclusa49,90\s€$/);
});
