import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { Operation, Refusal } from '@casamaestra/contract/platform/operation.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { refusalTable } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { refusalKinds } from '@casamaestra/contract/platform/refusals.ts';
import type { RefusalCode } from '@casamaestra/contract/platform/refusals.ts';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords, wordsOfHtml } from '@casamaestra/texts/testing/marked-words.ts';
import { combinations } from '@casamaestra/texts/testing/sample-facts.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { silentLog } from '../platform/log/create-log.ts';
import { createServiceHandler } from './service-handler.ts';

// A refused call says nothing that is not a text of its caller's language.
markTexts();

const named = operations.map((operation) => [operation.name, operation] as const);
const nothing = new KnownValues();

interface RefusedBody {
  readonly code: RefusalCode;
  readonly facts: object;
  readonly field?: string;
  readonly _error_message: string;
  readonly _server_messages: string;
}

/** What a refused call says of itself: its sentence, and the message a client of the Frappe API shows. */
function sentencesOf({ _error_message, _server_messages }: RefusedBody): string[] {
  const [first = ''] = JSON.parse(_server_messages) as string[];
  const { message, title } = JSON.parse(first) as { message: string; title: string };
  return [_error_message, message, title];
}

function request({ verb, path }: Operation, language: Language, body: unknown, accept = 'application/json') {
  const headers = { cookie: `language=${language}`, accept, 'content-type': 'application/json' };
  const init = verb === 'GET' ? { headers } : { method: verb, headers, body: JSON.stringify(body) };
  return new Request(`http://shop.test${path.replaceAll(/\{\w+\}/g, 'X')}`, init);
}

describe('every refusal a call declares carries code, facts, field and a sentence of the caller’s language', () => {
  let told: Refusal;
  const service = createServiceHandler({
    shopName: 'Prova',
    languages,
    endpoints: operations.map((operation) => ({
      operation,
      answer: async () => ({ ok: false, refusal: told }),
    })),
    log: silentLog(),
    version: () => '',
    answerCacheBytes: 0,
    described: false,
  });

  function tell(code: RefusalCode): Pick<Refusal, 'name' | 'facts'> {
    const { name, facts: kinds } = refusalKinds[code];
    const facts = combinations(kinds).at(-1) ?? {};
    told = { name, code, facts, field: 'sku' } as Refusal;
    return told;
  }
  // A service's own message is passed on as it is.
  const spoken = (codes: readonly RefusalCode[]) => codes.filter((code) => code !== 'service_message');

  test.each(named)('%s', async (_, operation) => {
    for (const code of spoken(operation.refusals)) {
      const { name, facts } = tell(code);
      for (const language of languages) {
        const answer = await service.web(request(operation, language, {}));
        const body = (await answer?.json()) as RefusedBody;
        const { code: said, facts: asSaid, field } = body;
        expect([answer?.status, said, asSaid, field]).toEqual([
          refusalTable[name].status,
          code,
          facts,
          'sku',
        ]);
        for (const sentence of sentencesOf(body)) {
          expect(sentence).toContain(`‹${language} `);
          expect(strangeWords(sentence, language, nothing)).toEqual([]);
        }
      }
    }
  });

  test.each(spoken(Object.keys(refusalKinds) as RefusalCode[]))('%s, as a page', async (code) => {
    tell(code);
    for (const language of languages) {
      const answer = await service.web(request(quoteOperation, language, {}, 'text/html'));
      const text = (await answer?.text()) ?? '';
      expect(text).toContain(`<html lang="${language}"`);
      expect(strangeWords(wordsOfHtml(text), language, nothing)).toEqual([]);
    }
  });
});

describe('a call with nothing, or with nonsense, is refused in texts of the caller’s language', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop([], { environment: { LANGUAGES: languages.join(',') } });
  });
  afterAll(() => shop.close());
  const nonsense = [{}, [], { name: 7, lines: 'x', key: [], email: {}, item_code: null, order_token: 'x' }];

  test.each(named)('%s', async (_, operation) => {
    for (const language of languages) {
      for (const body of nonsense) {
        const answer = await shop.commerce.handler(request(operation, language, body));
        if (answer?.status === 200) continue;
        for (const sentence of sentencesOf((await answer?.json()) as RefusedBody)) {
          expect(strangeWords(sentence, language, nothing)).toEqual([]);
        }
      }
    }
  });
});
