/**
 * Which modules are bundled into which script, by path. A test checks that every pattern still matches a
 * module.
 */
export const modules = {
  /** The shop's own modules, except texts of one language and formats that few pages need. */
  own: [
    /storefront\/app\//,
    /ui\/src\//,
    /contract\/src\/pages\b/,
    /texts\/src\/(?!\w\w\/pages\b|format\/(day|date|country|plural|delivery-window))/,
  ],
  /**
   * Small style sheets that most pages need go into the one of every page: each sheet more is a further connection on a
   * phone, which the first paint waits for.
   */
  commonStyles:
    /(ui\/src\/(skip-link|field|input|choice|disclosure|quantity|pagination)|product\/buy-box|wishlist\/price-watch)\.module\.css/,
  /** Cart, checkout and account: modules that catalogue pages must not load. */
  purchase: [
    /storefront\/app\/(checkout|draft|address|order|quote|account|login|logged-in|forms)\//,
    /storefront\/app\/(platform\/(stored-value|use-in-browser|waiting-frame)|reviews\/(?!reviews-section|reviews\.module)|questions\/(?!questions-section|questions\.module))/,
    /storefront\/app\/(wishlist\/(browser-wishlist|browser-price-watch|read-wishlist)|listing\/wishlist-listing)/,
    /ui\/src\/(radio-cards|stepper|error-summary|copy-button|copy-text|box)/,
  ],
  /** What a product page too asks of what the browser keeps: it needs no more of the checkout. */
  remembered: /storefront\/app\/platform\/(remembered-cap|stored-value)\b|rules\/src\/checkout\/cap\b/,
  /** Calls of the service, alone: a product page that knows a CAP needs nothing else of the lists. */
  calls: /storefront\/app\/platform\/service-call\b/,
  checkout: /storefront\/app\/(checkout|draft|address|order|quote|platform\/(stored-value|waiting-frame))\b/,
  /** What account, checkout, cart and withdrawal all take their forms and lists from. */
  forms:
    /ui\/src\/(radio-cards|stepper|error-summary|copy-button|copy-text|line-list|table)|rules\/src\/(checkout|tax)\//,
  /** The product page has several routes, and listings need none of it. */
  productPage:
    /storefront\/app\/(product\/|wishlist\/price-watch\.tsx|reviews\/reviews-section|questions\/questions-section)/,
  /** Loaded on demand. */
  notForListings:
    /\/(dialog|quantity|skeleton|cms-page|cart-totals|cart-check|thumbnail|quoted-figures|sku-lookup|sold-now|cart-additions|narrow-values|folded-text|pagination|service-call|field|input|choice|line-list|table|value-text|catalogue\/card|disclosure)\b/,
  fields: /ui\/src\/(field|input|choice|disclosure)\b/,
  quantity: /ui\/src\/quantity\b/,
  pagination: /ui\/src\/pagination\b/,
  dialog: /ui\/src\/dialog\b/,
  light: /\/(skeleton|cms-page|cart-totals|cart-check|thumbnail|quoted-figures|sku-lookup|sold-now)\b/,
  /** Delivery dates: used by product pages, carts and orders, not by listings. */
  days: /texts\/src\/format\/(day|delivery-window)\b/,
  /** On every page, for what is printed. */
  date: /texts\/src\/format\/date\b/,
  cards: /storefront\/app\/catalogue\/card\b/,
  login: /storefront\/app\/(login\/|logged-in\/|platform\/use-in-browser)/,
} as const;
