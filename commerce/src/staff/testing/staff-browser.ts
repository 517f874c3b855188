import { staffPrefix } from '@casamaestra/contract/staff/staff-operation.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { Answer, TestShop } from '../../catalog/testing/start-test-shop.ts';
import { cookieIn } from '../../contract-http/caller.ts';
import { newKey } from '../../customers/accounts/mailed-key.ts';
import type { Database } from '../../platform/database/connection.ts';

export const backOfficeOrigin = 'http://localhost:3000';

/** A browser on the pages of the back office: keeps the cookie, and sends its origin. */
export class StaffBrowser {
  readonly #shop: Pick<TestShop, 'ask'>;
  readonly #origin: string;
  cookie: string | undefined;
  setCookie: string | null = null;

  constructor(shop: Pick<TestShop, 'ask'>, origin = backOfficeOrigin) {
    this.#shop = shop;
    this.#origin = origin;
  }

  async call(
    name: string,
    body: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await this.#shop.ask(staffPrefix + name.replaceAll('.', '/'), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        origin: this.#origin,
        'x-client-address': '198.51.100.7',
        ...(this.cookie === undefined ? {} : { cookie: `a=b; ${staffCookie}=${this.cookie}` }),
        ...headers,
      },
    });
    for (const set of answer.headers.getSetCookie()) {
      const value = cookieIn(set.split(';')[0], staffCookie);
      if (value === undefined) continue;
      this.setCookie = set;
      this.cookie = value === '' ? undefined : value;
    }
    return answer;
  }

  /** A call that must succeed. */
  async value<Value = StaffMe>(name: string, body: unknown = {}): Promise<Value> {
    const answer = await this.call(name, body);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    return (answer.body as { message: Value }).message;
  }

  /** The code of a call that must be refused. */
  async refusal(name: string, body: unknown = {}): Promise<string> {
    const answer = await this.call(name, body);
    if (answer.status === 200) throw new Error(`${name} was not refused: ${answer.text}`);
    return (answer.body as { code: string }).code;
  }
}

const DAY_MS = 24 * 3_600_000;

/** A person with these roles, made directly; a link of this kind signs them in. */
export async function makeStaff(
  database: Database,
  {
    roles,
    name = 'Giulia Neri',
    kind = 'demo',
    now = Date.now(),
  }: {
    readonly roles: readonly StaffRole[];
    readonly name?: string;
    readonly kind?: 'demo' | 'invitation';
    readonly now?: number;
  },
): Promise<{ readonly staffId: number; readonly key: string; readonly email: string }> {
  const { key, hash } = newKey();
  const email = `${key
    .slice(0, 12)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}@negozio.test`;
  const { id: staffId } = await database
    .insertInto('staff')
    .values({ email, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('staff_role')
    .values(roles.map((role) => ({ staff_id: staffId, role })))
    .execute();
  const expires = new Date(now + DAY_MS);
  await database
    .insertInto('staff_invitation')
    .values({ key_hash: hash, staff_id: staffId, kind, created_at: new Date(now), expires_at: expires })
    .execute();
  return { staffId, key, email };
}

/** A browser in which a new person with these roles is signed in. */
export async function signedInStaff(
  shop: Pick<TestShop, 'ask' | 'database'>,
  roles: readonly StaffRole[],
  more: { readonly name?: string; readonly now?: number; readonly origin?: string } = {},
): Promise<StaffBrowser & { readonly me: StaffMe }> {
  const { key } = await makeStaff(shop.database, { roles, ...more });
  const browser = new StaffBrowser(shop, more.origin);
  const me = await browser.value('sign_in.by_link', { key });
  return Object.assign(browser, { me });
}
