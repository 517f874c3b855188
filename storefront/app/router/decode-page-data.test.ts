import { createRequestHandler, data, redirect, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Redirect, decodePageData } from './decode-page-data.ts';

/** What the server answers to a request for the data of a page with this loader. */
async function answerOf(loader: () => unknown, query = ''): Promise<unknown> {
  const route = { id: 'page', path: 'page', module: { default: () => null, loader } };
  const build = {
    entry: { module: { default: () => new Response(), handleError: () => undefined } },
    routes: { page: route },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(
    build,
    'production',
  )(new Request(`http://shop.test/page.data${query}`));
  return decodePageData(await response.text());
}

describe('Page data', () => {
  it.each([
    ['text and numbers', { title: 'Sedia', price: 12.5, none: 0, last: -1, free: true }],
    [
      'lists within lists',
      {
        cards: [
          { id: 1, tags: ['a', 'b'] },
          { id: 2, tags: [] },
        ],
        empty: {},
      },
    ],
    ['what is not there', { none: null, missing: undefined, numbers: [NaN, Infinity, -Infinity, -0] }],
    ['the same thing in several places', { first: { a: 1 }, list: ['a', 'a', 1, 1] }],
    ['names that objects have anyway', { constructor: 'a', toString: 'b', '': 'c' }],
    ['text that looks like the format', { text: '[{"_1":2},"SanitizedError"]', list: ['SanitizedError'] }],
    ['nothing', null],
  ])('is what the loader returned: %s', async (_what, value) => {
    expect(await answerOf(() => value)).toEqual({ page: { data: value } });
    expect(await answerOf(() => data(value, { status: 404 }))).toEqual({ page: { data: value } });
  });

  it('says where a page has gone', async () => {
    const answer = await answerOf(() => redirect('/det/sedia?sku=A1'));
    expect(answer).toBeInstanceOf(Redirect);
    expect(answer).toMatchObject({ to: '/det/sedia?sku=A1', reload: false, replace: false });
  });

  it('is the status of a loader that refused, and nothing of a defect', async () => {
    const refusal = answerOf(() => {
      throw data('not here', { status: 404, statusText: 'Not Found' });
    });
    expect(await refusal).toEqual({
      page: { error: { data: 'not here', status: 404, statusText: 'Not Found' } },
    });
    const defect = await answerOf(() => {
      throw new TypeError('password of the database');
    });
    expect(defect).toEqual({ page: { error: new Error('Unexpected Server Error') } });
  });

  it.each(['', '<html>', '{}', '[["unknown",1],2]'])('is nothing else: %s', (text) => {
    expect(() => decodePageData(text)).toThrow(SyntaxError);
  });
});
