import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxBank, startSandboxBank } from '../sandbox-bank.ts';
import { askAxerve, openListeningShop } from '../testing/bank-client.ts';

let bank: SandboxBank;
let shop: Awaited<ReturnType<typeof openListeningShop>>;

beforeEach(async () => {
  bank = await startSandboxBank({ port: 0 });
  shop = await openListeningShop();
});
afterEach(async () => {
  await bank.close();
  await shop.close();
});

const order = (more: object = {}) => ({
  amount: '27.30',
  currency: 'EUR',
  shopTransactionID: 'CM-7K3MQ9XR-1',
  responseURLs: {
    buyerOK: `${shop.url}/pages/payment-success?gateway=gestpay`,
    buyerKO: `${shop.url}/pages/payment-failed?gateway=gestpay`,
    serverNotificationURL: `${shop.url}/api/open/axerve`,
  },
  ...more,
});
const ask = (call: string, input: object) => askAxerve(bank.url, call, input);

async function create(more: object = {}) {
  const { payload } = await ask('create', order(more));
  return payload as { paymentID: string; paymentToken: string; userRedirect: { href: string } };
}

/** Chooses an outcome on the hosted page. */
async function press(payment: { paymentID: string; paymentToken: string }, choice: string) {
  const { paymentID, paymentToken } = payment;
  return fetch(`${bank.url}/pagam/esito`, {
    method: 'POST',
    body: new URLSearchParams({ paymentID, paymentToken, choice }),
    redirect: 'manual',
  });
}

const detail = async (paymentID: string) => (await ask('detail', { paymentID })).payload;

describe('C09 refusals of Axerve calls', () => {
  test.each([
    ['no header', '', 403, '1171'],
    ['another scheme', 'Bearer sandbox-axerve-key', 403, '1171'],
    ['a wrong key', 'apikey nonsense', 403, '1166'],
  ])('%s', async (_name, authorization, status, code) => {
    expect(await askAxerve(bank.url, 'create', order(), authorization)).toMatchObject({ status, code });
  });

  test.each([
    ['another shop', { shopLogin: 'GESPAY12345' }, '1169'],
    ['an unknown shop', { shopLogin: 'NOBODY' }, '1131'],
    ['no amount', { amount: '' }, '1113'],
    ['an amount that is no text', { amount: 27.3 }, '1113'],
    ['a comma', { amount: '27,30' }, '1114'],
    ['three decimals', { amount: '27.301' }, '1114'],
    ['a thousands separator', { amount: '1.027.30' }, '1114'],
    ['a negative amount', { amount: '-27.30' }, '1114'],
    ['nothing', { amount: '0.00' }, '1146'],
    ['too much', { amount: '7000000.01' }, '1147'],
    ['another currency', { currency: 'USD' }, '4802'],
    ['no order', { shopTransactionID: '' }, '4801'],
    ['an order number with forbidden signs', { shopTransactionID: 'CM 1*P1*2' }, '4801'],
    ['an order number with two dashes', { shopTransactionID: 'CM--1' }, '4801'],
  ])('creating with %s', async (_name, more, code) => {
    expect((await ask('create', order(more))).code).toBe(code);
  });

  test('what does not exist', async () => {
    for (const call of ['detail', 'capture', 'refund', 'cancel', 'update']) {
      const answer = await ask(call, { paymentID: '1', amount: '1.00', currency: 'EUR' });
      expect(answer).toMatchObject({ status: 400, code: '2011' });
    }
  });

  test('what the money does not allow', async () => {
    const { paymentID } = await create();
    const refund = (amount: string) => ask('refund', { paymentID, amount, currency: 'EUR' });
    expect((await refund('1.00')).code).toBe('2018');
    expect((await ask('capture', { paymentID, amount: '27.30' })).code).toBe('2019');
    expect((await ask('cancel', { paymentID })).code).toBe('2017');
    await bank.control.choose(paymentID, { outcome: 'approved' });
    expect((await ask('capture', { paymentID, amount: '27.30' })).code).toBe('1137');
    expect((await ask('cancel', { paymentID })).code).toBe('2017');
    expect((await ask('update', { paymentID, amount: '1.00' })).code).toBe('1137');
    expect((await refund('27.31')).code).toBe('2014');
    expect((await refund('20.00')).code).toBe('0');
    expect((await refund('7.31')).code).toBe('8015');
    expect((await refund('7.30')).code).toBe('0');
    expect(bank.control.transactions()).toMatchObject([{ capturedCents: 2730, refundedCents: 2730 }]);
  });

  test('separate settlement: authorised, then captured or cancelled', async () => {
    bank.control.autoSettle(false);
    const first = await create();
    await bank.control.choose(first.paymentID, { outcome: 'approved' });
    expect(await detail(first.paymentID)).toMatchObject({ transactionResult: 'OK', transactionState: 'AUT' });
    expect((await ask('capture', { paymentID: first.paymentID, amount: '27.31' })).code).toBe('8014');
    expect((await ask('capture', { paymentID: first.paymentID, amount: '20.00' })).code).toBe('0');
    const second = await create();
    await bank.control.choose(second.paymentID, { outcome: 'approved' });
    expect((await ask('cancel', { paymentID: second.paymentID })).code).toBe('0');
    expect((await ask('cancel', { paymentID: second.paymentID })).code).toBe('1137');
    expect(await detail(second.paymentID)).toMatchObject({ transactionState: 'CAN' });
  });
});

