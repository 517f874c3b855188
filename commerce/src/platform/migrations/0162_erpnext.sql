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

-- What ERPNext is to be told, written in the transaction of what happened; sent by a job.
create table erpnext_document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'cancel', 'payment', 'refund')),
  order_id bigint not null references shop_order (id) on delete cascade,
  -- The order itself, the payment, the refund.
  subject_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'given_up')),
  -- Of the Sales Order or Payment Entry; null: none was made.
  name text,
  due_at timestamptz not null default now(),
  tries smallint not null default 0,
  failure text,
  detail text not null default '',
  added_at timestamptz not null default now(),
  done_at timestamptz,
  unique (kind, subject_id)
);
create index erpnext_document_due on erpnext_document (due_at) where state = 'waiting';
create index erpnext_document_order on erpnext_document (order_id);

create function tell_erpnext(told_kind text, told_order bigint, told_subject bigint) returns void language sql as $$
  insert into erpnext_document (kind, order_id, subject_id) values (told_kind, told_order, told_subject)
  on conflict (kind, subject_id) do nothing
$$;

create function erpnext_of_order() returns trigger language plpgsql as $$
declare
  wanted jsonb := (select settings from erpnext_connection);
begin
  if wanted is null or not (wanted->>'orders_out')::boolean then
    return null;
  end if;
  if tg_op = 'INSERT' then
    if new.paid_at is not null or wanted->>'orders_when' = 'placed' then
      perform tell_erpnext('order', new.id, new.id);
    end if;
  elsif new.paid_at is not null and old.paid_at is null then
    perform tell_erpnext('order', new.id, new.id);
  elsif new.state = 'cancelled' and old.state <> 'cancelled' then
    perform tell_erpnext('cancel', new.id, new.id) from erpnext_document
      where kind = 'order' and subject_id = new.id;
  end if;
  return null;
end $$;
create trigger shop_order_to_erpnext after insert or update of state, paid_at on shop_order
  for each row execute function erpnext_of_order();

create function erpnext_of_payment() returns trigger language plpgsql as $$
begin
  if (select (settings->>'payments_out')::boolean from erpnext_connection) then
    perform tell_erpnext('payment', new.order_id, new.id);
  end if;
  return null;
end $$;
create trigger payment_to_erpnext after update of captured_cents on payment
  for each row when (new.captured_cents > 0 and old.captured_cents = 0) execute function erpnext_of_payment();
create trigger payment_to_erpnext_at_once after insert on payment
  for each row when (new.captured_cents > 0) execute function erpnext_of_payment();

create function erpnext_of_refund() returns trigger language plpgsql as $$
begin
  if (select (settings->>'payments_out')::boolean from erpnext_connection) then
    perform tell_erpnext('refund', new.order_id, new.id) from erpnext_document
      where kind = 'payment' and subject_id = new.payment_id;
  end if;
  return null;
end $$;
create trigger refund_to_erpnext after update of state on refund
  for each row when (new.state = 'done' and old.state <> 'done') execute function erpnext_of_refund();
create trigger refund_to_erpnext_at_once after insert on refund
  for each row when (new.state = 'done') execute function erpnext_of_refund();
