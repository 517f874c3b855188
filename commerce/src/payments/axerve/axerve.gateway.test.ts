import { describe, expect, test } from 'vitest';
import { createBoundedFetch } from '../bounded-fetch.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import type { GatewayAttempt, GatewayRefund } from '../../platform/gateways/payment-gateway.ts';
import { createAxerveGateway } from './axerve.gateway.ts';

const account = {
  shopLogin: 'GESPAY12345',
  apiKey: 'secret-key',
  apiUrl: 'https://api.bank.test',
  browserUrl: 'https://www.bank.test',
};
const attempt: GatewayAttempt = {
  transactionId: 'CM-7K3MQ9XR-1',
  orderNumber: 'CM-7K3MQ9XR',
  amountCents: 2730,
  currency: 'EUR',
  reference: '123456789012',
  email: 'anna@esempio.it',
  language: 'it',
  method: 'online',
};
const deps = { publicUrl: () => 'https://shop.test', log: silentLog() };
const fresh: GatewayAttempt = { ...attempt, reference: null };

interface Seen {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A bank that gives these answers one after the other. */
function answering(...answers: (Response | Error)[]) {
  const seen: Seen[] = [];
  const send: typeof fetch = async (input, init = {}) => {
    const body: unknown = JSON.parse(String(init.body));
    seen.push({
      url: String(input),
      headers: new Headers(init.headers),
      body: body as Record<string, unknown>,
    });
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no more answers');
    return answer;
  };
  return { seen, send };
}

function scripted(...answers: (Response | Error)[]) {
  const { seen, send } = answering(...answers);
  return { seen, gateway: createAxerveGateway(account, { ...deps, send, wallets: [] }) };
}

const good = (payload: object) => Response.json({ error: { code: '0', description: 'ok' }, payload });
const bad = (status: number, code: string) =>
  Response.json({ error: { code, description: 'no' }, payload: {} }, { status });
const created = { paymentToken: 'f0e1-token', paymentID: '123456789012', userRedirect: { href: null } };
const built =
  'https://www.bank.test/pagam/src/index.html?paymentID=123456789012&paymentToken=f0e1-token&shopLogin=GESPAY12345&lightbox=false';

describe('C09 E01 creating a payment at Axerve', () => {
  test('sends the shop login, the amount, our transaction id and the callback URLs', async () => {
    const { gateway, seen } = scripted(good(created));
    await gateway.start(fresh);
    expect(seen[0]?.url).toBe('https://api.bank.test/api/v1/payment/create/');
    expect(seen[0]?.headers.get('authorization')).toBe('apikey secret-key');
    expect(seen[0]?.body).toMatchObject({
      shopLogin: 'GESPAY12345',
      amount: '27.30',
      currency: 'EUR',
      shopTransactionID: 'CM-7K3MQ9XR-1',
      languageId: '1',
      responseURLs: {
        buyerOK: 'https://shop.test/pages/payment-success?gateway=axerve',
        buyerKO: 'https://shop.test/pages/payment-failed?gateway=axerve',
        serverNotificationURL: 'https://shop.test/api/open/axerve',
      },
    });
  });

  test.each([
    ['online', ['applepay'], undefined],
    ['card', [], ['CREDITCARD']],
    ['card', ['applepay', 'googlepay'], ['CREDITCARD', 'APPLEPAY', 'GOOGLEPAY']],
    ['paypal', ['applepay'], ['PAYPAL']],
    ['satispay', [], ['SATISPAY']],
  ] as const)('%s opens the page at it, wallets %j', async (method, wallets, paymentType) => {
    const { seen, send } = answering(good(created));
    await createAxerveGateway(account, { ...deps, send, wallets }).start({ ...fresh, method });
    expect(seen[0]?.body['paymentType']).toEqual(paymentType);
  });

  test.each([
    ['null', created, built],
    ['empty', { ...created, userRedirect: { href: '' } }, built],
    ['absent', { paymentToken: 'f0e1-token', paymentId: 123_456_789_012 }, built],
    ['of a stranger', { ...created, userRedirect: { href: 'https://evil.test/pay' } }, built],
    [
      'its own',
      { ...created, userRedirect: { href: 'https://www.bank.test/pagam/x?y=1' } },
      'https://www.bank.test/pagam/x?y=1',
    ],
  ])('address of the page %s', async (_name, payload, redirectUrl) => {
    const { gateway } = scripted(good(payload));
    expect(await gateway.start(fresh)).toEqual({
      kind: 'ok',
      value: { reference: '123456789012', secret: 'f0e1-token', redirectUrl },
    });
  });

  test.each([
    [403, '1166'],
    [403, '1169'],
    [403, '1171'],
    [400, '1131'],
    [400, '4801'],
    [400, '4802'],
    [200, '1114'],
  ])('HTTP %i with %s is a refusal', async (status, code) => {
    const { gateway } = scripted(bad(status, code));
    expect(await gateway.start(fresh)).toMatchObject({ kind: 'refused', code });
  });

  test('already processed (1137): the payment is known there', async () => {
    const { gateway } = scripted(bad(400, '1137'));
    expect(await gateway.start(fresh)).toEqual({ kind: 'known' });
  });

  test.each([
    ['9999', bad(500, '9999')],
    ['9999 as a bad request', bad(400, '9999')],
    ['HTTP 500 without an envelope', new Response('<h1>Error</h1>', { status: 500 })],
    ['HTTP 502 with an envelope', bad(502, '0')],
    ['no JSON', new Response('{"error":', { status: 200 })],
    ['JSON of another shape', Response.json([1, 2])],
    ['an answer without a token', good({ paymentID: '1' })],
    ['a line that broke', new TypeError('fetch failed', { cause: new Error('other side closed') })],
  ])('%s: nobody knows whether it was done', async (_name, answer) => {
    const { gateway } = scripted(answer);
    expect(await gateway.start(fresh)).toMatchObject({ kind: 'unreachable', sent: true });
  });

  test('a host that is not there: nothing was done', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { gateway } = scripted(new TypeError('fetch failed', { cause }));
    expect(await gateway.start(fresh)).toMatchObject({ kind: 'unreachable', sent: false });
  });
});

