import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { filled, freshEmail } from '../harness/buyer.ts';
import { cartLine } from '../harness/goods.ts';
import type { Reader } from './reader.ts';
import type { Walk } from './walk.ts';

type Order = OperationInput<typeof placeOrderOperation>;

/** A cart from long ago: another price, more pieces than there are, none left, no longer sold. */
function oldCart({ product, scarce, soldOut }: Walk['shop']) {
  const gone = { ...product, name: 'Prodotto di ieri', sku: 'MAI-ESISTITO', slug: 'mai-esistito' };
  return [
    { ...cartLine(product), price: product.min_price + 1 },
    cartLine(scarce, scarce.stock + 1),
    cartLine(soldOut),
    cartLine(gone),
  ];
}

/** Codes that are unknown, over, for other goods, for more of them, and two that do not go together. */
const codes = ['MAI-ESISTITO', 'PRIMAVERA20', 'BAGNO15', 'GRAZIE-7Q2K', 'BENVENUTO10', 'CASA5'];

/** Enters coupons one after another and reads what is said of each. */
async function coupons({ page, read }: Reader, toOpen: string): Promise<void> {
  const field = page.locator('input[autocapitalize=characters][maxlength="40"]');
  for (const code of ['', ...codes]) {
    // Closed at first, and again by a code that holds.
    if (!(await field.isVisible())) await page.locator('summary').filter({ hasText: toOpen }).click();
    await field.fill(code);
    const quoted = page.waitForResponse((answer) => answer.url().includes(quoteOperation.path));
    await field.press('Enter');
    if (code === '') await page.locator('[aria-invalid=true]').waitFor();
    else await quoted;
    await read();
  }
}

/** Orders after somebody else changed the order on its way. */
async function orderChanged({ page, read }: Reader, change: (order: Order) => Order): Promise<void> {
  await page.route(`**${placeOrderOperation.path}`, (route) =>
    route.continue({ postData: JSON.stringify(change(route.request().postDataJSON() as Order)) }),
  );
  const answered = page.waitForResponse((answer) => answer.url().includes(placeOrderOperation.path));
  await page.locator('[type=submit][form]:visible').first().click();
  await answered;
  await page.locator('main [role=status] li, main [role=alert]').first().waitFor();
  await read();
  await page.unroute(`**${placeOrderOperation.path}`);
}

/** A cart that is no longer what it was, on its page: each change, coupons, delivery to nowhere, undone removals. */
async function onCartPage({ shop, texts, reader: enter }: Walk): Promise<void> {
  const reader = await enter({ stored: { 'cart-list': oldCart(shop) } });
  const { page } = reader;
  await reader.open('/pages/cart');
  for (const said of [texts.cart.noticeTitle, texts.cart.soldOut, texts.cart.gone])
    await page.getByText(said).first().waitFor();
  await reader.read();
  await page.locator('main li button').last().click();
  await page.getByRole('button', { name: texts.cart.undo }).waitFor();
  await reader.read();
  await coupons(reader, texts.checkout.summary.coupon);
  await page.locator('summary').filter({ hasText: texts.checkout.estimate.title }).click();
  for (const cap of ['4x', '23041', '40121']) {
    await page.locator('#stima-cap').fill(cap);
    await reader.read();
  }
  await page.getByRole('button', { name: texts.cart.clear }).click();
  await page.getByText(texts.cart.cleared).waitFor();
  await reader.read();
}

/** A cart and an order that change at the checkout, and an order that does not get through. */
export async function changedCart(walk: Walk): Promise<void> {
  const { shop, texts, reader: enter } = walk;
  shop.known.add('Prodotto di ieri');
  await onCartPage(walk);
  const email = freshEmail();
  shop.known.add(email);
  const late = await enter({ stored: filled(oldCart(shop), email) });
  await late.open('/pages/pay');
  await late.page.getByText(texts.checkout.changes.title).waitFor();
  await late.read();

  const draft = { payment_method: 'transfer' };
  const reader = await enter({ stored: filled([cartLine(shop.product)], email, draft) });
  const { page } = reader;
  await reader.open('/pages/pay');
  const [up, down] = [-1, 1];
  for (const by of [up, down]) {
    await orderChanged(reader, (order) => ({
      ...order,
      seen_total: order.seen_total + by,
      lines: order.lines.map((line) => ({ ...line, seen_price: shop.product.min_price + by })),
    }));
  }
  await orderChanged(reader, (order) => ({ ...order, seen_total: order.seen_total + 1 }));
  await orderChanged(reader, (order) => ({ ...order, shipping_rule: 'MAI-ESISTITA' }));
  await page.context().setOffline(true);
  await page.locator('[type=submit][form]:visible').first().click();
  await page.getByText(texts.checkout.errors.offline).waitFor();
  await reader.read();
  await page.context().setOffline(false);
  await orderChanged(reader, (order) => ({ ...order, email: 'anna@' }));
}
