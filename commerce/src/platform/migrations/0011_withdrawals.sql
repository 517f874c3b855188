-- Declarations of withdrawal (Codice del consumo, art. 54-bis): accounting records, kept with their orders.

create table withdrawal (
  id bigint generated always as identity primary key,
  -- Number of the order, "-R" and which of its declarations: "CM-7K3MQ9XR-R1".
  number text not null unique,
  order_id bigint not null references shop_order (id) on delete cascade,
  idempotency_key uuid not null,
  name text not null,
  -- Where the confirmation goes.
  email text not null,
  reason text,
  declared_at timestamptz not null,
  -- Goods had left the shop when it was declared: they have to come back.
  shipped boolean not null,
  -- The goods are back; null while they are not.
  received_at timestamptz,
  received_note text,
  constraint withdrawal_declared_once unique (order_id, idempotency_key)
);
create index withdrawal_declared on withdrawal (declared_at);

create table withdrawal_line (
  withdrawal_id bigint not null references withdrawal (id) on delete cascade,
  order_id bigint not null,
  position smallint not null,
  qty integer not null check (qty > 0),
  primary key (withdrawal_id, position),
  foreign key (order_id, position) references order_line (order_id, position) on delete cascade
);
create index withdrawal_line_order on withdrawal_line (order_id, position);

-- Pieces withdrawn from, over all declarations: never more than were sold, never of goods made to measure.
alter table order_line add column withdrawn_qty integer not null default 0;
alter table order_line add constraint line_withdrawn_within_sold
  check (withdrawn_qty between 0 and case when custom_made then 0 else qty end);
