import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  index('home/home.route.tsx'),
  route('shop/*', 'listing/listing.route.tsx'),
  route('det/*', 'product/product.route.tsx'),
  route('web-page/*', 'content/web-page.route.tsx'),
  route('pages/cart', 'cart-page/cart.route.tsx'),
  route('pages/pay', 'checkout/checkout.route.tsx'),
  route('pages/checkout', 'checkout/checkout-alias.route.ts'),
  route('pages/pay-stripe', 'checkout/pay-stripe.route.tsx'),
  route('pages/payment-success', 'checkout/payment-success.route.tsx'),
  route('pages/payment-failed', 'checkout/payment-failed.route.tsx'),
  route('pages/login', 'account/login.route.tsx'),
  route('pages/login-link', 'account/login-link.route.tsx'),
  route('pages/account-deleted', 'account/account-deleted.route.tsx'),
  route('pages/register', 'account/register.route.tsx'),
  route('pages/forgot-password', 'account/forgot-password.route.tsx'),
  route('pages/update-password', 'account/update-password.route.tsx'),
  layout('account/account-layout.route.tsx', [
    route('pages/account', 'account/account.route.tsx'),
    route('pages/address', 'account/address.route.tsx'),
    route('pages/orders', 'account/orders.route.tsx'),
    route('pages/profile', 'account/profile.route.tsx'),
    route('pages/downloads', 'account/downloads.route.tsx'),
    route('pages/wishlist', 'account/wishlist.route.tsx'),
  ]),
  route('pages/track-order', 'account/track-order.route.tsx'),
  route('pages/recesso', 'withdrawal/withdrawal.route.tsx'),
  route('pages/single/layouts', 'shell/layouts.route.tsx'),
  route('ui', 'shell/showcase.route.tsx'),
  route('*', 'product/product-anywhere.route.tsx'),
] satisfies RouteConfig;
