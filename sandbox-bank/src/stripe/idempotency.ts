import { createHash } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';
import type { BankAnswer, BankRequest } from '../http/exchange.ts';
import { errorAnswer } from './stripe-errors.ts';

interface Kept {
  readonly fingerprint: string;
  answer: BankAnswer | undefined;
}

const keptKeys = 50_000;

/** Answers of POST calls by Idempotency-Key: repeated, or an error when the parameters differ. */
export class IdempotencyKeys {
  private readonly kept = new BoundedMap<Kept>(keptKeys);

  async once(request: BankRequest, work: () => Promise<BankAnswer>): Promise<BankAnswer> {
    const key = request.header('idempotency-key');
    if (key === '') return work();
    if (key.length > 255) {
      return errorAnswer({ status: 400, type: 'idempotency_error', message: 'Idempotency key too long.' });
    }
    const fingerprint = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex');
    const known = this.kept.get(key);
    if (known === undefined) return this.first(key, fingerprint, work);
    if (known.fingerprint !== fingerprint) {
      return errorAnswer({
        status: 400,
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      });
    }
    if (known.answer === undefined) {
      return errorAnswer({
        status: 409,
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'Another request with this idempotency key is in progress.',
      });
    }
    return { ...known.answer, headers: { ...known.answer.headers, 'idempotent-replayed': 'true' } };
  }

  private async first(
    key: string,
    fingerprint: string,
    work: () => Promise<BankAnswer>,
  ): Promise<BankAnswer> {
    const entry: Kept = { fingerprint, answer: undefined };
    this.kept.set(key, entry);
    const answer = await work();
    // A refused call did nothing: its key may be used again.
    if (answer.status === 400 || answer.status === 401 || answer.status === 404) this.kept.delete(key);
    else entry.answer = answer;
    return answer;
  }
}
