-- What one person of staff may do alone, and from where a change of price is far; no row: the defaults.

create table staff_guard (
  one boolean primary key default true check (one),
  refund_alone_cents integer not null check (refund_alone_cents between 0 and 1000000),
  refunds_an_hour smallint not null check (refunds_an_hour between 0 and 100),
  alone_minutes smallint not null check (alone_minutes between 1 and 1440),
  price_percent smallint not null check (price_percent between 1 and 90),
  bulk_rows integer not null check (bulk_rows between 1 and 10000)
);

-- A looser guard waits for another person, one at a time.
create table staff_guard_request (
  id integer generated always as identity primary key,
  wanted jsonb not null,
  -- As they were when it was asked.
  seen jsonb not null,
  reason text not null,
  asked_by integer not null references staff (id),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  decided_by integer references staff (id),
  decided_at timestamptz
);
create unique index staff_guard_request_waiting on staff_guard_request (state) where state = 'waiting';
