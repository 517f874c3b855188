import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { runShop } from '../shop/run-shop.ts';
import { purchaseDataset } from '../shop/purchase-dataset.ts';
import { countOrders } from '../shop/purchase-dataset.queries.ts';
import { whenWarm } from '../shop/when-warm.ts';
import type { Row } from '../table.ts';
import { measureOrders } from './order-row.ts';
import { measureQuotes } from './quote-row.ts';

const products = 43_000;

/** What a purchase costs, on a running shop of 43,000 products. */
export async function measurePurchase(seconds: number, report: (row: Row) => void): Promise<void> {
  const { dataDir, skus } = await purchaseDataset(products);
  // Buyers come from different networks and order more often than people do.
  const shop = await runShop(dataDir, { TRUST_PROXY: 'on', ORDER_LIMITS_TIMES: '100000' });
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const { database, close } = await openDatabase(config, { mode: 'share', what: 'bench' });
  try {
    await whenWarm(shop);
    report(await measureQuotes(shop, skus, seconds));
    report(await measureOrders(shop, skus, seconds, () => countOrders(database)));
  } finally {
    await close();
    await shop.stop();
  }
}
