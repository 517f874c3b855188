-- Parcels as lists of staff show them, and what was handed over to a carrier together.

create table day_close (
  id bigint generated always as identity primary key,
  carrier text not null,
  closed_at timestamptz not null,
  -- Who closed it, as the log of changes names people.
  who text not null
);

create index day_close_newest on day_close (closed_at, id);

-- Null: not handed over in a close yet.
alter table parcel add column day_close bigint references day_close (id);

-- Orders that are collected have a parcel without a number: none of these lists shows them.
create index parcel_shipped on parcel (shipped_at, id) where tracking_number <> '';
create index parcel_carrier on parcel (carrier, shipped_at, id) where tracking_number <> '';
create index parcel_tracking on parcel (lower(tracking_number) text_pattern_ops) where tracking_number <> '';
create index parcel_open on parcel (carrier) where day_close is null and tracking_number <> '';
create index parcel_close on parcel (day_close) where day_close is not null;
