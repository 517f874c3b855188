-- Notes of staff on orders: their text is in the log; here is what belongs to it and may change.
create table order_note (
  change_set_id bigint primary key references change_set (id),
  order_id bigint not null references shop_order (id) on delete cascade,
  -- Stands above the history of the order.
  pinned boolean not null default false
);
create index order_note_order on order_note (order_id);

-- People named in a note; it stands on their first screen until they have opened the order.
create table order_note_mention (
  change_set_id bigint not null references order_note (change_set_id) on delete cascade,
  staff_id integer not null references staff (id) on delete cascade,
  seen_at timestamptz,
  primary key (change_set_id, staff_id)
);
create index order_note_mention_unseen on order_note_mention (staff_id) where seen_at is null;

create table order_note_file (
  id integer generated always as identity primary key,
  change_set_id bigint not null references order_note (change_set_id) on delete cascade,
  name text not null,
  type text not null,
  content bytea not null
);
create index order_note_file_note on order_note_file (change_set_id);

-- The list of products sold below what they cost.
create index variant_with_cost on variant (product_id) where cost_cents is not null;
