create table wishlist_item (
  customer_id integer not null references customer (id) on delete cascade,
  variant_id integer not null references variant (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (customer_id, variant_id)
);
create index wishlist_item_variant on wishlist_item (variant_id);

create table review (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  customer_id integer references customer (id) on delete set null,
  -- Shown name: first name and initial, as it was when written.
  author text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  comment text not null default '',
  -- Bought here by this customer when written (Codice del consumo, art. 22, 5-bis).
  verified boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  refused_because text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  moderated_at timestamptz,
  unique (product_id, customer_id)
);
create index review_product on review (product_id, state);
create index review_waiting on review (created_at) where state = 'waiting';

create table review_vote (
  review_id integer not null references review (id) on delete cascade,
  customer_id integer not null references customer (id) on delete cascade,
  helpful boolean not null,
  primary key (review_id, customer_id)
);
