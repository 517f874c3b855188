-- The owner's ERPNext: how it is reached, what was read of it, and the runs that read it.

create table erpnext_connection (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null,
  -- Encrypted: "key:secret".
  sealed_key bytea not null,
  key_ending text not null,
  version integer not null,
  -- Who saved it last: imports have this person's rights.
  staff_id integer not null references staff (id),
  saved_at timestamptz not null,
  -- When it is read again; null: it is not.
  next_run_at timestamptz,
  -- When everything is read again, not only what was modified.
  next_full_at timestamptz not null
);

create table erpnext_run (
  id integer generated always as identity primary key,
  -- "try": only compared.
  kind text not null check (kind in ('try', 'all', 'changes')),
  staff_id integer not null references staff (id),
  who text not null,
  state text not null check (state in ('reading', 'writing', 'done', 'failed')),
  -- What is read at the moment, from where: everything modified since, without so many that were seen.
  part text check (part in ('stock', 'prices', 'items')),
  since text,
  skip integer not null default 0,
  rows integer not null default 0,
  changed integer not null default 0,
  held integer not null default 0,
  drafts integer not null default 0,
  faults integer not null default 0,
  -- Moves with every page, so that of two nodes at the same page one is too late.
  turn integer not null default 0,
  tries smallint not null default 0,
  due_at timestamptz not null,
  failure text,
  detail text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  import_id integer references goods_import (id) on delete set null
);
create unique index erpnext_run_one on erpnext_run ((true)) where state in ('reading', 'writing');

-- Up to where documents were read, in ERPNext's own time.
create table erpnext_cursor (
  part text primary key check (part in ('stock', 'prices', 'items')),
  modified text not null
);

create table erpnext_fault (
  run_id integer not null references erpnext_run (id) on delete cascade,
  part text not null,
  name text not null,
  item_code text not null,
  fault text not null,
  value text not null,
  primary key (run_id, part, name)
);

-- ERPNext as it was read last; `run_id`: the run that saw a row.
create table erpnext_stock (
  item_code text primary key,
  pieces numeric not null,
  reserved numeric not null,
  run_id integer not null
);
create table erpnext_price (
  name text primary key,
  item_code text not null,
  rate numeric not null,
  valid_from date,
  valid_upto date,
  run_id integer not null
);
create index erpnext_price_item on erpnext_price (item_code);
create table erpnext_item (
  item_code text primary key,
  item_name text not null,
  disabled boolean not null,
  -- Kilograms; null: not told.
  weight_kg numeric,
  -- One of several of a template, whose name is not the product's.
  is_variant boolean not null,
  run_id integer not null
);

-- Which orders ERPNext knows; those it does not know are taken off its stock.
create table erpnext_order (
  order_id bigint primary key references shop_order (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'given_up')),
  -- Of the Sales Order; null: none was made.
  name text,
  due_at timestamptz not null default now(),
  tries smallint not null default 0,
  failure text,
  detail text not null default '',
  added_at timestamptz not null default now(),
  done_at timestamptz
);
create index erpnext_order_due on erpnext_order (due_at) where state = 'waiting';
