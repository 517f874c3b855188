import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupOf, readWebhookAddress, type Reach } from '../../webhooks/sending/target-address.ts';
import { saidUnder, failed, failureOf } from './erpnext-answer.ts';
import type { ErpAnswer } from './erpnext-answer.ts';

/** Of one whole exchange; a submission with many lines takes ERPNext some seconds. */
const TIMEOUT_MS = 30_000;
/** A page of 500 rows has some 100 kB. */
const BYTES_MAX = 8_000_000;

export interface ErpCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the address: "/api/resource/Item". */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly under?: 'data' | 'message';
}

/** Asks one ERPNext with one key; redirects are not followed. Never throws. */
export type AskErpnext = (call: ErpCall) => Promise<ErpAnswer<unknown>>;

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BYTES_MAX) throw Object.assign(new Error('too long'), { code: 'ETOOLONG' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(url: URL, options: RequestOptions, body: string | undefined) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, resolve);
    call.on('error', reject);
    call.end(body);
  });
}

function brokenOff(error: unknown): ErpAnswer<never> {
  const { name = 'Error', code = '' } = error as Partial<NodeJS.ErrnoException>;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR')
    return failed('timeout', 'ETIMEDOUT');
  if (code === 'EPRIVATE') return failed('private', code);
  return code === 'ETOOLONG' ? failed('unreadable', code) : failed('unreachable', code || name);
}

/** ERPNext at an address this shop may reach; the address connected to is looked at with every call. */
export const askErpnext =
  (reach: Reach, address: string, key: string): AskErpnext =>
  async ({ method, path, query = {}, body, under = 'data' }) => {
    const target = readWebhookAddress(address, reach);
    if (!target.ok) return failed(target.refusal.code === 'staff_webhook_private' ? 'private' : 'address');
    const url = new URL(path, target.value.origin);
    url.search = new URLSearchParams(query).toString();
    const lookup = lookupOf(url, reach);
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options: RequestOptions = {
      method,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `token ${key}`,
        accept: 'application/json',
        'user-agent': 'shop-erpnext/1',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      },
      ...(lookup && { lookup }),
    };
    try {
      const answer = await send(url, options, text);
      const status = answer.statusCode ?? 0;
      const said = await read(answer);
      if (status >= 200 && status < 300) return saidUnder(said, under);
      return { ok: false, failure: failureOf(status, said, answer.headers['retry-after']) };
    } catch (error) {
      return brokenOff(error);
    }
  };
