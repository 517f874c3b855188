import type { Area, ShopDependencies } from './area.ts';
import { createAreaDependencies, staffDependencies } from './area-dependencies.ts';
import type { SharedDependencies } from './area-dependencies.ts';
import { createAnalyticsArea } from './analytics/analytics.area.ts';
import type { AnalyticsArea } from './analytics/analytics.area.ts';
import { createBackOfficeArea } from './back-office/back-office.area.ts';
import { createBackInStockArea } from './back-in-stock/back-in-stock.area.ts';
import { createBlogArea } from './blog/blog.area.ts';
import { createCartArea } from './cart/cart.area.ts';
import { createCatalogueArea } from './catalog/catalog.area.ts';
import type { CatalogueArea, CatalogueServices } from './catalog/catalog.area.ts';
import { createCheckoutArea } from './checkout/checkout.area.ts';
import { createConsentArea } from './consent/consent.area.ts';
import { createContentArea } from './content/content.area.ts';
import type { ContentStore } from './content/content-store.ts';
import { mailSentences } from './content/view/mail-sentences.ts';
import type { LogRefusal } from './contract-http/service-handler.ts';
import { createCouponsArea } from './coupons/coupons.area.ts';
import { createCustomersArea } from './customers/customers.area.ts';
import { createErpnextArea } from './erpnext/erpnext.area.ts';
import { createFoundArea } from './found/found.area.ts';
import { createEnquiriesArea } from './enquiries/enquiries.area.ts';
import { createGoodsArea } from './goods/goods.area.ts';
import { createInvoicesArea } from './invoices/invoices.area.ts';
import { createMailArea } from './mail/mail.area.ts';
import type { MailArea } from './mail/mail.area.ts';
import { createMediaArea } from './media/media.area.ts';
import { composeLetter } from './newsletter/compose-letters.usecase.ts';
import { exampleSources } from './newsletter/example-sources.ts';
import { letterSources } from './newsletter/letter-sources.ts';
import { createNewsletterArea } from './newsletter/newsletter.area.ts';
import { createOrderService, createOrdersArea } from './orders/orders.area.ts';
import { createPaymentsArea } from './payments/payments.area.ts';
import { purgeRequestsJob } from './platform/limits/rate-limiter.ts';
import { createQuestionsArea } from './questions/questions.area.ts';
import { createRecallsArea } from './recalls/recalls.area.ts';
import { createReadinessArea } from './readiness/readiness.area.ts';
import { createRedirectsArea } from './redirects/redirects.area.ts';
import { createReviewsArea } from './reviews/reviews.area.ts';
import { readFeedDelivery } from './shipping/feed-delivery.usecase.ts';
import { createCurrentCommerceSettings } from './shipping/read-commerce-settings.usecase.ts';
import { createShippingArea } from './shipping/shipping.area.ts';
import type { ShippingArea } from './shipping/shipping.area.ts';
import { mayStillSee } from './staff/sessions/may-still-see.usecase.ts';
import { createStaffArea } from './staff/staff.area.ts';
import { createStructureArea } from './structure/structure.area.ts';
import { createWebhooksArea } from './webhooks/webhooks.area.ts';
import { createWishlistArea } from './wishlist/wishlist.area.ts';
import { createWithdrawalsArea } from './withdrawals/withdrawals.area.ts';

export interface Areas {
  readonly areas: readonly Area[];
  readonly catalogue: CatalogueArea;
  readonly analytics: AnalyticsArea;
  readonly logRefusal: LogRefusal;
  /** Another one whenever an answer of catalogue or content may be another. */
  version(): string;
}

/** Areas that show goods; content and cards tell what delivery costs by the rules in force. */
function openGoods(shared: SharedDependencies, shipping: ShippingArea, bytes: CatalogueServices['bytes']) {
  const reviews = createReviewsArea(shared);
  const wishlist = createWishlistArea(shared);
  const content = createContentArea(shared, {
    readDelivery: shipping.told,
    maySee: (sessionId) => mayStillSee(shared, sessionId, 'content'),
  });
  const catalogue = createCatalogueArea(shared, {
    content: content.content,
    delivery: shipping.delivery,
    reviewsOf: reviews.reviewsOf,
    wishlistOf: wishlist.wishlistOf,
    momentOf: content.previews.laterMomentOf,
    async contentChanged(engine) {
      shipping.forget();
      await content.refresh(engine);
    },
    bytes,
  });
  return { catalogue, content, reviews, wishlist };
}

