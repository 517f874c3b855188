-- Delivery, VAT, coupons, orders. Amounts are cents, VAT included unless a name says otherwise.

create table deliverable_country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null,
  position integer not null default 100
);

-- A rule offers one way of delivery to carts that fit it; empty limits do not limit.
create table shipping_rule (
  name text primary key,
  kind text not null check (kind in ('delivery', 'pickup')),
  -- {"it","en","sk"}
  label jsonb not null,
  -- Pickup place with its hours, {"it","en","sk"}.
  place jsonb,
  countries text[] not null default '{}',
  -- Beginnings of postcodes it is for, and those it is not for.
  postcodes text[] not null default '{}',
  postcodes_except text[] not null default '{}',
  goods_from_cents integer not null default 0 check (goods_from_cents >= 0),
  -- Exclusive; null: no upper bound.
  goods_below_cents integer check (goods_below_cents > goods_from_cents),
  weight_from_g integer not null default 0 check (weight_from_g >= 0),
  -- Inclusive; null: no upper bound.
  weight_to_g integer,
  -- Sprays, solvents: some ways do not take them.
  takes_hazardous boolean not null default true,
  amount_cents integer not null check (amount_cents >= 0),
  -- Goods of at least this amount ship free by it; null: never.
  free_from_cents integer check (free_from_cents > 0),
  -- Working days until delivery.
  days_min smallint not null,
  days_max smallint not null check (days_max >= days_min),
  position integer not null,
  active boolean not null default true
);

-- Rates by class and country, versioned by date (DPR 633/72, art. 16).
create table vat_rate (
  class text not null,
  country text not null,
  percent numeric(4, 2) not null check (percent >= 0 and percent < 100),
  valid_from date not null,
  valid_to date,
  primary key (class, country, valid_from)
);
-- 22 since 1 October 2013 (D.L. 98/2011, art. 40, last put off by D.L. 76/2013), 5 since L. 208/2015, 10 since
-- D.L. 41/1995, 4 since D.L. 69/1989. The standard rate before is here too: an old date is answered as it was.
insert into vat_rate (class, country, percent, valid_from, valid_to) values
  ('standard', 'IT', 21, '2011-09-17', '2013-10-01'),
  ('standard', 'IT', 22, '2013-10-01', null),
  ('reduced', 'IT', 10, '1995-02-24', null),
  ('super_reduced', 'IT', 4, '1989-01-01', null),
  ('social', 'IT', 5, '2016-01-01', null);

-- Moves with every change of the rules above: whoever keeps them in memory knows when to read them again.
create table selling_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into selling_version (version) values (1);

create function selling_rules_changed() returns trigger language plpgsql as $$
begin
  update selling_version set version = version + 1;
  return null;
end $$;
create trigger deliverable_country_changed after insert or update or delete or truncate on deliverable_country
  for each statement execute function selling_rules_changed();
create trigger shipping_rule_changed after insert or update or delete or truncate on shipping_rule
  for each statement execute function selling_rules_changed();
create trigger vat_rate_changed after insert or update or delete or truncate on vat_rate
  for each statement execute function selling_rules_changed();

alter table product add column vat_class text not null default 'standard';

