-- Programs of the owner: tokens they call with, and addresses that are told what happens.

create table program_token (
  id integer generated always as identity primary key,
  name text not null,
  -- Whose rights it never exceeds.
  staff_id integer not null references staff (id),
  scopes text[] not null,
  -- SHA-256 of the secret, which is random enough for it.
  key_hash bytea not null unique,
  -- The last characters of the secret, to tell one from another.
  ending text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz
);
create unique index program_token_name on program_token (lower(name)) where ended_at is null;

alter table change_set drop constraint change_set_by_check;
alter table change_set add constraint change_set_by_check check (by in ('person', 'command', 'import', 'program'));

create table webhook_target (
  id integer generated always as identity primary key,
  address text not null,
  -- Encrypted: it signs what is sent.
  sealed_secret bytea not null,
  kinds text[] not null,
  -- Who made it: is told by mail when it is switched off.
  staff_id integer not null references staff (id),
  created_at timestamptz not null,
  -- Since when nothing arrived there; null: the last one did.
  failing_since timestamptz,
  off_at timestamptz,
  off_because text check (off_because in ('failing', 'gone', 'person')),
  removed_at timestamptz,
  check ((off_at is null) = (off_because is null))
);

-- What targets are to be told, written in the transaction of what happened; sent by a job, at least once.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  target_id integer not null references webhook_target (id) on delete cascade,
  kind text not null,
  -- What replaces an older one of the same that was not tried yet.
  about text,
  at timestamptz not null default now(),
  facts jsonb not null,
  due_at timestamptz not null default now(),
  tries smallint not null default 0,
  tried_at timestamptz,
  answer_code smallint,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index webhook_delivery_due on webhook_delivery (due_at) where sent_at is null and given_up_at is null;
create index webhook_delivery_target on webhook_delivery (target_id, id desc);
create unique index webhook_delivery_latest on webhook_delivery (target_id, kind, about)
  where about is not null and tries = 0 and sent_at is null and given_up_at is null;

create function tell_programs(told_kind text, told_about text, told jsonb) returns void language sql as $$
  insert into webhook_delivery (target_id, kind, about, facts)
  select id, told_kind, told_about, told from webhook_target
   where off_at is null and removed_at is null and told_kind = any(kinds)
   order by id
  on conflict (target_id, kind, about)
    where about is not null and tries = 0 and sent_at is null and given_up_at is null
    do update set facts = excluded.facts, at = excluded.at
$$;

-- Triggers, so that whatever writes the row tells of it, in its transaction.
create function tell_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_programs('order.placed', null, jsonb_build_object(
      'order', new.number, 'total_cents', new.total_cents, 'payment_method', new.payment_method,
      'delivery', new.shipping_kind));
  elsif new.paid_at is not null and old.paid_at is null then
    perform tell_programs('order.paid', null, jsonb_build_object(
      'order', new.number, 'total_cents', new.total_cents, 'payment_method', new.payment_method));
  elsif new.state = 'cancelled' and old.state <> 'cancelled' then
    perform tell_programs('order.cancelled', null, jsonb_build_object(
      'order', new.number, 'total_cents', new.total_cents, 'was_paid', new.paid_at is not null));
  end if;
  return null;
end $$;
create trigger shop_order_told after insert or update of state, paid_at on shop_order
  for each row execute function tell_of_order();

create function tell_of_parcel() returns trigger language plpgsql as $$
begin
  perform tell_programs('order.shipped', null, jsonb_build_object(
    'order', (select number from shop_order where id = new.order_id), 'parcel', new.id,
    'carrier', new.carrier, 'tracking_number', new.tracking_number, 'lines', new.lines));
  return null;
end $$;
create trigger parcel_told after insert on parcel for each row execute function tell_of_parcel();

create function tell_of_refund() returns trigger language plpgsql as $$
begin
  perform tell_programs('refund.made', null, jsonb_build_object(
    'order', (select number from shop_order where id = new.order_id), 'refund', new.id,
    'amount_cents', new.amount_cents));
  return null;
end $$;
create trigger refund_told after update of state on refund
  for each row when (new.state = 'done' and old.state <> 'done') execute function tell_of_refund();
create trigger refund_told_at_once after insert on refund
  for each row when (new.state = 'done') execute function tell_of_refund();

create function tell_of_stock() returns trigger language plpgsql as $$
begin
  perform tell_programs('stock.changed', new.sku, jsonb_build_object('sku', new.sku, 'stock', new.stock));
  return null;
end $$;
create trigger variant_told after update of stock on variant
  for each row when (new.stock is distinct from old.stock) execute function tell_of_stock();

create function tell_of_customer() returns trigger language plpgsql as $$
begin
  perform tell_programs('customer.created', null, jsonb_build_object('customer', new.id));
  return null;
end $$;
create trigger customer_told after insert on customer for each row execute function tell_of_customer();
