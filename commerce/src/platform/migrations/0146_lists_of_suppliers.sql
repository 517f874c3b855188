-- Lists of suppliers that staff load: the file as it came, how its columns are read, and how far its import is.

create table goods_import (
  id integer generated always as identity primary key,
  file_name text not null,
  supplier text not null,
  -- The file as it came; null: too old to be kept.
  content bytea,
  encoding text not null check (encoding in ('utf-8', 'windows-1252')),
  separator text not null,
  decimals text not null check (decimals in ('comma', 'point')),
  rows integer not null,
  -- Headings and the cells of the first rows: [{"heading": "Codice", "cells": ["LAM-1"]}]
  columns jsonb not null,
  -- {"Codice articolo": "sku"}; null: not chosen yet.
  mapping jsonb,
  state text not null default 'open' check (state in ('open', 'running', 'paused', 'done', 'stopped')),
  staff_id integer not null references staff (id),
  who text not null,
  reason text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  change_set_id bigint references change_set (id)
);
-- One import at a time.
create unique index goods_import_one on goods_import ((true)) where state in ('running', 'paused');
create index goods_import_supplier on goods_import (lower(supplier), id) where mapping is not null;

-- What an import shall change, variant by variant, and what became of it.
create table goods_import_row (
  import_id integer not null references goods_import (id) on delete cascade,
  position integer not null,
  sku text not null,
  product_id integer not null,
  -- {"price": [12.9, 13.5]}
  changes jsonb not null,
  -- null: not yet; "changed": somebody changed it since the trial; "refused": what was allowed then is not any more.
  outcome text check (outcome in ('written', 'changed', 'refused')),
  primary key (import_id, position)
);
create index goods_import_row_waiting on goods_import_row (import_id, position) where outcome is null;

-- GTIN and weight from a list of a supplier stay when files are loaded, as prices do.
alter table variant add own_codes boolean not null default false;