const event = (eventtype: string, eventamount: string, eventID = '1') => ({
  eventtype,
  eventamount,
  eventdate: '21/11/26 10:00:00',
  eventID,
});
const detail = (transactionResult: string, transactionState: string, events: object[], rest: object = {}) =>
  good({
    transactionResult,
    transactionState,
    shopTransactionID: 'CM-7K3MQ9XR-1',
    paymentID: '123456789012',
    transactionErrorCode: '0',
    transactionErrorDescription: '',
    events,
    ...rest,
  });

describe('C09 reading a payment at Axerve', () => {
  test.each([
    ['UNSUBMITTED', '', [], 'started', null],
    ['WAITING', '', [], 'started', null],
    ['', '', [], 'started', null],
    ['PENDING', '', [], 'pending', null],
    ['XX', '', [], 'pending', null],
    ['APPROVED', 'AUT', [event('AUT', '27.30')], 'captured', 2730],
    ['OK', 'MOV', [{ event: event('AUT', '27.30') }, { event: event('MOV', '27.30') }], 'captured', 2730],
    ['OK', 'PRE', [event('PRE', '27.30')], 'authorised', 2730],
    ['OK', 'CAN', [event('AUT', '27.30'), event('CAN', '27.30')], 'cancelled', 2730],
    ['OK', 'STO', [event('AUT', '27.30'), event('MOV', '27.30'), event('STO', '27.30')], 'captured', 2730],
    ['DECLINED', '', [], 'failed', null],
    ['KO', '', [], 'failed', null],
  ] as const)('%s %s', async (result, state, events, expected, amountCents) => {
    const { gateway } = scripted(detail(result, state, [...events]));
    expect(await gateway.read(attempt)).toMatchObject({
      kind: 'ok',
      value: { state: expected, amountCents, transactionId: 'CM-7K3MQ9XR-1', reference: '123456789012' },
    });
  });

  test('asks by its number, and by our name before it has one', async () => {
    const { gateway, seen } = scripted(detail('XX', '', []), bad(400, '2011'));
    await gateway.read(attempt);
    expect(seen[0]?.body).toEqual({ shopLogin: 'GESPAY12345', paymentID: '123456789012' });
    expect(await gateway.read(fresh)).toEqual({ kind: 'ok', value: null });
    expect(seen[1]?.body).toEqual({ shopLogin: 'GESPAY12345', shopTransactionID: 'CM-7K3MQ9XR-1' });
  });

  test('the other spelling, numbers for texts, the euro by its UIC code, why it failed', async () => {
    const { gateway } = scripted(
      detail('KO', '', [], {
        paymentID: undefined,
        paymentId: 123_456_789_012,
        currency: 242,
        transactionErrorCode: 251,
      }),
    );
    expect(await gateway.read(attempt)).toMatchObject({
      value: { reference: '123456789012', currency: 'EUR', failure: { code: '251' } },
    });
  });
});

