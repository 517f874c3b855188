import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Operation,
  OperationInput,
  OperationOutput,
  CallOutcome,
} from '@casamaestra/contract/platform/operation.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';
import type { RefusalCode } from '@casamaestra/contract/platform/refusals.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { createLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { CommercePart } from '../../commerce-part.ts';
import { openFrappeCommerce } from '../frappe-commerce.ts';
import { doubleKey, type FrappeDouble, openFrappeDouble } from './frappe-double.ts';

/** A browser at a shop whose service is the double. */
export interface ShopOnFrappe {
  readonly double: FrappeDouble;
  readonly commerce: CommercePart;
  /** Calls the service as a page of the shop does; keeps cookies. */
  ask<Op extends Operation>(
    op: Op,
    input: OperationInput<Op>,
    options?: { jwt?: string; address?: string; language?: Language },
  ): Promise<CallOutcome<OperationOutput<Op>>>;
  /** Moves the shop's clock forward. */
  pass(milliseconds: number): void;
  /** The shop's process ends and another begins, on the same DATA_DIR. */
  restart(): void;
  close(): Promise<void>;
}

interface ErrorBody {
  readonly exc_type?: string;
  readonly _error_message?: string;
  readonly field?: string;
  readonly code?: RefusalCode;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const names: Readonly<
  Record<string, 'login_required' | 'not_found' | 'duplicate' | 'not_permitted' | 'too_many_requests'>
> = {
  AuthenticationError: 'login_required',
  DoesNotExistError: 'not_found',
  DuplicateEntryError: 'duplicate',
  PermissionError: 'not_permitted',
  RateLimitExceededError: 'too_many_requests',
};

export async function openShopOnFrappe(): Promise<ShopOnFrappe> {
  const double = await openFrappeDouble();
  const dataDir = await mkdtemp(join(tmpdir(), 'casamaestra-frappe-'));
  const environment = {
    COMMERCE_API: 'frappe',
    COMMERCE_URL: double.url,
    APPLICATION_KEY: doubleKey,
    LANGUAGES: 'it,en,sk',
  };
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  let passed = 0;
  const open = (): CommercePart =>
    openFrappeCommerce({
      config: { ...config, commerceUrl: double.url, applicationKey: doubleKey },
      log: createLog({ logLevel: 'silent', logFormat: 'json' }),
      publicUrl: () => 'http://shop.test',
      clock: { now: () => Date.now() + passed },
    });
  let commerce = open();
  let cookie = '';
  return {
    double,
    get commerce() {
      return commerce;
    },
    async ask(op, input, { jwt, address = '198.51.100.1', language } = {}) {
      const query = new URLSearchParams(
        Object.entries(input as object).map(([name, value]) => [name, String(value)]),
      );
      const request = new Request(`http://shop.test${op.path}${op.verb === 'GET' ? `?${query}` : ''}`, {
        method: op.verb,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-client-address': address,
          ...(jwt === undefined ? {} : { jwt: `Bearer ${jwt}` }),
          cookie: [cookie, language === undefined ? '' : `language=${language}`].filter(Boolean).join('; '),
        },
        ...(op.verb === 'GET' ? {} : { body: JSON.stringify(input) }),
      });
      const answer = await commerce.handle(request);
      const set = answer.headers.getSetCookie().find((text) => text.startsWith(sessionCookie));
      if (set !== undefined) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
      const body = (await answer.json()) as ErrorBody & Readonly<Record<string, unknown>>;
      if (answer.ok) return { ok: true, value: body[op.envelope] as OperationOutput<typeof op> };
      if (answer.status >= 500) throw new Error(`${op.name}: ${answer.status} ${body.exc_type}`);
      const { exc_type: type = '', _error_message: message = '', field } = body;
      const name: RefusalName = names[type] ?? 'invalid_input';
      const { code = 'service_message', facts = {} } = body;
      const refusal = { code, facts, name, message } as const;
      return { ok: false, refusal: field === undefined ? refusal : { ...refusal, field } };
    },
    pass: (milliseconds) => void (passed += milliseconds),
    restart: () => void (commerce = open()),
    close: async () => {
      await double.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The value of a successful outcome. */
export function valueOf<Value>(outcome: CallOutcome<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  return outcome.value;
}

export const bologna = {
  first_name: 'Anna',
  last_name: 'Rossi',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};

/** A guest's order of one hammer at 14.90 with delivery for 9.90. */
export const hammerOrder = () => ({
  idempotency_key: randomUUID(),
  lines: [{ sku: 'MAR-300', qty: 1, seen_price: 14.9 }],
  email: 'anna@esempio.it',
  phone: '333 1234567',
  shipping_address: bologna,
  shipping_rule: 'Corriere',
  payment_method: 'transfer' as const,
  seen_total: 24.8,
});
