/** The outcome of a payment, chosen by a person at the bank or by a test. */
const outcomes = [
  'approved',
  'challenge',
  'refused',
  'pending',
  'abandoned',
  'slow',
  'doubled',
  'forged',
  'unheard',
] as const;
export type Outcome = (typeof outcomes)[number];

export const reasons = ['funds', 'expired', 'cvv', 'generic', 'authentication'] as const;
export type Reason = (typeof reasons)[number];

/** A chosen outcome with its details. */
export interface Choice {
  readonly outcome: Outcome;
  /** Why a payment is declined; default 'generic'. */
  readonly reason?: Reason;
  /** A pending payment is settled automatically after this time; absent: by hand. */
  readonly settleAfterMs?: number;
  readonly settleTo?: 'approved' | 'refused';
}

/** Parses a choice of the pages, such as `refused:funds`. Undefined when it is invalid. */
export function parseChoice(text: string): Choice | undefined {
  const [name = '', detail = ''] = text.split(':');
  const outcome = outcomes.find((known) => known === name);
  if (outcome === undefined) return undefined;
  if (outcome === 'refused') {
    return { outcome, reason: reasons.find((known) => known === detail) ?? 'generic' };
  }
  if (outcome === 'pending' && (detail === 'approved' || detail === 'refused')) {
    return { outcome, settleTo: detail, settleAfterMs: 15_000 };
  }
  return { outcome };
}
