import { join } from 'node:path';
import { helpEndpoint } from '@casamaestra/commerce/content/help/help.endpoint.ts';
import { helpTopicsOf } from '@casamaestra/commerce/content/help/help-topics.ts';
import { readerOf } from '@casamaestra/commerce/contract-http/reader.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { createInProcessClient } from '@casamaestra/commerce/contract-http/in-process-client.ts';
import { createServiceHandler } from '@casamaestra/commerce/contract-http/service-handler.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { type Clock, systemClock } from '@casamaestra/commerce/platform/clock.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { z } from 'zod';
import type { CommercePart } from '../commerce-part.ts';
import { missingCapabilities } from './missing-capabilities.ts';
import { BoundedRecord } from './bounded-record.ts';
import { StoredRecord } from './stored-record.ts';
import { listingEndpoint } from './catalogue/listing.endpoint.ts';
import { productEndpoint } from './catalogue/product.endpoint.ts';
import { suggestEndpoint } from './catalogue/suggest.endpoint.ts';
import { checkoutEndpoints } from './checkout/checkout.endpoints.ts';
import { paymentEndpoints } from './checkout/payments.endpoints.ts';
import {
  footerEndpoint,
  homeEndpoint,
  menuEndpoint,
  noticeEndpoint,
  previewEndpoint,
  promoSliderEndpoint,
  webPageEndpoint,
} from './content/content.endpoints.ts';
import { accountEndpoints } from './customers/account.endpoints.ts';
import { addressesEndpoint } from './customers/addresses.endpoints.ts';
import { authEndpoints } from './customers/auth.endpoints.ts';
import { SealedSessions } from './customers/sealed-sessions.ts';
import { createInvoiceLinks } from './orders/invoice-links.ts';
import { type OrderDependencies, orderEndpoints } from './orders/orders.endpoints.ts';
import { createFrappeClient } from './transport/frappe-client.ts';
import { reviewsEndpoints } from './wishlist/reviews.endpoints.ts';
import { wishlistEndpoints } from './wishlist/wishlist.endpoints.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Most orders and keys kept: a busy day, a few kilobytes each. */
const ordersMax = 5_000;

export interface FrappeCommerceOptions {
  readonly config: Config & { readonly commerceUrl: string; readonly applicationKey: string };
  readonly log: Log;
  readonly publicUrl: () => string;
  readonly clock?: Clock;
}

type EndpointDependencies = OrderDependencies & { readonly publicUrl: () => string };

function partsOf({
  config,
  log,
  publicUrl,
  clock = systemClock,
}: FrappeCommerceOptions): EndpointDependencies {
  const { commerceUrl: baseUrl, applicationKey, dataDir } = config;
  const kept = { max: ordersMax, ttlMs: DAY_MS };
  const stored = <Value>(name: string) =>
    new StoredRecord<Value>({ ...kept, folder: join(dataDir, 'frappe', name), applicationKey, clock });
  return {
    frappe: createFrappeClient({ baseUrl, applicationKey }),
    clock,
    log,
    gateways: config.knownGateways,
    counted: new Map(),
    countries: new BoundedRecord(clock, { max: 1, ttlMs: 5 * MINUTE_MS }),
    sessions: new SealedSessions(applicationKey, clock),
    couponQuotes: new BoundedRecord(clock, { max: 1_000, ttlMs: 10 * MINUTE_MS }),
    records: {
      intentions: new BoundedRecord(clock, kept),
      storedIntentions: stored('intentions'),
      orders: stored('orders'),
      returns: stored('returns'),
    },
    invoiceLinks: createInvoiceLinks({ baseUrl, applicationKey, clock, languages: config.languages }),
    publicUrl,
  };
}

/** Endpoints for everything of the contract that the Frappe API supports. */
function endpointsOf(deps: EndpointDependencies, config: Config): readonly Endpoint[] {
  const methods = config.paymentMethods.filter((method) => method === 'card' || method === 'transfer');
  return [
    listingEndpoint(deps),
    productEndpoint(deps),
    suggestEndpoint(deps),
    menuEndpoint(deps),
    homeEndpoint(deps),
    promoSliderEndpoint(deps),
    footerEndpoint(deps),
    webPageEndpoint(deps),
    noticeEndpoint,
    previewEndpoint,
    // Its editable pages have other addresses: only answers that lead to pages of the application.
    helpEndpoint({ now: () => ({ pages: () => new Map(), help: () => helpTopicsOf([]) }) }),
    ...authEndpoints(deps),
    ...accountEndpoints(deps),
    addressesEndpoint(deps),
    ...wishlistEndpoints(deps),
    ...reviewsEndpoints(deps),
    ...checkoutEndpoints(deps, methods),
    ...paymentEndpoints(deps),
    ...orderEndpoints(deps),
  ];
}

/** A commerce service behind the contract that uses only the Frappe API at COMMERCE_URL. */
export function openFrappeCommerce(options: FrappeCommerceOptions): CommercePart {
  const deps = partsOf(options);
  const endpoints = endpointsOf(deps, options.config);
  const { log } = options;
  const service = createServiceHandler({
    endpoints,
    routes: [deps.invoiceLinks.route],
    log,
    shopName: options.config.shop.name,
    languages: options.config.languages,
    version: () => '',
    answerCacheBytes: 0,
    described: options.config.mode !== 'production',
  });
  const answers = async (): Promise<boolean> => {
    try {
      await deps.frappe.ask('countries', {}, z.unknown());
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the commerce service is not ready');
      return false;
    }
  };
  return {
    absent: missingCapabilities,
    handle: service.web,
    raw: service.raw,
    files: async ({ headers }) => {
      const { language } = readerOf((name) => headers.get(name), options.config.languages);
      return new Response(`${serverTexts(language).files.missing}\n`, { status: 404 });
    },
    client: createInProcessClient(endpoints, options.config.languages),
    onChange: () => {},
    ready: Promise.resolve(),
    notReady: () => null,
    degraded: async () => ((await answers()) ? null : 'the commerce service does not answer'),
    close: async () => {},
  };
}
