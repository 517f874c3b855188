import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../i18n/messages.ts';
import { dependenciesContext } from '../platform/request-context.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';
import { loader } from './single-page.route.tsx';

beforeAll(() => registerMessages('it', italian));

const held = new Set(['pages/single/lavoro', 'web-page/chi-siamo', 'web-page/404']);

/** Opens pages/single/NAME in a shop with a page of its own there, one elsewhere, and a post. */
async function opened(name: string) {
  const url = new URL(`/pages/single/${name}`, 'http://localhost');
  const context = new RouterContextProvider();
  const call = (_: object, { route = '', slug = '' }: { route?: string; slug?: string }) =>
    Promise.resolve(
      held.has(route)
        ? { ok: true, value: { data: { title: route, main_section_html: '<p>Qui</p>', published: 1 } } }
        : slug === 'posare-il-laminato'
          ? { ok: true, value: { post: { slug } } }
          : { ok: false, refusal: { name: 'not_found' } },
    );
  context.set(dependenciesContext, {
    commerce: { call } as never,
    config: { languages: ['it'], publicUrl: url.origin, shop: demoShop, brand: noBrand },
    contentGeneration: () => '1',
    log: { info: () => {}, error: () => {} },
  });
  const args = { request: new Request(url), url, context, params: { '*': name }, pattern: '*' };
  const answer: unknown = await loader(args as never).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return [answer.status, answer.headers.get('location')];
  const { init, data } = answer as { init?: ResponseInit; data: { title: string } };
  return [init?.status ?? 200, data.title];
}

describe('R32 a page under pages/single', () => {
  it('is shown when it is there', async () => {
    expect(await opened('lavoro')).toEqual([200, 'pages/single/lavoro']);
  });

  it('is led to when it is a page of another address, or a post', async () => {
    expect(await opened('chi-siamo')).toEqual([301, '/web-page/chi-siamo']);
    expect(await opened('posare-il-laminato/')).toEqual([301, '/blog/posare-il-laminato']);
  });

  it('is unknown when nothing has that name', async () => {
    expect((await opened('niente'))[0]).toBe(404);
  });
});
