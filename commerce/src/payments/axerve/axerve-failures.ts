import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';

const byCode: Readonly<Record<string, FailureReason>> = {
  57: 'blocked',
  74: 'denied',
  97: 'denied',
  251: 'funds',
  417: 'denied',
  433: 'expired',
  451: 'funds',
  454: 'expired',
  1140: 'abandoned',
  1143: 'abandoned',
  1146: 'amount',
  1147: 'amount',
  1149: 'cvv',
  7400: 'denied',
  8006: 'authentication',
  8026: 'authentication',
};

/** 8027 to 8038: 3-D Secure authentication failed. */
const isAuthentication = (code: string): boolean => /^80(2[7-9]|3[0-8])$/.test(code);

/** The reason for an error code of Axerve; null when there is none that helps the shopper. */
export function axerveFailure(code: string): FailureReason | null {
  if (isAuthentication(code)) return 'authentication';
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? null) : null;
}
