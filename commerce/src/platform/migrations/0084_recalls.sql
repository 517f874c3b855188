-- Safety recalls (Reg. (UE) 2023/988, art. 35–37): of a product, of one of its variants, of a lot.
create table recall (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  variant_id integer references variant (id) on delete cascade,
  -- '' where the whole production is recalled.
  lot text not null default '',
  notice text not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (product_id, variant_id, lot)
);

-- Whom a recall was mailed to, once an address; kept as proof with the recall.
create table recall_mail (
  recall_id integer not null references recall (id) on delete cascade,
  recipient text not null,
  order_number text not null,
  queued_at timestamptz not null default now(),
  primary key (recall_id, recipient)
);