/** Areas that sell. Orders and payments need each other: payments get the service, orders the whole area. */
function openSales(
  shared: SharedDependencies,
  { settings }: ShippingArea,
  { noteOrdered, desk }: Pick<CatalogueArea, 'noteOrdered' | 'desk'>,
  content: ContentStore,
): { readonly areas: readonly Area[]; readonly mails: MailArea } {
  const coupons = createCouponsArea(shared);
  const newsletter = createNewsletterArea(shared);
  const cart = createCartArea(shared, {
    settings,
    guesses: coupons.guesses,
    noteCart: newsletter.noteCart,
    content,
  });
  const orders = createOrderService(shared.clock);
  const payments = createPaymentsArea(staffDependencies(shared), orders);
  const services = { orders, payments: payments.service, transferDetails: payments.transferDetails };
  const order = createOrdersArea(staffDependencies(shared), services, cart.repriceOrder);
  const backInStock = createBackInStockArea(shared);
  const enquiries = createEnquiriesArea(shared);
  const mails = createMailArea(staffDependencies(shared), {
    readOrder: order.readOrder,
    awaitedTransfer: order.awaitedTransfer,
    async stopNotices(email) {
      await backInStock.stopNotices(email);
      await newsletter.stopMails(email);
    },
    ownSentences: async (kind, language) => mailSentences(await content.now(), kind, language),
    composeLetter: (mail, kind) => composeLetter(mail, kind, { ...shared, ...letterSources(shared) }),
    exampleLetter: (mail, kind) => composeLetter(mail, kind, { ...shared, ...exampleSources }),
    readEnquiry: enquiries.readEnquiry,
  });
  const areas = [
    coupons,
    cart,
    createCheckoutArea(shared, {
      priceCart: cart.priceCart,
      payments: payments.service,
      guesses: coupons.guesses,
      noteOrdered,
      telephone: {
        staff: staffDependencies(shared),
        engine: desk.engine,
        settings: createCurrentCommerceSettings(shared.database, settings),
      },
    }),
    payments,
    order,
    createWithdrawalsArea(staffDependencies(shared), services),
    createInvoicesArea(staffDependencies(shared)),
    createErpnextArea(staffDependencies(shared)),
    mails,
    enquiries,
    backInStock,
    newsletter,
    createConsentArea(shared),
    createQuestionsArea(shared),
  ];
  return { areas, mails };
}

/** Every area of the service, each with what it asks of the others. */
export function openAreas(deps: ShopDependencies, bytes: CatalogueServices['bytes']): Areas {
  const shared = createAreaDependencies(deps);
  const shipping = createShippingArea(shared);
  const { catalogue, content, reviews, wishlist } = openGoods(shared, shipping, bytes);
  const customers = createCustomersArea(shared);
  const staff = createStaffArea(staffDependencies(shared));
  const analytics = createAnalyticsArea({ ...shared, noteSearched: catalogue.noteSearched });
  const sales = openSales(shared, shipping, catalogue, content.content);
  const limits: Area = { endpoints: [], jobs: [purgeRequestsJob(deps.database, deps.clock)] };
  const areas: readonly Area[] = [
    catalogue,
    content,
    createMediaArea(deps),
    createBlogArea(shared, content),
    createRedirectsArea(deps),
    reviews,
    createRecallsArea(deps),
    shipping,
    limits,
    customers,
    staff,
    createWebhooksArea(staffDependencies(shared)),
    createGoodsArea(staffDependencies(shared)),
    createStructureArea(staffDependencies(shared)),
    analytics,
    ...sales.areas,
    wishlist,
    createReadinessArea(staffDependencies(shared)),
    createFoundArea(deps, {
      content: content.content,
      delivery: () => readFeedDelivery(deps.database),
    }),
  ];
  const undoables = areas.flatMap(({ undo = [] }) => undo);
  return {
    areas: [
      ...areas,
      createBackOfficeArea(staffDependencies(shared), undoables, {
        catalogue: catalogue.desk,
        mails: sales.mails.examples,
      }),
    ],
    catalogue,
    analytics,
    logRefusal: customers.logRefusal,
    version: () => `${catalogue.version()} ${content.content.generation}`,
  };
}
