import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parcelContents } from './parcel-contents.ts';
import { paymentStatus } from './payment-status.ts';

const orderedLines = fc.array(
  fc.record({ sku: fc.constantFrom('A', 'B', 'C'), qty: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 6 },
);

describe('R38 what goes into a parcel', () => {
  test('parcels one after the other hold exactly what was ordered', () => {
    fc.assert(
      fc.property(
        orderedLines,
        fc.array(
          fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'X'), qty: fc.integer({ min: 1, max: 12 }) }),
        ),
        (lines, requested) => {
          const ordered = lines.map((line, index) => ({ ...line, position: index + 1 }));
          const shipped: { position: number; qty: number }[] = [];
          const leftOf = (sku: string) =>
            ordered.filter((line) => line.sku === sku).reduce((sum, { qty }) => sum + qty, 0) -
            shipped
              .filter(({ position }) => ordered[position - 1]?.sku === sku)
              .reduce((sum, { qty }) => sum + qty, 0);
          for (const { sku, qty } of requested) {
            const left = leftOf(sku);
            const contents = parcelContents(ordered, shipped, new Map([[sku, qty]]));
            expect(contents.ok).toBe(qty <= left);
            expect(contents.ok || contents.left === left).toBe(true);
            if (contents.ok) shipped.push(...contents.lines);
          }
          const rest = parcelContents(ordered, shipped, null);
          if (!rest.ok) throw new Error('all that is left always fits');
          expect(rest.complete).toBe(true);
          shipped.push(...rest.lines);
          for (const { position, qty } of ordered) {
            const gone = shipped.filter((line) => line.position === position);
            expect(gone.reduce((sum, line) => sum + line.qty, 0)).toBe(qty);
          }
        },
      ),
    );
  });
});

describe('R38 where a payment stands', () => {
  const attempt = (state: string, capturedCents = 0, refundedCents = 0) => ({
    state,
    capturedCents,
    refundedCents,
  });
  test.each([
    ['nothing to pay', 0, [], 'none'],
    ['not begun', 100, [], 'none'],
    ['begun', 100, [attempt('started')], 'waiting'],
    ['the gateway decides', 100, [attempt('pending')], 'pending'],
    ['refused', 100, [attempt('failed')], 'failed'],
    ['refused, then begun again', 100, [attempt('failed'), attempt('created')], 'waiting'],
    ['paid', 100, [attempt('captured', 100)], 'paid'],
    ['paid after a refusal', 100, [attempt('captured', 100), attempt('cancelled')], 'paid'],
    ['less arrived and was accepted', 100, [attempt('captured', 60)], 'paid'],
    ['partly given back', 100, [attempt('captured', 100, 40)], 'paid'],
    ['all given back', 100, [attempt('captured', 100, 100)], 'refunded'],
    ['paid twice, one given back', 100, [attempt('captured', 100), attempt('captured', 100, 100)], 'paid'],
  ] as const)('%s', (_name, total, attempts, status) => {
    expect(paymentStatus(total, attempts)).toBe(status);
  });
});
