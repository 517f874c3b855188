-- Invoices as they were issued, and the register of daily takings (DPR 633/72, art. 21 and 24).

-- The last number of each year; whoever issues holds its row until the end of the transaction, so none is left out.
create table invoice_series (
  year smallint primary key,
  last integer not null check (last > 0)
);

create sequence invoice_file;

create table invoice (
  id bigint generated always as identity primary key,
  year smallint not null references invoice_series (year),
  number integer not null check (number > 0),
  -- Invoice, credit note, deferred invoice.
  kind text not null check (kind in ('TD01', 'TD04', 'TD24')),
  order_id bigint not null references shop_order (id),
  -- Of a credit note: what it corrects, and the refund it is for.
  corrects bigint references invoice (id),
  refund_id bigint unique references refund (id),
  -- Of the document.
  day date not null,
  -- Of a deferred invoice: the transport document.
  transport_number text,
  transport_day date,
  -- Who it is for, as lists show it.
  buyer text not null,
  total_cents integer not null check (total_cents > 0),
  -- [{"percent","net_cents","vat_cents"}]
  vat jsonb not null,
  state text not null default 'to_send'
    check (state in ('to_send', 'sent', 'rejected', 'delivered', 'not_delivered')),
  -- Of a rejected one: the code of the exchange system and the field it names.
  rejected_code text,
  rejected_field text,
  file_name text not null unique,
  xml text not null,
  issued_at timestamptz not null,
  updated_at timestamptz not null,
  unique (year, number),
  constraint credit_note_corrects check ((kind = 'TD04') = (corrects is not null and refund_id is not null)),
  constraint deferred_has_its_document check
    ((kind = 'TD24') = (transport_number is not null and transport_day is not null)),
  constraint rejected_says_why check ((state = 'rejected') = (rejected_code is not null))
);
-- One invoice an order; its credit notes are as many as its refunds.
create unique index invoice_of_order on invoice (order_id) where kind <> 'TD04';
create index invoice_corrects on invoice (corrects) where corrects is not null;
create index invoice_newest on invoice (year desc, number desc);
create index invoice_state on invoice (state, year desc, number desc);
create index invoice_day on invoice (day);
create index shop_order_asked_invoice on shop_order (paid_at, id) where invoice is not null and paid_at is not null;
create index refund_done on refund (order_id, id) where state = 'done' and not surplus;

create function invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.year, new.number, new.kind, new.order_id, new.day, new.total_cents, new.vat)
      is distinct from (old.year, old.number, old.kind, old.order_id, old.day, old.total_cents, old.vat) then
    raise exception 'an issued invoice stays';
  end if;
  -- A file that may have left the shop is what was issued.
  if new.xml <> old.xml and old.state not in ('to_send', 'rejected') then
    raise exception 'a file that was sent stays';
  end if;
  return new;
end $$;
create trigger invoice_stays before update or delete on invoice for each row execute function invoice_stays();

-- The day on which a sale without an invoice, or a refund of one, is in the register.
create table takings_entry (
  id bigint generated always as identity primary key,
  day date not null,
  order_id bigint not null references shop_order (id),
  -- null: the sale itself
  refund_id bigint references refund (id),
  unique nulls not distinct (order_id, refund_id)
);
create index takings_entry_day on takings_entry (day);

-- Days that are locked, one after another, and what they said.
create table takings_day (
  day date primary key,
  locked_at timestamptz not null,
  locked_by integer references staff (id) on delete set null,
  -- [{"percent","sales_cents","sales_vat_cents","refunds_cents","refunds_vat_cents"}]
  rates jsonb not null
);
create function takings_day_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.day, new.rates) is distinct from (old.day, old.rates) then
    raise exception 'a locked day stays';
  end if;
  return new;
end $$;
create trigger takings_day_stays before update or delete on takings_day
  for each row execute function takings_day_stays();

-- What happens on a day that is locked already falls on the first that is not. The lock of a day waits for the
-- transactions that write entries (advisory lock 0144), so none comes after it.
create function takings_day_of(at timestamptz) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(144);
  return greatest((at at time zone 'Europe/Rome')::date, (select max(day) + 1 from takings_day));
end $$;
create function sale_into_takings() returns trigger language plpgsql as $$
begin
  insert into takings_entry (day, order_id) values (takings_day_of(new.paid_at), new.id) on conflict do nothing;
  return null;
end $$;
create trigger sale_placed_into_takings after insert on shop_order for each row
  when (new.paid_at is not null and new.invoice is null and new.total_cents > 0)
  execute function sale_into_takings();
create trigger sale_paid_into_takings after update of paid_at on shop_order for each row
  when (new.paid_at is not null and old.paid_at is null and new.invoice is null and new.total_cents > 0)
  execute function sale_into_takings();
create function refund_into_takings() returns trigger language plpgsql as $$
begin
  insert into takings_entry (day, order_id, refund_id)
    select takings_day_of(new.updated_at), o.id, new.id from shop_order o
     where o.id = new.order_id and o.invoice is null and o.paid_at is not null
    on conflict do nothing;
  return null;
end $$;
create trigger refund_done_into_takings after insert or update of state on refund for each row
  when (new.state = 'done' and not new.surplus)
  execute function refund_into_takings();

insert into takings_entry (day, order_id)
  select (paid_at at time zone 'Europe/Rome')::date, id from shop_order
   where paid_at is not null and invoice is null and total_cents > 0;
insert into takings_entry (day, order_id, refund_id)
  select (r.updated_at at time zone 'Europe/Rome')::date, o.id, r.id
    from refund r join shop_order o on o.id = r.order_id
   where r.state = 'done' and not r.surplus and o.paid_at is not null and o.invoice is null;