describe('C09 the Axerve side: a payment', () => {
  test('approved: notification, return, detail both ways', async () => {
    const payment = await create();
    const hosted = await (await fetch(payment.userRedirect.href)).text();
    expect(hosted).toContain('nessun denaro si muove');
    expect(hosted).toContain('27,30');
    expect(hosted).not.toMatch(/autocomplete="cc-|type="tel"|name="card/);
    expect(await detail(payment.paymentID)).toMatchObject({ transactionResult: 'UNSUBMITTED', events: [] });
    const back = new URL((await press(payment, 'approved')).headers.get('location') ?? '');
    const wanted = {
      a: 'GESPAYSANDBOX',
      Status: 'OK',
      paymentID: payment.paymentID,
      paymentToken: payment.paymentToken,
    };
    expect(Object.fromEntries(back.searchParams)).toEqual({ gateway: 'gestpay', ...wanted });
    expect(back.pathname).toBe('/pages/payment-success');
    expect(shop.heard).toMatchObject([{ method: 'GET', url: { pathname: '/api/open/axerve' } }]);
    expect(Object.fromEntries(shop.heard[0]?.url.searchParams ?? [])).toEqual(wanted);
    expect(await detail(payment.paymentID)).toMatchObject({
      transactionResult: 'OK',
      transactionState: 'MOV',
      shopTransactionID: 'CM-7K3MQ9XR-1',
      events: [{ eventtype: 'AUT', eventamount: '27.30' }, { eventtype: 'MOV' }],
    });
    const words = await fetch(`${bank.url}/api/v1/payment/detail/${payment.paymentID}`, {
      headers: { authorization: 'apikey sandbox-axerve-key' },
    });
    expect(await words.json()).toMatchObject({
      payload: { transactionResult: 'APPROVED', events: [{ event: { eventtype: 'AUT' } }, {}] },
    });
    expect((await ask('detail', { shopTransactionID: 'CM-7K3MQ9XR-1' })).payload['paymentID']).toBe(
      payment.paymentID,
    );
  });

  test('a payment’s token reads its detail five times, no other token does', async () => {
    const { paymentID, paymentToken } = await create();
    const read = async (token: string) =>
      (await fetch(`${bank.url}/api/v1/payment/detail/${paymentID}`, { headers: { paymentToken: token } }))
        .status;
    expect(await read('wrong')).toBe(403);
    for (let time = 0; time < 4; time += 1) expect(await read(paymentToken)).toBe(200);
    expect(await read(paymentToken)).toBe(403);
  });

  test.each([
    ['refused:funds', '251'],
    ['refused:expired', '433'],
    ['refused:cvv', '1149'],
    ['refused:generic', '74'],
  ])('%s leads to the failed page', async (choice, code) => {
    const payment = await create();
    const back = (await press(payment, choice)).headers.get('location') ?? '';
    expect(back).toContain('/pages/payment-failed?');
    expect(back).toContain('Status=KO');
    expect(await detail(payment.paymentID)).toMatchObject({
      transactionResult: 'KO',
      transactionErrorCode: code,
    });
  });

  test('3-D Secure is a page between', async () => {
    const payment = await create();
    const page = await press(payment, 'challenge');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Verifica 3-D Secure');
    expect(shop.heard).toEqual([]);
    await press(payment, 'refused:authentication');
    expect(await detail(payment.paymentID)).toMatchObject({ transactionErrorCode: '8027' });
  });

  test('pending: the buyer returns first, a second notification reports the outcome', async () => {
    const payment = await create();
    const back = (await press(payment, 'pending')).headers.get('location') ?? '';
    expect(back).toContain('/pages/payment-success?');
    expect(back).toContain('Status=XX');
    expect(await detail(payment.paymentID)).toMatchObject({ transactionResult: 'XX', events: [] });
    await bank.control.settle(payment.paymentID, 'approved');
    expect(shop.heard.map(({ url }) => url.searchParams.get('Status'))).toEqual(['XX', 'OK']);
  });

  test('abandoned: back without a result, and still payable', async () => {
    const payment = await create();
    expect((await press(payment, 'abandoned')).headers.get('location')).toContain('/pages/payment-failed?');
    expect(shop.heard).toEqual([]);
    expect(await detail(payment.paymentID)).toMatchObject({ transactionResult: 'UNSUBMITTED' });
    await press(payment, 'approved');
    expect(await detail(payment.paymentID)).toMatchObject({ transactionResult: 'OK' });
  });

  test('doubled, forged, unheard', async () => {
    await press(await create(), 'doubled');
    expect(shop.heard).toHaveLength(2);
    const forged = await create();
    await press(forged, 'forged');
    const tokens = shop.heard.slice(2).map(({ url }) => url.searchParams.get('paymentToken'));
    expect(tokens).toHaveLength(2);
    expect(tokens.filter((token) => token === forged.paymentToken)).toHaveLength(1);
    const unheard = await create();
    const answer = await press(unheard, 'unheard');
    expect(answer.status).toBe(200);
    expect(await detail(unheard.paymentID)).toMatchObject({ transactionResult: 'OK' });
    expect(shop.heard).toHaveLength(4);
  });

  test('slow: the answer waits', async () => {
    bank.control.slow(1);
    await press(await create(), 'slow');
    expect(bank.control.transactions()).toMatchObject([{ state: 'APPROVED' }]);
  });

  test('the outcome of a payment is chosen only with its token', async () => {
    const { paymentID } = await create();
    const answer = await press({ paymentID, paymentToken: 'guess' }, 'approved');
    expect(answer.status).toBe(404);
    expect(await detail(paymentID)).toMatchObject({ transactionResult: 'UNSUBMITTED' });
  });

  test('two decisions: the first counts', async () => {
    const payment = await create();
    await press(payment, 'approved');
    expect((await press(payment, 'refused:funds')).status).toBe(409);
    expect(bank.control.transactions()).toMatchObject([{ state: 'APPROVED', capturedCents: 2730 }]);
  });
});

describe('pages speak the language of who pays', () => {
  const shown = async (more: object, accepted: string) => {
    const { userRedirect } = await create(more);
    const answer = await fetch(userRedirect.href, { headers: { 'accept-language': accepted } });
    return /<html lang="(\w+)"/.exec(await answer.text())?.[1];
  };

  test('the one the shop asks for, whatever the browser', async () => {
    expect(await shown({ languageId: '1' }, 'en-GB,en;q=0.9')).toBe('it');
    expect(await shown({ languageId: '2' }, 'it-IT,it;q=0.9')).toBe('en');
  });

  test('the browser’s, where Axerve has no number for it or the shop asks for none', async () => {
    expect(await shown({ languageId: '2' }, 'sk-SK,sk;q=0.9,en;q=0.8')).toBe('sk');
    expect(await shown({}, 'de-AT,en;q=0.7,sk;q=0.9')).toBe('sk');
    expect(await shown({}, 'de-AT')).toBe('it');
  });
});
