import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { handleError } from './entry.server.tsx';
import { dependenciesContext } from './platform/request-context.ts';

it('a page that fails is one line of the server’s own log; a visitor who left is none', () => {
  const lines: object[] = [];
  const context = new RouterContextProvider();
  const log = {
    info: () => {},
    error: (fields: object, what: string) => void lines.push({ ...fields, what }),
  };
  context.set(dependenciesContext, { log } as never);
  const err = new Error('broken');
  const gone = AbortSignal.abort();
  const args = (init?: RequestInit) =>
    ({
      request: new Request('http://shop.test/det/sedia?a=1', init),
      context,
      params: {},
      pattern: '*',
    }) as never;
  handleError(err, args());
  handleError(err, args({ signal: gone }));
  expect(lines).toEqual([{ err, path: '/det/sedia', what: 'page failed' }]);
});
