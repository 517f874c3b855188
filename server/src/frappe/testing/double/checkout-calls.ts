import { randomBytes } from 'node:crypto';
import type { CallContents, Calls, DoubleOrder, DoubleQuotation, DoubleState } from './double-state.ts';
import { FrappeProblem, missing, typeError, validation } from './frappe-errors.ts';

const core = 'mymb_ecommerce.mymb_ecommerce';
const cent = (euros: number) => Math.round(euros * 100) / 100;

const rules = [
  { shipping_rule: 'Corriere', label: 'Corriere', amount: 9.9, from: 0, to: 79 },
  { shipping_rule: 'Corriere', label: 'Corriere', amount: 0, from: 79.01, to: 0 },
  { shipping_rule: 'Ritiro in negozio', label: 'Ritiro in negozio', amount: 0, from: 0, to: 0 },
];

const ruleFor = (name: string, goods: number) =>
  rules.find(
    (rule) => rule.shipping_rule === name && goods >= rule.from && (rule.to === 0 || goods <= rule.to),
  );

const coupons: Readonly<Record<string, number>> = { CASA10: 10 };

function shippingRules(args: Readonly<Record<string, string>>) {
  const goods = Number(args['totalPrice'] ?? Number.NaN);
  if (Number.isNaN(goods) || !['Italy', 'Austria'].includes(args['country'] ?? 'Italy')) return { data: [] };
  return {
    data: rules
      .filter((rule) => goods >= rule.from && (rule.to === 0 || goods <= rule.to))
      .map((rule) => ({
        shipping_rule: rule.shipping_rule,
        label: rule.label,
        generic_shipping_amount: rule.amount,
        shipping_amount: rule.amount,
        country: 'ALL',
        price_range_from: rule.from,
        price_range_to: rule.to,
      })),
  };
}

const subtotalOf = ({ items }: DoubleQuotation) =>
  cent(items.reduce((sum, { rate, qty }) => sum + rate * qty, 0));
const totalOf = (quotation: DoubleQuotation) =>
  cent(subtotalOf(quotation) - quotation.discount + quotation.shipping);

function createQuotation(state: DoubleState, { args }: CallContents): unknown {
  const contact = args['contact_info'] as Record<string, unknown> | undefined;
  if (contact === undefined) throw typeError("'NoneType' object is not subscriptable");
  const customer = typeof args['customer_id'] === 'string' ? args['customer_id'] : '';
  const account = state.customers.get(customer);
  if (customer !== '' && account === undefined) throw missing(`Customer ${customer} not found`);
  const items = (args['items'] as { item_code: string; qty: number }[]).map(({ item_code, qty }) => {
    const article = state.articles.find(({ sku }) => sku === item_code);
    if (article === undefined) throw validation(`Could not find Item: ${item_code}`);
    return { item_code, item_name: article.name, qty, rate: article.promo ?? article.gross };
  });
  const goods = cent(items.reduce((sum, { rate, qty }) => sum + rate * qty, 0));
  const ruleName = args['shipping_rule'];
  const rule = typeof ruleName === 'string' ? ruleFor(ruleName, goods) : undefined;
  const address = contact['shipping_address'] as Record<string, unknown> | undefined;
  if (
    address?.['address_line1'] === undefined ||
    address['city'] === undefined ||
    address['country'] === undefined
  )
    throw new FrappeProblem(417, 'MandatoryError', 'Address: address_line1, city, country');
  const quotation: DoubleQuotation = {
    name: `SAL-QTN-2026-${String(state.quotations.length + 1).padStart(5, '0')}`,
    party: customer === '' ? 'Guest' : customer,
    items,
    shipping: rule?.amount ?? 0,
    sent: args,
    coupon: null,
    discount: 0,
  };
  state.quotations.push(quotation);
  account?.addresses.push({
    name: `${customer}-Shipping-${account.addresses.length}`,
    ...address,
    address_type: 'Shipping',
    is_primary_address: 1,
    email_id: contact['email_id'],
    phone: contact['phone'],
  });
  if (typeof ruleName === 'string' && rule === undefined)
    return { error: `Invalid Shipping Rule provided: ${ruleName}` };
  return quotation.name;
}

