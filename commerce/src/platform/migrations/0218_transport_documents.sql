-- Transport documents as they were issued (DPR 472/96), and appliances that came back when a new one was delivered.

-- The last number of each year; whoever issues holds its row until the end of the transaction, so none is left out.
create table transport_series (
  year smallint primary key,
  last integer not null check (last > 0)
);

create table transport_document (
  id bigint generated always as identity primary key,
  year smallint not null references transport_series (year),
  number integer not null check (number > 0),
  day date not null,
  -- Of a sale; of electrical waste on its way to a collection site.
  kind text not null check (kind in ('sale', 'weee')),
  order_id bigint references shop_order (id),
  parcel_id bigint unique references parcel (id),
  -- What it says: from, to, carrier, packages, weight, lines.
  content jsonb not null,
  issued_at timestamptz not null,
  unique (year, number),
  constraint sale_has_its_parcel check ((kind = 'sale') = (parcel_id is not null and order_id is not null))
);
create index transport_document_order on transport_document (order_id) where order_id is not null;

create function transport_document_stays() returns trigger language plpgsql as $$
begin
  raise exception 'an issued transport document stays';
end $$;
create trigger transport_document_stays before update or delete on transport_document
  for each row execute function transport_document_stays();

-- Every transport document that a deferred invoice refers to; transport_number and transport_day are those of the first.
alter table invoice add column transports jsonb;

-- What the driver brought back of an order with a take-back; no row: it is awaited.
create table weee_take_back (
  order_id bigint primary key references shop_order (id),
  -- [{"group","pieces","weight_g"}], empty: nothing was handed over.
  appliances jsonb not null,
  noted_at timestamptz not null,
  version integer not null default 1,
  -- On its way to the collection site.
  document_id bigint references transport_document (id)
);
create index weee_take_back_stored on weee_take_back (order_id) where document_id is null;
create index shop_order_take_back on shop_order (placed_at desc, id desc) where weee_take_back;