const refund: GatewayRefund = {
  key: 'order_cancelled:17',
  amountCents: 1000,
  reason: 'order_cancelled',
  refundedBeforeCents: 500,
  repeated: false,
  reference: null,
};

describe('C09 refunds at Axerve', () => {
  test('sends the amount and the payment', async () => {
    const { gateway, seen } = scripted(good({ transactionResult: 'OK' }));
    expect(await gateway.refund(attempt, refund)).toMatchObject({ value: { state: 'done' } });
    expect(seen[0]?.body).toMatchObject({ amount: '10.00', currency: 'EUR', paymentID: '123456789012' });
  });

  test('after a lost answer its records are read first', async () => {
    const aut = event('AUT', '27.30');
    const done = scripted(detail('OK', 'STO', [aut, event('STO', '5.00'), event('STO', '10.00')]));
    expect(await done.gateway.refund(attempt, { ...refund, repeated: true })).toMatchObject({
      value: { state: 'done' },
    });
    expect(done.seen).toHaveLength(1);
    const asked = scripted(detail('OK', 'REQ', [aut, event('REQ', '5.00'), event('REQ', '10.00')]));
    expect(await asked.gateway.refund(attempt, { ...refund, repeated: true })).toMatchObject({
      value: { state: 'done' },
    });
    const undone = scripted(
      detail('OK', 'STO', [aut, event('STO', '5.00')]),
      good({ transactionResult: 'OK' }),
    );
    await undone.gateway.refund(attempt, { ...refund, repeated: true });
    expect(undone.seen.map(({ url }) => url.split('/v1/')[1])).toEqual(['payment/detail', 'payment/refund/']);
  });

  test.each(['2014', '2018', '8015'])('%s is a refusal', async (code) => {
    const { gateway } = scripted(bad(400, code));
    expect(await gateway.refund(attempt, refund)).toMatchObject({ kind: 'refused', code });
  });

  test('an answer without an error that says KO is a failure', async () => {
    const { gateway } = scripted(good({ transactionResult: 'KO' }));
    expect(await gateway.refund(attempt, refund)).toMatchObject({ value: { state: 'failed' } });
  });
});

describe('C09 E01 a slow gateway', () => {
  test('a slow stream is cut off by the deadline, a long answer by its length', async () => {
    const { startSandboxBank } = await import('@casamaestra/sandbox-bank/sandbox-bank.ts');
    const bank = await startSandboxBank({ port: 0 });
    const own = {
      shopLogin: 'GESPAYSANDBOX',
      apiKey: 'sandbox-axerve-key',
      apiUrl: bank.url,
      browserUrl: bank.url,
    };
    const gateway = createAxerveGateway(own, { ...deps, send: createBoundedFetch(150), wallets: [] });
    bank.control.fault({ call: 'axerve.create', kind: 'drip', ms: 60_000 });
    expect(await gateway.start(fresh)).toMatchObject({ kind: 'unreachable', sent: true });
    bank.control.fault({ call: 'axerve.detail', kind: 'hang' });
    expect(await gateway.read(attempt)).toMatchObject({ kind: 'unreachable', sent: true });
    await bank.close();
  });
});
