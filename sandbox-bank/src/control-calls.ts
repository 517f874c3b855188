import { axerveErrors } from './axerve/axerve-errors.ts';
import type { SandboxBankControl } from './control.ts';
import { type BankAnswer, type BankRequest, json, type Route } from './http/exchange.ts';

/** Methods other processes of this machine may call; arguments as a JSON array. */
const methods = [
  'decideNext',
  'decideAll',
  'choose',
  'settle',
  'forge',
  'fault',
  'clearFaults',
  'notifications',
  'release',
  'deliveries',
  'transactions',
  'slow',
  'autoSettle',
  'stripeWebhookUrl',
] as const satisfies readonly (keyof SandboxBankControl)[];

type Method = (...values: unknown[]) => unknown;

async function answer(control: SandboxBankControl, request: BankRequest, name: string): Promise<BankAnswer> {
  if (!request.fromLoopback) return json(403, { error: 'only from this machine' });
  // Pages of other sites cannot send this content type without a CORS preflight.
  if (!request.header('content-type').startsWith('application/json'))
    return json(415, { error: 'JSON is wanted' });
  const method = methods.find((known) => known === name);
  if (method === undefined) return json(404, { error: `control has: ${methods.join(', ')}` });
  try {
    const input: unknown = JSON.parse(request.body === '' ? '[]' : request.body);
    if (!Array.isArray(input)) return json(400, { error: 'an array of arguments is wanted' });
    return json(200, { result: (await (control[method] as Method)(...(input as unknown[]))) ?? null });
  } catch (error) {
    return json(axerveErrors.badRequest.status, {
      error: error instanceof Error ? error.message : String(error),
    });
  }
}

/** The control of the bank for other processes. */
export function controlCalls(control: SandboxBankControl): Route[] {
  return [
    {
      method: 'POST',
      pattern: /^\/control\/(?<name>\w+)$/,
      name: 'control',
      answer: (request, { name = '' }) => answer(control, request, name),
    },
  ];
}
