import { spoken } from '@casamaestra/texts/service/refusal-sentence.ts';
import { describe, expect, test } from 'vitest';
import { FrappeFailure, textOfMarkup, readFrappeAnswer } from './frappe-answer.ts';

const read = (status: number, body: unknown, own = false) =>
  readFrappeAnswer('call', { status, text: typeof body === 'string' ? body : JSON.stringify(body), own });
const messages = (message: string) => JSON.stringify([JSON.stringify({ message, indicator: 'red' })]);

describe('what an answer of the Frappe API means', () => {
  test.each([
    ['a value', 200, { message: { a: 1 } }, { a: 1 }],
    ['nothing', 200, {}, undefined],
    ['a word', 200, { message: 'SAL-QTN-1' }, 'SAL-QTN-1'],
    ['a success told as one', 200, { message: { status: 'Success' } }, { status: 'Success' }],
  ])('%s', (_name, status, body, value) => {
    expect(read(status, body)).toEqual({ ok: true, value });
  });

  test.each([
    [
      'an error inside a success',
      200,
      { message: { error: 'Item not found' } },
      'invalid_input',
      'Item not found',
    ],
    [
      'a failure in capitals',
      200,
      { message: { status: 'Failed', message: '<b>No</b>' } },
      'invalid_input',
      'No',
    ],
    [
      'words in messages in messages',
      417,
      {
        exc_type: 'ValidationError',
        _server_messages: messages('<p>Scrivi il <b>CAP</b> &amp; la città</p>'),
      },
      'invalid_input',
      'Scrivi il CAP & la città',
    ],
    [
      'a limit, which is no matter of input',
      417,
      { exc_type: 'RateLimitExceededError' },
      'too_many_requests',
      'Troppe richieste: aspetta un minuto.',
    ],
    ['the limit of the site, in plain text', 429, 'Too Many Requests', 'too_many_requests', undefined],
    ['what is there already', 409, { exc_type: 'DuplicateEntryError' }, 'duplicate', 'C’è già.'],
    ['what is not there', 404, { exc_type: 'DoesNotExistError' }, 'not_found', undefined],
    ['a page for nobody', 403, { exc_type: 'PermissionError' }, 'not_permitted', undefined],
  ])('%s', (_name, status, body, name, message) => {
    expect(spoken(read(status, body), 'it')).toMatchObject({
      refusal: { name, ...(message !== undefined && { message }) },
    });
  });

  test('a method that fails with a customer’s token reports an ended login; without one it is a failure', () => {
    for (const type of ['TypeError', 'AttributeError'])
      expect(read(500, { exc_type: type }, true)).toMatchObject({ refusal: { name: 'login_required' } });
    const missing = { exc_type: 'ValidationError', _server_messages: messages('Invalid JWT token: None') };
    expect(read(417, missing, true)).toMatchObject({ refusal: { name: 'login_required' } });
    expect(() => read(500, { exc_type: 'TypeError' })).toThrow(FrappeFailure);
  });

  test.each([
    [200, '<html>maintenance'],
    [502, ''],
    [500, { exc_type: 'KeyError' }],
    [503, { exc_type: 'SessionStopped' }],
    [508, {}],
  ])('%i with %j is a failure', (status, body) => {
    expect(() => read(status, body, true)).toThrow(FrappeFailure);
  });

  test('no insides of the service are shown', () => {
    const body = { exc_type: 'DoesNotExistError', exception: 'frappe.exceptions.X: tabItem `name` KeyError' };
    expect(JSON.stringify(read(404, body))).not.toContain('tabItem');
    expect(textOfMarkup('<style>p{}</style><p>Uno</p><p>due</p>')).toBe('Uno due');
  });
});