create table coupon (
  -- Upper case.
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percentage', 'amount', 'free_shipping')),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount_cents integer check (amount_cents > 0),
  -- {"it","en","sk"}
  description jsonb not null,
  valid_from timestamptz,
  valid_to timestamptz,
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  -- Limits it to these products and categories (with all below them); both empty: everything.
  product_ids integer[] not null default '{}',
  category_ids integer[] not null default '{}',
  -- Leaves out lines that are already reduced.
  except_reduced boolean not null default false,
  use_limit integer check (use_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  combinable boolean not null default false,
  active boolean not null default true,
  uses integer not null default 0 check (uses >= 0),
  constraint coupon_within_limit check (use_limit is null or uses <= use_limit),
  constraint coupon_has_its_value check (
    (kind = 'percentage') = (percent is not null) and (kind = 'amount') = (amount_cents is not null)
  )
);

create table coupon_customer (
  coupon_code text not null references coupon (code) on delete cascade,
  email_key text not null,
  uses integer not null check (uses >= 0),
  primary key (coupon_code, email_key)
);

create table shop_order (
  id bigint generated always as identity primary key,
  -- Random: tells nobody how much is sold.
  number text not null unique,
  idempotency_key uuid not null unique,
  -- What was asked with that key; another request with the same key is refused.
  request_hash bytea not null,
  customer_id integer references customer (id) on delete set null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  phone text not null default '',
  state text not null check (
    state in ('received', 'awaiting_payment', 'paid', 'in_preparation', 'partly_shipped', 'shipped',
      'delivered', 'cancelled', 'returned')
  ),
  language text not null default 'it',
  goods_cents integer not null check (goods_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0 and discount_cents <= goods_cents),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- [{"percent","net_cents","vat_cents"}]
  vat jsonb not null,
  shipping_rule text not null,
  shipping_label text not null,
  shipping_kind text not null check (shipping_kind in ('delivery', 'pickup')),
  earliest date not null,
  latest date not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  -- null: none wanted
  invoice jsonb,
  payment_method text not null check (payment_method in ('gestpay', 'stripe', 'transfer')),
  weee_take_back boolean not null default false,
  review_mail boolean not null default false,
  note text,
  placed_at timestamptz not null default now(),
  -- Stock is kept for an unpaid order until then; null once paid or released.
  reserved_until timestamptz,
  -- Mailed reminder of an unpaid transfer.
  remind_at timestamptz,
  stock_released boolean not null default false,
  paid_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint order_total_adds_up check (total_cents = goods_cents - discount_cents + shipping_cents),
  constraint order_refunds_within_total check (refunded_cents <= total_cents)
);
create index shop_order_customer on shop_order (customer_id, placed_at desc);
create index shop_order_email on shop_order (email_key);
create index shop_order_reserved on shop_order (reserved_until) where reserved_until is not null;
create index shop_order_remind on shop_order (remind_at) where remind_at is not null;
create index shop_order_placed on shop_order (placed_at desc);

create table order_line (
  order_id bigint not null references shop_order (id) on delete cascade,
  position smallint not null,
  variant_id integer references variant (id) on delete set null,
  product_id integer references product (id) on delete set null,
  sku text not null,
  name text not null,
  options text not null default '',
  slug text not null,
  -- {"hash","width","height","alt"} or null
  picture jsonb,
  qty integer not null check (qty > 0),
  price_cents integer not null check (price_cents >= 0),
  struck_cents integer,
  discount_cents integer not null check (discount_cents >= 0),
  amount_cents integer not null,
  vat_percent numeric(4, 2) not null,
  custom_made boolean not null default false,
  primary key (order_id, position),
  constraint line_amount_adds_up check (amount_cents = price_cents * qty),
  constraint line_discount_within_amount check (discount_cents <= amount_cents)
);
create index order_line_variant on order_line (variant_id);
create index order_line_product on order_line (product_id);

create table order_coupon (
  order_id bigint not null references shop_order (id) on delete cascade,
  coupon_code text not null,
  description text not null,
  discount_cents integer not null check (discount_cents >= 0),
  -- Whose use was counted in coupon_customer.
  email_key text not null default '',
  primary key (order_id, coupon_code)
);

-- Status updates, append-only.
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete cascade,
  at timestamptz not null default now(),
  state text not null,
  -- 'shop', 'customer', 'gateway', 'staff'
  actor text not null,
  note text
);
create index order_event_order on order_event (order_id, id);

create table parcel (
  id integer generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete cascade,
  carrier text not null,
  tracking_number text not null,
  tracking_url text,
  -- [{"position","qty"}]
  lines jsonb not null,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index parcel_order on parcel (order_id);

-- The provider's quotation: a priced cart with contact and addresses, turned into an order by payment_request.
create table quotation (
  name text primary key,
  customer_id integer references customer (id) on delete cascade,
  -- The order as it will be placed, with the total that was quoted.
  request jsonb not null,
  -- What was quoted, in the provider's form.
  document jsonb not null,
  coupon_codes text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  order_id bigint references shop_order (id) on delete set null
);
create index quotation_expired on quotation (expires_at);

-- Products whose stock moved; a job passes them on to the change log in batches, so that orders do not queue
-- behind each other's notifications.
create table stock_move (
  id bigint generated always as identity primary key,
  product_id integer not null
);

-- Paid orders are counted into sales_day and product.sold by a job.
alter table shop_order add column counted_in_sales boolean not null default false;
create index shop_order_uncounted on shop_order (id) where paid_at is not null and not counted_in_sales;
