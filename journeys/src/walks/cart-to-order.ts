import { filled, freshEmail } from '../harness/buyer.ts';
import { cartLine } from '../harness/goods.ts';
import type { Walk } from './walk.ts';

/** From a cart to what is asked before an order: steps left empty, and each of their choices. */
export async function cartToOrder({ shop, reader: enter }: Walk): Promise<void> {
  const email = freshEmail();
  const bare = await enter({ stored: { 'cart-list': [cartLine(shop.product)] } });
  await bare.open('/pages/cart');
  await bare.open('/pages/pay');
  await bare.page.locator('main summary').first().click();
  await bare.page.locator('input[name=invoice]').last().check({ force: true });
  await bare.send('[type=submit][form]');

  const buyer = await enter({ stored: filled([cartLine(shop.product)], email) });
  shop.known.add(email);
  await buyer.open('/pages/pay');
  await buyer.page.locator('main summary').first().click();
  for (const choice of ['invoice', 'shipping', 'payment', 'ricevi']) await buyer.eachOf(choice);
}
