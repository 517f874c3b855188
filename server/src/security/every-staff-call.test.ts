import { randomUUID } from 'node:crypto';
import { registerCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import { makeStaff } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { grantedTo, reaches, staffRoles } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { staffOperations } from '@casamaestra/contract/staff/staff-operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forwardable } from '../remote/forwardable.ts';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { HttpAnswer, ShopOverHttp } from '../testing/shop-over-http.ts';

let shop: ShopOverHttp;
let origin: string;
const cookies = new Map<StaffRole, string>();

const ask = (path: string, headers: Record<string, string> = {}, body: object = {}): Promise<HttpAnswer> =>
  shop.ask(path, { method: 'POST', headers: { origin, 'sec-fetch-site': 'same-origin', ...headers }, body });

beforeAll(async () => {
  shop = await openShopOverHttp();
  origin = `http://127.0.0.1:${shop.port}`;
  for (const role of staffRoles) {
    const { key } = await makeStaff(shop.commerce.database, { roles: [role] });
    const { headers } = await ask('/api/staff/sign_in/by_link', {}, { key });
    cookies.set(role, headers['set-cookie']?.[0]?.split(';')[0] ?? '');
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
});
