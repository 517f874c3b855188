import { parametersOf } from '@casamaestra/contract/page-parameters.ts';
import { mailedUrls, pageParts, urls } from '@casamaestra/contract/pages.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteEntry } from './router/route-modules.ts';
import { routesOf } from './router/route-table.ts';
import routes from './routes.ts';

const asObject = ({ path, index, file, children }: RouteConfigEntry): RouteObject =>
  index === true
    ? { index, id: file }
    : { id: file, ...(path !== undefined && { path }), children: children?.map(asObject) ?? [] };
const known = routes.map(asObject);

/** One address of each kind; a new kind is asked for here by its type. */
const addresses: Readonly<Record<keyof typeof urls | keyof typeof mailedUrls, string>> = {
  updatePassword: mailedUrls.updatePassword('key'),
  confirmEmail: mailedUrls.confirmEmail('key'),
  confirmOrder: mailedUrls.confirmOrder('token', 'proof'),
  home: urls.home(),
  shop: urls.shop({ category: 'Utensili' }),
  product: urls.product('det/trapano', 'A1'),
  webPage: urls.webPage('web-page/chi-siamo'),
  cart: urls.cart(),
  cartWith: urls.cartWith([{ sku: 'A1', quantity: 2 }]),
  compare: urls.compare(['A1', 'B2']),
  compareWith: urls.compareWith('A1'),
  pay: urls.pay(),
  login: urls.login('/shop'),
  register: urls.register(),
  loginLink: urls.loginLink(),
  accountDeleted: urls.accountDeleted(),
  forgotPassword: urls.forgotPassword(),
  account: urls.account(),
  addresses: urls.addresses(),
  orders: urls.orders(),
  order: urls.order('CM-1'),
  profile: urls.profile(),
  downloads: urls.downloads(),
  wishlist: urls.wishlist(),
  checkout: urls.checkout(),
  payStripe: urls.payStripe('token'),
  paymentSuccess: urls.paymentSuccess('token'),
  paymentFailed: urls.paymentFailed('token'),
  trackOrder: urls.trackOrder('token'),
  withdrawal: urls.withdrawal('token'),
  newsletter: urls.newsletter(),
  contact: urls.contact(),
  faq: urls.faq(),
  whatsapp: urls.whatsapp(),
  about: urls.about(),
  blog: urls.blog({ tag: 'pittura' }),
  post: urls.post('scegliere-il-tassello'),
  blogFeed: urls.blogFeed(),
  confirmSubscription: mailedUrls.confirmSubscription('a@b.it', 'newsletter', 'x'),
  layouts: urls.layouts(),
};

const routeOf = (address: string) => matchRoutes(known, address.split('?')[0] ?? '')?.at(-1)?.route;
/** The routes as the browser gets them: a list that names parents. */
const entriesOf = (list: readonly RouteConfigEntry[], parentId?: string): RouteEntry[] =>
  list.flatMap(({ file, path, children }) => [
    { id: file, parentId, path, hasLoader: true, module: file },
    ...entriesOf(children ?? [], file),
  ]);
const inBrowser = Object.fromEntries(entriesOf(routes).map((route) => [route.id, route]));

const firstPart = (path: string) => path.split('/')[1] ?? '';

describe('Page addresses and routes', () => {
  it.each(Object.entries(addresses))('%s has a route of its own', (_name, address) => {
    expect(routeOf(address)?.path).not.toBe('*');
    expect(routeOf(address)).toBeDefined();
  });

  it('have the same first parts: none is missing for metrics, none too many', () => {
    const paths = known.flatMap(function all({ path, children }): string[] {
      return [path ?? '', ...(children ?? []).flatMap(all)];
    });
    const parts = paths.filter((path) => path !== '' && path !== '*').map((path) => firstPart(`/${path}`));
    expect([...new Set(parts)].toSorted()).toEqual([...pageParts].toSorted());
  });

  it.each([
    ...Object.values(addresses),
    '/',
    '',
    '//',
    '/shop/',
    '/SHOP',
    '/sh%6Fp',
    '/shop/x',
    '/shopping',
    '/det',
    '/det/',
    '/DET/a/b',
    '/details',
    '/%',
    '/pages',
    '/pages/cart/',
    '/pages//cart',
    '/pages/unknown',
    '/web-page/a%2Fb',
    '/prodotto/sedia',
  ])('%s has the same routes in the browser and on the server', (address) => {
    const path = address.split('?')[0] ?? '';
    const onServer = matchRoutes(known, path)?.map(({ route }) => route.id);
    expect(routesOf(inBrowser, path)).toEqual(onServer);
  });

  it('have no parameters in their paths, which the browser does not know', () => {
    expect(Object.values(inBrowser).filter(({ path }) => path?.includes(':'))).toEqual([]);
  });

  it('name the parameters their pages read', () => {
    expect(parametersOf(urls.home()).size).toBe(0);
    expect(parametersOf(urls.shop()).has('min_discount_percent')).toBe(true);
    expect([...parametersOf(urls.product('det/trapano'))]).toContain('sku');
    expect(parametersOf(urls.product('det/trapano')).has('page')).toBe(false);
  });
});