const quotationDocument = (quotation: DoubleQuotation) => ({
  doctype: 'Quotation',
  name: quotation.name,
  docstatus: 0,
  party_name: quotation.party,
  currency: 'EUR',
  items: quotation.items.map((item) => ({ ...item, amount: cent(item.rate * item.qty), image: null })),
  total: subtotalOf(quotation),
  discount_amount: quotation.discount,
  coupon_code: quotation.coupon,
  grand_total: totalOf(quotation),
});

function quotationNamed(state: DoubleState, name: unknown): DoubleQuotation {
  const found = state.quotations.find((quotation) => quotation.name === name);
  if (found === undefined) throw missing(`Quotation ${String(name)} not found`);
  return found;
}

function applyCoupon(state: DoubleState, { args }: CallContents): unknown {
  const { quotation_name: name, applied_code: code, applied_referral_sales_partner: partner } = args;
  if (name === undefined || code === undefined || partner === undefined)
    throw typeError('missing 1 required positional argument');
  const quotation = quotationNamed(state, name);
  if (code === '') return { ...quotationDocument(quotation), coupon_description: null };
  const percent = coupons[String(code)];
  const problem = (message: string) => ({ status: 'error', message, coupon_description: null });
  if (percent === undefined) return problem('<p>Il codice sconto non è valido.</p>');
  const reduced = state.articles.some(
    ({ sku, promo }) => promo !== null && quotation.items.some(({ item_code }) => item_code === sku),
  );
  if (reduced) return problem('Il codice non vale con articoli in promozione.');
  quotation.coupon = String(code);
  quotation.discount = cent((subtotalOf(quotation) * percent) / 100);
  return { ...quotationDocument(quotation), coupon_description: `<p>Sconto del ${percent}%</p>` };
}

const wired = 'IBAN <b>IT60 X054 2811 1010 0000 0123 456</b> intestato a Negozio di prova';

/** Creates a new order with every call, as the original does. */
function paymentRequest(state: DoubleState, { args }: CallContents): unknown {
  const quotation = quotationNamed(state, args['quotation_name']);
  const gateway = String(args['payment_gateway'] ?? 'paypal');
  if (!['gestpay', 'transfer', 'cash_on_delivery'].includes(gateway))
    throw validation(`Payment gateway ${gateway} is not supported`);
  const total = totalOf(quotation);
  if (total <= 0) throw validation('Payment amount cannot be 0');
  const number = state.orders.length + 1;
  const order: DoubleOrder = {
    name: `SAL-ORD-2026-${String(number).padStart(5, '0')}`,
    quotation,
    gateway,
    request: `ACC-PRQ-2026-${String(number).padStart(5, '0')}-${randomBytes(6).toString('hex')}`,
    total,
    docstatus: gateway === 'transfer' ? 1 : 0,
    paid: false,
    creation: new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }),
  };
  state.orders.push(order);
  return {
    payment_request: {
      doctype: 'Payment Request',
      name: order.request,
      reference_doctype: 'Sales Order',
      reference_name: order.name,
      grand_total: total,
      currency: 'EUR',
      status: 'Requested',
      party: quotation.party,
    },
    payment_url:
      gateway === 'gestpay'
        ? `${state.origin()}/banca?transaction=${order.request}`
        : `/pages/payment-success?paymentgateway=${gateway}`,
    wired_transfer_data: gateway === 'transfer' ? `<p>${wired}</p><h2>${order.name}</h2>` : null,
    clientSecret: null,
    quotation: quotationDocument(quotation),
  };
}

/**
 * `b` is written by the bank's page: a transaction and its result. A repeated success is reported as a
 * failure.
 */
