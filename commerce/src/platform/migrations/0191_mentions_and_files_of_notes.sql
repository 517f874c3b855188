-- Whom a note about an order mentions (docs/decisions/0184), and whether they have read it. Their names are not written:
-- the note in the log says @[12].
create table order_mention (
  change_set_id bigint not null references change_set (id),
  staff_id integer not null references staff (id) on delete cascade,
  order_id bigint not null references shop_order (id) on delete cascade,
  read_at timestamptz,
  primary key (change_set_id, staff_id)
);
create index order_mention_unread on order_mention (staff_id, order_id) where read_at is null;

-- Files of notes, which only staff see. Their names in the store are random. Without a note: uploaded while it is written.
create table order_note_file (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id),
  staff_id integer not null references staff (id),
  change_set_id bigint references change_set (id),
  name text not null,
  kind text not null check (kind in ('picture', 'pdf')),
  file text not null unique check (file ~ '^[0-9a-f]{32}$'),
  bytes integer not null,
  width integer,
  height integer,
  added_at timestamptz not null
);
create index order_note_file_of on order_note_file (order_id);
create index order_note_file_left on order_note_file (added_at) where change_set_id is null;
create index order_note_file_added on order_note_file (added_at);
