import { deviceCookie, sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { cookieIn } from '../../contract-http/caller.ts';
import type { Answer, TestShop } from '../../catalog/testing/start-test-shop.ts';

const auth = '/api/method/mymb_ecommerce.utils.auth.';
const own = '/api/method/casamaestra.customers.';

/** Paths of the customer calls by their last name. */
const customerPath = (name: string): string =>
  /^(?:sigin|create_|get_user|update_|me$|reset_)/.test(name) ? auth + name : own + name;

/** A browser on the shop's pages: keeps session cookie and access token, and sends its origin. */
export class ShopBrowser {
  readonly #shop: Pick<TestShop, 'ask'>;
  readonly #address: string;
  cookie: string | undefined;
  jwt: string | undefined;
  /** The device cookie of a browser that has logged in before. */
  device: string | undefined;
  /** The session's Set-Cookie header in the last answer. */
  setCookie: string | null = null;

  constructor(shop: Pick<TestShop, 'ask'>, address = '198.51.100.1') {
    this.#shop = shop;
    this.#address = address;
  }

  #cookies(): string {
    const own = { [sessionCookie]: this.cookie, [deviceCookie]: this.device };
    const kept = Object.entries(own).filter(([, value]) => value !== undefined);
    return ['a=b', ...kept.map(([name, value]) => `${name}=${value}`)].join('; ');
  }

  async call(
    name: string,
    body: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await this.#shop.ask(name.startsWith('/') ? name : customerPath(name), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-client-address': this.#address,
        ...(this.jwt === undefined ? {} : { jwt: `Bearer ${this.jwt}` }),
        cookie: this.#cookies(),
        ...headers,
      },
    });
    this.setCookie = null;
    for (const set of answer.headers.getSetCookie()) {
      const [pair] = set.split(';');
      const session = cookieIn(pair, sessionCookie);
      if (session !== undefined) {
        this.setCookie = set;
        this.cookie = session === '' ? undefined : session;
      }
      this.device = cookieIn(pair, deviceCookie) ?? this.device;
    }
    return answer;
  }

  /** A call that must succeed; keeps the access token of its answer. */
  async value<Value = AuthRecord>(name: string, body: unknown = {}): Promise<Value> {
    const answer = await this.call(name, body);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    const { message } = answer.body as { message: Value & { jwt?: string } };
    if (typeof message?.jwt === 'string') this.jwt = message.jwt;
    return message;
  }
}

export const goodPassword = 'il gatto beve caffè';

export function register(browser: ShopBrowser, email: string, more: object = {}): Promise<AuthRecord> {
  return browser.value('create_customer_and_user', {
    email,
    first_name: 'Ada',
    last_name: 'Bianchi',
    password: goodPassword,
    ...more,
  });
}