function transactionResult(state: DoubleState, query: Readonly<Record<string, string>>): unknown {
  const [request, ended] = (query['b'] ?? '').split('*');
  const order = state.orders.find((one) => one.request === request);
  if (order === undefined || query['a'] !== 'GESPAY12345')
    return { status: 'Failed', message: 'Decrypt error' };
  if (ended !== 'OK') return { status: 'Failed' };
  if (order.docstatus === 1) return { status: 'Failed', message: 'Cannot edit submitted document' };
  order.docstatus = 1;
  order.paid = true;
  return { status: 'Success' };
}

function orderRow({ name, quotation, paid, total, creation, gateway }: DoubleOrder) {
  const contact = quotation.sent['contact_info'] as Record<string, Record<string, unknown>>;
  const address = { name: 'ADR', email_id: contact['email_id'], ...contact['shipping_address'] };
  return {
    name,
    status: 'To Deliver and Bill',
    transaction_status: 'New',
    creation: `${creation}.000000`,
    modified: `${creation}.000000`,
    total,
    invoice_requested: quotation.sent['invoice'] === true ? 'YES' : 'NO',
    customer_type: 'Individual',
    shipping_address: address,
    billing_address: address,
    total_qty: quotation.items.reduce((sum, { qty }) => sum + qty, 0),
    items: quotation.items.map((item) => ({ ...item, image: null })),
    custom_mymb_order_extra_info: {},
    paid: paid ? 'YES' : 'NO',
    payment_mode: gateway.toUpperCase(),
    erp_document_number: null,
  };
}

function ownOrders(state: DoubleState, { args, customer }: CallContents): unknown {
  const { email } = customer();
  const own = state.orders.filter(({ quotation, docstatus }) => quotation.party === email && docstatus === 1);
  const [page, size] = [Number(args['page_num'] ?? 1), Number(args['page_size'] ?? 10)];
  return own
    .toReversed()
    .slice((page - 1) * size, page * size)
    .map(orderRow);
}

function invoice(state: DoubleState, { args, customer }: CallContents): unknown {
  const { email } = customer();
  const order = state.orders.find(
    ({ name, quotation }) => name === args['order_id'] && quotation.party === email,
  );
  if (order === undefined || !order.paid) return { error: 'No invoice found' };
  return {
    name: order.name,
    attachment_files: [`/files/${order.name}.pdf`],
    creation_date: '20-11-2026 10:00:00',
    status: 'To Deliver',
    total: order.total,
    items: [],
  };
}

const anyVerb = ['GET', 'POST'] as const;

export const checkoutCalls = (state: DoubleState): Calls => ({
  'omnicommerce.controllers.cart.get_shipping_rules': {
    verbs: anyVerb,
    answer: ({ query }) => shippingRules(query),
  },
  'omnicommerce.controllers.cart.get_deliverable_countries': {
    verbs: anyVerb,
    answer: () => ({
      data: [
        { name: 'Italy', code: 'it' },
        { name: 'Austria', code: 'at' },
      ],
    }),
  },
  [`${core}.order.create_quotation`]: {
    verbs: ['POST'],
    answer: (contents) => createQuotation(state, contents),
  },
  'mymb_ecommerce.mymb_b2c.promotion.apply_coupon_code': {
    verbs: ['POST'],
    answer: (contents) => applyCoupon(state, contents),
  },
  [`${core}.payment.payment_request`]: {
    verbs: ['POST'],
    answer: (contents) => paymentRequest(state, contents),
  },
  [`${core}.payment.gestpay_transaction_result`]: {
    verbs: ['GET'],
    answer: ({ query }) => transactionResult(state, query),
  },
  [`${core}.order.get_sales_orders_for_current_customer`]: {
    verbs: anyVerb,
    answer: (contents) => ownOrders(state, contents),
  },
  'omnicommerce.controllers.pdf.get_sales_order_invoice': {
    verbs: anyVerb,
    answer: (contents) => invoice(state, contents),
  },
});
