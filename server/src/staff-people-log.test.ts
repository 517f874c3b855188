import {
  startCheckoutShop,
  type CheckoutShop,
} from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { SoftwareAuthenticator } from '@casamaestra/commerce/customers/testing/software-authenticator.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backOfficeOrigin, signedInStaff } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import { runStaff } from './testing/staff-program.ts';

// Several processes one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

const staff = (...args: string[]) => runStaff(shop, args);

const invitationsTo = (email: string) =>
  shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'staff_invitation')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
    .then((mails) => mails.map(({ payload }) => (payload as { link: string }).link));

describe('people', () => {
  test('a wrong role, none, or no address ends with 2, says why, and invites nobody', async () => {
    const wrong = [
      [['eva@negozio.test', '--role', 'capo'], '--role: trovato «capo»'],
      [['eva@negozio.test'], 'Manca --role.'],
      [['eva', '--role', 'support'], '«eva» non è un indirizzo e-mail.'],
    ] as const;
    for (const [args, words] of wrong) {
      const { code, said, out } = await staff('people', 'invite', ...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(said).toContain(words);
    }
    expect(await invitationsTo('eva@negozio.test')).toEqual([]);
    expect((await staff('people', 'list')).out).toContain('Nessuno. Il primo titolare: people invite');
  });

  test('an invitation is mailed, with a link of its own each time, to one person however it is written', async () => {
    const invite = (email: string) =>
      staff('people', 'invite', email, '--name', 'Eva Rossi', '--role', 'support', '--role', 'content');
    expect(await invite('eva@negozio.test')).toMatchObject({
      code: 0,
      out: 'Invito in partenza per eva@negozio.test.\n',
    });
    expect((await invite('EVA@negozio.test')).code).toBe(0);
    const links = await invitationsTo('eva@negozio.test');
    expect(links).toHaveLength(2);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(link).toMatch(/\/gestione\/entra#\S{20,}$/);
    expect((await staff('people', 'list')).out).toBe(
      'eva@negozio.test\tEva Rossi\tcontent, support\tinvitata\n',
    );
  });

  test('who already signs in is not invited again', async () => {
    const ada = await signedInStaff(shop, ['reader'], { name: 'Ada Bianchi' });
    const { me } = ada;
    const { options } = await ada.value<{ options: { challenge: string } }>('factors.passkey_options');
    const credential = new SoftwareAuthenticator(backOfficeOrigin).create(options);
    await ada.value('factors.add_passkey', { credential });
    const again = await staff('people', 'invite', me.email, '--role', 'owner');
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.said).toContain(`C’è già una persona con l’indirizzo ${me.email}.`);
    expect((await staff('people', 'list')).out).toMatch(
      new RegExp(`^${me.email}\tAda Bianchi\treader\t\t.+$`, 'm'),
    );
    expect(await invitationsTo(me.email)).toEqual([]);
  });
});

describe('the log of changes', () => {
  const formula = '=HYPERLINK("https://ladro.example")';

  test('is written whole as a line of JSON each, and as a table no program takes for formulas', async () => {
    await staff('people', 'invite', 'ladro@negozio.test', '--name', formula, '--role', 'owner');
    await staff('people', 'invite', 'ugo@negozio.test', '--role', 'reader', '--as', 'ladro@negozio.test');
    const { sets } = await shop.database
      .selectFrom('change_set')
      .select(({ fn }) => fn.countAll().as('sets'))
      .executeTakeFirstOrThrow();
    const lines = (await staff('log', 'export')).out.trimEnd().split('\n');
    const written = lines.map((line) => JSON.parse(line) as Record<string, string>);
    expect(written).toHaveLength(Number(sets));
    const hashes = written.map(({ hash }) => hash);
    expect(written.slice(1).map(({ previous_hash: previous }) => previous)).toEqual(hashes.slice(0, -1));

    const table = await staff('log', 'export', '--format', 'csv');
    expect(table.code).toBe(0);
    expect(table.out).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(table.out).not.toMatch(/(?:^|,)"\s*[=+\-@]/m);
    expect(table.out).not.toMatch(/(?:^|,)[^",\n]/m);
  });

  test('keeps what commands change, with who ran them', async () => {
    await staff('redirects', 'add', '/vecchio', '/shop', '--as', 'eva@negozio.test');
    await staff('redirects', 'remove', '/vecchio', '--as', 'eva@negozio.test');
    const key = await staff('secrets', 'replace', 'order-token', '--as', 'eva@negozio.test');
    const { rows } = await shop.pool.query<{ who: string; kind: string; record: string }>(
      `select who, kind, record from change_set where kind ~ '^(redirects|secrets)' order by id`,
    );
    expect(rows.slice(0, 2)).toEqual([
      { who: 'Eva Rossi', kind: 'redirects.save', record: 'redirect /vecchio' },
      { who: 'Eva Rossi', kind: 'redirects.remove', record: 'redirect /vecchio' },
    ]);
    expect(rows.map(({ kind }) => kind).includes('secrets.replace')).toBe(key.code === 0);
  });

  test('another format ends with 2', async () => {
    const { code, said } = await staff('log', 'export', '--format', 'xls');
    expect(code).toBe(2);
    expect(said).toContain('--format: trovato «xls»');
  });

  test('an untouched log is whole, and its last hash is found again', async () => {
    const { code, out } = await staff('log', 'verify');
    expect(code).toBe(0);
    const head = /^Registro intatto: \d+ modifiche\. Ultima impronta: ([0-9a-f]{64})$/m.exec(out)?.[1] ?? '';
    expect(head).not.toBe('');
    expect((await staff('log', 'verify', '--head', head.toUpperCase())).code).toBe(0);
    const cutOff = await staff('log', 'verify', '--head', 'f'.repeat(64));
    expect(cutOff.code).toBe(1);
    expect(cutOff.said).toContain('è stato accorciato');
  });

  test('what the database’s owner changes behind it is found and named', async () => {
    await expect(shop.pool.query("update change_set set who = 'Altri' where id = 2")).rejects.toThrow(
      'append-only',
    );
    const tamper = async (table: string, change: string) => {
      await shop.pool.query(`alter table ${table} disable trigger user`);
      await shop.pool.query(change);
      await shop.pool.query(`alter table ${table} enable trigger user`);
      return staff('log', 'verify');
    };
    const author = await tamper('change_set', `update change_set set who = 'Altri' where id = 2`);
    expect(author).toMatchObject({ code: 1, out: '' });
    expect(author.said).toContain('la modifica 2 manca o non è più quella scritta');
    const value = await tamper(
      'change_row',
      `update change_row set value_after = '"Altra"' where change_set_id = 1 and position = 1`,
    );
    expect(value.said).toContain('la modifica 1 manca');
  });
});
