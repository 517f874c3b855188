import { randomUUID } from 'node:crypto';
import { registerCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import { makeStaff } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { grantedTo, reaches, staffRoles } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { staffOperations } from '@casamaestra/contract/staff/staff-operations.ts';
import { programScopeNames, programScopes, scopesReach } from '@casamaestra/contract/staff/program-scopes.ts';
import type { ProgramScope } from '@casamaestra/contract/staff/program-scopes.ts';
import { makeProgramTokenOperation } from '@casamaestra/contract/staff/program-tokens.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forwardable } from '../remote/forwardable.ts';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { HttpAnswer, ShopOverHttp } from '../testing/shop-over-http.ts';

let shop: ShopOverHttp;
let origin: string;
const cookies = new Map<StaffRole, string>();
/** Tokens of a program, by their only scope. */
const tokens = new Map<ProgramScope, string>();

let networks = 0;
/** Of a network nobody has called from: all calls together are more than one may make in a minute. */
function freshAddress(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
}

const ask = (path: string, headers: Record<string, string> = {}, body: object = {}): Promise<HttpAnswer> =>
  shop.ask(path, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': freshAddress(), ...headers },
    body,
  });

beforeAll(async () => {
  shop = await openShopOverHttp({ TRUST_PROXY: 'on' });
  origin = `http://127.0.0.1:${shop.port}`;
  for (const role of staffRoles) {
    const { key } = await makeStaff(shop.commerce.database, { roles: [role] });
    const { headers } = await ask('/api/staff/sign_in/by_link', {}, { key });
    cookies.set(role, headers['set-cookie']?.[0]?.split(';')[0] ?? '');
  }
  for (const scope of programScopeNames) {
    const wanted = { name: scope, scopes: [scope], expires_at: null };
    const owner = { cookie: cookies.get('owner') ?? '' };
    const { text } = await ask(makeProgramTokenOperation.path, owner, wanted);
    tokens.set(scope, (JSON.parse(text) as { message: { secret: string } }).message.secret);
  }
});
afterAll(() => shop.close());

const codeOf = ({ text }: HttpAnswer): string => (JSON.parse(text) as { code: string }).code;
const closed = staffOperations.filter(({ permission }) => permission !== 'nobody');

describe('every call of the back office', () => {
  test('has a path of its own under /api/staff/, and no place among the calls of the shop', () => {
    for (const { path, verb, name } of staffOperations) {
      expect(path).toMatch(/^\/api\/staff\/[a-z_/]+$/);
      expect(verb).toBe('POST');
      expect(operations.some((operation) => operation.name === name || operation.path === path)).toBe(false);
      expect(forwardable('POST', path)).toBeUndefined();
    }
  });

  test.each(closed.map((operation) => [operation.name, operation] as const))(
    '%s: nobody without a session of staff, from elsewhere, or by a role that may not',
    async (_, { path, permission }) => {
      const { jwt, sessionId } = await registerCustomer(shop.commerce, {
        email: `${randomUUID()}@esempio.it`,
      });
      const owner = { cookie: cookies.get('owner') ?? '' };
      for (const headers of [
        {},
        { jwt: `Bearer ${jwt}` },
        { cookie: `__Host-casamaestra-session=${sessionId}.${'A'.repeat(43)}` },
        { cookie: `__Host-casamaestra-staff=${sessionId}.${'A'.repeat(43)}` },
      ]) {
        const answer = await ask(path, headers);
        expect([answer.status, codeOf(answer)]).toEqual([401, 'staff_sign_in_required']);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      for (const elsewhere of [{ origin: 'https://altro.test' }, { 'sec-fetch-site': 'cross-site' }])
        expect((await ask(path, { ...owner, ...elsewhere })).status).toBe(403);
      const form = { ...owner, 'content-type': 'application/x-www-form-urlencoded' };
      expect((await ask(path, form)).status).toBe(403);
      expect((await shop.ask(path, { headers: owner })).status).toBe(403);
      if (typeof permission === 'string') return;
      for (const role of staffRoles) {
        const may = reaches(grantedTo([role], permission.subject), permission.needs);
        const answer = await ask(path, { cookie: cookies.get(role) ?? '' }, { number: 'X', text: 'xx' });
        const code = answer.status === 200 ? 'ok' : codeOf(answer);
        expect([role, code === 'staff_not_permitted']).toEqual([role, !may]);
        expect(code).not.toBe('call_unknown');
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  test('no scope of a program reaches people, programs, approvals, or what anybody of staff may', () => {
    const closedSubjects = [
      'all_logins',
      'newsletter',
      'subscribers',

      'people',
      'connections',
      'large_refunds',
      'held_prices',
      'guards',
      'customer_data',
      'recalls',
      'money_settings',
    ];
    for (const scope of programScopeNames) expect(closedSubjects).not.toContain(programScopes[scope].subject);
    for (const permission of ['anyone', 'nobody'] as const)
      expect(scopesReach(programScopeNames, permission)).toBe(false);
  });

  test('a token signs nobody in', async () => {
    for (const { path } of staffOperations.filter(({ permission }) => permission === 'nobody')) {
      const headers = { authorization: `Bearer ${tokens.get('orders.read') ?? ''}` };
      expect((await shop.ask(path, { method: 'POST', headers, body: {} })).status).toBe(403);
    }
  });

  test.each(closed.map((operation) => [operation.name, operation] as const))(
    '%s: by a program only with a scope for it, never with a token that is none',
    async (_, { path, permission }) => {
      const by = (secret: string, more: Record<string, string> = {}) =>
        shop.ask(path, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, ...more },
          body: { number: 'X', text: 'xx' },
        });
      const stranger = await by(`cm_${randomUUID()}`, {
        'x-forwarded-for': '198.51.100.9',
        cookie: cookies.get('owner') ?? '',
        origin,
      });
      expect([401, 417]).toContain(stranger.status);
      for (const [scope, secret] of tokens) {
        const answer = await by(secret, { 'x-forwarded-for': freshAddress() });
        const code = answer.status === 200 ? 'ok' : codeOf(answer);
        const opened = scopesReach([scope], permission);
        expect([scope, code === 'staff_token_scope', answer.status === 403]).toEqual([
          scope,
          !opened,
          !opened,
        ]);
        expect(answer.status).toBeLessThan(500);
      }
    },
  );
});

test('where calls of programs need the application key, a token stands for it, and only among calls of staff', async () => {
  const keyed = await openShopOverHttp({ APPLICATION_KEY: 'key:secret' });
  const headers = { authorization: `Bearer cm_${'A'.repeat(43)}` };
  const call = (path: string) => keyed.ask(path, { method: 'POST', headers, body: {} });
  expect(codeOf(await call('/api/staff/orders/list'))).toBe('staff_token_refused');
  expect(codeOf(await call('/api/method/login'))).toBe('application_key_required');
  await keyed.close();
});
