import { article } from './marked-shop.ts';
import type { Walk } from './walk.ts';

const bare = ['cart', 'pay', 'payment-success', 'payment-failed', 'pay-stripe', 'account-deleted', 'no-page'];
const forms = ['login', 'login-link', 'register', 'forgot-password', 'update-password?key=x', 'track-order'];

/** Every page a guest opens, with its forms sent empty and with nonsense. */
export async function guestPages({ shop, reader: enter }: Walk): Promise<void> {
  const reader = await enter();
  for (const path of [
    '/',
    '/shop',
    '/shop?search_term=trapano',
    '/shop?search_term=qzxwvkj&exact=1',
    `/${shop.product.slug}`,
  ])
    await reader.open(path);
  for (const path of [`/${article}`, ...bare.map((place) => `/pages/${place}`), '/nothing-here'])
    await reader.open(path);
  for (const place of [...forms, 'recesso']) {
    await reader.open(`/pages/${place}`);
    await reader.send();
    await reader.scribble();
    await reader.send();
  }
}
