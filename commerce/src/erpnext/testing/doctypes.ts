/** A kind of document as the double keeps it: the fields ERPNext 15 documents that the shop has to do with. */
export interface Doctype {
  /** Fields that may be told and asked for. */
  readonly fields: readonly string[];
  readonly required?: readonly string[];
  /** Field whose value is the name, or how names count: "SAL-ORD-2026-". */
  readonly namedBy?: string;
  readonly series?: string;
  readonly submittable?: boolean;
  /** Fields that name a document of another kind. */
  readonly links?: Readonly<Record<string, string>>;
  readonly tables?: Readonly<Record<string, Doctype & { readonly doctype: string }>>;
}

/** Names with a space between them. */
const names = (text: string): readonly string[] => text.split(' ');

const salesItem = {
  doctype: 'Sales Order Item',
  fields: [
    'item_code',
    'item_name',
    'description',
    'qty',
    'rate',
    'warehouse',
    'delivery_date',
    'uom',
    'conversion_factor',
    'price_list_rate',
    'discount_percentage',
    'amount',
    'net_amount',
    'item_tax_template',
  ],
  required: ['item_code', 'qty', 'delivery_date'],
  links: { item_code: 'Item', warehouse: 'Warehouse', item_tax_template: 'Item Tax Template' },
} as const;

const salesTax = {
  doctype: 'Sales Taxes and Charges',
  fields: names('charge_type account_head description rate included_in_print_rate tax_amount total'),
  required: ['charge_type', 'account_head', 'description'],
  links: { account_head: 'Account' },
} as const;

const itemTax = {
  doctype: 'Item Tax Template Detail',
  fields: ['tax_type', 'tax_rate'],
  required: ['tax_type'],
  links: { tax_type: 'Account' },
} as const;

const reference = {
  doctype: 'Payment Entry Reference',
  fields: ['reference_doctype', 'reference_name', 'allocated_amount', 'total_amount', 'outstanding_amount'],
  required: ['reference_doctype', 'reference_name'],
} as const;

const dynamicLink = {
  doctype: 'Dynamic Link',
  fields: ['link_doctype', 'link_name', 'link_title'],
  required: ['link_doctype', 'link_name'],
} as const;

const contactEmail = {
  doctype: 'Contact Email',
  fields: ['email_id', 'is_primary'],
  required: ['email_id'],
} as const;

export const doctypes: Readonly<Record<string, Doctype>> = {
  Company: {
    fields: ['company_name', 'default_currency', 'country', 'default_receivable_account', 'abbr'],
    required: ['company_name', 'default_currency'],
    namedBy: 'company_name',
  },
  'Price List': {
    fields: ['price_list_name', 'currency', 'selling', 'buying', 'enabled'],
    required: ['price_list_name', 'currency'],
    namedBy: 'price_list_name',
  },
  Warehouse: { fields: ['warehouse_name', 'company', 'is_group', 'disabled'], namedBy: 'warehouse_name' },
  'Customer Group': { fields: ['customer_group_name', 'is_group'], namedBy: 'customer_group_name' },
  Territory: { fields: ['territory_name', 'is_group'], namedBy: 'territory_name' },
  Account: {
    fields: ['account_name', 'company', 'is_group', 'account_type', 'account_currency'],
    namedBy: 'account_name',
  },
  Country: { fields: ['country_name', 'code'], namedBy: 'country_name' },
  Item: {
    fields: names(
      'item_code item_name item_group stock_uom disabled has_variants variant_of ' +
        'weight_per_unit weight_uom is_stock_item description brand',
    ),
    required: ['item_code', 'item_group', 'stock_uom'],
    namedBy: 'item_code',
  },
  'Item Price': {
    fields: names(
      'item_code item_name uom price_list price_list_rate currency selling buying customer ' +
        'supplier batch_no valid_from valid_upto',
    ),
    required: ['item_code', 'price_list', 'price_list_rate'],
    series: 'price-',
  },
  Bin: {
    fields: [
      'item_code',
      'warehouse',
      'actual_qty',
      'reserved_qty',
      'ordered_qty',
      'projected_qty',
      'stock_uom',
    ],
    required: ['item_code', 'warehouse'],
    series: 'bin-',
  },
  Customer: {
    fields: names(
      'customer_name customer_type customer_group territory tax_id email_id mobile_no ' +
        'default_currency language customer_primary_contact disabled',
    ),
    required: ['customer_name', 'customer_type'],
    namedBy: 'customer_name',
    links: { customer_group: 'Customer Group', territory: 'Territory' },
  },
  Contact: {
    fields: ['first_name', 'last_name', 'email_id', 'mobile_no'],
    namedBy: 'first_name',
    tables: { email_ids: contactEmail, links: dynamicLink },
  },
  Address: {
    fields: names(
      'address_title address_type address_line1 address_line2 city state pincode country email_id phone',
    ),
    required: ['address_type', 'address_line1', 'city', 'country'],
    series: 'address-',
    links: { country: 'Country' },
    tables: { links: dynamicLink },
  },
  'Sales Order': {
    fields: names(
      'naming_series customer order_type company transaction_date delivery_date po_no po_date ' +
        'currency conversion_rate selling_price_list set_warehouse ignore_pricing_rule ' +
        'customer_address shipping_address_name apply_discount_on discount_amount ' +
        'additional_discount_percentage disable_rounded_total total net_total grand_total rounded_total ' +
        'advance_paid status',
    ),
    required: ['customer', 'company', 'transaction_date', 'delivery_date', 'items'],
    series: 'SAL-ORD-2026-',
    submittable: true,
    links: {
      customer: 'Customer',
      company: 'Company',
      selling_price_list: 'Price List',
      set_warehouse: 'Warehouse',
      customer_address: 'Address',
      shipping_address_name: 'Address',
    },
    tables: { items: salesItem, taxes: salesTax },
  },
  'Item Tax Template': {
    fields: ['title', 'company', 'disabled'],
    required: ['title', 'company', 'taxes'],
    namedBy: 'title',
    links: { company: 'Company' },
    tables: { taxes: itemTax },
  },
  'Sales Taxes and Charges Template': {
    fields: ['title', 'company', 'is_default'],
    required: ['title', 'company'],
    namedBy: 'title',
    links: { company: 'Company' },
    tables: { taxes: salesTax },
  },
  'Payment Entry': {
    fields: names(
      'payment_type posting_date company mode_of_payment party_type party paid_from paid_to ' +
        'paid_from_account_currency paid_to_account_currency paid_amount received_amount ' +
        'source_exchange_rate target_exchange_rate reference_no reference_date custom_remarks remarks status',
    ),
    required: names(
      'payment_type posting_date company party_type party paid_from paid_to ' +
        'paid_from_account_currency paid_to_account_currency paid_amount received_amount ' +
        'source_exchange_rate target_exchange_rate',
    ),
    series: 'ACC-PAY-2026-',
    submittable: true,
    links: { company: 'Company', party: 'Customer', paid_from: 'Account', paid_to: 'Account' },
    tables: { references: reference },
  },
};

/** Fields that every document has. */
export const commonFields = ['name', 'owner', 'creation', 'modified', 'modified_by', 'docstatus'];
