import { describe, expect, it } from 'vitest';
import { amountToCopy } from './order-payment.tsx';

describe('R38 order complete: the amount of a transfer as it is copied', () => {
  it.each([
    [79.5, 'it', '79,50'],
    [1234.5, 'it', '1234,50'],
    [1_234_567.89, 'it', '1234567,89'],
    [1234.5, 'en', '1234.50'],
    [1234.5, 'sk', '1234,50'],
  ] as const)('%f (%s): %s', (euros, locale, copied) => {
    expect(amountToCopy(euros, locale)).toBe(copied);
  });
});
