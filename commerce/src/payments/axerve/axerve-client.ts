import { z } from 'zod';
import { mayHaveArrived } from '../bounded-fetch.ts';
import type { GatewayAnswer } from '../../platform/gateways/payment-gateway.ts';

export interface AxerveAccount {
  readonly shopLogin: string;
  readonly apiKey: string;
  /** Host of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  /** Host of the payment pages. */
  readonly browserUrl: string;
}

/** According to the documentation all values are strings; numbers are accepted too. */
const text = z.union([z.string(), z.number().transform(String)]);
const envelopeSchema = z.object({
  error: z.object({ code: text, description: z.string().nullish() }),
  payload: z.unknown(),
});

/** System error: it is unknown whether the call was carried out. */
const SYSTEM_ERROR = '9999';

function read(status: number, body: string): GatewayAnswer<unknown> {
  const lost = (message: string): GatewayAnswer<never> => ({ kind: 'unreachable', message, sent: true });
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return lost(`HTTP ${status}: no JSON`);
  }
  const envelope = envelopeSchema.safeParse(parsed);
  if (!envelope.success) return lost(`HTTP ${status}: no envelope`);
  const { error, payload } = envelope.data;
  const message = error.description ?? '';
  if (error.code === SYSTEM_ERROR || status >= 500) return lost(`HTTP ${status}: ${error.code} ${message}`);
  if (error.code !== '0') return { kind: 'refused', code: error.code, message };
  return status === 200 ? { kind: 'ok', value: payload } : lost(`HTTP ${status} without an error`);
}

export interface AxerveClient {
  /** One call below /api/v1; the payload of a success is parsed by `schema`. */
  call<Value>(
    path: string,
    body: Readonly<Record<string, unknown>>,
    schema: z.ZodType<Value>,
  ): Promise<GatewayAnswer<Value>>;
}

export function createAxerveClient({ apiUrl, apiKey }: AxerveAccount, send: typeof fetch): AxerveClient {
  return {
    async call(path, body, schema) {
      let answer: GatewayAnswer<unknown>;
      try {
        const response = await send(`${apiUrl}/api/v1/${path}`, {
          method: 'POST',
          headers: { authorization: `apikey ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        answer = read(response.status, await response.text());
      } catch (error) {
        return { kind: 'unreachable', message: String(error), sent: mayHaveArrived(error) };
      }
      if (answer.kind !== 'ok') return answer;
      const payload = schema.safeParse(answer.value);
      if (payload.success) return { kind: 'ok', value: payload.data };
      return { kind: 'unreachable', message: `payload: ${payload.error.message}`, sent: true };
    },
  };
}
