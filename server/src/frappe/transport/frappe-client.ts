import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import { FrappeFailure, readFrappeAnswer } from './frappe-answer.ts';
import { type FrappeArguments, type FrappeCall, type FrappeCallName, frappeCalls } from './frappe-calls.ts';

export interface FrappeContext {
  /** The customer's token at the service; sent only with authenticated calls. */
  readonly jwt?: string;
  /** Network address of the shopper, for the service's rate limits. */
  readonly address?: string;
  readonly timeoutMs?: number;
}

/** Calls the Frappe API. An answer that does not match `shape` is a failure. */
export interface FrappeClient {
  ask<Name extends FrappeCallName, Shape extends z.ZodType>(
    name: Name,
    args: FrappeArguments<Name>,
    shape: Shape,
    context?: FrappeContext,
  ): Promise<Outcome<z.output<Shape>>>;
}

export interface FrappeClientOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly applicationKey: string;
}

const timeoutMs = 10_000;

function sentArguments(call: FrappeCall, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = call.args.filter((name) => args[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, args[name]]));
}

function addressOf(baseUrl: string, { verb, path }: FrappeCall, sent: Record<string, unknown>): string {
  if (verb !== 'GET') return `${baseUrl}${path}`;
  const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? `${baseUrl}${path}` : `${baseUrl}${path}?${query}`;
}

/** Only an IP address may be put into the header. */
const isAddress = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f.:]{2,45}$/i.test(text);

export function createFrappeClient({ baseUrl, applicationKey }: FrappeClientOptions): FrappeClient {
  return {
    async ask(name, args, shape, context = {}) {
      const call: FrappeCall = frappeCalls[name];
      const own = call.identity === 'own';
      if (own && context.jwt === undefined) throw new Error(`${name} was asked without a token`);
      const sent = sentArguments(call, args);
      const response = await fetch(addressOf(baseUrl, call, sent), {
        method: call.verb,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          authorization: `token ${applicationKey}`,
          ...(own ? { jwt: `Bearer ${context.jwt}` } : {}),
          ...(isAddress(context.address) ? { 'x-forwarded-for': context.address } : {}),
          ...(call.verb === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        signal: AbortSignal.timeout(context.timeoutMs ?? timeoutMs),
        ...(call.verb === 'POST' ? { body: JSON.stringify(sent) } : {}),
      }).catch((cause: unknown) => {
        throw new FrappeFailure(`${name}: the service does not answer`, { cause });
      });
      const text = await response.text().catch((cause: unknown) => {
        throw new FrappeFailure(`${name}: the answer broke off`, { cause });
      });
      const outcome = readFrappeAnswer(name, { status: response.status, text, own });
      if (!outcome.ok) return outcome;
      const parsed = shape.safeParse(outcome.value);
      if (parsed.success) return { ok: true, value: parsed.data };
      throw new FrappeFailure(`${name}: unexpected answer: ${parsed.error.message.slice(0, 500)}`);
    },
  };
}
