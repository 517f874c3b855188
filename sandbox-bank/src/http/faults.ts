import { setTimeout as wait } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { BankAnswer } from './exchange.ts';

/** A fault of the next calls with a name. */
export interface Fault {
  /** Name of the call, such as 'axerve.create', or its beginning, such as 'axerve.' or ''. */
  readonly call: string;
  readonly kind: 'error' | 'drop' | 'hang' | 'drip' | 'delay';
  /** The work is done before the fault: only the answer is lost. */
  readonly after?: boolean;
  /** Number of affected calls; default 1. */
  readonly times?: number;
  /** Length of a delay or of a slow drip. */
  readonly ms?: number;
}

/** The faults waiting for calls. */
export class Faults {
  private waiting: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.waiting = [];
  }

  /** The fault for this call; counts as used. */
  take(call: string): Fault | undefined {
    const found = this.waiting.find(({ fault }) => call.startsWith(fault.call));
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.waiting = this.waiting.filter((entry) => entry !== found);
    return found.fault;
  }
}

const broken: BankAnswer = {
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({
    error: {
      code: '9999',
      description: 'Errore di sistema',
      type: 'api_error',
      message: 'Errore di sistema',
    },
  }),
};

/** Writes an answer in pieces over a time, like a bad connection. */
async function drip(response: ServerResponse, answer: BankAnswer, ms: number): Promise<void> {
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) });
  const bytes = Buffer.from(answer.body);
  const pieces = 20;
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    await wait(ms / pieces);
  }
  response.end();
}

/** Answers a call with its fault. The work is done at most once. */
export async function answerFaulty(
  response: ServerResponse,
  fault: Fault | undefined,
  work: () => Promise<BankAnswer>,
  send: (answer: BankAnswer) => void,
): Promise<void> {
  if (fault === undefined) return send(await work());
  const { kind, ms = 1_000, after = false } = fault;
  if (kind === 'delay') {
    await wait(ms);
    return send(await work());
  }
  if (kind === 'drip') return drip(response, await work(), ms);
  if (after) await work();
  if (kind === 'error') return send(broken);
  // A call that hangs is ended by its client, or with the bank.
  if (kind === 'drop') response.destroy();
}
