import { describe, expect, it } from 'vitest';
import { authFromStorage, needsRenewal } from './auth-record.ts';

const record = {
  jwt: 'a.b.c',
  expires_at: '2026-11-21T10:15:00Z',
  first_name: 'Anna',
  last_name: 'Bianchi',
  email: 'anna@example.com',
};

describe('A02 the login record in browser storage', () => {
  it('reads what was written', () => {
    expect(authFromStorage(JSON.stringify(record))).toEqual(record);
  });

  it.each([null, '', 'null', '{', '[]', '7', '{"jwt":""}', '{"jwt":"x"}', '{"jwt":1,"email":"a@b.it"}'])(
    'counts %s as logged out',
    (text) => {
      expect(authFromStorage(text)).toBeNull();
    },
  );

  it('fills in what is missing beside token and email address', () => {
    expect(authFromStorage('{"jwt":"x","email":"a@b.it","first_name":7}')).toEqual({
      jwt: 'x',
      expires_at: '',
      first_name: '',
      last_name: '',
      email: 'a@b.it',
    });
  });

  it.each([
    ['2026-11-21T10:00:00Z', false],
    ['2026-11-21T10:13:59Z', false],
    ['2026-11-21T10:14:01Z', true],
    ['2026-11-21T11:00:00Z', true],
  ])('at %s the token needs renewal: %s', (now, expected) => {
    expect(needsRenewal(record, Date.parse(now))).toBe(expected);
  });

  it('renews a token whose end cannot be read', () => {
    expect(needsRenewal({ ...record, expires_at: '' }, 0)).toBe(true);
  });
});
