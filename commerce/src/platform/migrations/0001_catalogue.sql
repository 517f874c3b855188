-- The catalogue: categories, brands, families, features, products, variants, prices with their history.

create table brand (
  id integer generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  slogan text,
  country text
);

-- A tree of any depth. path is the labels from the root; url is the comma-joined path of the listing calls.
create table category (
  id integer generated always as identity primary key,
  parent_id integer references category (id),
  label text not null,
  path text[] not null unique,
  url text not null unique,
  depth smallint generated always as (cardinality(path)) stored,
  constraint category_label_is_last_of_path check (path[cardinality(path)] = label)
);
create index category_parent on category (parent_id);

create table family (
  code text primary key,
  name text not null
);

create table feature (
  id integer generated always as identity primary key,
  code text not null unique,
  label text not null,
  type text not null check (type in ('text', 'number', 'boolean')),
  unit text
);

create table family_feature (
  family_code text not null references family (code),
  feature_id integer not null references feature (id),
  position integer not null,
  primary key (family_code, feature_id)
);

-- An economic operator under Reg. (EU) 2023/988: manufacturer or EU responsible person.
create table operator (
  id integer generated always as identity primary key,
  name text not null,
  address text not null,
  contact text not null,
  unique (name, address, contact)
);

-- A stored original picture; resized copies are made from it and may be deleted at any time.
create table media (
  hash text primary key,
  source text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index media_source on media (source);

create table product (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  slug text not null unique,
  brand_id integer references brand (id),
  category_id integer not null references category (id),
  family_code text references family (code),
  group_1 text,
  group_2 text,
  group_3 text,
  group_4 text,
  group_5 text,
  short_description text,
  description_html text,
  -- [{"code","value"|"values"}]: read whole with the product, typed by the feature table.
  features jsonb not null default '[]',
  -- [{"hash","width","height","alt"}]
  pictures jsonb not null default '[]',
  -- [{"label","url","kind"}]
  documents jsonb not null default '[]',
  warnings text[] not null default '{}',
  manufacturer_id integer references operator (id),
  eu_responsible_id integer references operator (id),
  -- {"class","scale","label_url","sheet_url","eprel_id"}
  energy jsonb,
  width_cm numeric(8, 2),
  depth_cm numeric(8, 2),
  height_cm numeric(8, 2),
  is_hot boolean not null default false,
  is_new boolean not null default false,
  custom_made boolean not null default false,
  hazardous boolean not null default false,
  min_age smallint,
  sold integer not null default 0 check (sold >= 0),
  rating_average numeric(3, 2) check (rating_average between 1 and 5),
  rating_count integer not null default 0 check (rating_count >= 0),
  published boolean not null default true,
  -- Fingerprint of the imported row: an unchanged row writes nothing.
  row_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_category on product (category_id);
create index product_family on product (family_code);
create index product_brand on product (brand_id);

-- Every slug a product ever had; one that is not product.slug answers redirect_to.
create table product_slug (
  slug text primary key,
  product_id integer not null references product (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index product_slug_product on product_slug (product_id);

create table variant (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  position smallint not null,
  sku text not null unique,
  gtin text unique,
  -- [["Colore","Rosso"],["Misura","5 l"]] in display order.
  options jsonb not null default '[]',
  swatch text,
  -- [{"hash","width","height","alt"}]
  pictures jsonb not null default '[]',
  price_cents integer not null check (price_cents >= 0),
  sale_price_cents integer check (sale_price_cents >= 0),
  sale_from timestamptz,
  sale_to timestamptz,
  promo_price_cents integer check (promo_price_cents >= 0),
  promo_from timestamptz,
  promo_to timestamptz,
  stock integer not null default 0 check (stock >= 0),
  weight_kg numeric(10, 3),
  -- Net content for the unit price (Codice del consumo, art. 14-16).
  content numeric(12, 4) check (content > 0),
  content_unit text check (content_unit in ('kg', 'g', 'l', 'ml', 'm', 'cm', 'm2', 'm3', 'pz'))
);
create index variant_product on variant (product_id, position);

-- Public prices as they were charged, append-only (Codice del consumo, art. 17-bis).
create table price_history (
  variant_id integer not null references variant (id) on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  valid_from timestamptz not null,
  primary key (variant_id, valid_from)
);

create function price_history_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from variant where id = old.variant_id) then
    raise exception 'price_history is append-only';
  end if;
  return old;
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each row execute function price_history_is_append_only();

-- What changed, in commit order for readers: every node replays it into its search index and page cache.
create table change_log (
  seq bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'price', 'removed', 'category', 'content')),
  -- product id, or 0 where the kind has none
  subject_id integer not null default 0,
  subject text,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);

create function wake_change_listeners() returns trigger language plpgsql as $$
begin
  -- PostgreSQL folds equal notifications of one transaction into one.
  perform pg_notify('catalogue_change', '');
  return null;
end $$;
create trigger change_log_wakes after insert on change_log
  for each statement execute function wake_change_listeners();

-- Best sellers by day, fed by orders.
create table sales_day (
  variant_id integer not null references variant (id) on delete cascade,
  day date not null,
  pieces integer not null check (pieces >= 0),
  orders integer not null check (orders >= 0),
  primary key (variant_id, day)
);

create table synonym_group (
  id integer generated always as identity primary key,
  terms text[] not null check (cardinality(terms) >= 2)
);

create table catalogue_import (
  id integer generated always as identity primary key,
  file_name text not null,
  file_hash text not null,
  options jsonb not null default '{}',
  rows_done bigint not null default 0,
  bytes_done bigint not null default 0,
  state text not null check (state in ('running', 'done', 'failed')),
  totals jsonb not null default '{}',
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
