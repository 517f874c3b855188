-- Refunds that one person asked for and another decides.

create table refund_approval (
  id integer generated always as identity primary key,
  order_id bigint not null references shop_order (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  -- One request per intention.
  key uuid not null unique,
  asked_by integer not null references staff (id),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  decided_by integer references staff (id),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index refund_approval_waiting on refund_approval (asked_at) where state = 'waiting';
