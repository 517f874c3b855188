-- The price of a wished article when its customer asked to hear of lower ones, or was last told.
create table wished_price (
  customer_id integer not null references customer (id) on delete cascade,
  variant_id integer not null references variant (id) on delete cascade,
  price_cents integer not null,
  primary key (customer_id, variant_id)
);
alter table mail_choice add column prices_checked_at timestamptz;
-- The cart of customers who asked to be reminded of it; of nobody else.
create table kept_cart (
  customer_id integer primary key references customer (id) on delete cascade,
  lines jsonb not null,
  changed_at timestamptz not null,
  reminded_at timestamptz
);
